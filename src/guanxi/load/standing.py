"""Afterwards: does everything that was acknowledged stand in the log?"""

from collections.abc import Sequence
from pathlib import Path

from sqlalchemy import func, select

from guanxi.load.figures import Plan
from guanxi.server.settings import Settings
from guanxi.server.store.database import Database
from guanxi.server.store.schema import entries

AT_ONCE = 500


def missing(plan: Plan, data: Path, tables: Sequence[str], accepted: int) -> int:
    """How many of the moves that were acknowledged do not stand in the log."""
    database = Database(Settings(database=plan.database, data=str(data)).address)
    found = 0
    try:
        with database.reading.begin() as connection:
            for first in range(0, len(tables), AT_ONCE):
                some = tables[first : first + AT_ONCE]
                asked = select(func.count()).where(entries.c.table.in_(some), entries.c.data.like('{"kind":"moved"%'))
                found += int(connection.execute(asked).scalar_one())
    finally:
        database.close()
    return max(0, accepted - found)
