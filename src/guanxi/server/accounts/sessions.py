"""Who asks: by a signed cookie (people), or by a token in the header (programs).

The cookie is Litestar's: encrypted and signed by the key of this installation, unreadable for scripts. It names a
person and an epoch; whoever raises the epoch has ended all sessions. Every request asks the database, so that an end is
an end in every process at once; open sockets are looked after by `upkeep`.
"""

from collections.abc import Iterable
from typing import Any

from litestar.connection import ASGIConnection
from sqlalchemy import Connection as Store
from sqlalchemy import select

from guanxi.server.accounts.people import Pass, Person, find
from guanxi.server.accounts.tokens import API, hashed, valid
from guanxi.server.house import House
from guanxi.server.problems import Problem
from guanxi.server.store.schema import people, tokens

Connection = ASGIConnection[Any, Any, Any, Any]
COOKIE = "guanxi"
IN_PERSON = {"in_person": True}  # of a handler that calls `in_person`
AT_ONCE = 500  # in one query


async def pass_of(connection: Connection, house: House) -> tuple[Person, Pass] | None:
    """Who asks, and by what; None if they have not said. Problem if a token is wrong."""
    kind, _, token = connection.headers.get("authorization", "").partition(" ")
    if kind.lower() == "bearer":
        known = await house.database.read(valid, hashed(token.strip()), API)
        if known is None:
            raise Problem("bad_token")
        house.diary.used(known.hash, known.used, house.now())
        return known.person, Pass(known.person.id, known.person.epoch, known.hash)
    told = connection.session if "session" in connection.scope else {}
    ident = told.get("person") if isinstance(told, dict) else None
    person = await house.database.read(find, ident) if isinstance(ident, str) else None
    if person is None or person.epoch != told.get("epoch"):
        return None
    house.diary.seen(person.id, person.seen, house.now())
    return person, Pass(person.id, person.epoch)


async def person_of(connection: Connection, house: House) -> Person | None:
    """Who asks; None if they have not said. Problem if a token is wrong."""
    known = await pass_of(connection, house)
    return known[0] if known else None


async def somebody(connection: Connection, house: House) -> Person:
    """Who asks; Problem if they have not said."""
    person = await person_of(connection, house)
    if person is None:
        raise Problem("not_signed_in")
    return person


async def in_person(connection: Connection, house: House) -> Person:
    """Who asks, and not a program for them: for what a token must not do, such as make others."""
    known = await pass_of(connection, house)
    if known is None:
        raise Problem("not_signed_in")
    if known[1].token is not None:
        raise Problem("no_program")
    return known[0]


def sign_in(connection: Connection, person: Person) -> None:
    """From now on this browser is theirs."""
    connection.set_session({"person": person.id, "epoch": person.epoch})


def ended(store: Store, passes: Iterable[Pass]) -> set[Pass]:
    """Those that are worth nothing any more."""
    wanted = sorted(set(passes), key=lambda each: each.person)
    found: set[Pass] = set()
    for start in range(0, len(wanted), AT_ONCE):
        found |= _ended(store, wanted[start : start + AT_ONCE])
    return found


def _ended(store: Store, passes: list[Pass]) -> set[Pass]:
    asked = select(people.c.id, people.c.epoch).where(people.c.id.in_([each.person for each in passes]))
    epochs = {row.id: row.epoch for row in store.execute(asked.where(~people.c.removed))}
    hashes = [each.token for each in passes if each.token]
    alive = set(store.execute(select(tokens.c.hash).where(tokens.c.hash.in_(hashes))).scalars()) if hashes else set()
    return {
        each
        for each in passes
        if each.person not in epochs or (each.token not in alive if each.token else each.epoch != epochs[each.person])
    }
