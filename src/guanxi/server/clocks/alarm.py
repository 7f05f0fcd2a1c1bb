"""When the server itself must look at a table: one heap for the tables in memory, one query for all the others."""

import asyncio
import heapq
import logging
from collections.abc import Awaitable, Callable

from sqlalchemy import Connection, select

from guanxi.server.problems import Problem
from guanxi.server.store.database import Database
from guanxi.server.store.schema import tables
from guanxi.server.tables.live_table import LiveTable

logger = logging.getLogger(__name__)

SWEEP = 5.0  # seconds between two looks into the database
AT_ONCE = 200  # tables that one look finds at most


class Alarm:
    """Calls `ring` for a table whose time has come. It may come too early, never much too late."""

    def __init__(self, database: Database, now: Callable[[], int], ring: Callable[[str], Awaitable[None]]) -> None:
        self._database = database
        self._now = now
        self._ring = ring
        self._heap: list[tuple[int, str]] = []
        self._set: dict[str, int] = {}  # the time in the heap, by table

    def set(self, live: LiveTable) -> None:
        """Something has happened at a table: when is it due now?"""
        due = live.sitting.due()
        if due is None:
            return
        at = live.sitting.at + due
        if at < self._set.get(live.id, at + 1):
            self._set[live.id] = at
            heapq.heappush(self._heap, (at, live.id))

    def _due(self) -> list[str]:
        """Tables of the heap whose time has come."""
        found, now = [], self._now()
        while self._heap and self._heap[0][0] <= now:
            at, table = heapq.heappop(self._heap)
            if self._set.get(table) == at:
                del self._set[table]
                found.append(table)
        return found

    async def run(self) -> None:
        """For as long as the server runs."""
        sweep = 0.0
        while True:
            due = self._due()
            if asyncio.get_running_loop().time() >= sweep:
                sweep = asyncio.get_running_loop().time() + SWEEP
                due += await self.overdue(0)
            for table in dict.fromkeys(due):
                await self._one(table)
            await asyncio.sleep(0.2)

    async def overdue(self, ahead: int) -> list[str]:
        """The tables that the database says are overdue, or soon will be."""
        try:
            return await self._database.read(_overdue, self._now() + ahead)
        except Problem:
            return []

    async def _one(self, table: str) -> None:
        try:
            await self._ring(table)
        except Problem as problem:
            if problem.code not in ("stale", "closing", "unavailable"):
                logger.warning("table %s: %s", table, problem.code)
        except Exception:
            logger.exception("what was due at table %s failed", table)


def _overdue(connection: Connection, now: int) -> list[str]:
    asked = select(tables.c.id).where(tables.c.due < now).order_by(tables.c.due).limit(AT_ONCE)
    return list(connection.execute(asked).scalars())
