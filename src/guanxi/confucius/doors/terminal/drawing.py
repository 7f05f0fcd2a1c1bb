"""The table for a terminal: court, gifts, lands and players, side by side where there is room."""

import shutil
from collections.abc import Sequence

from guanxi.confucius.doors.terminal import court, people, realm, turn
from guanxi.confucius.doors.terminal.marks import dim, seat_mark
from guanxi.confucius.rules.scoring.ending import ended
from guanxi.confucius.rules.state import TURN, State
from guanxi.confucius.rules.view import view
from guanxi.core.terminal.ink import flowed, ink, padded, spelt, width_of, wrapped
from guanxi.core.text import Texts

_GAP = 4
_ROOM_FOR_TWO = 110


def draw(t: Texts, s: State, names: Sequence[str], seat: int | None) -> str:
    """The position, whole or as a seat sees it, to the width of the terminal."""
    shown = s if seat is None else view(s, seat).shown
    return spelt("\n".join(table(t, shown, names, seat, shutil.get_terminal_size().columns)))


def table(t: Texts, s: State, names: Sequence[str], seat: int | None, width: int) -> list[str]:
    """All of it, in lines."""
    end = ended(s)
    board = _spacious if width >= _ROOM_FOR_TWO else _narrow
    lines = [*_top(t, s, names, width), *board(t, s, end, names, width), "", *realm.actions_box(t, s, width)]
    lines += ["", *people.players(t, s, end, names, seat, width), *people.title_lines(t, s, end, width)]
    lines += people.open_hands(t, s, names) if seat is None else people.own_cards(t, s, seat, width)
    return lines + legend(t, width)


def _top(t: Texts, s: State, names: Sequence[str], width: int) -> list[str]:
    chief = f"{dim(t, 'chief')} {seat_mark(int(s.chief))} {names[int(s.chief)]}"
    facts = [realm.wall(t, s)] if s.room < TURN else [realm.wall(t, s), chief]
    return [*turn.headline(t, s, names, width), *flowed([*facts, realm.piles(t, s)], width, gap=3)]


def _spacious(t: Texts, s: State, end: State, names: Sequence[str], width: int) -> list[str]:
    lines = beside(court_lines(t, s, end, width), court.tracker(t, s), width)
    return [*lines, *court.bonds(t, s, names, width), "", *land_lines(t, s, width)]


def _narrow(t: Texts, s: State, end: State, names: Sequence[str], width: int) -> list[str]:
    lines = [*court_lines(t, s, end, width), "", *realm.foreign(t, s), ""]
    return [*lines, *beside(realm.distant(t, s), court.tracker(t, s), width), *court.bonds(t, s, names, width)]


def court_lines(t: Texts, s: State, end: State, width: int) -> list[str]:
    """Ministries and examination hall."""
    lines = court.ministries(t, s, end)
    if max(map(width_of, lines)) > width:
        lines = court.ministries(t, s, end, gap=1)
    return [*lines, "", *flowed(court.examination(t, s), max(map(width_of, lines)))]


def gift_lines(t: Texts, s: State, names: Sequence[str], width: int) -> list[str]:
    """The gift tracker, and what the gifts block and force."""
    return [*court.tracker(t, s), *court.bonds(t, s, names, width)]


def land_lines(t: Texts, s: State, width: int) -> list[str]:
    """Foreign and distant lands."""
    return beside(realm.foreign(t, s), realm.distant(t, s), width)


def beside(left: Sequence[str], right: Sequence[str], width: int) -> list[str]:
    """Two blocks next to each other, or one below the other where they do not fit."""
    column = max(map(width_of, left)) + _GAP
    if column + max(map(width_of, right)) > width:
        return [*left, *right]
    height = max(len(left), len(right))
    rows = zip([*left, *[""] * (height - len(left))], [*right, *[""] * (height - len(right))], strict=True)
    return [f"{padded(one, column)}{other}".rstrip() for one, other in rows]


def legend(t: Texts, width: int) -> list[str]:
    """What the signs mean, in short."""
    return [ink(line, "dim") for line in wrapped(t.say("legend"), width)]
