"""Blocking work of others (name lookups, SMTP) beside the loop, on a few threads that nobody waits for at the end."""

import asyncio
import threading
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import TypeVar

Done = TypeVar("Done")


class Aside:
    """At most so many threads at once, given up ones included: who is slow only delays others of this room.

    The loop's own threads hash passwords, and Python waits for those when it stops; hence daemons of our own.
    """

    def __init__(self, most: int) -> None:
        self._free = asyncio.Semaphore(most)

    async def run(self, work: Callable[[], Done], limit_s: float) -> Done:
        """What the work returns or raises; TimeoutError if it takes longer, waiting for a thread included."""
        async with asyncio.timeout(limit_s):
            await self._free.acquire()
            answer: asyncio.Future[Done] = asyncio.get_running_loop().create_future()
            threading.Thread(target=self._work, args=(work, answer), daemon=True, name="guanxi-aside").start()
            return await answer

    def _work(self, work: Callable[[], Done], answer: "asyncio.Future[Done]") -> None:
        try:
            done = work()
        except Exception as error:
            self._hand_in(answer, partial(answer.set_exception, error))
        else:
            self._hand_in(answer, partial(answer.set_result, done))

    def _hand_in(self, answer: "asyncio.Future[Done]", settle: Callable[[], None]) -> None:
        def finish() -> None:
            self._free.release()
            if not answer.done():
                settle()

        with suppress(RuntimeError):  # the loop has ended meanwhile
            answer.get_loop().call_soon_threadsafe(finish)
