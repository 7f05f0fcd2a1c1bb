"""How often somebody may do something: a bucket for each, which fills again. Limits hold for one process."""

from collections import OrderedDict
from time import monotonic

from guanxi.server.problems import Problem

MOST = 10_000  # buckets


class Buckets:
    """So many at once, so many a second."""

    def __init__(self, per_second: float, burst: float) -> None:
        self._per_second = per_second
        self._burst = burst
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, who: str) -> None:
        """Problem if it is too much."""
        now = monotonic()
        left, since = self._buckets.pop(who, (self._burst, now))
        left = min(self._burst, left + (now - since) * self._per_second)
        self._buckets[who] = (left - 1 if left >= 1 else left, now)
        while len(self._buckets) > MOST:
            self._buckets.popitem(last=False)
        if left < 1:
            raise Problem("too_many", wait_ms=int((1 - left) / self._per_second * 1000))
