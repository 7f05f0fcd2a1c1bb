"""What `guanxi play` asks of a game's terminal side (`commands/playing/face.py`)."""

from collections.abc import Sequence
from typing import Final

from guanxi.china.doors import notation
from guanxi.china.doors.terminal import drawing, marks, sheet
from guanxi.china.doors.terminal.choices import groups, spelled_out
from guanxi.china.doors.terminal.roads import roads
from guanxi.china.doors.terminal.score import score
from guanxi.china.rules.state import ALL, DISPLAY, PILE, ROW, State
from guanxi.core import text
from guanxi.core.terminal.choices import Proposals

__all__ = ["LOOKS", "begins_anew", "brief", "groups", "legend", "mark", "parse", "proposals", "say", "score", "sets_up"]


def say(message: str) -> str:
    """The game's words for what every game tells."""
    return text.say(sheet.TEXTS, message)


def mark(s: State, seat: int) -> str:
    """A seat's letter."""
    return marks.seat_mark(s, seat)


def _map(s: State, names: Sequence[str], seat: int, width: int) -> list[str]:
    return drawing.draw_map(s).split("\n")


def _roads(s: State, names: Sequence[str], seat: int, width: int) -> list[str]:
    return roads(s, width)


LOOKS: Final = {"map": _map, "roads": _roads}


def brief(s: State, names: Sequence[str], seat: int) -> list[str]:
    """What has to be known to go on with a turn: own hand, display and pile; `s` is the table of the seat's view."""
    hand, display = (
        ", ".join(map(marks.card_word, marks.cards(row, at))) or text.say(sheet.TEXTS, "nothing")
        for row, at in ((s.hand, seat * ROW), (s.cards, DISPLAY))
    )
    pile = int(s.cards[PILE + ALL])
    told = text.say(sheet.TEXTS, "brief-display", display=display, pile=pile)
    return [sheet.headline(s, names), text.say(sheet.TEXTS, "brief-hand", hand=hand), told]


def begins_anew(s: State) -> bool:
    """A seat never begins a turn right after its own."""
    return False


def sets_up(s: State) -> bool:
    """What is dealt before the first turn is worth telling."""
    return False


def proposals(s: State) -> Proposals | None:
    """Every choice is one action."""
    return None


def parse(s: State, line: str) -> list[int]:
    """Short input too."""
    return notation.parse(s.board, spelled_out(s, line))


def legend(width: int) -> list[str]:
    """What the signs mean."""
    return sheet.legend(width)
