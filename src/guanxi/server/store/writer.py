"""The batching writer: many tables' entries in one transaction, on SQLite and PostgreSQL alike.

An entry has a number that nobody else may have taken, and a key that has not been used at its table. One that conflicts
does not fail the others; what became of a commit that was cut off is settled by reading the keys.
"""

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from sqlalchemy import Connection, text
from sqlalchemy.exc import SQLAlchemyError

from guanxi.server.store.database import Database, is_away

log = logging.getLogger(__name__)

MOST: Final = 256  # entries in a batch
PATIENCE: Final = 10.0  # seconds that a batch waits for a database that cannot be reached
LONGEST_NOTICE: Final = 7900  # bytes that PostgreSQL takes
CHANNEL: Final = "guanxi"


class Row(NamedTuple):
    """An entry to be appended, and what the table's summary is after it."""

    table: str
    number: int
    key: str
    person: str | None
    digest: int
    data: str
    status: str
    asked: int | None
    due: int | None  # milliseconds from now on
    chairs: tuple[tuple[str | None, str | None], ...] = ()  # person and bot of each place, where that has changed


class Outcome(NamedTuple):
    """What became of a row: it stands since a time; or something else has its number or key; or nobody knows."""

    at: int = 0
    conflict: bool = False
    key_used: bool = False  # with a conflict: it is the key that something else has
    failed: bool = False


Done = Callable[[Outcome], None]

INSERT: Final = text(
    'insert into entries ("table", number, key, person, at, digest, data)'
    " values (:table, :number, :key, :person, :at, :digest, :data) on conflict do nothing"
)
SUMMARY: Final = text(
    "update tables set number = :number, status = :status, asked = :asked, due = :due, changed = :at"
    " where id = :table and number < :number"
)
CHAIR: Final = text('update seats set person = :person, bot = :bot where "table" = :table and place = :place')
FOUND: Final = text('select key, at from entries where "table" = :table and number = :number')


class Writer:
    """Takes rows from the event loop, and tells it what became of them."""

    def __init__(self, database: Database, loop: asyncio.AbstractEventLoop, origin: str = "") -> None:
        self.database = database
        self.committed = 0  # batches, for tests and metrics
        self._loop = loop
        self._origin = origin  # of what is told to other processes
        self._waiting: list[tuple[Row, Done]] = []
        self._busy = False

    def append(self, row: Row, done: Done) -> None:
        """Append a row; `done` is called in the event loop."""
        self._waiting.append((row, done))
        if not self._busy:
            self._next()

    def _next(self) -> None:
        batch, self._waiting = self._waiting[:MOST], self._waiting[MOST:]
        self._busy = True
        self.database.submit(lambda: self._write(batch))

    def _write(self, batch: list[tuple[Row, Done]]) -> None:
        """In the thread that writes."""
        outcomes = self._outcomes([row for row, _ in batch])
        with contextlib.suppress(RuntimeError):  # the loop is closed: nobody listens any more
            self._loop.call_soon_threadsafe(self._written, batch, outcomes)

    def _written(self, batch: list[tuple[Row, Done]], outcomes: list[Outcome]) -> None:
        self.committed += 1
        self._busy = False
        if self._waiting:
            self._next()
        for (_, done), outcome in zip(batch, outcomes, strict=True):
            done(outcome)

    def _outcomes(self, rows: list[Row]) -> list[Outcome]:
        patience = time.monotonic() + PATIENCE
        tries = 0
        while True:
            try:
                return self._together(rows, settle=tries > 0)
            except SQLAlchemyError as error:
                if not is_away(error):
                    break
                log.warning("the database cannot be reached (%s)", type(error).__name__)
                tries += 1
                if time.monotonic() > patience:
                    return [Outcome(failed=True)] * len(rows)
                time.sleep(min(0.05 * 2**tries, 1.0))
        if len(rows) == 1:
            log.error("an entry of table %s cannot be stored", rows[0].table)
            return [Outcome(failed=True)]
        return [outcome for row in rows for outcome in self._outcomes([row])]  # one bad row does not fail the others

    def _together(self, rows: list[Row], settle: bool) -> list[Outcome]:
        """All of them in one transaction."""
        with self.database.writing.begin() as connection:
            now = self.database.now(connection)
            told = [_told(row, now) for row in rows]
            found = connection.execute(INSERT, told)
            if found.rowcount == len(rows) and not settle:
                outcomes = [Outcome(now)] * len(rows)
            else:
                outcomes = [_settled(connection, row) for row in rows]
            stands = [each for each, outcome in zip(told, outcomes, strict=True) if not outcome.conflict]
            if stands:
                connection.execute(SUMMARY, stands)
                _seat(connection, rows, outcomes)
                self._notify(connection, rows)
        return outcomes

    def _notify(self, connection: Connection, rows: Sequence[Row]) -> None:
        """Tell other processes, once for the batch; it is only a hint, so if it is too long it just says "look"."""
        if self.database.is_sqlite:
            return
        told = " ".join([self._origin, *{f"{row.table}:{row.number}" for row in rows}])
        told = told if len(told) < LONGEST_NOTICE else f"{self._origin} look"
        connection.execute(text("select pg_notify(:channel, :told)"), {"channel": CHANNEL, "told": told})


def _told(row: Row, now: int) -> dict[str, object]:
    due = None if row.due is None else now + row.due
    return {
        "table": row.table,
        "number": row.number,
        "key": row.key,
        "person": row.person,
        "at": now,
        "digest": row.digest,
        "data": row.data,
        "status": row.status,
        "asked": row.asked,
        "due": due,
    }


def _seat(connection: Connection, rows: Sequence[Row], outcomes: Sequence[Outcome]) -> None:
    """Who sits where, for lists."""
    for row, outcome in zip(rows, outcomes, strict=True):
        if row.chairs and not outcome.conflict:
            told = [
                {"table": row.table, "place": place, "person": person, "bot": bot}
                for place, (person, bot) in enumerate(row.chairs)
            ]
            connection.execute(CHAIR, told)


def _settled(connection: Connection, row: Row) -> Outcome:
    """Does this row stand, or another one in its place?"""
    found = connection.execute(FOUND, {"table": row.table, "number": row.number}).first()
    if found is not None and found.key == row.key:
        return Outcome(found.at)
    return Outcome(conflict=True, key_used=found is None)
