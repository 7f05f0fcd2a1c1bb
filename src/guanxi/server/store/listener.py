"""What other processes have written: each listens to PostgreSQL, and reads on in the log of its tables.

A notice is only a hint, without content: "ORIGIN TABLE:NUMBER …", "ORIGIN look" when that would be too long, or
"ORIGIN KIND WORD …" for what is no entry, such as a line of chat, which whoever hears of it reads from the database.
After each connection, and every few seconds, one question asks the same for all tables: a deaf process is slow, never
wrong.
"""

import asyncio
import logging
from collections.abc import Callable, Sequence
from contextlib import aclosing, suppress
from typing import Any, Protocol

import psycopg

from guanxi.server.problems import Problem
from guanxi.server.store.appending import CHANNEL
from guanxi.server.store.database import ALIVE, Database
from guanxi.server.store.log import Log

logger = logging.getLogger(__name__)

EVERY = 3.0  # seconds between two questions
LONGEST_PAUSE = 5.0  # seconds between two tries to connect

Heard = Callable[[Sequence[str]], None]


class Here(Protocol):
    """The tables that are in memory."""

    def ids(self) -> list[str]:
        """Which?"""

    def heard(self, table: str, number: int) -> None:
        """Another process has written up to a number at a table, which may be here."""


class Listener:
    """One connection of its own, for as long as the process runs."""

    def __init__(self, database: Database, origin: str, log: Log, tables: Here) -> None:
        self.listening = asyncio.Event()  # moments, for tests and for `/health`
        self.cut = asyncio.Event()
        self._database = database
        self._origin = origin
        self._log = log
        self._tables = tables
        self._kinds: dict[str, Heard] = {}

    def on(self, kind: str, heard: Heard) -> None:
        """What to do about notices of a kind, with the words that follow it."""
        self._kinds[kind] = heard

    async def run(self) -> None:
        """Listen; whoever is cut off comes back."""
        pause = 0.1
        while True:
            try:
                async with await self._connected() as connection:
                    pause = 0.1
                    await self._listen(connection)
            except (psycopg.Error, OSError) as error:
                logger.warning("nothing is heard of other processes (%s)", type(error).__name__)
            self.listening.clear()
            self.cut.set()
            await self.ask()  # meanwhile: slow, but right
            await asyncio.sleep(pause)
            pause = min(pause * 2, LONGEST_PAUSE)

    async def _connected(self) -> psycopg.AsyncConnection[Any]:
        url = self._database.url
        told: dict[str, Any] = {name: value for name, value in ALIVE.items() if name not in url.query}
        address = url.set(drivername="postgresql").render_as_string(hide_password=False)
        return await psycopg.AsyncConnection.connect(
            address, autocommit=True, application_name="guanxi listens", **told
        )

    async def _listen(self, connection: psycopg.AsyncConnection[Any]) -> None:
        await connection.execute(f"listen {CHANNEL}")
        await self.ask()  # what was written before
        self.cut.clear()
        self.listening.set()
        while True:
            async with aclosing(connection.notifies(timeout=EVERY)) as notices:
                async for notice in notices:
                    if self.hear(notice.payload):
                        break
            await connection.execute("select 1")  # is anybody there?
            await self.ask()

    def hear(self, payload: str) -> bool:
        """A notice; must all numbers be asked for at once?"""
        origin, *words = payload.split(" ")
        if origin == self._origin or not words:
            return False
        if words[0] in self._kinds:
            self._kinds[words[0]](words[1:])
            return False
        for word in words:
            self._told(word)
        return words == ["look"]

    def _told(self, word: str) -> None:
        table, _, number = word.partition(":")
        if number.isdecimal():
            self._tables.heard(table, int(number))

    async def ask(self) -> None:
        """Which of the tables that are here have moved on elsewhere?"""
        here = self._tables.ids()
        with suppress(Problem):  # it will be asked again
            for table, number in (await self._log.numbers(here) if here else {}).items():
                self._tables.heard(table, number)
