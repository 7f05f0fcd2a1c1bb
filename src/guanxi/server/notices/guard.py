"""Addresses that people give us: where we may connect to on their word, and the only way to do it.

Written by whoever wants to reach what only we can reach (SSRF). So: https with a name, two ports, every address of the
name public, and the connection goes to the very address that was looked at. In doubt, no. Nothing here is a setting.
"""

import asyncio
import re
import socket
import ssl
from collections.abc import Awaitable, Callable
from functools import cache, partial
from typing import Final, NoReturn

from msgspec import Struct

from guanxi.server.notices.aside import Aside
from guanxi.server.notices.public import is_public

LONGEST: Final = 2048
PORTS: Final = (443, 8443)
LOOKUP_S: Final = 3.0
LOOKUPS: Final = 8  # at once
CONNECT_S: Final = 4.0
ADDRESSES: Final = 3  # of one name, tried one after the other
ANSWER_BYTES: Final = 16_384  # the longest head of an answer; nobody reads its body

# Why an address is refused.
NOT_HTTPS: Final = "address-not-https"
TOO_LONG: Final = "address-too-long"
MALFORMED: Final = "address-malformed"
BAD_PORT: Final = "address-port"
NO_NAME: Final = "address-not-a-name"
UNRESOLVED: Final = "address-unresolved"
NOT_PUBLIC: Final = "address-not-public"
CODES: Final = (NOT_HTTPS, TOO_LONG, MALFORMED, BAD_PORT, NO_NAME, UNRESOLVED, NOT_PUBLIC)

# Letters that are themselves in an address (RFC 3986). No user, no fragment, no bracket, nothing to be decoded.
_ADDRESS: Final = re.compile(r"([^/?#@\\:\[\]]+)(?::([0-9]{1,5}))?((?:/[\w.~!$&'()*+,;=:@/?%-]*)?)", re.ASCII)
_LABEL: Final = r"[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?"
# The last label begins with a letter: 127.0.0.1, 127.1, 2130706433 and 0x7f.1 are no names. Other scripts come as xn--.
_NAME: Final = re.compile(rf"(?:{_LABEL}\.)+(?=[a-z]){_LABEL}", re.ASCII)

Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]
Resolve = Callable[[str, int], Awaitable[list[str]]]  # name and port -> addresses in numbers
Connect = Callable[
    [str, int, ssl.SSLContext, str], Awaitable[Streams]
]  # address, port, context, name in the certificate


class Refused(Exception):  # noqa: N818, it is an answer rather than an error
    """An address that we do not connect to; `code` says why, and nothing says which one it was."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


class Target(Struct, frozen=True):
    """An address, taken apart."""

    host: str
    port: int
    path: str

    @property
    def authority(self) -> str:
        """Name and port as they stand in an address."""
        return self.host if self.port == 443 else f"{self.host}:{self.port}"


def parse(address: str) -> Target:
    """The parts of an address; Refused if it is not plainly one of those that we connect to."""
    if len(address) > LONGEST:
        _refuse(TOO_LONG)
    if address[:8].lower() != "https://":
        _refuse(NOT_HTTPS)
    found = _ADDRESS.fullmatch(address[8:])
    if not found:
        _refuse(MALFORMED)
    host, port = found[1].lower(), int(found[2] or 443)
    if len(host) > 253 or not _NAME.fullmatch(host):
        _refuse(NO_NAME)
    if port not in PORTS:
        _refuse(BAD_PORT)
    return Target(host, port, found[3] or "/")


async def connect_to(address: str, port: int, context: ssl.SSLContext, name: str) -> Streams:
    """TLS to an address in numbers, with a certificate for the name. Nothing is looked up and no proxy is asked."""
    return await asyncio.open_connection(address, port, ssl=context, server_hostname=name, limit=ANSWER_BYTES)


@cache
def trusted() -> ssl.SSLContext:
    """Whose certificates this machine trusts; read once, for it takes a while."""
    return ssl.create_default_context()


class Guard:
    """Lets through to public addresses. Names, connections and certificates can be given by tests, the rule cannot."""

    def __init__(
        self, resolve: Resolve | None = None, connect: Connect = connect_to, context: ssl.SSLContext | None = None
    ) -> None:
        self._resolve = resolve or self._look_up
        self._connect = connect
        self._context = context or trusted()
        self._aside = Aside(LOOKUPS)

    async def vet(self, target: Target) -> list[str]:
        """The addresses behind a name, all of them public; Refused otherwise, or if they are not found in time."""
        try:
            async with asyncio.timeout(LOOKUP_S):
                found = await self._resolve(target.host, target.port)
        except (OSError, UnicodeError):
            _refuse(UNRESOLVED)
        if not found:
            _refuse(UNRESOLVED)
        if not all(map(is_public, found)):
            _refuse(NOT_PUBLIC)
        return found

    async def open(self, target: Target) -> Streams:
        """A connection to one of the vetted addresses; Refused, or OSError if none has the right certificate."""
        failure = OSError()
        for address in (await self.vet(target))[:ADDRESSES]:
            try:
                async with asyncio.timeout(CONNECT_S):
                    return await self._connect(address, target.port, self._context, target.host)
            except OSError as error:  # TimeoutError is one, and so are those of certificates
                failure = error
        raise failure

    async def _look_up(self, name: str, port: int) -> list[str]:
        ask = partial(socket.getaddrinfo, name, port, type=socket.SOCK_STREAM, flags=socket.AI_ADDRCONFIG)
        answers = await self._aside.run(ask, LOOKUP_S)
        return list(dict.fromkeys(str(answer[4][0]) for answer in answers))


def _refuse(code: str) -> NoReturn:
    raise Refused(code) from None
