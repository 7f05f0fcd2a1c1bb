"""When the whole service stood still, nobody loses time by it: those who were asked get it back.

Every few seconds a process writes down that the service lives. Whoever finds, at a start or later, that nobody has for
a while, gives the time back in the same transaction: an entry at every table where a person's clock ran.
"""

import asyncio
import logging
import time
from collections.abc import Callable
from typing import Final

import msgspec
from sqlalchemy import Connection, and_, select, text

from guanxi.server.clocks.speed import Days, Speed, Untimed
from guanxi.server.problems import Problem
from guanxi.server.store.appending import Row, append
from guanxi.server.store.database import Database
from guanxi.server.store.schema import seats, secrets, tables
from guanxi.server.tables import entries as e
from guanxi.server.tables.sitting import BOT_GRACE, RUNNING

logger = logging.getLogger(__name__)

NAME: Final = "heartbeat"
BEAT: Final = 10.0  # seconds
AGAIN: Final = 1.0  # seconds, where the database could not be reached
STILL: Final = 15_000  # milliseconds without a beat: nobody has served
DAYS: Final = 3_600_000  # a clock of days is not stopped for less
_NOTE: Final = text(
    "insert into secrets (name, value) values (:name, :now) on conflict (name) do update set value = :now"
)


class Heart:
    """Beats for as long as the server runs; `heard` is told of tables that were given time."""

    def __init__(self, database: Database, heard: Callable[[str, int], None]) -> None:
        self._database = database
        self._heard = heard
        self._last = 0.0

    async def beat(self) -> None:
        """The service lives."""
        for table, number in await self._database.write(_beat, self._database):
            self._heard(table, number)
        self._last = time.time()

    @property
    def is_beating(self) -> bool:
        """Was there a beat lately? If not, time may have to be given back before any clock is looked at."""
        return abs(time.time() - self._last) < BEAT + STILL / 1000

    async def run(self) -> None:
        """For as long as the server runs."""
        while True:
            await asyncio.sleep(BEAT if self.is_beating else AGAIN)
            try:
                await self.beat()
            except Problem as problem:
                logger.warning("no heartbeat: %s", problem.code)


def _beat(connection: Connection, database: Database) -> list[tuple[str, int]]:
    return beat(connection, database.now(connection))


def beat(connection: Connection, now: int) -> list[tuple[str, int]]:
    """Note that the service lives; if it had stood still, the tables that were given time, with their new numbers."""
    asked = select(secrets.c.value).where(secrets.c.name == NAME).with_for_update()
    last = connection.execute(asked).scalar()
    stood = last is not None and now - int(last) > STILL
    given = _give(connection, int(last), now) if last is not None and stood else []
    connection.execute(_NOTE, {"name": NAME, "now": str(now)})
    if stood:
        logger.warning(
            "nobody has served for %s s: %s tables are given time", (now - int(last or 0)) // 1000, len(given)
        )
    return given


def _give(connection: Connection, last: int, now: int) -> list[tuple[str, int]]:
    person = and_(seats.c.table == tables.c.id, seats.c.place == tables.c.asked, seats.c.person.is_not(None))
    asked = select(tables).join(seats, person).where(tables.c.status == RUNNING, tables.c.due.is_not(None))
    rows = []
    for table in connection.execute(asked):
        lost = now - max(last, table.changed)
        if lost >= _least(msgspec.json.decode(table.about, type=e.Terms).speed):
            # What a computer player does for somebody is not put off.
            due = table.due if table.due - table.changed == BOT_GRACE else table.due + lost
            told = e.write(e.Given(lost))
            key = f"given-{last}"
            rows.append(Row(table.id, table.number + 1, key, None, 0, told, RUNNING, table.asked, due - now))
    return [(row.table, row.number) for row in append(connection, rows, now)]


def _least(speed: Speed) -> float:
    """Milliseconds for which a stop is worth an entry."""
    if isinstance(speed, Untimed):
        return float("inf")
    return DAYS if isinstance(speed, Days) else 1000
