"""How often a person is told: a bucket each, one mail a turn. Memory is bounded, the oldest is forgotten."""

from collections import OrderedDict
from collections.abc import Hashable
from typing import Final, Generic, TypeVar

from guanxi.server.notices.notice import Notice
from guanxi.server.notices.ways import MAIL, PUSH, WEBHOOK

MOST: Final = 20_000
# How many at once, and how many seconds until there is one more.
USUAL: Final = (20, 30.0)
RATES: Final = {PUSH: USUAL, MAIL: (10, 300.0), WEBHOOK: USUAL}

Value = TypeVar("Value")


class Recent(Generic[Value]):
    """A dictionary of what was touched last."""

    def __init__(self, most: int = MOST) -> None:
        self._most = most
        self._values: OrderedDict[Hashable, Value] = OrderedDict()

    def get(self, key: Hashable, default: Value) -> Value:
        """The value, if it is still known."""
        return self._values.get(key, default)

    def put(self, key: Hashable, value: Value) -> None:
        """Remember it, and forget the oldest if there are too many."""
        self._values[key] = value
        self._values.move_to_end(key)
        if len(self._values) > self._most:
            self._values.popitem(last=False)

    def drop(self, key: Hashable) -> None:
        """Forget it."""
        self._values.pop(key, None)

    def __len__(self) -> int:
        return len(self._values)


class Buckets:
    """One bucket for each person and channel; time is an argument."""

    def __init__(self) -> None:
        self._levels: Recent[tuple[float, float]] = Recent()

    def take(self, person: str, channel: str, now: float) -> bool:
        """Take one, if there is one."""
        most, pause = RATES.get(channel, USUAL)
        level, since = self._levels.get((person, channel), (float(most), now))
        level = min(float(most), level + max(0.0, now - since) / pause)
        there_is = level >= 1
        self._levels.put((person, channel), (level - there_is, now))
        return there_is


class Mailed:
    """Which turn of a table a person was mailed about last, for each kind of notice."""

    def __init__(self) -> None:
        self._turns: Recent[int] = Recent()

    def is_new(self, notice: Notice) -> bool:
        """Was nothing mailed about this turn?"""
        return self._turns.get((notice.person, notice.table, notice.kind), -1) != notice.turn

    def note(self, notice: Notice) -> None:
        """It will be."""
        self._turns.put((notice.person, notice.table, notice.kind), notice.turn)
