"""Who asks: by a signed cookie (people), or by a token in the header (programs).

The cookie is Litestar's: encrypted and signed by the key of this installation, unreadable for scripts. It names a
person and an epoch; whoever raises the epoch has ended all sessions.
"""

from typing import Any

from litestar.connection import ASGIConnection

from guanxi.server.accounts.people import Person, find
from guanxi.server.accounts.tokens import hashed, use_token
from guanxi.server.house import House
from guanxi.server.problems import Problem

Connection = ASGIConnection[Any, Any, Any, Any]
COOKIE = "guanxi"


async def person_of(connection: Connection, house: House) -> Person | None:
    """Who asks; None if they have not said. Problem if a token is wrong."""
    header = connection.headers.get("authorization", "")
    if header:
        kind, _, token = header.partition(" ")
        found = await house.database.read(use_token, hashed(token), "api") if kind.lower() == "bearer" else None
        if found is None:
            raise Problem("bad_token")
        return found
    told = connection.session if "session" in connection.scope else {}
    person = told.get("person") if isinstance(told, dict) else None
    if not isinstance(person, str):
        return None
    found = await house.database.read(find, person)
    return found if found and found.epoch == told.get("epoch") else None


async def somebody(connection: Connection, house: House) -> Person:
    """Who asks; Problem if they have not said."""
    person = await person_of(connection, house)
    if person is None:
        raise Problem("not_signed_in")
    return person


def sign_in(connection: Connection, person: Person) -> None:
    """From now on this browser is theirs."""
    connection.set_session({"person": person.id, "epoch": person.epoch})
