"""A game's terminal side: what playing there needs beyond the questions that every game answers."""

from collections.abc import Callable, Mapping, Sequence
from typing import Protocol, TypeAlias

from guanxi.core.languages import USUAL
from guanxi.core.rules import State
from guanxi.core.terminal.choices import Group, Proposals

# An order that only looks: the position as the seat sees it, the names, the seat, the columns; lines to show.
Look: TypeAlias = Callable[[State, Sequence[str], int, int], list[str]]


class Face(Protocol):
    """A game's terminal side in a language. Positions are tables of a view, unless all of it is public."""

    LOOKS: Mapping[str, Look]  # the game's own orders, beside those that every game has

    def say(self, message: str) -> str:
        """The game's words for `how-to-play`, `help-choose`, `help-look`, `rule` and, if it has some, `look-words`."""

    def mark(self, s: State, seat: int) -> str:
        """A seat's letter."""

    def table(self, s: State, names: Sequence[str], seat: int, width: int, height: int | None) -> list[str]:
        """The table as the seat sees it: all of it, or in so many lines what matters most for a decision."""

    def brief(self, s: State, names: Sequence[str], seat: int) -> list[str]:
        """What has to be known to go on with a turn."""

    def begins_anew(self, s: State) -> bool:
        """Does the seat that has just acted begin something new, so that it wants to see the whole table?"""

    def sets_up(self, s: State) -> bool:
        """Is the board being laid out, so that the table shows all there would be to tell?"""

    def score(self, s: State, names: Sequence[str], width: int) -> list[str]:
        """Points by source, with places and tie-break."""

    def over(self, s: State) -> str:
        """How a game that is over came to its end, in a sentence; empty while it runs."""

    def ties(self, s: State, names: Sequence[str]) -> list[str]:
        """Who has equal points if it ended now, and which rule decides between them: a sentence each."""

    def legend(self, width: int) -> list[str]:
        """What the signs mean."""

    def proposals(self, s: State) -> Proposals | None:
        """Several actions at once that stand first in the menu."""

    def is_lettered(self, s: State) -> bool:
        """Does a bare number name something of the game here, such as a card? Choices have letters then."""

    def groups(self, s: State, actions: Sequence[int]) -> Sequence[Group]:
        """The actions sorted for a menu."""

    def parse(self, s: State, text: str) -> list[int]:
        """The actions that a line stands for, in notation or in a short way to type it."""

    def line(self, s: State, actions: Sequence[int]) -> str:
        """One line that a person would type for all of these actions of a seat."""


class Faces(Protocol):
    """A game's terminal side by language."""

    def __call__(self, language: str = USUAL) -> Face:
        """For readers of this language."""
