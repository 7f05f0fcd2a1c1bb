"""The position for a terminal: the map with a panel beside it, or tables alone where there is no room for a map."""

import shutil
from collections.abc import Sequence
from typing import Final

from guanxi.china.doors.terminal import map as terminal_map
from guanxi.china.doors.terminal import sheet
from guanxi.china.rules.state import State
from guanxi.china.rules.view import view
from guanxi.core.terminal.ink import ink, spelt, wrapped
from guanxi.core.text import say

_ROOM_FOR_A_MAP: Final = 100
_PANEL: Final = 41  # columns


def draw(s: State, names: Sequence[str], seat: int | None) -> str:
    """The position, whole or as a seat sees it, to the width of the terminal."""
    shown = s if seat is None else view(s, seat).table
    columns = shutil.get_terminal_size().columns
    lines = (
        _beside_map(shown, names, seat, columns) if columns >= _ROOM_FOR_A_MAP else _tables(shown, names, seat, columns)
    )
    return spelt("\n".join(lines))


def draw_map(s: State) -> str:
    """The map alone; nothing on it is hidden from anybody."""
    lines = terminal_map.draw_map(s, shutil.get_terminal_size().columns)
    return spelt("\n".join([*lines, *_legend(shutil.get_terminal_size().columns)]))


def _tables(s: State, names: Sequence[str], seat: int | None, columns: int) -> list[str]:
    lines = [sheet.headline(s, names), *sheet.provinces(s, columns), *sheet.players(s, names, seat)]
    return lines + sheet.cards(s, seat, columns)


def _beside_map(s: State, names: Sequence[str], seat: int | None, columns: int) -> list[str]:
    left = terminal_map.draw_map(s, columns - _PANEL)
    right = sheet.provinces(s, _PANEL - 1) + ["", *sheet.panel_players(s, names, seat)]
    blank = " " * (columns - _PANEL)
    height = max(len(left), len(right))
    left += [blank[: len(left[0])]] * (height - len(left))
    right += [""] * (height - len(right))
    lines = [f"{one} {other}".rstrip() for one, other in zip(left, right, strict=True)]
    return [sheet.headline(s, names), *lines, *_legend(columns), *sheet.cards(s, seat, columns)]


def _legend(columns: int) -> list[str]:
    return [ink(line, "dim") for line in wrapped(say(sheet.TEXTS, "legend-map"), columns)]
