"""People as they are stored."""

import secrets as random
from typing import NamedTuple

from sqlalchemy import Connection, insert, select, update

from guanxi.server.accounts.writing import checked_name as checked_name
from guanxi.server.accounts.writing import folded
from guanxi.server.problems import Problem
from guanxi.server.saying import sentence
from guanxi.server.store.schema import people

ID = "^[0-9a-f]{16}$"


class Person(NamedTuple):
    """Somebody: a guest, or with a login an account."""

    id: str
    name: str
    login: str | None
    epoch: int
    vacation: int | None
    removed: bool
    seen: int = 0
    settings: str = "{}"


class Pass(NamedTuple):
    """What somebody came in with: a session of some epoch, or a token."""

    person: str
    epoch: int
    token: str | None = None


_COLUMNS = [people.c[name] for name in Person._fields]


def new_id() -> str:
    """A random id that can stand in an address."""
    return random.token_hex(8)


def find(connection: Connection, person: str) -> Person | None:
    """Somebody by id."""
    row = connection.execute(select(*_COLUMNS).where(people.c.id == person, ~people.c.removed)).first()
    return Person(*row) if row else None


def found(connection: Connection, person: str) -> Person:
    """The same; Problem if there is nobody."""
    somebody = find(connection, person) if person.isalnum() and person.isascii() else None
    if somebody is None:
        raise Problem("no_such_person")
    return somebody


def add_guest(connection: Connection, name: str, now: int, settings: str = "{}") -> Person:
    """Somebody new."""
    person = Person(new_id(), name, None, 0, None, False, now, settings)
    row = {
        "id": person.id,
        "name": name,
        "epoch": 0,
        "created": now,
        "seen": now,
        "settings": settings,
        "removed": False,
    }
    connection.execute(insert(people), [row])
    return person


def rename(connection: Connection, person: str, name: str) -> Person:
    """Another name. An account signs in with the new one from then on; Problem if somebody else does."""
    known = found(connection, person)
    login = None if known.login is None else folded(name)
    _check_free(connection, login, person)
    connection.execute(update(people).where(people.c.id == person).values(name=name, login=login))
    return known._replace(name=name, login=login)


# ------------------------------------------------------------ accounts


def by_login(connection: Connection, name: str) -> tuple[Person, str] | None:
    """The account of a name, and its hashed password."""
    asked = select(*_COLUMNS, people.c.password).where(people.c.login == folded(name), ~people.c.removed)
    row = connection.execute(asked).first()
    return (Person(*row[:-1]), row.password) if row else None


def password_of(connection: Connection, person: str) -> str | None:
    """The hashed password of an account."""
    return connection.execute(select(people.c.password).where(people.c.id == person)).scalar()


def add_account(connection: Connection, guest: str | None, name: str, password: str, now: int) -> Person:
    """A guest becomes an account and keeps everything; or somebody new does."""
    person = found(connection, guest) if guest else add_guest(connection, name, now)
    if person.login is not None:
        raise Problem("forbidden", sentence("account-already"))
    _check_free(connection, folded(name), person.id)
    values = {"name": name, "login": folded(name), "password": password}
    connection.execute(update(people).where(people.c.id == person.id).values(**values))
    return person._replace(name=name, login=folded(name))


def _check_free(connection: Connection, login: str | None, person: str) -> None:
    taken = login and connection.execute(select(people.c.id).where(people.c.login == login, people.c.id != person))
    if taken and taken.first():
        raise Problem("name_taken")


def set_password(connection: Connection, person: str, password: str) -> Person:
    """Another password; all sessions end."""
    end_sessions(connection, person)
    connection.execute(update(people).where(people.c.id == person).values(password=password))
    return found(connection, person)


def rehash(connection: Connection, person: str, old: str, new: str) -> None:
    """The same password with today's parameters, unless it was changed meanwhile."""
    connection.execute(update(people).where(people.c.id == person, people.c.password == old).values(password=new))


def end_sessions(connection: Connection, person: str) -> None:
    """Every cookie that names an older epoch is worth nothing from now on."""
    connection.execute(update(people).where(people.c.id == person).values(epoch=people.c.epoch + 1))
