"""The log of tables: append goes through the writer; this reads it."""

from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import Connection, and_, select

from guanxi.server.store.database import Database
from guanxi.server.store.schema import entries, people, seats, tables


class Stored(NamedTuple):
    """An entry as it stands in the log."""

    number: int
    key: str
    person: str | None
    at: int
    digest: int
    data: str


_COLUMNS = [entries.c[name] for name in Stored._fields]


class Log:
    """Reads entries."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self.is_shared = not database.is_sqlite  # may other processes write it?

    async def since(self, table: str, number: int) -> list[Stored]:
        """The entries after a number, in order."""
        return await self._database.read(read_since, table, number)

    async def by_key(self, table: str, key: str) -> Stored | None:
        """The entry with a key, if there is one."""
        return await self._database.read(read_by_key, table, key)

    async def number(self, table: str) -> int:
        """The number of a table's last entry; 0 if there is no such table."""
        return (await self.numbers([table])).get(table, 0)

    async def numbers(self, asked: Sequence[str]) -> dict[str, int]:
        """The same of many tables, by one question."""
        return await self._database.read(read_numbers, asked)

    async def names(self, table: str) -> dict[str, str]:
        """What those are called who sit at a table, by id."""
        return await self._database.read(read_names, table)

    async def one(self, table: str, number: int) -> Stored | None:
        """The entry with a number, if there is one."""
        return await self._database.read(read_one, table, number)


def read_one(connection: Connection, table: str, number: int) -> Stored | None:
    """The entry with a number, if there is one."""
    chosen = and_(entries.c.table == table, entries.c.number == number)
    row = connection.execute(select(*_COLUMNS).where(chosen)).first()
    return Stored(*row) if row else None


def read_since(connection: Connection, table: str, number: int) -> list[Stored]:
    """The entries after a number, in order."""
    asked = select(*_COLUMNS).where(and_(entries.c.table == table, entries.c.number > number))
    return [Stored(*row) for row in connection.execute(asked.order_by(entries.c.number))]


def read_by_key(connection: Connection, table: str, key: str) -> Stored | None:
    """The entry with a key, if there is one."""
    row = connection.execute(select(*_COLUMNS).where(and_(entries.c.table == table, entries.c.key == key))).first()
    return Stored(*row) if row else None


def read_numbers(connection: Connection, asked: Sequence[str]) -> dict[str, int]:
    """The numbers of tables' last entries."""
    found = connection.execute(select(tables.c.id, tables.c.number).where(tables.c.id.in_(asked)))
    return {row.id: row.number for row in found}


def read_names(connection: Connection, table: str) -> dict[str, str]:
    """What those are called who sit at a table, by id."""
    joined = seats.join(people, seats.c.person == people.c.id)
    asked = select(people.c.id, people.c.name).select_from(joined).where(seats.c.table == table)
    return {row.id: row.name for row in connection.execute(asked)}
