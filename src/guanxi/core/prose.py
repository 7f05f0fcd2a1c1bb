"""A game in sentences, for whoever reads instead of looking: the table, each choice, and what a refusal is about.

Whatever is told is told of a state that somebody may know: that of a view, or a whole one where nothing is hidden.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple, Protocol

from guanxi.core.rules import State


class Thing(NamedTuple):
    """Something on the board: `official hubu-3`, `province yan`."""

    sort: str
    id: str


@dataclass(frozen=True)
class Paragraph:
    """Sentences about one thing."""

    head: str
    text: str


@dataclass(frozen=True)
class Passage:
    """A part of the table under a heading: sentences, a table, or both. Without columns rows are names and facts."""

    id: str
    title: str
    paragraphs: tuple[Paragraph, ...] = ()
    columns: tuple[str, ...] = ()
    rows: tuple[tuple[str, ...], ...] = ()


@dataclass(frozen=True)
class Label:
    """A choice: as a whole, and as one of a group under the group's title."""

    text: str
    group: str = ""
    short: str = ""


class Prose(Protocol):
    """What readers of one language are told; `names` are the players in order of seats."""

    def table(self, state: State, names: Sequence[str], seat: int | None) -> list[Passage]:
        """The table in the order of play; a seat is told of itself in the second person."""

    def choice(self, state: State, action: int, names: Sequence[str]) -> Label:
        """What may be done, with what it costs."""

    def cannot(self, state: State, action: int, names: Sequence[str]) -> str:
        """That something cannot be done, in the second person: the title of a refusal."""

    def ways(self, state: State, seat: int, action: int, names: Sequence[str]) -> list[str]:
        """What would make a refused action possible, as far as the game knows more than other choices tell."""

    def causes(self, state: State, seat: int, action: int) -> list[Thing]:
        """What a refusal is about, to be shown on the board."""
