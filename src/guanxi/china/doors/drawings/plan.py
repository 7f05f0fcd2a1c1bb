"""The drawing of a board as data, for clients that draw it themselves: outlines, places, and where each label goes."""

import tomllib
from functools import cache
from importlib import resources
from typing import Any

from guanxi.china.doors.boards.file import BoardFile, Province
from guanxi.china.doors.drawings.crowd import width_of
from guanxi.china.doors.drawings.layout import MARK_ROOM, NAME_SIZE, Layout


def plan_of(board: BoardFile) -> dict[str, Any]:
    """Everything that a client needs to draw a board, in the units of its file."""
    layout = Layout(board)
    return {
        "size": list(board.size),
        "side": board.side,
        "radius": {"space": board.space_radius, "dragon": board.dragon_radius, "marker": board.marker_radius},
        "provinces": [
            {
                "id": each.id,
                "name": each.name,
                "hanzi": each.hanzi,
                "colour": each.colour,
                "size": sum(space.province == each.id for space in board.spaces),
                "outline": [list(at) for at in each.polygon],
                "path": layout.outlines[each.id],
                "dragon": list(each.dragon),
            }
            for each in board.provinces
        ],
        "spaces": [
            {"id": each.id, "province": each.province, "at": list(each.at), "town": each.town} for each in board.spaces
        ],
        "roads": [{"ends": list(each.ends), "via": list(each.via) if each.via else None} for each in board.roads],
        "alliances": [
            {"number": each.number, "provinces": list(each.provinces), "at": list(layout.markers[each.number])}
            for each in board.alliances
        ],
        "waters": [
            {"kind": each.kind, "name": each.name, "outline": [list(at) for at in each.polygon]}
            for each in board.waters
        ],
        "track": [list(at) for at in layout.track],
        "labels": _labels(layout),
    }


def _labels(layout: Layout) -> dict[str, Any]:
    """Towns (middle of the baseline), names (left end, baseline), rooms, ticks and the seal (middle)."""
    board, settled = layout.board, _settled(layout.board)
    towns = {each.id: _town(layout, each.id) for each in board.spaces}
    found = {"towns": towns, "names": {}, "rooms": {}, "ticks": {}, "seal": list(layout.seal)}
    for home in board.provinces:
        (x, y), reach = home.dragon, board.dragon_radius
        found["names"][home.id] = _name(layout, home)
        found["rooms"][home.id] = [round(x - reach, 1), round(y - reach, 1)]
        found["ticks"][home.id] = [round(x + 0.8 * reach, 1), round(y + 0.8 * reach, 1)]
    return {part: {**places, **settled[part]} if part in settled else places for part, places in found.items()}


def _town(layout: Layout, space: str) -> list[float]:
    x, y = layout.towns.get(space, layout.spaces[space])
    return [round(x, 1), round(y + 4.5 * layout.unit, 1)]


def _name(layout: Layout, home: Province) -> list[float]:
    half = (width_of(home.name, NAME_SIZE * layout.unit) + MARK_ROOM * layout.unit) / 2
    x, y = layout.names[home.id]
    return [round(x - half, 1), round(y + 7 * layout.unit, 1)]


def _settled(board: BoardFile) -> dict[str, Any]:
    """Places of labels that were found once and for all, for the boards that come along."""
    told = _found().get(board.side, {}) if board.provenance == "reconstruction" else {}
    return {part: told.get(part, {}) for part in ("towns", "names", "rooms", "ticks")}


@cache
def _found() -> dict[str, Any]:
    text = resources.files("guanxi.china").joinpath("boards/labels.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)
