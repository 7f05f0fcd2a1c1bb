"""Where labels stand on a map: names of towns and provinces, rooms for emissaries, ticks of scored provinces.

Each has some places to choose from, and a place costs what it covers. Each takes its cheapest in turn; then what still
collides is moved together with what it collides with, until nothing gets cheaper. The same board gives the same places.
"""

import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from guanxi.china.doors.boards.file import BoardFile, Point, Province, Space, inside
from guanxi.china.doors.drawings.crowd import Box, box, overlap, width_of
from guanxi.china.doors.drawings.geometry import points_along

# Sizes in units of the board's scale.
TOWN: Final = 13.0  # height of letters, as NAME
NAME: Final = 20.0
MARK: Final = 20.0  # room for the mark of a colour before the name
ROOM: Final = (17.0, 9.5)  # half of its width and height
TICK: Final = 9.5
FORT: Final = 25.5  # half of a space with a fortification around it
NEXT: Final = 2.0  # half of what is between two names
WRITTEN: Final = ("town", "name")
GAP: Final = 1.0  # between a label and what it keeps clear of

# What covering costs, for each square unit; of a road or a border, for each point of it.
HARD: Final = 10.0
CLASH: Final = 60.0  # of labels with one another
ROAD: Final = 60.0
BORDER: Final = 8.0
ASTRAY: Final = 400.0  # another space is nearer than its own
ABROAD: Final = 120.0  # for each corner that is in another province
LATER: Final = 6.0  # for each place that would have been preferred

MOST_TRIED: Final = 1_000_000  # places that are looked at: a crowded map does not get better for ever
ROUNDS: Final = 20  # in which labels make way for one another
EVEN: Final = 1e-6  # what is no cheaper than so is the same

TICKS: Final = ((24, -24), (-24, -24), (24, 24), (-24, 24))
ROOMS: Final = tuple((x * dx, y * dy) for x, y in ((33, 29), (42, 20), (22, 36)) for dy in (-1, 1) for dx in (-1, 1))
MORE_ROOMS: Final = ((-48, 0), (48, 0), (0, -40))


@dataclass(frozen=True)
class Labels:
    """The places: of towns the middle of the baseline, of names its left end (with the mark), of others the middle."""

    towns: Mapping[str, Point]
    names: Mapping[str, Point]
    rooms: Mapping[str, Point]
    ticks: Mapping[str, Point]


@dataclass(frozen=True)
class _Label:
    """Something to be placed: its places, the box of each, and what each costs by itself."""

    sort: str
    id: str
    places: Sequence[Point]
    boxes: Sequence[Box]
    costs: Sequence[float]


def town_box(town: str, at: Point, unit: float) -> Box:
    """The box of a town's name."""
    half = width_of(town, TOWN * unit) / 2
    return at[0] - half, at[1] - 0.74 * TOWN * unit, at[0] + half, at[1] + 0.24 * TOWN * unit


def name_box(name: str, at: Point, unit: float) -> Box:
    """The box of a province's name with the mark of its colour."""
    width = (MARK + width_of(name, NAME)) * unit
    return at[0], at[1] - 0.74 * NAME * unit, at[0] + width, at[1] + 0.24 * NAME * unit


def room_box(at: Point, unit: float) -> Box:
    """The box of the room for emissaries."""
    return box(at, ROOM[0] * unit, ROOM[1] * unit)


def tick_box(at: Point, unit: float) -> Box:
    """The box of a tick."""
    return box(at, TICK * unit)


