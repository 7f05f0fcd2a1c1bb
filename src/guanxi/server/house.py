"""Everything that one server process has: the database, the tables in memory, who listens, who thinks."""

import asyncio
import hashlib
import hmac
import logging
import secrets as random
import time
from collections.abc import Coroutine, Mapping
from typing import Any
from urllib.parse import urlsplit

from sqlalchemy import Connection, select

from guanxi.server.advice.counter import Counter
from guanxi.server.archive.shelf import Shelf
from guanxi.server.clocks.alarm import Alarm
from guanxi.server.live.hub import Hub
from guanxi.server.settings import Settings
from guanxi.server.store.database import Database
from guanxi.server.store.log import Log
from guanxi.server.store.migrate import migrate
from guanxi.server.store.schema import secrets
from guanxi.server.store.writer import Writer
from guanxi.server.tables.directory import Directory
from guanxi.server.tables.live_table import LiveTable, Told

logger = logging.getLogger(__name__)

TIDY = 60.0  # seconds between two looks for tables that nobody looks at


class House:
    """One process of the server. It opens the database at once, and lives from `start` to `close`."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.origin = random.token_hex(4)  # of this process, among others
        self.closing = False
        self.hub = Hub()
        self.database = Database(settings.address)
        migrate(self.database)
        with self.database.writing.begin() as connection:
            self.secret = _secret(connection)
        self.shelf = Shelf(self.database, settings.trusting)
        self.counter = Counter(settings.trusting)
        self.log: Log
        self.writer: Writer
        self.tables: Directory
        self.alarm: Alarm
        self._skew = 0.0  # of the database's clock, in milliseconds
        self._tasks: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        """Begin to look after the tables."""
        await self._ask_time()
        self.log = Log(self.database)
        self.writer = Writer(self.database, asyncio.get_running_loop(), self.origin)
        self.tables = Directory(self.database, self.log, self.writer, self, self.now)
        self.alarm = Alarm(self.database, self.now, self.ring)
        self.spawn(self.alarm.run())
        self.spawn(self._tidy())

    async def close(self) -> None:
        """Stop: what was accepted is on disk already."""
        self.closing = True
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await asyncio.get_running_loop().run_in_executor(None, self.database.close)

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Let something go on by itself until the end."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: "asyncio.Task[None]") -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception():
            logger.error("a task has failed", exc_info=task.exception())

    # ------------------------------------------------------------ time

    def now(self) -> int:
        """Milliseconds by the clock of the database, as well as it is known."""
        return int(time.monotonic() * 1000 + self._skew)

    async def _ask_time(self) -> None:
        self._skew = await self.database.read(self.database.now) - time.monotonic() * 1000

    async def _tidy(self) -> None:
        while True:
            await asyncio.sleep(TIDY)
            self.tables.tidy(self.hub.is_watched)
            await self._ask_time()

    # ------------------------------------------------------------ what happens at tables

    def told(self, live: LiveTable, told: Told) -> None:
        """An entry has become true."""
        self.hub.told(live, told)
        self.alarm.set(live)

    async def ring(self, table: str) -> None:
        """A table may be overdue."""
        from guanxi.server.tables.deeds import what_is_due

        live = await self.tables.get(table)
        self.alarm.set(live)
        await live.do(what_is_due(), None)

    # ------------------------------------------------------------ keys

    def invitation(self, table: str) -> str:
        """What lets somebody in who has the link to a table."""
        return hmac.new(self.secret, f"invitation/{table}".encode(), hashlib.sha256).hexdigest()[:24]

    def is_own_origin(self, headers: Mapping[str, str]) -> bool:
        """Does a request come from our own pages, or from no page at all? A browser says where it comes from."""
        if headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
            return False
        origin = headers.get("origin")
        if not origin:
            return True
        asked = urlsplit(origin).netloc
        return asked in (headers.get("host"), urlsplit(self.settings.public_url).netloc)


def _secret(connection: Connection) -> bytes:
    """The key of this installation, made at the first start."""
    found = connection.execute(select(secrets.c.value).where(secrets.c.name == "session")).scalar()
    if found is None:
        found = random.token_hex(32)
        connection.execute(secrets.insert(), [{"name": "session", "value": found}])
    return bytes.fromhex(found)
