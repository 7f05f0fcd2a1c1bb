"""What one decision needs on the screen: the table, what comes, the choices, and what else can be asked for."""

from collections.abc import Sequence
from typing import Final

from guanxi.commands.playing.menu import Menu
from guanxi.commands.playing.screen import text
from guanxi.core.game import State
from guanxi.core.terminal.face import Face
from guanxi.core.terminal.ink import fitted, ink

PROSPECTS: Final = 3  # lines of what comes
_PROMPT: Final = 1
_MENU: Final = 0.3  # of the lines, if it can use them


class Layout:
    """A seat's screen of so many columns and lines; a pipe has no height, and gets everything."""

    def __init__(self, face: Face, names: Sequence[str], seat: int, width: int, height: int | None) -> None:
        self.face = face
        self.names = names
        self.seat = seat
        self.width = width
        self.height = height

    def turn(self, s: State, menu: Menu) -> list[str]:
        """All that has to be known when a turn begins; `s` is the position as the seat sees it."""
        below = self._below(s, menu)
        if self.height is None:
            table = self.face.table(s, self.names, self.seat, self.width, None)
            return [*table, "", *menu.lines(self.width), *below]
        room = self.height - _PROMPT - len(below)
        wanted = min(menu.height(self.width), max(menu.least(self.width), int(_MENU * room)))
        table = self.face.table(s, self.names, self.seat, self.width, room - wanted)
        return [*table, *menu.lines(self.width, room - len(table)), *below]

    def going_on(self, s: State, menu: Menu) -> list[str]:
        """What has to be known to go on with a turn."""
        brief = self.face.brief(s, self.names, self.seat)
        room = None if self.height is None else self.height - _PROMPT - len(brief)
        return [*brief, *menu.lines(self.width, room)]

    def _below(self, s: State, menu: Menu) -> list[str]:
        """What comes, and what else can be typed."""
        comes = self.face.prospects(s, self.names, self.seat, self.width)[:PROSPECTS]
        if self.height is None:
            return comes
        looks = " ".join(["board", *self.face.LOOKS])
        return [*comes, ink(fitted(text("menu-orders", menu.language, looks=looks), self.width), "dim")]
