"""Tables of lessons are nobody's keepsake: one at which nothing has happened for a week is deleted, with its log."""

from collections.abc import Collection
from typing import Final

from sqlalchemy import Connection, delete

from guanxi.server.house import House
from guanxi.server.store.database import now_of
from guanxi.server.store.schema import tables

WEEK: Final = 7 * 24 * 3600 * 1000


async def tidy(house: House) -> None:
    """Delete what has been left; a table that is open in somebody's browser here stays."""
    watched = [table for table in house.tables.ids() if house.hub.is_watched(table)]
    for table in await house.database.write(delete_left, watched):
        house.tables.forget(table)


def delete_left(connection: Connection, watched: Collection[str] = ()) -> list[str]:
    """The tables of lessons that nobody has touched for a week."""
    left = (tables.c.lesson, tables.c.changed < now_of(connection) - WEEK, tables.c.id.not_in(watched))
    return list(connection.execute(delete(tables).where(*left).returning(tables.c.id)).scalars())
