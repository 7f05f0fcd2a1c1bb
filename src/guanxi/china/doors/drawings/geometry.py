"""Lines and outlines of a drawn board: how roads bend, borders swing and patches meet."""

import math
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from guanxi.china.doors.boards.file import Point, Road
from guanxi.china.doors.drawings.svg import pair
from guanxi.china.rules.scoring.track import LAP

_CURVE_STEPS: Final = 24


def middle(a: Point, b: Point) -> Point:
    """The point half-way."""
    return (a[0] + b[0]) / 2, (a[1] + b[1]) / 2


def control(road: Road, places: Mapping[str, Point]) -> Point:
    """The control point of the quadratic curve that is at `via` half-way."""
    (ax, ay), (bx, by) = (places[end] for end in road.ends)
    x, y = road.via or ((ax + bx) / 2, (ay + by) / 2)
    return 2 * x - (ax + bx) / 2, 2 * y - (ay + by) / 2


def points_along(road: Road, places: Mapping[str, Point]) -> list[Point]:
    """Points along the drawn road."""
    (ax, ay), (bx, by) = (places[end] for end in road.ends)
    cx, cy = control(road, places)
    shares = [((1 - t) ** 2, 2 * t * (1 - t), t * t) for t in (k / _CURVE_STEPS for k in range(_CURVE_STEPS + 1))]
    return [(p * ax + q * cx + r * bx, p * ay + q * cy + r * by) for p, q, r in shares]


def junctions(polygons: Iterable[Sequence[Point]]) -> set[Point]:
    """The corners where more than two border lines meet; they must stay sharp for the outlines to fit together."""
    beside: dict[Point, set[Point]] = {}
    for polygon in polygons:
        for i, corner in enumerate(polygon):
            beside.setdefault(corner, set()).update((polygon[i - 1], polygon[(i + 1) % len(polygon)]))
    return {corner for corner, others in beside.items() if len(others) > 2}


def softened(polygon: Sequence[Point], sharp: set[Point]) -> str:
    """The outline as a path that swings round its corners, but for the sharp ones."""
    steps = []
    for i, corner in enumerate(polygon):
        before, after = middle(polygon[i - 1], corner), middle(corner, polygon[(i + 1) % len(polygon)])
        turn = f"L{pair(corner)}L{pair(after)}" if corner in sharp else f"Q{pair(corner)} {pair(after)}"
        steps.append(turn if i else f"M{pair(before)}{turn}")
    return "".join(steps) + "Z"


def patch(site: Point, radius: float, others: Sequence[Point]) -> list[Point]:
    """A disc about the site without what lies nearer to one of the others."""
    turns = [math.tau * k / 32 for k in range(32)]
    disc = [(site[0] + radius * math.cos(turn), site[1] + radius * math.sin(turn)) for turn in turns]
    for other in others:
        if site != other and math.dist(site, other) < 2 * radius:
            disc = _nearer_half(disc, site, other)
    return disc


def _nearer_half(disc: Sequence[Point], site: Point, other: Point) -> list[Point]:
    (x, y), (dx, dy) = middle(site, other), (other[0] - site[0], other[1] - site[1])
    beyond = [(px - x) * dx + (py - y) * dy for px, py in disc]
    kept: list[Point] = []
    for i, (bx, by) in enumerate(disc):
        (ax, ay), far_a, far_b = disc[i - 1], beyond[i - 1], beyond[i]
        if (far_a > 0) != (far_b > 0):
            share = far_a / (far_a - far_b)
            kept.append((ax + share * (bx - ax), ay + share * (by - ay)))
        if far_b <= 0:
            kept.append((bx, by))
    return kept


def along_the_edge(size: Point) -> list[Point]:
    """The steps of the track up the west edge and along the north, for a board that tells none."""
    width, height = size
    gap = 0.045 * min(width, height)
    rise, length = height - 2 * gap, height + width - 4 * gap
    walked = [length * k / (LAP - 1) for k in range(LAP)]
    return [(gap, height - gap - far) if far <= rise else (gap + far - rise, gap) for far in walked]
