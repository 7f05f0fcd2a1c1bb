"""A game's terminal side: what playing there needs beyond the questions that every game answers."""

from collections.abc import Sequence
from importlib import import_module
from typing import Protocol, cast

from guanxi.core.game import Game, State


class Group(Protocol):
    """Choices of one kind, in named rows of action and label; a folded one is listed only on demand."""

    @property
    def title(self) -> str: ...  # noqa: D102

    @property
    def names(self) -> tuple[str, ...]: ...  # noqa: D102

    @property
    def rows(self) -> tuple[tuple[tuple[int, str], ...], ...]: ...  # noqa: D102

    @property
    def folded(self) -> bool: ...  # noqa: D102


class Face(Protocol):
    """The module `terminal/face.py` in a game's folder. Positions are tables of a view, unless all of it is public."""

    def mark(self, s: State, seat: int) -> str:
        """A seat's letter."""

    def map_lines(self, s: State) -> list[str]:
        """The board alone."""

    def brief(self, s: State, names: Sequence[str], seat: int) -> list[str]:
        """What has to be known to go on with a turn."""

    def roads(self, s: State, width: int) -> list[str]:
        """The board's links in words."""

    def score(self, s: State, names: Sequence[str], width: int) -> list[str]:
        """Points by source, with places and tie-break."""

    def legend(self, width: int) -> list[str]:
        """What the signs mean."""

    def groups(self, s: State, actions: Sequence[int]) -> Sequence[Group]:
        """The actions sorted for a menu."""

    def spelled_out(self, s: State, text: str) -> str:
        """Short input in full notation."""


def face_of(game: Game) -> Face:
    """The terminal side of a game."""
    return cast(Face, import_module(f"guanxi.{game.name}.terminal.face"))
