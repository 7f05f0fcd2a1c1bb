"""Stop without losing anything: what was accepted is committed and told, everybody hears that we close, nobody is
waited for who does not listen.
"""

import asyncio
import contextlib
import logging
import signal
import threading
import time
from collections.abc import Callable
from functools import partial
from typing import Any, Final

from guanxi.server.house import House
from guanxi.server.live.socket import closing_told
from guanxi.server.problems import Problem

logger = logging.getLogger(__name__)

WRITING: Final = 3.0  # seconds for what is being written
SAYING: Final = 2.0  # seconds for goodbyes
LOOK: Final = 0.02
TWICE: Final = 1.0  # seconds within which another kind of signal means the same (a terminal tells all processes)
SIGNALS: Final = (signal.SIGTERM, signal.SIGINT)


async def drain(house: House) -> None:
    """Begin nothing more, finish what is under way, say goodbye."""
    began = time.monotonic()
    house.rest()
    if not await _until(lambda: house.is_idle, WRITING):
        logger.warning("not everything could be written before the end")
    for listener in house.hub.everybody():
        listener.outbox.put_last(closing_told())
    if not await _until(lambda: not house.hub.connections, SAYING):
        logger.warning("%s connections did not listen to the end", house.hub.connections)
    with contextlib.suppress(Problem, TimeoutError):
        await asyncio.wait_for(house.heart.beat(), 1)
    logger.info("drained in %s ms", round((time.monotonic() - began) * 1000))


async def _until(done: Callable[[], bool], seconds: float) -> bool:
    end = time.monotonic() + seconds
    while not done() and time.monotonic() < end:
        await asyncio.sleep(LOOK)
    return done()


class Stop:
    """What signals do: the first drains and then does what it did before; the second does that at once, and more."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._first: tuple[int, float] | None = None
        self._draining: asyncio.Task[None] | None = None

    def listen(self) -> None:
        """From now on. To be called in the event loop, once whoever runs it has set its own ways."""
        if threading.current_thread() is not threading.main_thread():
            return
        loop = asyncio.get_running_loop()
        for number in SIGNALS:
            before: Any = signal.getsignal(number)
            signal.signal(number, partial(self._caught, loop, before))

    def _caught(self, loop: asyncio.AbstractEventLoop, before: Any, number: int, frame: object) -> None:
        with contextlib.suppress(RuntimeError):  # the loop is closed
            loop.call_soon_threadsafe(self._told, before, number)

    def _told(self, before: Any, number: int) -> None:
        now = time.monotonic()
        if self._first is None:
            self._first = number, now
            self._draining = asyncio.get_running_loop().create_task(self._drain(before, number))
        elif number == self._first[0] or now - self._first[1] > TWICE:
            for _ in range(2):
                before(signal.SIGINT, None)  # twice: uvicorn waits for nothing then

    async def _drain(self, before: Any, number: int) -> None:
        try:
            await drain(self._house)
        except Exception:
            logger.exception("the end was not as it should be")
        before(number, None)
