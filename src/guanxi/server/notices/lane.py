"""One channel of the desk: a bounded queue, a few tasks, patience. Slow webhooks delay webhooks only."""

import asyncio
import logging
import traceback
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from guanxi.server.notices.notice import Notice
from guanxi.server.notices.ways import Outcome, Result, Sender, Way

WAITING: Final = 1000  # and as many that are to be tried again
TASKS: Final = 8
PAUSES: Final = (5.0, 30.0, 180.0)  # seconds, before it is tried again
DROPPED: Final = "dropped"

log = logging.getLogger(__name__)


class Job(Struct, frozen=True):
    """A notice on one way, and how often it was tried again."""

    notice: Notice
    way: Way
    tries: int = 0


Finish = Callable[[Job, Result], Awaitable[None]]  # told how a job ended
Count = Callable[[str, int], None]  # what happened, and how often


class Lane:
    """Sends jobs by one channel. When there are too many, the oldest is dropped: it is the least worth knowing."""

    def __init__(
        self, sender: Sender, finish: Finish, count: Count, pauses: tuple[float, ...] = PAUSES, most: int = WAITING
    ) -> None:
        self._sender, self._finish, self._count = sender, finish, count
        self._pauses, self._most = pauses, most
        self._queue: asyncio.Queue[Job] = asyncio.Queue(most)
        self._later: set[asyncio.TimerHandle] = set()
        self._tasks: list[asyncio.Task[None]] = []
        self._open = 0  # jobs that wait, are being sent, or are to be tried again
        self._quiet = asyncio.Event()
        self._closing = False

    @property
    def waiting(self) -> int:
        """How many jobs have not ended."""
        return self._open

    def start(self) -> None:
        """Begin to send."""
        self._tasks = [asyncio.create_task(self._work()) for _ in range(TASKS)]

    def put(self, job: Job) -> None:
        """Take a job; nobody waits for it."""
        if self._closing:
            self._count(DROPPED, 1)
            return
        self._open += 1
        self._quiet.clear()
        self._line_up(job)

    async def quiet(self) -> None:
        """Wait until every job has ended."""
        if self._open:
            await self._quiet.wait()

    async def close(self, limit_s: float) -> None:
        """Send what waits as long as there is time; the rest is dropped."""
        self._closing = True
        for handle in self._later:
            handle.cancel()
            self._end(DROPPED)
        self._later.clear()
        with suppress(TimeoutError):
            async with asyncio.timeout(limit_s if self._tasks else 0):
                await self.quiet()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._count(DROPPED, self._open)
        self._open = 0

    def _line_up(self, job: Job) -> None:
        if self._queue.full():
            self._queue.get_nowait()
            self._end(DROPPED)
        self._queue.put_nowait(job)

    async def _work(self) -> None:
        while True:
            job = await self._queue.get()
            result = await self._try(job)
            if result.outcome is Outcome.AGAIN and job.tries < len(self._pauses) and not self._closing:
                self._put_off(job)
                continue
            await self._finish(job, result)
            self._end("failed" if result.outcome is Outcome.AGAIN else result.outcome.value)

    async def _try(self, job: Job) -> Result:
        try:
            return await self._sender.send(job.notice, job.way)
        except Exception as error:
            log.error("notice %s %s: %s", job.way.channel, job.way.id, where(error))
            return Result(Outcome.FAILED, "broken")

    def _put_off(self, job: Job) -> None:
        if len(self._later) >= self._most:
            self._end(DROPPED)
            return
        self._count(Outcome.AGAIN.value, 1)

        def again() -> None:
            self._later.discard(handle)
            self._line_up(replace(job, tries=job.tries + 1))

        handle = asyncio.get_running_loop().call_later(self._pauses[job.tries], again)
        self._later.add(handle)

    def _end(self, what: str) -> None:
        self._count(what, 1)
        self._open -= 1
        if not self._open:
            self._quiet.set()


def where(error: Exception) -> str:
    """An error of ours for the log: its type and place. Its words may hold an address, so they stay out."""
    place = traceback.extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__} in {place.name}:{place.lineno}"
