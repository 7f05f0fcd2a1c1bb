"""What one decision needs on the screen: the table, what comes, the choices, and what else can be asked for."""

from collections.abc import Sequence
from typing import Final

from guanxi.commands.playing.menu import Menu
from guanxi.commands.playing.screen import text
from guanxi.core.game import State
from guanxi.core.terminal.face import Face
from guanxi.core.terminal.ink import fitted, flowed, ink, width_of, wrapped
from guanxi.core.terminal.typing import in_words

_PROMPT: Final = 1
_PROSPECTS: Final = 8  # lines of the screen for each line of what comes
_MENU: Final = 0.3  # of the lines, if it can use them
_ORDERS: Final = ("score", "log", "why", "hint", "preview", "undo", "help", "quit")


def look_words(face: Face) -> str:
    """What may be typed for a game's own orders; a game from elsewhere may have no other words for them."""
    try:
        return face.say("look-words")
    except LookupError:
        return ""


class Layout:
    """A seat's screen of so many columns and lines; a pipe has no height, and gets everything."""

    def __init__(self, face: Face, names: Sequence[str], seat: int, width: int, height: int | None) -> None:
        self.face = face
        self.names = names
        self.seat = seat
        self.width = width
        self.height = height

    def turn(self, s: State, menu: Menu, comes: Sequence[str] = ()) -> list[str]:
        """All that has to be known when a turn begins; `s` is the position as the seat sees it.

        What comes is told in few words, the most important first.
        """
        below = self._below(menu, comes)
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

    def _below(self, menu: Menu, comes: Sequence[str]) -> list[str]:
        """What comes, and what else can be typed."""
        lines = self._ahead(comes, menu.language) if comes else []
        if self.height is None:
            return lines
        return [*lines, *(ink(line, "dim") for line in self._orders(menu.language))]

    def _orders(self, language: str) -> list[str]:
        """What else can be typed, in the reader's words: as many looks at the table as there are columns for."""
        looks = [
            in_words("board", text("typed-words", language)),
            *(in_words(look, look_words(self.face)) for look in self.face.LOOKS),
        ]
        others = [in_words(order, text("typed-words", language)) for order in _ORDERS]
        told = [
            text("menu-orders", language, orders=" ".join([*looks[:n], *others])) for n in range(len(looks), -1, -1)
        ]
        return wrapped(next((line for line in told if width_of(line) <= self.width), told[-1]), self.width)

    def _ahead(self, comes: Sequence[str], language: str) -> list[str]:
        """As much of what comes as there are lines for, behind the order that tells all of it."""
        title, width = text("ahead", language), self.width - 1
        cells = [f"{ink(title, 'bold')} {fitted(comes[0], width - width_of(title) - 1)}"]
        cells += [fitted(each, width) for each in comes[1:]]
        lines = flowed(cells, width, gap=1)
        most = len(lines) if self.height is None else self.height // _PROSPECTS
        for shown in range(len(cells) - 1, 0, -1):
            if len(lines) > most:
                lines = flowed([*cells[:shown], text("ahead-more", language, count=len(cells) - shown)], width, gap=1)
        return [f" {line}" if n else line for n, line in enumerate(lines)]
