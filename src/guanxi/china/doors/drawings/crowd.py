"""Placing of names and markers: each goes where it covers least of what is there already."""

from collections.abc import Sequence

from guanxi.china.doors.boards.file import Point, inside

Box = tuple[float, float, float, float]


class Crowd:
    """Boxes that are taken, each with the weight of covering it."""

    def __init__(self, size: Point) -> None:
        self.size = size
        self.taken: list[tuple[Box, float]] = []

    def add(self, box: Box, weight: float) -> None:
        """Take a box."""
        self.taken.append((box, weight))

    def settle(self, places: Sequence[Point], dx: float, dy: float, home: Sequence[Point] = ()) -> Point:
        """The place that covers least and leaves home least, the earlier of equals; it is taken from now on."""
        boxes = [box(place, dx, dy) for place in places]
        reach = min(b[0] for b in boxes), min(b[1] for b in boxes), max(b[2] for b in boxes), max(b[3] for b in boxes)
        near = [(taken, weight) for taken, weight in self.taken if overlap(taken, reach)]
        costs = [self._cost(each, near, home) + 0.08 * dx * dy * i for i, each in enumerate(boxes)]
        best = costs.index(min(costs))
        self.add(boxes[best], 8)
        return places[best]

    def _cost(self, wanted: Box, near: Sequence[tuple[Box, float]], home: Sequence[Point]) -> float:
        left, top, right, bottom = wanted
        area = (right - left) * (bottom - top)
        lost = area - overlap(wanted, (0, 0, *self.size))
        if home:
            lost += area * sum(not inside((x, y), home) for x in (left, right) for y in (top, bottom)) / 120
        return 50 * lost + sum(weight * overlap(wanted, other) for other, weight in near)


def box(at: Point, half_width: float, half_height: float | None = None) -> Box:
    """The box about a point; a square one when no height is told."""
    dx, dy = half_width, half_width if half_height is None else half_height
    return at[0] - dx, at[1] - dy, at[0] + dx, at[1] + dy


def overlap(a: Box, b: Box) -> float:
    """How much of a box lies in another."""
    width, height = min(a[2], b[2]) - max(a[0], b[0]), min(a[3], b[3]) - max(a[1], b[1])
    return width * height if width > 0 and height > 0 else 0.0


def width_of(words: str, size: float) -> float:
    """About how wide the words will be; ideographs fill their square."""
    return size * sum(_letter_width(letter) for letter in words)


def _letter_width(letter: str) -> float:
    if ord(letter) > 0x2E7F:
        return 1.0
    if letter in "fijlrt'I.,- ":
        return 0.36
    return 0.75 if letter.isupper() or letter in "mw" else 0.58
