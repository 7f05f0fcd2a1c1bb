"""What happened, told once, where it happens: small typed events that know who may see them.

A room tells an event to the story of its position, as a kind and a few numbers; without a story nothing is told, and
that costs nothing. A game's table of events makes typed facts of the numbers, for each viewer what it may know. The
log, a server's updates, a client's animations and statistics are made of this one list.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from mypy_extensions import i64

from guanxi.core.kinds import Field

Fact: TypeAlias = int | str | list[int]

SPECTATOR: Final = -1  # a viewer who sits at no seat
EVERYBODY: Final = -2  # a viewer from whom nothing is hidden: after the game, in records
NOBODY_TOLD: Final = -1  # the value of a seat, official, ... that there is none of; told as ""


class Story:
    """What happens while somebody listens: `(kind, numbers ...)`, in the order in which it happens."""

    def __init__(self) -> None:
        self.told: list[tuple[int, ...]] = []

    def tell(self, kind: i64, a: i64, b: i64, c: i64, d: i64, e: i64, f: i64) -> None:
        """Write one event down; numbers that the kind does not have are 0."""
        self.told.append((int(kind), int(a), int(b), int(c), int(d), int(e), int(f)))

    def tell_all(self, kind: int, numbers: Sequence[int]) -> None:
        """The same with any number of numbers."""
        self.told.append((kind, *[int(number) for number in numbers]))


@dataclass(frozen=True)
class EventKind:
    """A row of a game's table of events: message id, fields, clause, and what only its owner may see of it.

    The hidden fields are told to the seat in the field `owner` only; everybody else gets the event without them. With
    `secret`, everybody else does not hear of it at all. `silent` events have no line in the log: they move pieces.
    An event that `shows` turns over, before everybody, what was hidden until now.
    """

    name: str
    fields: tuple[Field, ...] = ()
    clause: str = ""
    owner: str = ""
    hidden: tuple[str, ...] = ()
    secret: bool = False
    silent: bool = False
    shows: bool = False


@dataclass(frozen=True)
class Event:
    """Something that happened, as one viewer may know it. `facts` are numbers, ids, and lists of numbers by seat."""

    kind: EventKind
    facts: Mapping[str, Fact]
    open: bool = True  # nothing is hidden from this viewer

    @property
    def name(self) -> str:
        """The id of its message."""
        return self.kind.name

    def to_json(self) -> dict[str, Any]:
        """`{"event": "gift-given", "clause": "GIVE-02", "seat": 1, "to": 2}`."""
        return {"event": self.kind.name, "clause": self.kind.clause, **self.facts}


class Events:
    """A game's table of events."""

    def __init__(self, rows: Sequence[EventKind]) -> None:
        self.rows: tuple[EventKind, ...] = tuple(rows)
        for row in self.rows:
            if PER_SEAT in [field.sort for field in row.fields[:-1]]:
                raise ValueError(f"{row.name}: a field with a number for each seat is the last one of its row")
        self.by_name: dict[str, EventKind] = {row.name: row for row in self.rows}

    def read(self, told: Sequence[int], viewer: int, players: int) -> Event | None:
        """What one event of a story is to a viewer, or None if it is nothing."""
        row = self.rows[told[0]]
        facts: dict[str, Fact] = {}
        at = 1
        for field in row.fields:
            if field.sort == PER_SEAT:
                facts[field.name] = [int(number) for number in told[at : at + players]]
            elif field.sort == SEATS:
                facts[field.name] = [seat for seat in range(players) if told[at] >> seat & 1]
                at += 1
            else:
                facts[field.name] = "" if told[at] == NOBODY_TOLD and not field.number else field.told(told[at])
                at += 1
        seen = viewer == EVERYBODY or not row.owner or (viewer >= 0 and facts[row.owner] == viewer)
        if row.secret and not seen:
            return None
        if not seen:
            facts = {name: fact for name, fact in facts.items() if name not in row.hidden}
        return Event(row, facts, seen or not row.hidden)

    def read_all(self, story: Sequence[Sequence[int]], viewer: int, players: int) -> list[Event]:
        """A story as a viewer may know it."""
        read = (self.read(told, viewer, players) for told in story)
        return [event for event in read if event is not None]

    def reveals(self, told: Sequence[int], seat: int) -> bool:
        """Does an event of a seat's own action tell anybody what did not follow from what that seat knew and chose?"""
        row = self.rows[told[0]]
        if row.shows or not row.owner:
            return row.shows
        names = [field.name for field in row.fields]
        return told[1 + names.index(row.owner)] not in (seat, NOBODY_TOLD)


PER_SEAT: Final = "per-seat"  # the sort of a field with a number for each seat
SEATS: Final = "seats"  # the sort of a field that is several seats, told as bits


def per_seat(name: str) -> Field:
    """A field with a number for each seat, such as everybody's points: the last one of its row."""
    return Field(name, 1, sort=PER_SEAT)


def seats_field(name: str) -> Field:
    """A field that is several seats, such as the winners; a story tells them as bits."""
    return Field(name, 1 << 30, sort=SEATS)


def amount(name: str) -> Field:
    """A field that is a plain number, such as points or cards."""
    return Field(name, 1 << 30)


def seat_field(name: str, seats: int) -> Field:
    """A field that is a seat; -1 is nobody."""
    return Field(name, seats, sort="seat")
