"""The log of tables: append goes through the writer; this reads it."""

from typing import NamedTuple

from sqlalchemy import Connection, and_, select

from guanxi.server.store.database import Database
from guanxi.server.store.schema import entries


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

    async def since(self, table: str, number: int) -> list[Stored]:
        """The entries after a number, in order."""
        return await self._database.read(read_since, table, number)

    async def by_key(self, table: str, key: str) -> Stored | None:
        """The entry with a key, if there is one."""
        return await self._database.read(read_by_key, table, key)

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
