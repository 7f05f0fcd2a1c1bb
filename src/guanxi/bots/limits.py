"""How long a search may take. Compiled."""

from mypy_extensions import i64


class Limits:
    """By the clock: until a moment, but not before so many simulations, and these not beyond a later moment.

    Or by simulations alone: then no moment is given.
    """

    def __init__(self, begun: float, until: float, latest: float, least: i64, most: i64) -> None:
        self.begun: float = begun
        self.until: float = until  # 0.0: the clock does not matter
        self.latest: float = latest  # until which simulations wait for their floor
        self.least: i64 = least  # the floor
        self.most: i64 = most  # without a clock

    def moment(self, done: i64) -> float:
        """When time is up, after so many simulations."""
        return self.latest if done < self.least else self.until

    def left(self, done: i64, now: float) -> i64:
        """About how many simulations may still come."""
        if self.until == 0.0:
            return self.most - done
        if now >= self.moment(done):
            return 0
        fit = i64(float(done) * (self.until - now) / (now - self.begun + 1e-6)) + 1
        return fit if fit > self.least - done else self.least - done


def by_simulations(most: i64) -> Limits:
    """So many in all, however long they take."""
    return Limits(0.0, 0.0, 0.0, 0, most)


def by_clock(begun: float, seconds: float, latest: float, least: i64) -> Limits:
    """Some seconds from a moment, and up to `latest` seconds until there have been `least` simulations."""
    return Limits(begun, begun + seconds, begun + latest, least, 0)
