"""Where names, rooms and ticks stand on a board: found once for the boards that come along, else computed."""

import tomllib
from functools import cache
from importlib import resources
from typing import Any

from guanxi.china.doors.boards.file import BoardFile, Province
from guanxi.china.doors.drawings.crowd import width_of
from guanxi.china.doors.drawings.layout import MARK_ROOM, NAME_SIZE, Layout

_PARTS = ("towns", "names", "rooms", "ticks")


def labels(layout: Layout) -> dict[str, Any]:
    """Towns (middle of the baseline), names (left end, baseline), rooms, ticks and the seal (middle)."""
    board, settled = layout.board, _settled(layout.board)
    reach = board.dragon_radius
    computed = {
        "towns": {each.id: _town(layout, each.id) for each in board.spaces},
        "names": {home.id: _name(layout, home) for home in board.provinces},
        "rooms": {
            home.id: [_round(home.dragon[0] - reach), _round(home.dragon[1] - reach)] for home in board.provinces
        },
        "ticks": {
            home.id: [_round(home.dragon[0] + 0.8 * reach), _round(home.dragon[1] + 0.8 * reach)]
            for home in board.provinces
        },
    }
    placed = {part: {**computed[part], **_of(computed[part], settled.get(part, {}))} for part in _PARTS}
    return {**placed, "seal": list(layout.seal)}


def _of(these: dict[str, Any], told: dict[str, Any]) -> dict[str, Any]:
    """What is told of these, and nothing else: a scenario may have other spaces."""
    return {name: place for name, place in told.items() if name in these}


def _round(length: float) -> float:
    return round(length, 1)


def _town(layout: Layout, space: str) -> list[float]:
    x, y = layout.towns.get(space, layout.spaces[space])
    return [_round(x), _round(y + 4.5 * layout.unit)]


def _name(layout: Layout, home: Province) -> list[float]:
    half = (width_of(home.name, NAME_SIZE * layout.unit) + MARK_ROOM * layout.unit) / 2
    x, y = layout.names[home.id]
    return [_round(x - half), _round(y + 7 * layout.unit)]


def _settled(board: BoardFile) -> dict[str, Any]:
    found: dict[str, Any] = _found().get(board.side, {})
    return found if board.provenance == "reconstruction" else {}


@cache
def _found() -> dict[str, Any]:
    text = resources.files("guanxi.china").joinpath("boards/labels.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)
