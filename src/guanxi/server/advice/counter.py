"""Where advice is asked for: how often somebody may ask, and that nobody asks for two hints at once."""

from collections.abc import Iterator
from contextlib import contextmanager

from guanxi.server.limits import Buckets
from guanxi.server.problems import Problem


class Counter:
    """Limits of one process."""

    def __init__(self, trusting: bool = False) -> None:
        self._limits = {} if trusting else {"easy": Buckets(20, 60), "hard": Buckets(1, 10), "hint": Buckets(0.2, 5)}
        self._waiting: set[str] = set()  # for a hint

    def limit(self, sort: str, who: str) -> None:
        """Problem if somebody asks too much of a sort: easy, hard or hint."""
        if sort in self._limits:
            self._limits[sort].take(who)

    @contextmanager
    def one_at_a_time(self, who: str) -> Iterator[None]:
        """Problem if somebody waits for a hint already."""
        if who in self._waiting:
            raise Problem("busy", "your last hint is still being thought about")
        self._waiting.add(who)
        try:
            yield
        finally:
            self._waiting.discard(who)
