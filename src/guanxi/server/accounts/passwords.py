"""Passwords: Argon2id in a thread, few at a time. Nothing here tells whether somebody is known."""

import asyncio
import unicodedata
from collections.abc import Callable
from typing import Final, TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError
from argon2.low_level import Type

from guanxi.server.accounts.writing import folded
from guanxi.server.problems import Problem
from guanxi.server.saying import sentence

R = TypeVar("R")

SHORTEST, LONGEST = 8, 200
AT_ONCE: Final = 2  # each takes 19 MiB and a core for some 30 ms: whoever comes third is asked to try again

HASHER: Final = PasswordHasher(time_cost=2, memory_cost=19 * 1024, parallelism=1, type=Type.ID)

COMMONEST: Final = frozenset(
    """12345678 123456789 1234567890 12341234 11111111 00000000 87654321 88888888 11223344 147258369 123123123
    123321123 password password1 password12 password123 passw0rd p@ssw0rd qwertyui qwertyuiop qwerty123 qwerty12
    qwerty1234 1q2w3e4r 1q2w3e4r5t 1qaz2wsx zaq12wsx asdfghjk asdfghjkl zxcvbnm123 abcd1234 abc12345 a1234567
    aa123456 iloveyou iloveyou1 sunshine princess football baseball basketball superman starwars trustno1 whatever
    computer internet welcome1 welcome123 letmein1 letmein123 changeme changeme1 admin123 administrator dragon123
    monkey123 michelle jennifer charlie1 passwort passwort1 hallo123 schalke04 guanxi123 guanxi1234""".split()  # noqa: SIM905, a list of seventy lines would hide that it is tiny
)


def checked_password(password: str, name: str) -> str:
    """A password that can be taken; Problem says what is wrong."""
    password = plain(password)
    if not SHORTEST <= len(password) <= LONGEST:
        raise Problem("bad_value", sentence("password-length", least=SHORTEST, most=LONGEST), field="password")
    known = password.casefold() in COMMONEST or len(set(password)) < 3 or folded(password) == folded(name)
    if known:
        raise Problem("bad_value", sentence("password-known"), field="password")
    return password


def plain(password: str) -> str:
    """The same password, however a keyboard composes its letters."""
    return unicodedata.normalize("NFKC", password)


class Passwords:
    """Hashes and compares, at most two at once in a process; Problem busy for whoever comes then."""

    def __init__(self) -> None:
        self._running = 0
        self._nobody = ""  # a hash that fits nobody

    async def hashed(self, password: str) -> str:
        """As it is stored."""
        return await self._aside(lambda: HASHER.hash(password))

    async def fits(self, stored: str | None, password: str) -> bool:
        """Is it the password? It takes the same time whether there is one or not."""
        return await self._aside(lambda: self._verify(stored, plain(password)))

    def _verify(self, stored: str | None, password: str) -> bool:
        self._nobody = self._nobody or HASHER.hash("nobody has this password")
        try:
            return HASHER.verify(stored or self._nobody, password) and stored is not None
        except (Argon2Error, InvalidHashError):
            return False

    @staticmethod
    def is_old(stored: str) -> bool:
        """Was it hashed with other parameters than today's?"""
        return HASHER.check_needs_rehash(stored)

    async def _aside(self, work: Callable[[], R]) -> R:
        """In a thread; whoever goes away leaves it running, and it counts until it is done."""
        if self._running >= AT_ONCE:
            raise Problem("busy")
        self._running += 1
        done = asyncio.get_running_loop().run_in_executor(None, work)
        done.add_done_callback(self._ended)
        return await asyncio.shield(done)

    def _ended(self, _: object) -> None:
        self._running -= 1
