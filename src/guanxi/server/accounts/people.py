"""People as they are stored."""

import secrets as random
import unicodedata
from typing import NamedTuple

from sqlalchemy import Connection, insert, select, update

from guanxi.core.errors import InputError
from guanxi.core.table import check_names
from guanxi.server.problems import Problem
from guanxi.server.store.schema import people

LONGEST_NAME = 24
# Letters of other directions are welcome; what turns the direction around, joins, or is not seen is not.
_UNSEEN = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")


class Person(NamedTuple):
    """Somebody: a guest, or with a login an account."""

    id: str
    name: str
    login: str | None
    epoch: int
    vacation: int | None
    removed: bool


def new_id() -> str:
    """A random id that can stand in an address."""
    return random.token_hex(8)


def checked_name(name: str) -> str:
    """A name that can be shown and written into records; Problem says what is wrong."""
    name = " ".join(unicodedata.normalize("NFC", name).split())
    if not 1 <= len(name) <= LONGEST_NAME or any(unicodedata.category(letter) in _UNSEEN for letter in name):
        raise Problem("bad_value", f"a name has 1 to {LONGEST_NAME} visible characters", field="name")
    try:
        check_names([name], 1)
    except InputError as error:
        raise Problem("bad_value", str(error), field="name") from None
    return name


def find(connection: Connection, person: str) -> Person | None:
    """Somebody by id."""
    columns = [people.c[name] for name in Person._fields]
    row = connection.execute(select(*columns).where(people.c.id == person, ~people.c.removed)).first()
    return Person(*row) if row else None


def add_guest(connection: Connection, name: str, now: int) -> Person:
    """Somebody new."""
    person = Person(new_id(), name, None, 0, None, False)
    row = {"id": person.id, "name": name, "epoch": 0, "created": now, "seen": now, "settings": "{}", "removed": False}
    connection.execute(insert(people), [row])
    return person


def seen(connection: Connection, person: str, now: int) -> None:
    """They were here."""
    connection.execute(update(people).where(people.c.id == person).values(seen=now))
