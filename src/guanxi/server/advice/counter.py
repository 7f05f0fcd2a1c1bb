"""Where advice is asked for: how often somebody may ask, and that nobody asks for two hints at once."""

from collections.abc import Iterator
from contextlib import contextmanager

from guanxi.server.limits import Buckets
from guanxi.server.problems import Problem
from guanxi.server.saying import sentence

# A second, and at once. A pointer that sweeps over a board asks for a draft, and often for a reason as well, of each of
# some 60 things; nobody hovers over more than ten a second for long. An answer takes a few milliseconds.
EASY = (30, 150)
HARD = (1, 10)
HINT = (0.2, 5)


class Counter:
    """Limits of one process."""

    def __init__(self, trusting: bool = False) -> None:
        self._limits = {} if trusting else {"easy": Buckets(*EASY), "hard": Buckets(*HARD), "hint": Buckets(*HINT)}
        self._waiting: set[str] = set()  # for a hint

    def limit(self, sort: str, who: str) -> None:
        """Problem if somebody asks too much of a sort: easy, hard or hint."""
        if sort in self._limits:
            self._limits[sort].take(who)

    @contextmanager
    def one_at_a_time(self, who: str) -> Iterator[None]:
        """Problem if somebody waits for a hint already."""
        if who in self._waiting:
            raise Problem("busy", sentence("hint-still-thought"))
        self._waiting.add(who)
        try:
            yield
        finally:
            self._waiting.discard(who)
