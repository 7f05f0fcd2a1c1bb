"""One table in memory: one deed at a time, written down before it is true, true before anybody is told.

Deeds wait in a queue. The first is tried on what is there; what it would write goes to the writer; when that has been
committed it is adopted and told. If another process was first, the log is read on and the deed tried again.
"""

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Coroutine, Iterable
from typing import Any, NamedTuple, Protocol
from uuid import uuid4

from guanxi.core.errors import InputError
from guanxi.core.table import Refused
from guanxi.server.problems import Problem
from guanxi.server.saying import sentence
from guanxi.server.store.appending import Row
from guanxi.server.store.log import Log, Stored
from guanxi.server.store.writer import Outcome, Writer
from guanxi.server.tables import entries as e
from guanxi.server.tables.deeds import Change, Deed, Doer
from guanxi.server.tables.sitting import OPEN, Sitting, Story
from guanxi.server.tables.summary import summary_after

logger = logging.getLogger(__name__)

RECENT = 24  # entries whose story is kept, for those who come back
MOST_WAITING = 64  # deeds at one table
TRIES = 5  # for a deed, when other processes are always first


class Told(NamedTuple):
    """What one entry was, for telling it to viewers."""

    number: int
    kind: str
    place: int | None  # where it was done, if it was at a place
    to: int | None  # the place that something was given to
    person: str | None
    key: str
    story: Story
    fell: int  # actions that fell
    own: bool  # was it written by this process?
    seats: tuple[int, ...]  # that the places had after it: a take-back may give them out anew
    reseated: bool  # did they have others before it?


class Reply:
    """Whoever wants to know what becomes of a deed: told once, at once."""

    def __init__(self) -> None:
        self.is_told = False

    @property
    def is_wanted(self) -> bool:
        """Does anybody still want to know?"""
        return True

    def tell(self, number: int) -> None:
        """It stands in the log under a number."""

    def fail(self, error: BaseException) -> None:
        """It does not: Problem, Refused or InputError."""


class Promise(Reply):
    """The same for who waits: whoever goes away before it was tried does not want it any more."""

    def __init__(self) -> None:
        super().__init__()
        self.future: asyncio.Future[int] = asyncio.get_running_loop().create_future()

    @property
    def is_wanted(self) -> bool:
        """Does anybody still want to know?"""
        return not self.future.cancelled()

    def tell(self, number: int) -> None:
        """It stands."""
        if not self.future.done():
            self.future.set_result(number)

    def fail(self, error: BaseException) -> None:
        """It does not."""
        if not self.future.done():
            self.future.set_exception(error)


class Waiting(NamedTuple):
    """A deed in the queue."""

    deed: Deed
    person: str | None
    key: str
    number: int | None  # the version that it was meant for; None for any
    reply: Reply
    tries: int = 0


class Audience(Protocol):
    """Whoever is told what happens at tables."""

    def told(self, table: "LiveTable", told: Told) -> None:
        """An entry has become true."""

    def lost(self, table: "LiveTable") -> None:
        """Something could not be told: who looks must be shown the table anew."""


