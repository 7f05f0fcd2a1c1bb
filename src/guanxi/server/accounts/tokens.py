"""Tokens: for programs, for coming back from another device, for a new password. Only their hashes are stored.

| purpose | lasts | ends besides |
| api | until revoked | a reset, deletion |
| return | a year, as often as wanted | revoked; a change of the password, a reset, deletion |
| reset | a day, once | a newer one, a change of the password |

Whoever changes a password knows the old one, and programs of theirs go on; an operator's reset is for accounts that
may be in other hands, so everything ends.
"""

import hashlib
import secrets as random
from collections.abc import Iterable
from typing import Final, NamedTuple

from sqlalchemy import Connection, delete, func, insert, select

from guanxi.core.errors import InputError
from guanxi.server.accounts.people import Person, by_login, find
from guanxi.server.problems import Problem
from guanxi.server.saying import sentence
from guanxi.server.store.database import now_of
from guanxi.server.store.schema import tokens

API, RETURN, RESET = "api", "return", "reset"
DAY: Final = 24 * 3600 * 1000
LASTS: Final = {API: None, RETURN: 365 * DAY, RESET: DAY}
MOST: Final = {API: 20, RETURN: 10, RESET: 1}  # of one person
SHOWN: Final = 16  # letters of a hash that name a token in lists


class Valid(NamedTuple):
    """A token that is worth something."""

    person: Person
    hash: str
    used: int | None


class Listed(NamedTuple):
    """A token in a list: never the token itself."""

    id: str
    purpose: str
    label: str
    created: int
    used: int | None
    expires: int | None


def new_token(connection: Connection, person: str, purpose: str, now: int, label: str = "") -> str:
    """A token; it is told once and never again."""
    lasts = LASTS[purpose]
    mine = (tokens.c.person == person, tokens.c.purpose == purpose)
    connection.execute(delete(tokens).where(*mine, tokens.c.expires < now))
    if connection.execute(select(func.count()).select_from(tokens).where(*mine)).scalar_one() >= MOST[purpose]:
        raise Problem("full", most=MOST[purpose])
    token = f"gx_{random.token_urlsafe(24)}"
    row = {"hash": hashed(token), "person": person, "purpose": purpose, "label": label, "created": now}
    connection.execute(insert(tokens), [row | {"expires": None if lasts is None else now + lasts}])
    return token


def hashed(token: str) -> str:
    """As it is stored."""
    return hashlib.sha256(token.encode(errors="replace")).hexdigest()


def valid(connection: Connection, digest: str, purpose: str) -> Valid | None:
    """Whose token it is; None if it is unknown, for something else, or too old."""
    row = connection.execute(select(tokens).where(tokens.c.hash == digest, tokens.c.purpose == purpose)).first()
    if row is None or (row.expires is not None and row.expires <= now_of(connection)):
        return None
    person = find(connection, row.person)
    return Valid(person, digest, row.used) if person else None


def use_up(connection: Connection, digest: str, purpose: str) -> Person:
    """Whose token it was: it is worth nothing from now on. Problem if it was worth nothing before."""
    known = valid(connection, digest, purpose)
    if known is None or connection.execute(delete(tokens).where(tokens.c.hash == digest)).rowcount != 1:
        raise Problem("bad_token")
    return known.person


def listed(connection: Connection, person: str, purposes: Iterable[str]) -> list[Listed]:
    """Somebody's tokens, the newest first."""
    asked = select(tokens).where(tokens.c.person == person, tokens.c.purpose.in_(list(purposes)))
    rows = connection.execute(asked.order_by(tokens.c.created.desc(), tokens.c.hash))
    return [Listed(row.hash[:SHOWN], row.purpose, row.label, row.created, row.used, row.expires) for row in rows]


def revoke(connection: Connection, person: str, ident: str) -> str:
    """End a token of one's own, named as in the list; its hash. Problem if there is none."""
    mine = select(tokens.c.hash).where(tokens.c.person == person, func.substr(tokens.c.hash, 1, SHOWN) == ident)
    digest = connection.execute(mine).scalar() if ident.isalnum() and ident.isascii() else None
    if digest is None:
        raise Problem("no_such_thing")
    connection.execute(delete(tokens).where(tokens.c.hash == digest))
    return str(digest)


def revoke_all(connection: Connection, person: str, purposes: Iterable[str]) -> None:
    """End all of somebody's tokens for some purposes."""
    connection.execute(delete(tokens).where(tokens.c.person == person, tokens.c.purpose.in_(list(purposes))))


def tidy(connection: Connection) -> None:
    """Forget what has expired."""
    connection.execute(delete(tokens).where(tokens.c.expires <= now_of(connection)))


def reset_token(connection: Connection, login: str) -> str:
    """A token with which an account sets a new password, once, within a day: for the operator to hand over."""
    known = by_login(connection, login)
    if known is None:
        raise InputError(sentence("no-such-account"))
    revoke_all(connection, known[0].id, [RESET])
    return new_token(connection, known[0].id, RESET, now_of(connection))
