"""The table for a terminal: court, gifts, lands and players, side by side where there is room."""

import shutil
from collections.abc import Sequence

from guanxi.confucius.doors.terminal import court, people, realm, turn
from guanxi.confucius.doors.terminal.marks import TEXTS, dim, seat_mark
from guanxi.confucius.rules.scoring.ending import ended
from guanxi.confucius.rules.state import TURN, State
from guanxi.confucius.rules.view import view
from guanxi.core.terminal.ink import flowed, ink, padded, spelt, width_of, wrapped
from guanxi.core.text import say

_GAP = 4
_ROOM_FOR_TWO = 110


def draw(s: State, names: Sequence[str], seat: int | None) -> str:
    """The position, whole or as a seat sees it, to the width of the terminal."""
    shown = s if seat is None else view(s, seat).table
    return spelt("\n".join(table(shown, names, seat, shutil.get_terminal_size().columns)))


def table(s: State, names: Sequence[str], seat: int | None, width: int) -> list[str]:
    """All of it, in lines."""
    end = ended(s)
    board = _spacious if width >= _ROOM_FOR_TWO else _narrow
    lines = [*_top(s, names, width), *board(s, end, names, width), "", *realm.actions_box(s, width)]
    lines += ["", *people.players(s, end, names, seat, width), *people.title_lines(s, end, width)]
    lines += people.open_hands(s, names) if seat is None else people.own_cards(s, seat, width)
    return lines + legend(width)


def _top(s: State, names: Sequence[str], width: int) -> list[str]:
    chief = f"{dim('chief')} {seat_mark(int(s.chief))} {names[int(s.chief)]}"
    facts = [realm.wall(s)] if s.room < TURN else [realm.wall(s), chief]
    return [*turn.headline(s, names, width), *flowed([*facts, realm.piles(s)], width, gap=3)]


def _spacious(s: State, end: State, names: Sequence[str], width: int) -> list[str]:
    lines = beside(court_lines(s, end, width), court.tracker(s), width)
    return [*lines, *court.bonds(s, names, width), "", *land_lines(s, width)]


def _narrow(s: State, end: State, names: Sequence[str], width: int) -> list[str]:
    lines = [*court_lines(s, end, width), "", *realm.foreign(s), ""]
    return [*lines, *beside(realm.distant(s), court.tracker(s), width), *court.bonds(s, names, width)]


def court_lines(s: State, end: State, width: int) -> list[str]:
    """Ministries and examination hall."""
    lines = court.ministries(s, end)
    if max(map(width_of, lines)) > width:
        lines = court.ministries(s, end, gap=1)
    return [*lines, "", *flowed(court.examination(s), max(map(width_of, lines)))]


def gift_lines(s: State, names: Sequence[str], width: int) -> list[str]:
    """The gift tracker, and what the gifts block and force."""
    return [*court.tracker(s), *court.bonds(s, names, width)]


def land_lines(s: State, width: int) -> list[str]:
    """Foreign and distant lands."""
    return beside(realm.foreign(s), realm.distant(s), width)


def beside(left: Sequence[str], right: Sequence[str], width: int) -> list[str]:
    """Two blocks next to each other, or one below the other where they do not fit."""
    column = max(map(width_of, left)) + _GAP
    if column + max(map(width_of, right)) > width:
        return [*left, *right]
    height = max(len(left), len(right))
    rows = zip([*left, *[""] * (height - len(left))], [*right, *[""] * (height - len(right))], strict=True)
    return [f"{padded(one, column)}{other}".rstrip() for one, other in rows]


def legend(width: int) -> list[str]:
    """What the signs mean, in short."""
    return [ink(line, "dim") for line in wrapped(say(TEXTS, "legend"), width)]
