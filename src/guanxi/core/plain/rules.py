"""Rules whose positions are dataclasses of numbers and rows of numbers: copies, bytes and views come by themselves.

A game says what is hidden (`hide`) and how it may lie (`deal`); every other question about views follows from that.
"""

import json
from abc import abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass, fields, replace
from typing import Any, ClassVar, Final, Generic, TypeVar

from librt.vecs import vec
from mypy_extensions import i64

from guanxi.core.events import Events, Story
from guanxi.core.kinds import Kinds
from guanxi.core.rules import Options, Rules


@dataclass
class PlainState:
    """What every position has: how many play, and the story while somebody listens. A game adds its own fields."""

    players: int
    story: Story | None = None

    def tell(self, kind: int, *numbers: int) -> None:
        """Something has happened."""
        if self.story is not None:
            self.story.tell_all(kind, numbers)


# The metadata of a field with a set of small numbers for each seat, kept as bits: 5 is 1 and 3.
SETS: Final = {"sets": True}


def members(bits: int) -> list[int]:
    """The numbers of such a set."""
    return [number for number in range(1, bits.bit_length() + 1) if bits >> (number - 1) & 1]


def bits_of(numbers: Sequence[int]) -> int:
    """The same the other way round."""
    return sum(1 << (number - 1) for number in set(numbers))


def is_sets(state: PlainState, name: str) -> bool:
    """Is that field such a row?"""
    return any(each.name == name and "sets" in each.metadata for each in fields(state))


AnyState = TypeVar("AnyState", bound=PlainState)


@dataclass(frozen=True)
class PlainView(Generic[AnyState]):
    """What a seat sees: a position in which everything else is hidden."""

    seat: int
    shown: AnyState


class PlainRules(Rules, Generic[AnyState]):
    """Rules with one table of kinds and one of events. `view_class` is a class of the game's own package."""

    kinds: ClassVar[Kinds]
    events: ClassVar[Events]
    view_class: ClassVar[type[PlainView[Any]]]

    @abstractmethod
    def hide(self, state: AnyState, seat: int) -> None:
        """Take everything out of a copy of the position that a seat may not know; -1 is somebody who only looks on."""

    def players(self, state: AnyState) -> int:
        """How many play."""
        return state.players

    def n_actions(self, state: AnyState) -> i64:
        """The size of the action table."""
        return self.kinds.n_actions

    def legal(self, state: AnyState) -> list[int]:
        """What is not refused."""
        if self.is_over(state):
            return []
        seat = int(self.to_act(state))
        return [action for action in range(int(self.kinds.n_actions)) if not self.why_not(state, seat, action)]

    def offer(self, state: AnyState, out: vec[i64]) -> i64:
        """The same."""
        return super().offer(state, out)

    def tell(self, state: AnyState, action: int) -> list[tuple[int, ...]]:
        """Carry an action out, and tell what happens."""
        state.story = Story()
        try:
            self.do(state, action)
            return state.story.told
        finally:
            state.story = None

    def copy(self, state: AnyState) -> AnyState:
        """An independent copy; nobody listens to it."""
        rows: dict[str, Any] = {name: list(value) for name, value in told(state) if isinstance(value, list)}
        return replace(state, story=None, **rows)

    def to_bytes(self, state: AnyState) -> bytes:
        """The fields as JSON."""
        return json.dumps([value for _, value in told(state)], separators=(",", ":")).encode()

    def from_bytes(self, options: Options, data: bytes) -> AnyState:
        """The position again; ValueError if that is none."""
        state: AnyState = self.start(options)
        found = json.loads(data)
        if not isinstance(found, list) or len(found) != len(told(state)):
            raise ValueError(f"a position has {len(told(state))} fields")
        for (name, usual), value in zip(told(state), found, strict=True):
            if not _is_alike(value, usual):
                raise ValueError(f"{name} cannot be {str(value)[:40]}")
            setattr(state, name, value)
        return state

    def view(self, state: AnyState, seat: int) -> PlainView[AnyState]:
        """What a seat may know; of a finished game, everything."""
        table = self.copy(state)
        if not self.is_over(state):
            self.hide(table, seat)
        return self.view_class(seat, table)

    def open_view(self, state: AnyState) -> PlainView[AnyState]:
        """Everything, to nobody's seat."""
        return self.view_class(-1, self.copy(state))

    def view_bytes(self, view: PlainView[AnyState]) -> bytes:
        """The seat, and what it sees."""
        return f"{view.seat}:".encode() + self.to_bytes(view.shown)

    def view_from_bytes(self, options: Options, data: bytes) -> PlainView[AnyState]:
        """The view again; ValueError if that is none."""
        seat, _, table = data.partition(b":")
        return self.view_class(int(seat), self.from_bytes(options, table))

    def view_numbers(self, view: PlainView[AnyState]) -> list[int]:
        """The seat, then all fields in order."""
        found = [view.seat]
        for _, value in told(view.shown):
            found += value if isinstance(value, list) else [value]
        return found

    def view_fields(self, view: PlainView[AnyState]) -> list[tuple[str, int]]:
        """What these are."""
        lengths = [(name, len(value) if isinstance(value, list) else 1) for name, value in told(view.shown)]
        return [("seat", 1), *lengths]

    def shown(self, view: PlainView[AnyState]) -> AnyState:
        """The position as the view shows it."""
        return self.copy(view.shown)

    def reason(self, state: AnyState) -> str:
        """There is one way to end."""
        return "the end" if self.is_over(state) else ""

    def places(self, state: AnyState) -> list[int]:
        """By the totals; equal ones share a place."""
        totals = self.totals(state)
        return [1 + sum(other > total for other in totals) for total in totals]


def told(state: PlainState) -> Sequence[tuple[str, Any]]:
    """The fields of a position by name; the story is none of them."""
    return [(each.name, getattr(state, each.name)) for each in fields(state) if each.name != "story"]


def _is_alike(value: object, usual: object) -> bool:
    """Numbers for numbers, and rows of the same length for rows."""
    if isinstance(usual, list):
        return isinstance(value, list) and len(value) == len(usual) and all(type(number) is int for number in value)
    return type(value) is int
