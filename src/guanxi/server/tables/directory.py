"""The tables that are in memory: loaded from the log when somebody asks, let go when nobody looks any more."""

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable, Iterator

from sqlalchemy import Connection

from guanxi.server.problems import Problem
from guanxi.server.store.database import Database
from guanxi.server.store.log import Log, Stored, read_names, read_since
from guanxi.server.store.writer import Writer
from guanxi.server.tables.live_table import Audience, LiveTable
from guanxi.server.tables.sitting import FROZEN, Sitting

logger = logging.getLogger(__name__)

KEPT = 300.0  # seconds after which a table that nobody looks at is let go


class Directory:
    """Finds tables by their ids."""

    def __init__(
        self, database: Database, log: Log, writer: Writer, audience: Audience, now: Callable[[], int]
    ) -> None:
        self._database = database
        self._log = log
        self._writer = writer
        self._audience = audience
        self._now = now
        self._tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Future[LiveTable]] = {}

    def __len__(self) -> int:
        return len(self._tables)

    def __iter__(self) -> Iterator[LiveTable]:
        return iter(list(self._tables.values()))

    def here(self, table: str) -> LiveTable | None:
        """A table that is in memory."""
        return self._tables.get(table)

    def ids(self) -> list[str]:
        """The tables that are in memory."""
        return list(self._tables)

    def heard(self, table: str, number: int) -> None:
        """Another process has written up to a number at a table, which may be here."""
        live = self._tables.get(table)
        if live is not None and live.sitting.number < number and not live.unread:
            live.look(number)

    async def get(self, table: str) -> LiveTable:
        """A table; Problem if there is none."""
        live = self._tables.get(table)
        if live is None or live.broken:
            live = await self._load_once(table)
        live.used = time.monotonic()
        return live

    async def current(self, table: str) -> LiveTable:
        """A table as it is now: also what another process has just answered is known here."""
        live = await self.get(table)
        if self._log.is_shared:
            await live.reach(await self._log.number(table))
        return live

    async def _load_once(self, table: str) -> LiveTable:
        if table not in self._loading:
            self._loading[table] = asyncio.ensure_future(self._load(table))
            self._loading[table].add_done_callback(lambda _: self._loading.pop(table, None))
        return await asyncio.shield(self._loading[table])

    async def _load(self, table: str) -> LiveTable:
        stored, called = await self._database.read(_read, table)
        if not stored:
            raise Problem("no_such_table")
        live = LiveTable(Sitting(table, called), self._writer, _Nobody(), self._log, self._now)
        try:
            for each in stored:
                live.take(each)
        except Exception as error:  # whatever it is: the table is named, and nothing is lost
            logger.error("table %s is frozen: %s", table, error)
            live.sitting.status, live.sitting.reason = FROZEN, _reason(error, live.sitting.number)
            live.unread = True
            if not live.sitting.chairs:
                raise Problem("frozen") from None  # not even who sits there is known
        live.audience = self._audience
        self._tables[table] = live
        return live

    async def ask(self) -> None:
        """Has somebody else written at a table that is here, such as the operator?"""
        with contextlib.suppress(Problem):
            for table, number in (await self._log.numbers(self.ids()) if self._tables else {}).items():
                self.heard(table, number)

    def forget(self, table: str) -> None:
        """Let go of a table; whoever asks loads it anew."""
        self._tables.pop(table, None)

    def tidy(self, is_watched: Callable[[str], bool]) -> None:
        """Let go of what nobody looks at."""
        limit = time.monotonic() - KEPT
        for live in self:
            if live.used < limit and live.is_idle and not is_watched(live.id):
                self.forget(live.id)


def _reason(error: Exception, number: int) -> str:
    """Why a table is frozen, for everybody to see: what an error says may be for nobody's eyes."""
    return error.text if isinstance(error, Problem) else f"its log cannot be read after entry {number}"


class _Nobody:
    """Is told what happened long ago."""

    def told(self, table: LiveTable, told: object) -> None:
        """And does nothing."""

    def lost(self, table: LiveTable) -> None:
        """Neither."""


def _read(connection: Connection, table: str) -> tuple[list[Stored], dict[str, str]]:
    return read_since(connection, table, 0), read_names(connection, table)
