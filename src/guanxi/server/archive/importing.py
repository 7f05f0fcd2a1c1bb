"""Records from elsewhere: checked line by line before they are kept, within bounds that no real game comes near.

A record is read in a thread, and few at a time. Whoever waits too long is told so; the thread ends soon after.
"""

import asyncio
import re
from collections.abc import Callable
from typing import Final

from sqlalchemy import Connection, insert

from guanxi.core.errors import InputError
from guanxi.core.record import LARGEST, Record, Rewind, parse_record, verify
from guanxi.core.table import Table
from guanxi.server.accounts.people import new_id
from guanxi.server.problems import Problem
from guanxi.server.saying import sentence
from guanxi.server.store.database import Database
from guanxi.server.store.schema import archive

SOURCE: Final = "record"  # what messages call it
MOST_LINES: Final = 20_000  # of actions and rewinds; a long game has some 1,500
MOST_STEPS: Final = 500_000  # actions that rewinds may have to play again
PATIENCE: Final = 20.0  # seconds
AT_A_TIME: Final = 2

_LINE = re.compile(r"\bline (\d+)")


class Reader:
    """Reads records in threads, few at a time."""

    def __init__(self) -> None:
        self._turns = asyncio.Semaphore(AT_A_TIME)
        self._reading: set[asyncio.Future[Table]] = set()

    async def read(self, text: str, play: Callable[[Record], Table] = verify) -> Table:
        """The game that a record tells; Problem names the line that is wrong."""
        await self._turns.acquire()
        task = asyncio.ensure_future(asyncio.to_thread(_played, text, play))
        self._reading.add(task)
        task.add_done_callback(self._done)
        try:
            return await asyncio.wait_for(asyncio.shield(task), PATIENCE)
        except TimeoutError:
            raise Problem("too_much", sentence("record-takes-long")) from None

    def _done(self, task: "asyncio.Future[Table]") -> None:
        self._turns.release()
        self._reading.discard(task)
        if not task.cancelled():
            task.exception()  # whoever waited may be gone


def _played(text: str, play: Callable[[Record], Table]) -> Table:
    try:
        record = parse_record(text, SOURCE)
        _check_size(record)
        return play(record)
    except InputError as error:
        found = _LINE.search(str(error))
        facts = {"line": int(found[1])} if found else {}
        raise Problem("bad_record", error, **facts) from None


def _check_size(record: Record) -> None:
    steps = sum(line.to for line in record.lines if isinstance(line, Rewind))
    if len(record.lines) > MOST_LINES or steps > MOST_STEPS:
        raise Problem("too_much", sentence("record-too-long"), lines=MOST_LINES)


def decoded(data: bytes) -> str:
    """The text of a record; Problem if it is none."""
    if len(data) > LARGEST:
        raise Problem("too_much", bytes=LARGEST)
    try:
        return data.decode("utf-8").replace("\r\n", "\n")
    except UnicodeDecodeError as error:
        raise Problem("bad_record", sentence("record-no-text", byte=error.start)) from None


def keep(connection: Connection, database: Database, person: str, game: str, text: str) -> str:
    """Store a record that was checked; its id."""
    found = new_id()
    row = {"id": found, "person": person, "game": game, "text": text, "at": database.now(connection)}
    connection.execute(insert(archive), [row])
    return found
