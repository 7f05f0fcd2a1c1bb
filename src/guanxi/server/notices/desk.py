"""The desk where notices are handed in: nobody waits there, nothing comes back, and what cannot go is counted.

What is lost at a stop is lost: whoever is asked finds the table waiting in "my games" anyway.
"""

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterable, Mapping
from functools import partial
from typing import Final

from guanxi.server.notices.lane import DROPPED, PAUSES, WAITING, Job, Lane, where
from guanxi.server.notices.limits import Buckets, Mailed, Recent
from guanxi.server.notices.notice import Notice
from guanxi.server.notices.ways import MAIL, WEBHOOK, Outcome, Result, Sender, Way

OFF_AFTER: Final = 10  # notices in a row that could not be sent
CLOSING_S: Final = 5.0

LIMITED: Final = "limited"  # too many for one person
REPEATED: Final = "repeated"  # mailed already
UNSERVED: Final = "unserved"  # the host has no such channel
COUNTED: Final = ("sent", "again", "failed", "gone", DROPPED, LIMITED, REPEATED, UNSERVED)

Report = Callable[[Way], Awaitable[None]]
log = logging.getLogger(__name__)


async def nothing(way: Way) -> None:
    """A report that nobody reads."""


class Desk:
    """Takes notices and sees to it that they are sent: `start` in the loop, `send` from there, `close` at the end.

    `senders` are the channels that the host has. `gone` is told of a way where nobody is any more, `off` of one that
    fails all the time: the store deletes the one and switches the other off. `counts` is for the metrics, by channel
    and what happened.
    """

    def __init__(
        self,
        senders: Mapping[str, Sender],
        gone: Report = nothing,
        off: Report = nothing,
        *,
        pauses: tuple[float, ...] = PAUSES,
        most: int = WAITING,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.counts: Counter[tuple[str, str]] = Counter()
        self._gone, self._off, self._clock = gone, off, clock
        self._lanes = {
            channel: Lane(sender, self._finish, partial(self._count, channel), pauses, most)
            for channel, sender in senders.items()
        }
        self._buckets, self._mailed = Buckets(), Mailed()
        self._failures: Recent[int] = Recent()

    @property
    def waiting(self) -> int:
        """How many notices have not ended, on all ways."""
        return sum(lane.waiting for lane in self._lanes.values())

    def start(self) -> None:
        """Begin to send."""
        for lane in self._lanes.values():
            lane.start()

    def send(self, notice: Notice, ways: Iterable[Way]) -> None:
        """Send it on each of these ways, later; from the loop only. Never waits, never raises."""
        for way in ways:
            if why := self._why_not(notice, way):
                self._count(way.channel, why, 1)
            else:
                self._lanes[way.channel].put(Job(notice, way))

    async def quiet(self) -> None:
        """Wait until there is nothing left to do."""
        for lane in self._lanes.values():
            await lane.quiet()

    async def close(self, limit_s: float = CLOSING_S) -> None:
        """Take no more, send what can be sent in this time, and end."""
        await asyncio.gather(*(lane.close(limit_s) for lane in self._lanes.values()))

    def _why_not(self, notice: Notice, way: Way) -> str:
        if way.channel not in self._lanes:
            return UNSERVED
        if way.channel == MAIL and not self._mailed.is_new(notice):
            return REPEATED
        if not self._buckets.take(notice.person, way.channel, self._clock()):
            return LIMITED
        if way.channel == MAIL:
            self._mailed.note(notice)
        return ""

    def _count(self, channel: str, what: str, number: int) -> None:
        self.counts[channel, what] += number

    async def _finish(self, job: Job, result: Result) -> None:
        key = (job.way.channel, job.way.id)
        if result.outcome is Outcome.SENT:
            self._failures.drop(key)
            return
        log.info("notice %s %s: %s", *key, result.code)
        if result.outcome is Outcome.GONE:
            await self._report(self._gone, job.way)
        elif result.outcome is Outcome.FAILED or job.way.channel == WEBHOOK:
            await self._blame(job.way)

    async def _blame(self, way: Way) -> None:
        """Mail and push servers have bad days that no person is to blame for; a webhook's owner chose its server."""
        key = (way.channel, way.id)
        failures = self._failures.get(key, 0) + 1
        self._failures.put(key, failures)
        if failures >= OFF_AFTER:
            self._failures.drop(key)
            await self._report(self._off, way)

    async def _report(self, report: Report, way: Way) -> None:
        try:
            await report(way)
        except Exception as error:
            log.error("notice %s %s: %s", way.channel, way.id, where(error))
