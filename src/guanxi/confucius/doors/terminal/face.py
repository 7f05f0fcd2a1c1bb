"""What `guanxi play` asks of a game's terminal side (`commands/playing/face.py`)."""

import shutil
from collections.abc import Sequence
from typing import Final

from guanxi.confucius.doors.terminal import drawing, marks, people, turn
from guanxi.confucius.doors.terminal.choices import groups
from guanxi.confucius.doors.terminal.payments import proposals
from guanxi.confucius.doors.terminal.score import score
from guanxi.confucius.doors.terminal.typed import parse
from guanxi.confucius.rules.components import PLAYER_COLOURS
from guanxi.confucius.rules.scoring.ending import ended
from guanxi.confucius.rules.state import APPOINTING, LENDING, PLACING_CANDIDATE, SETTING_UP, TURN, TUTORING, State
from guanxi.core import text
from guanxi.core.terminal.ink import wrapped

__all__ = ["LOOKS", "begins_anew", "brief", "groups", "legend", "mark", "parse", "proposals", "say", "score", "sets_up"]


def say(message: str) -> str:
    """The game's words for what every game tells."""
    return text.say(marks.TEXTS, message)


def mark(s: State, seat: int) -> str:
    """A seat's letter."""
    return marks.seat_mark(seat)


def brief(s: State, names: Sequence[str], seat: int) -> list[str]:
    """What has to be known to go on with a turn: what is asked, and the own cards."""
    columns = shutil.get_terminal_size().columns
    return [*turn.headline(s, names, columns), *people.own_cards(s, seat, columns)]


def begins_anew(s: State) -> bool:
    """A turn or a question of the court may follow the seat's own."""
    return s.room in (TURN, TUTORING, PLACING_CANDIDATE, LENDING, APPOINTING)


def sets_up(s: State) -> bool:
    """The table shows all that chance lays out."""
    return bool(s.phase == SETTING_UP)


def legend(width: int) -> list[str]:
    """What the signs mean."""
    colours = ", ".join(f"{colour} {colour[0].upper()}" for colour in PLAYER_COLOURS)
    told = [say("legend-signs"), text.say(marks.TEXTS, "legend-players", colours=colours)]
    return [line for paragraph in told for line in wrapped(paragraph, width)]


def _court(s: State, names: Sequence[str], seat: int, width: int) -> list[str]:
    return drawing.court_lines(s, ended(s), width)


def _gifts(s: State, names: Sequence[str], seat: int, width: int) -> list[str]:
    return drawing.gift_lines(s, names, width)


def _lands(s: State, names: Sequence[str], seat: int, width: int) -> list[str]:
    return drawing.land_lines(s, width)


def _players(s: State, names: Sequence[str], seat: int, width: int) -> list[str]:
    return people.players(s, ended(s), names, seat, width)


LOOKS: Final = {"court": _court, "gifts": _gifts, "lands": _lands, "players": _players}
