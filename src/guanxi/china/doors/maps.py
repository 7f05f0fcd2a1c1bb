"""A board of a scenario's own: `map` of `[position]` changes spaces and roads of the board in play: CN-BOARD."""

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from guanxi.china.doors.boards.data import BoardFile, Road, Space
from guanxi.china.doors.boards.parts import MOST_SPACES
from guanxi.china.doors.saying import sentence
from guanxi.china.rules.board import Board
from guanxi.core.errors import InputError
from guanxi.core.given import table
from guanxi.core.saying import at, wrong_at

_NAME: Final = re.compile(r"[a-z][a-z0-9-]{0,19}")


def changed(board: Board, given: object) -> Board:
    """The board with the spaces and roads that the scenario gives it; without `map`, the same board."""
    if given is None:
        return board
    told = table("position.map", given, ("provinces", "roads"))
    spaces = _spaces(board.file, told.get("provinces", {}))
    roads = _roads(told["roads"], spaces) if "roads" in told else _roads_left(board.file, spaces)
    return Board(replace(board.file, spaces=tuple(spaces), roads=tuple(roads)))


def _spaces(file: BoardFile, given: object) -> list[Space]:
    ids = [province.id for province in file.provinces]
    told = table("position.map.provinces", given, ids)
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
    wanted = table(f"position.{where}", given, ("spaces",)).get("spaces")
    if isinstance(wanted, int) and not isinstance(wanted, bool) and 1 <= wanted <= MOST_SPACES:
        return [f"{province}-{number}" for number in range(1, wanted + 1)]
    if isinstance(wanted, list) and wanted and all(isinstance(name, str) and _NAME.fullmatch(name) for name in wanted):
        return wanted
    how = sentence("map-spaces", most=MOST_SPACES, value=repr(str(wanted)[:40]))
    raise InputError(at(f"position.{where}.spaces", how))


def _check_names(names: Sequence[str], provinces: Sequence[str]) -> None:
    if len(names) > MOST_SPACES:
        raise InputError(at("position.map", sentence("map-many-spaces", count=len(names), most=MOST_SPACES)))
    for number, name in enumerate(names):
        if name in names[:number] or name in provinces:
            raise InputError(wrong_at("position.map", sentence("map-name-twice", name=name), "CN-BOARD-04"))


def _roads(given: object, spaces: Sequence[Space]) -> list[Road]:
    names = {space.id for space in spaces}
    if not isinstance(given, list):
        raise InputError(at("position.map.roads", sentence("map-roads", value=repr(str(given)[:40]))))
    for ends in given:
        good = isinstance(ends, list) and len(ends) == 2 and all(isinstance(end, str) for end in ends)
        if not good or ends[0] == ends[1] or not names.issuperset(ends):
            raise InputError(wrong_at("position.map.roads", sentence("map-ends", ends=str(ends)[:60]), "CN-BOARD-08"))
    pairs = [frozenset(ends) for ends in given]
    if len(set(pairs)) < len(pairs):
        raise InputError(wrong_at("position.map.roads", sentence("map-road-twice"), "CN-BOARD-08"))
    return [Road((one, two), None) for one, two in given]


def _roads_left(file: BoardFile, spaces: Sequence[Space]) -> list[Road]:
    names = {space.id for space in spaces}
    return [road for road in file.roads if names.issuperset(road.ends)]
