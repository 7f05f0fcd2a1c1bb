"""The position for a terminal: the map with a panel beside it, or tables alone where there is no room for a map."""

import shutil
from collections.abc import Sequence
from typing import Final

from guanxi.china.doors.terminal import map as terminal_map
from guanxi.china.doors.terminal import sheet
from guanxi.china.rules.state import State
from guanxi.china.rules.view import view
from guanxi.core.terminal.ink import ink, spelt, width_of, wrapped
from guanxi.core.terminal.sections import beside
from guanxi.core.text import Texts

_ROOM_FOR_A_MAP: Final = 100
_PANEL: Final = 41  # columns
_LOWEST: Final = 24  # lines, for a map with a panel
_GAP: Final = 2


def draw(t: Texts, s: State, names: Sequence[str], seat: int | None) -> str:
    """The position, whole or as a seat sees it, to the width of the terminal."""
    shown = s if seat is None else view(s, seat).shown
    columns = shutil.get_terminal_size().columns
    laid_out = _beside_map if columns >= _ROOM_FOR_A_MAP else _tables
    return spelt("\n".join(laid_out(t, shown, names, seat, columns)))


def table(t: Texts, s: State, names: Sequence[str], seat: int, columns: int, height: int | None) -> list[str]:
    """What a seat sees: all of it, or what goes into so many lines."""
    if height is None:
        return (_beside_map if columns >= _ROOM_FOR_A_MAP else _tables)(t, s, names, seat, columns)
    if columns >= _ROOM_FOR_A_MAP and height >= _LOWEST:
        return _beside_small_map(t, s, names, seat, columns, height)
    return _side_by_side(t, s, names, seat, columns)


def draw_map(t: Texts, s: State) -> str:
    """The map alone; nothing on it is hidden from anybody."""
    lines = terminal_map.draw_map(s, shutil.get_terminal_size().columns)
    return spelt("\n".join([*lines, *_legend(t, shutil.get_terminal_size().columns)]))


def _tables(t: Texts, s: State, names: Sequence[str], seat: int | None, columns: int) -> list[str]:
    lines = [sheet.headline(t, s, names), *sheet.provinces(t, s, columns), *sheet.players(t, s, names, seat)]
    return lines + sheet.cards(t, s, seat, columns)


def _beside_map(t: Texts, s: State, names: Sequence[str], seat: int | None, columns: int) -> list[str]:
    left = terminal_map.draw_map(s, columns - _PANEL)
    right = sheet.provinces(t, s, _PANEL - 1) + ["", *sheet.panel_players(t, s, names, seat)]
    blank = " " * (columns - _PANEL)
    height = max(len(left), len(right))
    left += [blank[: len(left[0])]] * (height - len(left))
    right += [""] * (height - len(right))
    lines = [f"{one} {other}".rstrip() for one, other in zip(left, right, strict=True)]
    return [sheet.headline(t, s, names), *lines, *_legend(t, columns), *sheet.cards(t, s, seat, columns)]


def _beside_small_map(t: Texts, s: State, names: Sequence[str], seat: int, columns: int, height: int) -> list[str]:
    """As large a map as the lines allow."""
    head, cards = sheet.headline(t, s, names), sheet.cards(t, s, seat, columns)
    left = terminal_map.draw_map(s, columns - _PANEL, height - 1 - len(cards))
    panel = sheet.provinces(t, s, _PANEL - 1)
    people = sheet.panel_players(t, s, names, seat)
    if len(panel) + len(people) > len(left):
        people = sheet.short_players(t, s, names, seat, _PANEL - 1)
    return [head, *beside(left, [*panel, *people], 1, columns), *cards]


def _side_by_side(t: Texts, s: State, names: Sequence[str], seat: int, columns: int) -> list[str]:
    """Provinces on the left, players and cards on the right."""
    left = sheet.provinces(t, s, 0)
    room = columns - max(map(width_of, left)) - _GAP
    right = sheet.short_players(t, s, names, seat, room)
    right += sheet.cards(t, s, None, room)
    own = sheet.own_hand(t, s, seat)
    return [sheet.headline(t, s, names), *beside(left, right, _GAP, columns), own]


def _legend(t: Texts, columns: int) -> list[str]:
    return [ink(line, "dim") for line in wrapped(t.say("legend-map"), columns)]
