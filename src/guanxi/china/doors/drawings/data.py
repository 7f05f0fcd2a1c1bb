"""A board as a client draws it: places, outlines and labels, as data for JSON."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from guanxi.china.doors.boards.file import BoardFile, Point
from guanxi.china.doors.drawings.kept import labels_of
from guanxi.china.doors.drawings.layout import Layout
from guanxi.china.rules.components import DISPLAY_SIZE, HAND_SIZE

MOST_BOARDS = 32  # in memory


@lru_cache(maxsize=MOST_BOARDS)
def layout(board: BoardFile) -> Mapping[str, Any]:
    """Everything of a board that does not change in play. Lengths are in its own units, `size` wide and high.

    Labels: of a town the middle of its baseline; of a province the left end of its mark, on the baseline; of its room
    for emissaries and of its tick the middle. Letters, marks and lines are to be `unit` times their usual size.
    """
    places = Layout(board)
    labels = labels_of(board, places)
    return {
        "size": _point(board.size),
        "side": board.side,
        "hand": HAND_SIZE,
        "display": DISPLAY_SIZE,
        "clauses": {"sealed": "CN-DRAW-03", "ending": "CN-END-02"},
        "unit": round(places.unit, 3),
        "radius": {"space": board.space_radius, "dragon": board.dragon_radius, "marker": board.marker_radius},
        "provinces": [
            {
                "id": each.id,
                "name": each.name,
                "hanzi": each.hanzi,
                "colour": each.colour,
                "size": sum(space.province == each.id for space in board.spaces),
                "outline": _points(each.polygon),
                "path": places.outlines[each.id],
                "dragon": _point(each.dragon),
                "label": _point(labels.names[each.id]),
                "room": _point(labels.rooms[each.id]),
                "tick": _point(labels.ticks[each.id]),
            }
            for each in board.provinces
        ],
        "spaces": [
            {
                "id": each.id,
                "province": each.province,
                "at": _point(each.at),
                "town": each.town,
                "label": _point(labels.towns[each.id]) if each.town else None,
            }
            for each in board.spaces
        ],
        "roads": [
            {"ends": list(each.ends), "via": None if each.via is None else _point(each.via)} for each in board.roads
        ],
        "alliances": [
            {"number": each.number, "provinces": list(each.provinces), "at": _point(places.markers[each.number])}
            for each in board.alliances
        ],
        "waters": [{"kind": each.kind, "name": each.name, "outline": _points(each.polygon)} for each in board.waters],
        "track": _points(places.track),
        "seal": _point(places.seal),
    }


def _point(point: Point) -> list[float]:
    return [round(point[0], 1), round(point[1], 1)]


def _points(points: Sequence[Point]) -> list[list[float]]:
    return [_point(each) for each in points]
