"""The clock of a table: what was left, since when, and who is asked. Time is an argument; nothing ticks."""

from guanxi.server.clocks.sleep import Sleep, asleep, nights, until_spent
from guanxi.server.clocks.speed import DAY, SECOND, Days, Live, Speed, start

QUARTER = 4  # whoever comes back finds at least this part of the budget


class Clock:
    """Time left to each place, as of the last entry."""

    def __init__(self, speed: Speed, places: int) -> None:
        self.speed = speed
        self.is_timed = isinstance(speed, Live | Days)  # is there a clock at all?
        self.left = [start(speed) or 0] * places
        self.asked: int | None = None  # the place whose time runs
        self.since = 0  # when it began to run
        self.paused: set[int] = set()  # places whose owner is on vacation
        self.sleeps: dict[int, Sleep] = {}  # hours of sleep, by place; at a table whose clock is long
        self.sleep: Sleep | None = None  # of who is asked, as it was when they were: nobody sleeps a turn away

    def runs(self) -> bool:
        """Does anybody's time run?"""
        return self.is_timed and self.asked is not None and self.asked not in self.paused

    def spent(self, now: int) -> int:
        """What the place that is asked has used since the last entry."""
        return max(0, now - self.since - asleep(self.sleep, self.since, now)) if self.runs() else 0

    def left_of(self, place: int, now: int) -> int:
        """What a place has left."""
        used = self.spent(now) if place == self.asked else 0
        return max(0, self.left[place] - used)

    def remaining(self) -> int | None:
        """Milliseconds from the last entry until the time of the place that is asked is up; None if it never is."""
        if self.asked is None or not self.runs():
            return None
        return until_spent(self.sleep, self.since, self.left[self.asked])

    def until(self, place: int, now: int) -> int:
        """The same for a place that is asked from now on."""
        sleep = self.sleep if place == self.asked else self.sleeps.get(place)
        return until_spent(sleep, now, self.left_of(place, now))

    def night(self) -> tuple[int, int] | None:
        """When who is asked sleeps, now or next; None if their clock knows no sleep."""
        return next(nights(self.sleep, self.since)) if self.sleep is not None and self.runs() else None

    def charge(self, now: int) -> None:
        """An entry was made: whoever is asked has used the time since the last one."""
        if self.asked is not None:
            self.left[self.asked] = max(0, self.left[self.asked] - self.spent(now))
        self.since = now

    def ask(self, asked: int | None) -> None:
        """From now on the time of this place runs."""
        if self.asked is not None and asked != self.asked:
            self._gain(self.asked)
        if asked != self.asked:
            self.sleep = None if asked is None else self.sleeps.get(asked)
        self.asked = asked

    def _gain(self, place: int) -> None:
        """A turn has ended."""
        speed = self.speed
        if isinstance(speed, Live):
            cap = (speed.cap or speed.budget) * SECOND
            self.left[place] = min(max(cap, self.left[place]), self.left[place] + speed.increment * SECOND)
        elif isinstance(speed, Days):
            self.left[place] = speed.days * DAY

    def refill(self, place: int) -> None:
        """Somebody has come back to a seat that was played for them."""
        speed = self.speed
        if isinstance(speed, Live):
            self.left[place] = max(self.left[place], speed.budget * SECOND // QUARTER)
        elif isinstance(speed, Days):
            self.left[place] = speed.days * DAY

    def set_sleep(self, place: int, sleep: Sleep | None) -> None:
        """Other hours of sleep, from the next turn on."""
        self.sleeps.pop(place, None)
        if sleep is not None:
            self.sleeps[place] = sleep

    def copy(self) -> "Clock":
        """An independent copy."""
        found = Clock(self.speed, 0)
        found.left, found.asked, found.since, found.paused = [*self.left], self.asked, self.since, {*self.paused}
        found.sleeps, found.sleep = {**self.sleeps}, self.sleep
        return found

    def give_back(self, milliseconds: int, now: int) -> None:
        """Time given back to who is asked, such as while the server stood still; who slept had lost none."""
        if self.asked is not None and self.runs():
            self.left[self.asked] += milliseconds - asleep(self.sleep, now - milliseconds, now)
