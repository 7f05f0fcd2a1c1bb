"""The table for a terminal: court, gifts, lands and players, side by side where there is room."""

import shutil
from collections.abc import Sequence

from guanxi.confucius.doors.terminal import court, people, realm, turn
from guanxi.confucius.doors.terminal.marks import dim, seat_mark
from guanxi.confucius.rules.scoring.ending import ended
from guanxi.confucius.rules.state import TURN, State
from guanxi.confucius.rules.view import view
from guanxi.core.terminal.ink import flowed, ink, spelt, width_of, wrapped
from guanxi.core.terminal.sections import Section, beside, stacked
from guanxi.core.text import Texts

_GAP = 4
_ROOM_FOR_TWO = 110


def draw(t: Texts, s: State, names: Sequence[str], seat: int | None) -> str:
    """The position, whole or as a seat sees it, to the width of the terminal."""
    shown = s if seat is None else view(s, seat).shown
    return spelt("\n".join(table(t, shown, names, seat, shutil.get_terminal_size().columns)))


def table(
    t: Texts, s: State, names: Sequence[str], seat: int | None, width: int, height: int | None = None
) -> list[str]:
    """All of it, or in so many lines what matters most; `s` is what may be shown."""
    end = ended(s)
    own = [] if seat is None else people.own_cards(t, s, seat, width)
    spacious = [*_whole(t, s, end, names, seat, width), *own]
    if height is None or len(spacious) <= height:
        return spacious if seat is not None else spacious + people.open_hands(t, s, names)
    return stacked([*_short(t, s, end, names, seat, width), Section(own)], height)


def _whole(t: Texts, s: State, end: State, names: Sequence[str], seat: int | None, width: int) -> list[str]:
    board = _spacious if width >= _ROOM_FOR_TWO else _narrow
    lines = [*_top(t, s, names, width), *board(t, s, end, names, width), "", *realm.actions_box(t, s, width)]
    lines += ["", *people.players(t, s, end, names, seat, width), *people.title_lines(t, s, end, width)]
    return lines + legend(t, width)


def _short(t: Texts, s: State, end: State, names: Sequence[str], seat: int | None, width: int) -> list[Section]:
    """The same in short, with what is left out first where room is shorter still."""
    wide = width >= _ROOM_FOR_TWO
    ministries = _ministries(t, s, end, width)
    gifts = court.tracker(t, s) if wide else court.gifts_told(t, s, width)
    court_and_gifts = [Section(beside(ministries, gifts, _GAP, width))] if wide else [Section(ministries)]
    bonds = court.bonds(t, s, names, width, None if wide else seat)
    lands = [land_lines(t, s, width)] if wide else [realm.foreign_told(t, s, width), realm.distant_told(t, s, width)]
    return [
        Section(turn.headline(t, s, names, width)),
        Section(flowed(_facts(t, s, names), width, gap=3), 1),
        Section([realm.piles(t, s)], 9),
        *court_and_gifts,
        Section(flowed(court.examination(t, s), width), 2),
        *([] if wide else [Section(gifts, 3)]),
        Section(bonds, 4),
        *(Section(lines, 5 + number) for number, lines in enumerate(lands)),
        Section(realm.actions_box(t, s, width), 7),
        Section(people.players(t, s, end, names, seat, width)),
        Section(people.title_lines(t, s, end, width), 8),
    ]


def _facts(t: Texts, s: State, names: Sequence[str]) -> list[str]:
    chief = f"{dim(t, 'chief')} {seat_mark(int(s.chief))} {names[int(s.chief)]}"
    return [realm.wall(t, s)] if s.room < TURN else [realm.wall(t, s), chief]


def _top(t: Texts, s: State, names: Sequence[str], width: int) -> list[str]:
    return [*turn.headline(t, s, names, width), *flowed([*_facts(t, s, names), realm.piles(t, s)], width, gap=3)]


def _spacious(t: Texts, s: State, end: State, names: Sequence[str], width: int) -> list[str]:
    lines = beside(court_lines(t, s, end, width), court.tracker(t, s), _GAP, width)
    return [*lines, *court.bonds(t, s, names, width), "", *land_lines(t, s, width)]


def _narrow(t: Texts, s: State, end: State, names: Sequence[str], width: int) -> list[str]:
    lines = [*court_lines(t, s, end, width), "", *realm.foreign(t, s), ""]
    return [*lines, *beside(realm.distant(t, s), court.tracker(t, s), _GAP, width), *court.bonds(t, s, names, width)]


def court_lines(t: Texts, s: State, end: State, width: int) -> list[str]:
    """Ministries and examination hall."""
    lines = _ministries(t, s, end, width)
    return [*lines, "", *flowed(court.examination(t, s), max(map(width_of, lines)))]


def _ministries(t: Texts, s: State, end: State, width: int) -> list[str]:
    lines = court.ministries(t, s, end)
    return lines if max(map(width_of, lines)) <= width else court.ministries(t, s, end, gap=1)


def gift_lines(t: Texts, s: State, names: Sequence[str], width: int) -> list[str]:
    """The gift tracker, and what the gifts block and force."""
    return [*court.tracker(t, s), *court.bonds(t, s, names, width)]


def land_lines(t: Texts, s: State, width: int) -> list[str]:
    """Foreign and distant lands."""
    return beside(realm.foreign(t, s), realm.distant(t, s), _GAP, width)


def legend(t: Texts, width: int) -> list[str]:
    """What the signs mean, in short."""
    return [ink(line, "dim") for line in wrapped(t.say("legend"), width)]
