"""Where things of a board lie on a sheet of character cells: worked out once for each board and size."""

from collections.abc import Sequence
from functools import cache
from itertools import pairwise
from typing import Final

from guanxi.china.doors.boards.file import Point, Road
from guanxi.china.rules.board import Board

Cell = tuple[int, int]

SEA: Final = -1  # the province of a cell that belongs to none
_CURVE_STEPS: Final = 200


class Ground:
    """A board on a sheet: the cell of each point, the province of each cell, the cells of each road."""

    def __init__(self, board: Board, width: int, height: int) -> None:
        self.width = width
        self.height = height
        file = board.file
        points = [point for province in file.provinces for point in (*province.polygon, province.dragon)]
        points += [space.at for space in file.spaces]
        self._left, self._top = min(x for x, _ in points), min(y for _, y in points)
        # One free cell at each edge, for the coast.
        self._across = (max(x for x, _ in points) - self._left) / (width - 2.001)
        self._down = (max(y for _, y in points) - self._top) / (height - 2.001)
        self.province = [[SEA] * width for _ in range(height)]
        for number, province in enumerate(file.provinces):
            self._fill(number, province.polygon)
        places = {space.id: space.at for space in file.spaces}
        self.roads = [self._road(road, places[road.ends[0]], places[road.ends[1]]) for road in file.roads]

    def cell(self, point: Point) -> Cell:
        """The cell in which a point lies."""
        x, y = point
        return 1 + int((x - self._left) / self._across), 1 + int((y - self._top) / self._down)

    def is_border(self, x: int, y: int) -> bool:
        """Does another province, or the sea, begin to the right of this cell or below it?"""
        here = self.province[y][x]
        right = self.province[y][x + 1] if x + 1 < self.width else SEA
        below = self.province[y + 1][x] if y + 1 < self.height else SEA
        return here != right or here != below

    def _fill(self, number: int, polygon: Sequence[Point]) -> None:
        """Row by row, between every other crossing of the outline."""
        for y in range(self.height):
            level = self._top + (y - 0.5) * self._down
            crossings = sorted(_crossings(polygon, level))
            for start, end in zip(crossings[::2], crossings[1::2], strict=True):
                first, last = (1 + round((x - self._left) / self._across) for x in (start, end))
                for x in range(max(first, 0), min(last, self.width)):
                    self.province[y][x] = number

    def _road(self, road: Road, start: Point, end: Point) -> list[tuple[Cell, str]]:
        """The cells between two spaces with the direction of the road in each: - | / or a backslash."""
        via = road.via or _between(start, end, 0.5)
        control = _between(_between(start, end, 0.5), via, 2)
        steps = [step / _CURVE_STEPS for step in range(_CURVE_STEPS + 1)]
        curve = [_between(_between(start, control, t), _between(control, end, t), t) for t in steps]
        cells = _thinned([self.cell(point) for point in curve])
        return [(cells[k], _direction(cells[k - 1], cells[k + 1])) for k in range(1, len(cells) - 1)]


class Crowd:
    """The cells that are taken, so that what is written later finds a free place near its own."""

    def __init__(self, ground: Ground) -> None:
        self._ground = ground
        self._taken: set[Cell] = set()

    def take(self, x: int, y: int, length: int) -> None:
        """Cells from one to the right are taken."""
        self._taken |= {(x + n, y) for n in range(length)}

    def settle(self, middle: Cell, length: int, province: int) -> Cell:
        """Take the best place for so many letters around a cell, and return its left end; SEA: in any province."""
        x, y = middle[0] - length // 2, middle[1]
        places = [(x + dx, y + dy) for dy in (0, 1, -1, 2) for dx in range(-8, 9)]
        best = min(places, key=lambda at: self._cost(at, length, province) + abs(at[0] - x) + 4 * abs(at[1] - y))
        self.take(best[0] - 1, best[1], length + 2)
        return best

    def _cost(self, at: Cell, length: int, province: int) -> int:
        """Letters over something else count most, then those off the sheet or off their province."""
        cells = [(at[0] + n, at[1]) for n in range(length)]
        off = sum(not (0 <= x < self._ground.width and 0 <= y < self._ground.height) for x, y in cells)
        if off:
            return 1000 * off
        strayed = sum(province not in (SEA, self._ground.province[y][x]) for x, y in cells)
        return 100 * sum(cell in self._taken for cell in cells) + 3 * strayed


@cache
def ground_of(board: Board, width: int, height: int) -> Ground:
    """A board on a sheet of this size."""
    return Ground(board, width, height)


def _crossings(polygon: Sequence[Point], level: float) -> list[float]:
    edges = zip(polygon, [*polygon[1:], *polygon[:1]], strict=True)
    return [ax + (level - ay) * (bx - ax) / (by - ay) for (ax, ay), (bx, by) in edges if (ay <= level) != (by <= level)]


def _between(one: Point, other: Point, share: float) -> Point:
    return one[0] + share * (other[0] - one[0]), one[1] + share * (other[1] - one[1])


def _thinned(cells: Sequence[Cell]) -> list[Cell]:
    """Each cell once, and none that only rounds a corner."""
    path = [cell for cell, before in zip(cells, [None, *cells], strict=False) if cell != before]
    kept = path[:1]
    for cell, after in pairwise(path[1:]):
        if max(abs(after[0] - kept[-1][0]), abs(after[1] - kept[-1][1])) > 1:
            kept.append(cell)
    return kept + path[-1:]


def _direction(before: Cell, after: Cell) -> str:
    dx, dy = after[0] - before[0], after[1] - before[1]
    if abs(dy) < 2 and abs(dx) == 2:
        return "-"
    if abs(dx) < 2 and abs(dy) == 2:
        return "|"
    return "\\" if dx * dy > 0 else "/"