class _Map:
    """What labels are placed on."""

    def __init__(self, board: BoardFile, unit: float, track: Sequence[Point], markers: Iterable[Point]) -> None:
        self.board = board
        self.unit = unit
        self.spaces = spaces = {space.id: space.at for space in board.spaces}
        # A margin may be grazed; a piece or a number must be seen.
        self.solid = [(box(space.at, (FORT + GAP) * unit), 1) for space in board.spaces]
        self.solid += [(box(space.at, board.space_radius + GAP * unit), 5) for space in board.spaces]
        self.solid += [(box(at, board.marker_radius + (0.5 + GAP) * unit), 6) for at in markers]
        self.solid += [(box(at, (16 + GAP) * unit), 1) for at in track]
        self.dragons = {each.id: box(each.dragon, board.dragon_radius + GAP * unit) for each in board.provinces}
        self.roads = [point for road in board.roads for point in points_along(road, spaces)]
        lands = [*(each.polygon for each in board.provinces), *(each.polygon for each in board.waters)]
        self.borders = [point for each in lands for point in _dense(each, 8 * unit)]

    def label(self, sort: str, id: str, places: Sequence[Point], boxes: Sequence[Box], home: Province) -> _Label:
        """A label with what each of its places costs by itself."""
        near = 3 * max(_wide(each) for each in boxes) + 6 * FORT * self.unit
        middle = _middle(boxes[0])
        solid = [(each, weight) for each, weight in self.solid if math.dist(_middle(each), middle) < near]
        on_rim = sort in ("room", "tick")  # these sit on the rim of their own dragon space
        solid += [(each, 1) for id, each in self.dragons.items() if not on_rim or id != home.id]
        roads = [each for each in self.roads if math.dist(each, middle) < near]
        borders = [each for each in self.borders if math.dist(each, middle) < near]
        costs = []
        for number, each in enumerate(boxes):
            area = (each[2] - each[0]) * (each[3] - each[1])
            lost = area - overlap(each, (0, 0, *self.board.size))
            cost = HARD * (10 * lost + sum(weight * overlap(each, other) for other, weight in solid)) / self.unit**2
            cost += ROAD * _count(roads, _grown(each, 3 * self.unit)) + BORDER * _count(borders, each)
            if home.polygon:
                cost += ABROAD * sum(not inside((x, y), home.polygon) for x in each[::2] for y in each[1::2])
            costs.append(cost + LATER * number + self._astray(sort, id, each))
        return _Label(sort, id, places, boxes, costs)

    def _astray(self, sort: str, id: str, wanted: Box) -> float:
        """Would somebody think that it belongs to another space?"""
        if sort != "town":
            return 0.0
        far = _distance(self.spaces[id], wanted)
        others = (
            at for other, at in self.spaces.items() if other != id and abs(at[0] - wanted[0]) < _wide(wanted) + far
        )
        return ASTRAY if any(_distance(at, wanted) < far for at in others) else 0.0

    def town(self, space: Space, home: Province) -> _Label:
        """Below, above, beside its space, between, and slid along."""
        (x, y), unit = space.at, self.unit
        half, reach = width_of(space.town, TOWN * unit) / 2, (FORT + GAP + 0.5) * unit
        low, high = y + reach + 0.74 * TOWN * unit, y - reach - 0.24 * TOWN * unit
        wide, level = reach + 2 * unit + half, y + 0.25 * TOWN * unit
        slides = [slide * half for slide in (0, 0.35, -0.35, 0.7, -0.7, 1, -1, 1.4, -1.4)]
        places = [(x + slide, line) for slide in slides for line in (low, high)]
        places += [(x + side * wide, level + drop * unit) for drop in (0, 10, -10) for side in (1, -1)]
        return self.label("town", space.id, places, [town_box(space.town, at, unit) for at in places], home)

    def name(self, home: Province) -> _Label:
        """Where told, else around the dragon space."""
        (x, y), unit, reach = home.dragon, self.unit, self.board.dragon_radius + 2 * self.unit
        width = (MARK + width_of(home.name, NAME)) * unit
        low, high = y + reach + 0.74 * NAME * unit, y - reach - 0.24 * NAME * unit
        slides = (-0.5, -0.35, -0.65, -0.2, -0.8, 0, -1)
        places = [(x + slide * width, line) for slide in slides for line in (low, high)]
        places += [(x + slide * width, low + 9 * unit) for slide in slides]
        places += [(side, y + drop * unit) for drop in (7, 27, -13) for side in (x + reach, x - reach - width)]
        if home.label:
            places.insert(0, (home.label[0] - width / 2, home.label[1] + 0.25 * NAME * unit))
        return self.label("name", home.id, places, [name_box(home.name, at, unit) for at in places], home)

    def room(self, home: Province) -> _Label:
        """On the rim of the dragon space."""
        places = [_shifted(home.dragon, each, self.unit) for each in (*ROOMS, *MORE_ROOMS)]
        return self.label("room", home.id, places, [room_box(at, self.unit) for at in places], home)

    def tick(self, home: Province) -> _Label:
        """On the rim of the dragon space, at a corner."""
        places = [_shifted(home.dragon, each, self.unit) for each in TICKS]
        return self.label("tick", home.id, places, [tick_box(at, self.unit) for at in places], home)


def place_labels(board: BoardFile, unit: float, track: Sequence[Point], markers: Iterable[Point]) -> Labels:
    """Every label of a board in its place."""
    ground, homes = _Map(board, unit, track, markers), {each.id: each for each in board.provinces}
    labels = [made(home) for made in (ground.name, ground.room, ground.tick) for home in board.provinces]
    labels += [ground.town(space, homes[space.province]) for space in board.spaces if space.town]
    chosen = _Settling(labels, unit).chosen()
    found: dict[str, dict[str, Point]] = {"town": {}, "name": {}, "room": {}, "tick": {}}
    for label, at in zip(labels, chosen, strict=True):
        found[label.sort][label.id] = label.places[at]
    return Labels(found["town"], found["name"], found["room"], found["tick"])