class LiveTable:
    """A table that somebody looks at, or that is being played."""

    def __init__(
        self,
        sitting: Sitting,
        writer: Writer,
        audience: Audience,
        log: Log,
        now: Callable[[], int],
    ) -> None:
        self.sitting = sitting
        self.recent: deque[Told] = deque(maxlen=RECENT)
        self.broken = False  # must it be loaded again?
        self.unread = False  # is there more in the log than can be read?
        self.used = 0.0  # when somebody last asked for it, for whoever tidies up
        self._writer = writer
        self.audience = audience
        self._log = log
        self._now = now
        self._queue: deque[Waiting] = deque()
        self._busy = False
        self._heard = 0  # the last number that another process is known to have written
        self._rests: asyncio.Future[None] | None = None  # when nothing is under way, for who waits for that

    @property
    def id(self) -> str:
        """The table's address."""
        return self.sitting.id

    @property
    def is_idle(self) -> bool:
        """Is nothing under way?"""
        return not self._busy and not self._queue

    # ------------------------------------------------------------ doing

    def do(self, deed: Deed, person: str | None, key: str = "", number: int | None = None) -> "asyncio.Future[int]":
        """Try something; the answer is the number of its entry, or Problem, Refused or InputError."""
        promise = Promise()
        self.submit(deed, person, key or uuid4().hex, number, promise)
        return promise.future

    def submit(self, deed: Deed, person: str | None, key: str, number: int | None, reply: Reply) -> None:
        """The same for who is told rather than waits."""
        if len(self._queue) >= MOST_WAITING:
            reply.fail(Problem("too_many"))
            return
        self._queue.append(Waiting(deed, person, key, number, reply))
        if not self._busy:
            self._next()

    def _next(self) -> None:
        """Try what waits, until something has to be written; then read what others wrote."""
        while self._queue and not self._busy:
            waiting = self._queue.popleft()
            if self.broken:
                _fail(waiting.reply, Problem("busy"))
            elif waiting.reply.is_wanted:
                self._try(waiting)
        if not self._busy and not self.broken and self._heard > self.sitting.number:
            self._read_on(self._catch_up(None))

    def _try(self, waiting: Waiting) -> None:
        try:
            change = self._tried(waiting)
            if change is not None:
                self._write(waiting, change)
        except (Problem, Refused, InputError) as error:
            self._refuse(waiting, error)
        except Exception:  # ours: the table must go on
            logger.exception("a deed at table %s failed", self.id)
            _fail(waiting.reply, Problem("internal"))

    def _refuse(self, waiting: Waiting, error: Problem | Refused | InputError) -> None:
        """Only who is up to date says no: another process may have written what was not heard of here yet."""
        if self._log.is_shared and not waiting.tries:
            self._read_on(self._catch_up(waiting))
        else:
            _fail(waiting.reply, error)

    def _read_on(self, work: Coroutine[Any, Any, None]) -> None:
        self._busy = True
        task = asyncio.get_running_loop().create_task(work)
        _tasks.add(task)
        task.add_done_callback(_tasks.discard)

    def _rest(self) -> None:
        """What was under way is done."""
        self._busy = False
        if self._rests is not None:
            self._rests.set_result(None)
            self._rests = None
        self._next()

    def _tried(self, waiting: Waiting) -> Change | None:
        """What a deed would write; None if that is not known yet, or has been done before."""
        s, meant = self.sitting, waiting.number
        if meant is None or meant == s.number:
            return waiting.deed(s, Doer(waiting.person, self._now()))
        if self._is_known(waiting):
            return None
        ahead, long_ago = meant > s.number, meant < s.number - len(self.recent)
        if (ahead or long_ago) and not waiting.tries:  # the log knows more than we do
            self._read_on(self._look_up(waiting) if long_ago else self._catch_up(waiting))
            return None
        raise Problem("stale", number=s.number)

    def _is_known(self, waiting: Waiting) -> bool:
        """Has this key been used lately? Then it has its answer."""
        known = next((told for told in self.recent if told.key == waiting.key), None)
        if known is not None:
            _answer(waiting, known.number, known.person)
        return known is not None

    def _write(self, waiting: Waiting, change: Change) -> None:
        s = self.sitting
        digest = 0 if change.prepared is None else s.digest(change.prepared)
        data, after = e.write(change.entry), summary_after(s, change, self._now())
        row = Row(s.id, s.number + 1, waiting.key, waiting.person, digest, data, *after)
        self._busy = True
        self._writer.append(row, lambda outcome: self._written(waiting, change, outcome))

    def _written(self, waiting: Waiting, change: Change, outcome: Outcome) -> None:
        """In the event loop, when the writer knows what became of it."""
        if outcome.conflict:
            self._read_on(self._look_up(waiting) if outcome.key_used else self._catch_up(waiting))
            return
        try:
            if outcome.failed:
                _fail(waiting.reply, Problem("unsettled" if outcome.unsettled else "unavailable"))
            else:
                self._commit(waiting, change, outcome.at)
        finally:  # whatever becomes of an answer, the table goes on
            self._rest()

    def _commit(self, waiting: Waiting, change: Change, at: int) -> None:
        try:
            told = self._adopt(change, waiting.key, waiting.person, at, own=True)
        except Exception:  # what is committed is true: whoever comes next starts again from the log
            self._break()
            _fail(waiting.reply, Problem("internal"))
        else:
            _answer(waiting, told.number, waiting.person)

    def _adopt(self, change: Change, key: str, person: str | None, at: int, own: bool) -> Told:
        s, entry = self.sitting, change.entry
        story = s.apply(entry, at, change.prepared)
        fell = change.prepared.fallen if change.prepared else 0
        kind = str(entry.__struct_config__.tag)
        place, to, seats = getattr(entry, "place", None), entry.to if type(entry) is e.Gave else None, s.seating()
        reseated = bool(self.recent) and self.recent[-1].seats != seats
        told = Told(s.number, kind, place, to, person, key, story, fell, own, seats, reseated)
        self.recent.append(told)
        self.audience.told(self, told)
        return told

    # ------------------------------------------------------------ reading on

    async def _catch_up(self, waiting: Waiting | None) -> None:
        """Read what others wrote, then try again."""
        problem: Problem | None = None
        self._heard = 0
        try:
            found = await self._log.since(self.id, self.sitting.number)
            if found and self.sitting.status == OPEN:  # people sit down whose names are not known here
                self.sitting.called.update(await self._log.names(self.id))
        except Problem as error:
            problem = error
        else:
            problem = self._take_all(found)
        if waiting and problem:
            _fail(waiting.reply, problem)
        elif waiting and not self._is_known(waiting):
            if waiting.tries < TRIES:
                self._queue.appendleft(waiting._replace(tries=waiting.tries + 1))
            else:
                _fail(waiting.reply, Problem("busy"))
        self._rest()

    def _take_all(self, found: Iterable[Stored]) -> Problem | None:
        """What others wrote becomes true here too; a Problem if it does not."""
        try:
            for stored in found:
                self.take(stored)
        except Exception:
            self._break()
            return Problem("busy")
        return None

    def _break(self) -> None:
        """What stands in the log could not be adopted: whoever comes next starts again from there."""
        logger.exception("table %s could not adopt entry %s", self.id, self.sitting.number)
        self.broken = True
        self.audience.lost(self)

    async def _look_up(self, waiting: Waiting) -> None:
        """Was this done before, with the same key?"""
        try:
            found = await self._log.by_key(self.id, waiting.key)
        except Problem as problem:
            _fail(waiting.reply, problem)
        else:
            if found is None:
                _fail(waiting.reply, Problem("stale", number=self.sitting.number))
            else:
                _answer(waiting, found.number, found.person)
        self._rest()

    def take(self, stored: Stored) -> None:
        """An entry of the log becomes true here too; those that are known are passed over."""
        if stored.number != self.sitting.number + 1:
            return
        entry = e.read(stored.data)
        told = self._adopt(Change(entry, self.sitting.prepare(entry)), stored.key, stored.person, stored.at, own=False)
        if stored.digest and stored.digest != self.sitting.digest():
            raise Problem("frozen", sentence("other-position", number=told.number))

    def look(self, number: int) -> None:
        """Another process has written up to a number: read on, now or when what is under way is done."""
        self._heard = max(self._heard, number)
        if not self._busy:
            self._next()

    async def reach(self, number: int) -> None:
        """Wait until what stands in the log up to a number is known here."""
        self.look(number)
        while self._busy and self.sitting.number < number:
            if self._rests is None:
                self._rests = asyncio.get_running_loop().create_future()
            await asyncio.shield(self._rests)


_tasks: set["asyncio.Task[None]"] = set()  # so that nobody throws them away while they run


def _answer(waiting: Waiting, number: int, person: str | None) -> None:
    """It stands in the log under a number; a key is its owner's."""
    if person != waiting.person:
        _fail(waiting.reply, Problem("key_used"))
    elif not waiting.reply.is_told:
        waiting.reply.is_told = True
        waiting.reply.tell(number)


def _fail(reply: Reply, error: BaseException) -> None:
    if not reply.is_told:
        reply.is_told = True
        reply.fail(error)
