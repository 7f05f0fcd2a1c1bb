"""Everything that one server process has: the database, the tables in memory, who listens, who thinks."""

import asyncio
import contextlib
import hashlib
import hmac
import logging
import secrets as random
import time
from collections.abc import Coroutine, Mapping
from typing import Any, TypeAlias
from urllib.parse import urlsplit

from litestar.di import NamedDependency
from sqlalchemy import Connection, select, text

from guanxi.server import messages as m
from guanxi.server.accounts.diary import Diary
from guanxi.server.accounts.passwords import Passwords
from guanxi.server.advice.counter import Counter
from guanxi.server.archive.points import Graphs
from guanxi.server.archive.shelf import Shelf
from guanxi.server.bots.desk import Desk
from guanxi.server.bots.pool import Pool
from guanxi.server.clocks.alarm import Alarm
from guanxi.server.clocks.standstill import Heart
from guanxi.server.counting import Counts
from guanxi.server.limits import Buckets
from guanxi.server.live.hub import Hub
from guanxi.server.notices import push
from guanxi.server.office.office import Office
from guanxi.server.problems import Problem
from guanxi.server.settings import Settings
from guanxi.server.social import chat
from guanxi.server.store.appending import notify
from guanxi.server.store.database import Database
from guanxi.server.store.listener import Listener
from guanxi.server.store.log import Log
from guanxi.server.store.migrate import migrate
from guanxi.server.store.schema import secrets
from guanxi.server.store.writer import Writer
from guanxi.server.tables.deeds import what_is_due
from guanxi.server.tables.directory import Directory
from guanxi.server.tables.live_table import LiveTable, Told
from guanxi.server.tables.sitting import BOT_GRACE
from guanxi.server.web import files

logger = logging.getLogger(__name__)

TIDY = 10.0  # seconds between two looks for tables that nobody looks at, or at which the operator did something


