"""The batching writer: many tables' entries in one transaction, on SQLite and PostgreSQL alike.

An entry has a number that nobody else may have taken, and a key that has not been used at its table. One that conflicts
does not fail the others; what became of a commit that was cut off is settled by reading the keys.
"""

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable
from typing import Final, NamedTuple

from sqlalchemy import Connection, text
from sqlalchemy.exc import SQLAlchemyError

from guanxi.server.counting import SECONDS, SIZES, Histogram
from guanxi.server.store import appending
from guanxi.server.store.appending import Row
from guanxi.server.store.database import Database, is_away

log = logging.getLogger(__name__)

MOST: Final = 256  # entries in a batch
GATHER: Final = 0.006  # seconds that the first entry of a batch waits for others
ALONE: Final = 0.05  # seconds without a batch after which no others are expected
PATIENCE: Final = 10.0  # seconds that a batch waits for a database that cannot be reached


class Outcome(NamedTuple):
    """What became of a row: it stands since a time; or something else has its number or key; or it does not stand."""

    at: int = 0
    conflict: bool = False
    key_used: bool = False  # with a conflict: it is the key that something else has
    failed: bool = False
    unsettled: bool = False  # with a failure: nobody knows, the database was lost in the middle of it


Done = Callable[[Outcome], None]
Batch = list[tuple[Row, Done]]

_FOUND: Final = text('select key, at from entries where "table" = :table and number = :number')


class Writer:
    """Takes rows from the event loop, and tells it what became of them."""

    def __init__(self, database: Database, loop: asyncio.AbstractEventLoop, origin: str = "") -> None:
        self.database = database
        self.committed = 0  # batches, for tests and metrics
        self.entries = 0  # that were committed
        self.sizes = Histogram(SIZES)
        self.seconds = Histogram(SECONDS)
        self.patience = PATIENCE
        self._loop = loop
        self._origin = origin  # of what is told to other processes
        self._waiting: Batch = []
        self._busy = False
        self._last = float("-inf")  # when a batch was last written

    def append(self, row: Row, done: Done) -> None:
        """Append a row; `done` is called in the event loop."""
        self._waiting.append((row, done))
        if not self._busy:
            self._gather()

    @property
    def is_idle(self) -> bool:
        """Is nothing being written, and does nothing wait for it?"""
        return not self._busy and not self._waiting

    def _gather(self) -> None:
        """Wait a moment for others: a commit, and the way to its thread and back, cost as much for many as for one.

        Who writes alone does not wait.
        """
        self._busy = True
        is_alone = self._loop.time() - self._last > ALONE
        self._loop.call_later(0 if is_alone else GATHER, self._next)

    def _next(self) -> None:
        batch, self._waiting = self._waiting[:MOST], self._waiting[MOST:]
        try:
            self.database.submit(lambda: self._write(batch))
        except RuntimeError:  # it is closed
            self._loop.call_soon(self._written, batch, [Outcome(failed=True)] * len(batch))

    def _write(self, batch: Batch) -> None:
        """In the thread that writes."""
        began = time.perf_counter()
        outcomes = self._outcomes([row for row, _ in batch])
        self.seconds.add(time.perf_counter() - began)
        with contextlib.suppress(RuntimeError):  # the loop is closed: nobody listens any more
            self._loop.call_soon_threadsafe(self._written, batch, outcomes)

    def _written(self, batch: Batch, outcomes: list[Outcome]) -> None:
        self.committed += 1
        self.entries += sum(1 for outcome in outcomes if outcome.at)
        self.sizes.add(len(batch))
        self._last = self._loop.time()
        self._busy = False
        if self._waiting:
            self._gather()
        for (row, done), outcome in zip(batch, outcomes, strict=True):
            try:
                done(outcome)
            except Exception:  # of one table: the others must hear of theirs
                log.exception("what became of an entry of table %s could not be told", row.table)

    def _outcomes(self, rows: list[Row]) -> list[Outcome]:
        began = time.monotonic()
        tries = 0
        while True:
            try:
                return self._together(rows)
            except SQLAlchemyError as error:
                if not is_away(error):
                    break
                log.warning("the database cannot be reached (%s)", type(error).__name__)
                tries += 1
                if time.monotonic() > began + self.patience:
                    return [Outcome(failed=True, unsettled=True)] * len(rows)
                time.sleep(min(0.05 * 2**tries, 1.0))
            except Exception:  # such as text that cannot be encoded
                break
        if len(rows) == 1:
            log.error("an entry of table %s cannot be stored", rows[0].table)
            return [Outcome(failed=True)]
        return [outcome for row in rows for outcome in self._outcomes([row])]  # one bad row does not fail the others

    def _together(self, rows: list[Row]) -> list[Outcome]:
        """All of them in one transaction."""
        with self.database.writing.begin() as connection:
            if self.database.is_sqlite:
                outcomes = _on_sqlite(connection, rows, self.database.now(connection))
            else:
                outcomes = _on_postgres(connection, rows)
            stands = [row for row, outcome in zip(rows, outcomes, strict=True) if not outcome.conflict]
            appending.seat(connection, stands)
            if stands and not self.database.is_sqlite:
                appending.notify(connection, self._origin, [f"{row.table}:{row.number}" for row in stands])
        return outcomes


def _on_sqlite(connection: Connection, rows: list[Row], now: int) -> list[Outcome]:
    found = appending.on_sqlite(connection, rows, now)
    if None not in found:
        return [Outcome(at or 0) for at in found]
    outcomes = [_settled(connection, row) for row in rows]
    stands = [row for row, outcome in zip(rows, outcomes, strict=True) if not outcome.conflict]
    if stands:
        appending.sum_up(connection, stands, now)
    return outcomes


def _on_postgres(connection: Connection, rows: list[Row]) -> list[Outcome]:
    order = sorted(rows, key=lambda row: row[:3])
    found = dict(zip(order, appending.on_postgres(connection, order), strict=True))
    return [_settled(connection, row) if found[row] is None else Outcome(found[row] or 0) for row in rows]


def _settled(connection: Connection, row: Row) -> Outcome:
    """Does this row stand, or another one in its place?"""
    found = connection.execute(_FOUND, {"table": row.table, "number": row.number}).first()
    if found is not None and found.key == row.key:
        return Outcome(found.at)
    return Outcome(conflict=True, key_used=found is None)
