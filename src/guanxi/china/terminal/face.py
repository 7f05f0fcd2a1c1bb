"""What `guanxi play` asks of a game's terminal side (`commands/playing/face.py`)."""

from collections.abc import Sequence

from guanxi.china import drawing_terminal
from guanxi.china.state import ALL, DISPLAY, PILE, ROW, State
from guanxi.china.terminal import marks, sheet
from guanxi.china.terminal.choices import groups, spelled_out
from guanxi.china.terminal.roads import roads
from guanxi.china.terminal.score import score
from guanxi.core.text import say

__all__ = ["brief", "groups", "legend", "map_lines", "mark", "roads", "score", "spelled_out"]


def mark(s: State, seat: int) -> str:
    """A seat's letter."""
    return marks.seat_mark(s, seat)


def map_lines(s: State) -> list[str]:
    """The map alone."""
    return drawing_terminal.draw_map(s).split("\n")


def brief(s: State, names: Sequence[str], seat: int) -> list[str]:
    """What has to be known to go on with a turn: own hand, display and pile; `s` is the table of the seat's view."""
    hand, display = (
        ", ".join(map(marks.card_word, marks.cards(row, at))) or say(sheet.TEXTS, "nothing")
        for row, at in ((s.hand, seat * ROW), (s.cards, DISPLAY))
    )
    pile = int(s.cards[PILE + ALL])
    told = [say(sheet.TEXTS, "brief-hand", hand=hand), say(sheet.TEXTS, "brief-display", display=display, pile=pile)]
    return [sheet.headline(s, names), *told]


def legend(width: int) -> list[str]:
    """What the signs mean."""
    return sheet.legend(width)
