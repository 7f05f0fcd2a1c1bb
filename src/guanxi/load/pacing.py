"""When tables move: as soon as they can, or by the clock."""

import asyncio
import time
from collections.abc import Callable, Sequence

from guanxi.load.playing import Group

Over = Callable[[Group], None]


class Closed:
    """Each table always has one move under way: whoever is asked moves as soon as they know it."""

    def __init__(self, over: Over) -> None:
        self.over = over
        self._runs = False

    def ready(self, group: Group) -> None:
        """Move at once."""
        if self._runs:
            group.move()

    def start(self, groups: Sequence[Group]) -> None:
        """From now on."""
        self._runs = True
        for group in groups:
            if group.turn:
                group.move()

    def stop(self) -> None:
        """No more."""
        self._runs = False


class Open:
    """So many moves a second, over all tables in turn. A move that cannot be made yet is late from when it was due."""

    def __init__(self, over: Over, rate: float) -> None:
        self.over = over
        self._rate = rate
        self._clock: asyncio.Task[None] | None = None

    def ready(self, group: Group) -> None:
        """Move if it is late already."""
        if group.owed and self._clock:
            group.move(group.owed.popleft())

    def start(self, groups: Sequence[Group]) -> None:
        """From now on."""
        self._clock = asyncio.get_running_loop().create_task(self._run(groups))

    def stop(self) -> None:
        """No more."""
        if self._clock:
            self._clock.cancel()
            self._clock = None

    async def _run(self, groups: Sequence[Group]) -> None:
        begun, count = time.perf_counter(), 0
        try:
            while True:
                due = begun + count / self._rate
                await asyncio.sleep(max(0.0, due - time.perf_counter()))
                group = groups[count % len(groups)]
                count += 1
                if group.turn and not group.owed:
                    group.move()
                else:
                    group.owed.append(due)
        finally:
            for group in groups:
                group.owed.clear()
