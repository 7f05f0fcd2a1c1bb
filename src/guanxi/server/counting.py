"""What is counted, for the operator: plain numbers that cost nothing to raise and are read when somebody looks.

Only counts, never who or where.
"""

from bisect import bisect_left
from collections import Counter
from typing import Final

SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)
SIZES: Final = (1.0, 2.0, 4.0, 8.0, 16.0, 32.0, 64.0, 128.0, 256.0)


class Histogram:
    """How many values lie up to each bound."""

    def __init__(self, bounds: tuple[float, ...]) -> None:
        self.bounds = bounds
        self.counts = [0] * (len(bounds) + 1)
        self.total = 0.0

    def add(self, value: float) -> None:
        """One more."""
        self.counts[bisect_left(self.bounds, value)] += 1
        self.total += value

    def buckets(self) -> list[tuple[str, int]]:
        """Bounds with the number of values up to each, as Prometheus has them."""
        found, below = [], 0
        for bound, count in zip((*map(str, self.bounds), "+Inf"), self.counts, strict=True):
            below += count
            found.append((bound, below))
        return found


class Counts:
    """What the doors of one process count; the writer and the pool keep their own."""

    def __init__(self) -> None:
        self.moves = Histogram(SECONDS)  # from asking to knowing
        self.problems: Counter[str] = Counter()  # by code; a refusal of the rules is `refused`
        self.requests: Counter[tuple[str, str, int]] = Counter()  # by method, template of the address, status
        self.overflows = 0  # of outboxes of those who read too slowly
        self.chat = 0  # lines

    def overflow(self) -> None:
        """Somebody read too slowly."""
        self.overflows += 1