class House:
    """One process of the server. It opens the database at once, and lives from `start` to `close`."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.origin = random.token_hex(4)  # of this process, among others
        self.closing = False
        self.hub = Hub()
        self.counts = Counts()
        self.site = files.load(files.FOLDER)
        self.chat_limits = Buckets(per_second=0.5, burst=8)
        self.asking_limits = Buckets(per_second=200, burst=1000)  # by address: every request
        self.making_limits = Buckets(per_second=1 / 20, burst=20)
        self.diary = Diary()
        self.passwords = Passwords()
        self.database = Database(settings.address)
        migrate(self.database)
        with self.database.writing.begin() as connection:
            self.secret = bytes.fromhex(_secret(connection, "session", random.token_hex(32)))
            push_keys = push.load(_secret(connection, "push", push.new_keys().text))
        self.shelf = Shelf(self.database, settings.trusting)
        self.counter = Counter(settings.trusting)
        self.graphs = Graphs()
        self.log: Log
        self.writer: Writer
        self.tables: Directory
        self.alarm: Alarm
        self.heart: Heart
        self.pool = Pool(settings.thinkers)
        self.desk = Desk(self.pool, self.spawn)
        self.office = Office(self, push_keys)
        self.listener: Listener | None = None  # to other processes, if there can be any
        self._skew = 0.0  # of the database's clock, in milliseconds
        self._tasks: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        """Begin to look after the tables."""
        await self._ask_time()
        self.log = Log(self.database)
        self.writer = Writer(self.database, asyncio.get_running_loop(), self.origin)
        self.tables = Directory(self.database, self.log, self.writer, self, self.now)
        self.alarm = Alarm(self.database, self.now, self.ring)
        self.heart = Heart(self.database, self.tables.heard)
        await self.heart.beat()  # before any alarm rings
        await self.pool.start()
        if self.log.is_shared:
            self.listener = Listener(self.database, self.origin, self.log, self.tables)
            self.listener.on("chat", lambda words: self.spawn(self._tell_chat_of(*words)))
            self.spawn(self.listener.run())
        self.office.start()
        self.spawn(self.alarm.run())
        self.spawn(self._resume())
        self.spawn(self._tidy())
        self.spawn(self.heart.run())

    @property
    def is_idle(self) -> bool:
        """Is nothing under way at any table?"""
        return self.writer.is_idle and all(live.is_idle for live in self.tables)

    def rest(self) -> None:
        """Begin nothing more: it is about to close."""
        self.closing = True
        self.writer.patience = 1.0
        for task in list(self._tasks):
            task.cancel()

    async def close(self) -> None:
        """Stop: what was accepted is on disk already."""
        self.rest()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.office.close()
        await self.pool.close()
        await asyncio.get_running_loop().run_in_executor(None, self.database.close)

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Let something go on by itself until the end."""
        if self.closing:
            work.close()
            return
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
            with contextlib.suppress(Problem):
                await self._ask_time()
            if not self.log.is_shared:  # else the listener asks
                await self.tables.ask()

    # ------------------------------------------------------------ what happens at tables

    def told(self, live: LiveTable, told: Told) -> None:
        """An entry has become true."""
        self.hub.told(live, told)
        self.alarm.set(live)
        self.office.told(live, told)
        if told.own:
            self.desk.look(live)

    def lost(self, live: LiveTable) -> None:
        """What has become true could not be told."""
        self.hub.lost(live.id)

    def announce(self, connection: Connection, *words: str) -> None:
        """Tell other processes, once this is committed, of something that is no entry: a kind, and ids to look up."""
        if self.log.is_shared:
            notify(connection, self.origin, words)

    async def ring(self, table: str) -> None:
        """A table may be overdue: a computer player's turn that nobody looks after, a clock, a request."""
        live = await self.tables.get(table)
        self.desk.look(live)
        self.alarm.set(live)
        if not self.heart.is_beating:
            return  # nobody's time is up before it is known whether some must be given back
        await live.do(what_is_due(), None)

    async def _resume(self) -> None:
        """After a start: computer players whose turn it was go on at once."""
        for table in await self.alarm.overdue(BOT_GRACE):
            with contextlib.suppress(Problem):
                self.desk.look(await self.tables.get(table))

    def invite(self, live: LiveTable, host: str) -> None:
        """A table was made that has others' names on it: tell them."""
        self.office.invite(live, host)

    def limit(self, buckets: Buckets, person: str) -> None:
        """Problem if somebody does something too often."""
        if not self.settings.trusting:
            buckets.take(person)

    async def say(self, live: LiveTable, person: str, text: str) -> chat.Said:
        """Somebody says something at a table: write it down, and tell it here and elsewhere."""

        def write(connection: Connection) -> chat.Said:
            said = chat.add_line(connection, self.database, live.id, person, text)
            self.announce(connection, "chat", live.id, str(said.number))
            return said

        said = await self.database.write(write)
        await self.tell_chat(live, said)
        return said

    async def _tell_chat_of(self, table: str, number: str) -> None:
        """Another process says that there is a line of chat: read it, if somebody here looks."""
        live = self.tables.here(table)
        if live is not None and self.hub.is_watched(table):
            said = await self.database.read(chat.one_line, table, int(number))
            if said is not None:
                await self.tell_chat(live, said)

    async def tell_chat(self, live: LiveTable, said: chat.Said) -> None:
        """Somebody has said something: tell who may hear it and wants to."""
        s = live.sitting
        deaf = await self.database.read(chat.deaf_to, live.id, said.person)
        message = m.encode(m.ChatTold(live.id, said.number, said.person, said.name, said.text, said.at))
        self.hub.tell_some(live.id, message, s.terms.chat_open, deaf)
        self.office.said(live, said, deaf)

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
        try:
            asked = urlsplit(origin).netloc
        except ValueError:  # whoever sends that is no page of ours
            return False
        return bool(asked) and asked in (headers.get("host"), urlsplit(self.settings.public_url).netloc)


def _secret(connection: Connection, name: str, fresh: str) -> str:
    """A key of this installation, made at the first start."""
    told = {"name": name, "value": fresh}
    connection.execute(text("insert into secrets (name, value) values (:name, :value) on conflict do nothing"), told)
    return str(connection.execute(select(secrets.c.value).where(secrets.c.name == name)).scalar_one())


TheHouse: TypeAlias = NamedDependency[House]  # as handlers are given it
