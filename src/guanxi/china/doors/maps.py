"""A board of a scenario's own: `map` of `[position]` changes spaces and roads of the board in play: CN-BOARD."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from guanxi.china.doors.boards.data import BoardFile, Road, Space
from guanxi.china.doors.boards.parts import MOST_SPACES
from guanxi.china.rules.board import Board
from guanxi.core.errors import InputError

_NAME: Final = re.compile(r"[a-z][a-z0-9-]{0,19}")


def changed(board: Board, given: object) -> Board:
    """The board with the spaces and roads that the scenario gives it; without `map`, the same board."""
    if given is None:
        return board
    told = _table("map", given, ("provinces", "roads"))
    spaces = _spaces(board.file, told.get("provinces", {}))
    roads = _roads(told["roads"], spaces) if "roads" in told else _roads_left(board.file, spaces)
    return Board(replace(board.file, spaces=tuple(spaces), roads=tuple(roads)))


def _spaces(file: BoardFile, given: object) -> list[Space]:
    ids = [province.id for province in file.provinces]
    told = _table("map.provinces", given, ids)
    spaces: list[Space] = []
    for province in ids:
        if province in told:
            spaces += [Space(name, province, (0, 0), "") for name in _names(province, told[province])]
        else:
            spaces += [space for space in file.spaces if space.province == province]
    _check_names([space.id for space in spaces], ids)
    return spaces


def _names(province: str, given: object) -> list[str]:
    """The spaces of a province: by name, or so many of them."""
    where = f"map.provinces.{province}"
    wanted = _table(where, given, ("spaces",)).get("spaces")
    if isinstance(wanted, int) and not isinstance(wanted, bool) and 1 <= wanted <= MOST_SPACES:
        return [f"{province}-{number}" for number in range(1, wanted + 1)]
    if isinstance(wanted, list) and wanted and all(isinstance(name, str) and _NAME.fullmatch(name) for name in wanted):
        return wanted
    raise InputError(
        f"position.{where}.spaces: must be a number from 1 to {MOST_SPACES} or a list of names like a1, "
        f"not {str(wanted)[:40]!r}"
    )


def _check_names(names: Sequence[str], provinces: Sequence[str]) -> None:
    if len(names) > MOST_SPACES:
        raise InputError(f"position.map: {len(names)} palace spaces; at most {MOST_SPACES}")
    for number, name in enumerate(names):
        if name in names[:number] or name in provinces:
            raise InputError(f'position.map: there are two places named "{name}" (CN-BOARD-04)')


def _roads(given: object, spaces: Sequence[Space]) -> list[Road]:
    names = {space.id for space in spaces}
    if not isinstance(given, list):
        raise InputError(f"position.map.roads: must be a list of pairs of spaces, not {str(given)[:40]!r}")
    for ends in given:
        good = isinstance(ends, list) and len(ends) == 2 and all(isinstance(end, str) for end in ends)
        if not good or ends[0] == ends[1] or not names.issuperset(ends):
            raise InputError(f"position.map.roads: {str(ends)[:60]} are not two palace spaces (CN-BOARD-08)")
    pairs = [frozenset(ends) for ends in given]
    if len(set(pairs)) < len(pairs):
        raise InputError("position.map.roads: a road is there twice (CN-BOARD-08)")
    return [Road((one, two), None) for one, two in given]


def _roads_left(file: BoardFile, spaces: Sequence[Space]) -> list[Road]:
    names = {space.id for space in spaces}
    return [road for road in file.roads if names.issuperset(road.ends)]


def _table(where: str, given: object, allowed: Sequence[str]) -> Mapping[str, Any]:
    if not isinstance(given, Mapping):
        raise InputError(f"position.{where}: must be a table, not {str(given)[:40]!r}")
    for key in given:
        if key not in allowed:
            raise InputError(f'position.{where}: "{str(key)[:40]}" is not known here; there is: {", ".join(allowed)}')
    return given