class _Settling:
    """Labels that look for their places."""

    def __init__(self, labels: Sequence[_Label], unit: float) -> None:
        self.labels = labels
        self.tried = 0
        self.at = [min(range(len(each.costs)), key=each.costs.__getitem__) for each in labels]
        # Names keep apart: two in one line would read as one.
        self.wide = [[_grown(mine, (0.0, NEXT * unit)[each.sort in WRITTEN]) for mine in each.boxes] for each in labels]
        hulls, everybody = [_hull(each) for each in self.wide], range(len(labels))
        self.near = [[j for j in everybody if j != i and overlap(hulls[i], hulls[j]) > 0] for i in everybody]
        weight = CLASH / unit**2
        # By label and place: what else is in the way, and at which of its places it costs how much.
        self.clashes = [
            [list(self._clashes(i, mine, hulls, weight)) for mine in each] for i, each in enumerate(self.wide)
        ]

    def _clashes(
        self, i: int, mine: Box, hulls: Sequence[Box], weight: float
    ) -> Iterator[tuple[int, Mapping[int, float]]]:
        for j in self.near[i]:
            if overlap(mine, hulls[j]) > 0:
                areas = ((at, overlap(mine, theirs)) for at, theirs in enumerate(self.wide[j]))
                found = {at: weight * area for at, area in areas if area > 0}
                if found:
                    yield j, found

    def chosen(self) -> list[int]:
        """Settle, then move what collides together with its neighbours, as long as that helps."""
        self._settle(range(len(self.labels)))
        while any(self._move_together(i) for i in range(len(self.labels)) if self._collides(i)):
            pass
        return self.at

    def _clash(self, i: int, at: int) -> float:
        """What others have in the way of a place now."""
        return sum(found.get(self.at[j], 0.0) for j, found in self.clashes[i][at])

    def _cost(self, i: int, at: int) -> float:
        return self.labels[i].costs[at] + self._clash(i, at)

    def _collides(self, i: int) -> bool:
        return self._cost(i, self.at[i]) > LATER * len(self.labels[i].places)

    def _settle(self, which: Iterable[int], fixed: int = -1) -> None:
        """Everybody takes the cheapest place, as long as somebody finds a cheaper one."""
        waiting = list(which)
        for _ in range(ROUNDS):
            moved: dict[int, None] = {}
            for i in waiting:
                costs = [self._cost(i, at) for at in range(len(self.labels[i].places))]
                self.tried += len(costs)
                if i != fixed and min(costs) < costs[self.at[i]] - EVEN:
                    self.at[i] = costs.index(min(costs))
                    moved |= dict.fromkeys(self.near[i])
            if not moved:
                return
            waiting = list(moved)

    def _total(self) -> float:
        return sum(
            label.costs[at] + self._clash(i, at) / 2
            for i, (label, at) in enumerate(zip(self.labels, self.at, strict=True))
        )

    def _move_together(self, i: int) -> bool:
        """Is there a place for which it is worth while that the neighbours move as well?"""
        before, kept = self._total(), list(self.at)
        for at in range(len(self.labels[i].places) if self.tried < MOST_TRIED else 0):
            self.at = list(kept)
            self.at[i] = at
            self._settle(self.near[i], fixed=i)
            if self._total() < before - EVEN:
                return True
        self.at = kept
        return False


def _shifted(at: Point, by: tuple[float, float], unit: float) -> Point:
    return at[0] + by[0] * unit, at[1] + by[1] * unit


def _middle(of: Box) -> Point:
    return (of[0] + of[2]) / 2, (of[1] + of[3]) / 2


def _wide(of: Box) -> float:
    return max(of[2] - of[0], of[3] - of[1])


def _grown(of: Box, by: float) -> Box:
    return of[0] - by, of[1] - by, of[2] + by, of[3] + by


def _hull(boxes: Sequence[Box]) -> Box:
    lefts, tops, rights, bottoms = zip(*boxes, strict=True)
    return min(lefts), min(tops), max(rights), max(bottoms)


def _count(points: Iterable[Point], of: Box) -> int:
    return sum(of[0] < x < of[2] and of[1] < y < of[3] for x, y in points)


def _distance(point: Point, to: Box) -> float:
    """From a point to the nearest of a box."""
    x, y = min(max(point[0], to[0]), to[2]), min(max(point[1], to[1]), to[3])
    return math.dist(point, (x, y))


def _dense(polygon: Sequence[Point], step: float) -> list[Point]:
    """Points along an outline."""
    found = []
    for (ax, ay), (bx, by) in zip(polygon, [*polygon[1:], *polygon[:1]], strict=True):
        parts = max(1, round(math.dist((ax, ay), (bx, by)) / step))
        found += [(ax + (bx - ax) * k / parts, ay + (by - ay) * k / parts) for k in range(parts)]
    return found
