"""Progress for whoever waits, on the error stream."""

import asyncio
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

STEP = 0.25  # seconds


class Watcher:
    """Shows what is going on, if somebody can see it."""

    def __init__(self, shown: bool = True) -> None:
        self._console = Console(stderr=True)
        self._hidden = not shown or not self._console.is_terminal

    def say(self, text: str) -> None:
        """One line."""
        self._console.print(text, highlight=False)

    @contextmanager
    def step(self, what: str, total: int) -> Iterator[Callable[[int], None]]:
        """A bar; call what it gives when so many things are done."""
        columns = TextColumn(f"{what:14}"), BarColumn(), MofNCompleteColumn()
        with Progress(*columns, console=self._console, transient=True, disable=self._hidden) as bar:
            task = bar.add_task(what, total=total)
            yield lambda count: bar.advance(task, count)

    async def wait(self, seconds: float, what: str, moves: Callable[[], int]) -> None:
        """So long; the moves are told meanwhile."""
        columns = TextColumn(f"{what:14}"), BarColumn(), TextColumn("{task.fields[moves]} moves")
        with Progress(*columns, console=self._console, transient=True, disable=self._hidden, auto_refresh=False) as bar:
            task, begun, first = bar.add_task(what, total=seconds, moves=0), time.perf_counter(), moves()
            while (left := begun + seconds - time.perf_counter()) > 0:
                await asyncio.sleep(min(left, STEP))
                if not self._hidden:
                    bar.update(task, completed=seconds - left, moves=f"{moves() - first:,}", refresh=True)
