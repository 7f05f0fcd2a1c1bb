"""Where everything lies on a drawn board: what the file tells, and a clear place for what it leaves open."""

import math
from typing import Final

from guanxi.china.doors.boards.file import Alliance, BoardFile, Point, Province, Space
from guanxi.china.doors.drawings.crowd import Crowd, box, width_of
from guanxi.china.doors.drawings.geometry import along_the_edge, junctions, middle, patch, points_along, softened
from guanxi.china.doors.drawings.svg import line_through

TOWN_SIZE: Final = 10.5
NAME_SIZE: Final = 20.0
MARK_ROOM: Final = 20.0
SEAL_HALF: Final = 21

_USUAL_RADIUS: Final = 17.0


class Layout:
    """The places and outlines of one board; `unit` is its scale, 1 for the usual size."""

    def __init__(self, board: BoardFile) -> None:
        self.board = board
        self.unit = board.space_radius / _USUAL_RADIUS
        self.spaces = {space.id: space.at for space in board.spaces}
        self.junctions = junctions([*(p.polygon for p in board.provinces), *(w.polygon for w in board.waters)])
        self.outlines = {province.id: self._outline(province) for province in board.provinces}
        self.track = board.track or along_the_edge(board.size)
        self._polygons = {province.id: province.polygon for province in board.provinces}
        self._crowd = self._taken()
        self.names = {province.id: self._name(province) for province in board.provinces}
        self.markers = {alliance.number: self._marker(alliance) for alliance in board.alliances}
        self.towns = {space.id: self._town(space) for space in board.spaces if space.town}
        self.seal = self._seal()

    def _outline(self, province: Province) -> str:
        """The told outline, softened; without one, a patch around each space that keeps off other provinces."""
        if province.polygon:
            return softened(province.polygon, self.junctions)
        others = [space.at for space in self.board.spaces if space.province != province.id]
        others += [other.dragon for other in self.board.provinces if other.id != province.id]
        sites = [space.at for space in self.board.spaces if space.province == province.id]
        patches = [patch(site, 3.7 * self.board.space_radius, others) for site in [*sites, province.dragon]]
        return "".join(line_through(each) + "Z" for each in patches)

    def _taken(self) -> Crowd:
        """Everything that letters and markers had better keep clear of."""
        board, crowd = self.board, Crowd(self.board.size)
        for space in board.spaces:
            crowd.add(box(space.at, board.space_radius + 1), 8)
        for province in board.provinces:
            crowd.add(box(province.dragon, board.dragon_radius), 8)
            for corner in province.polygon:
                crowd.add(box(corner, 2 * self.unit), 1)
        for road in board.roads:
            for point in points_along(road, self.spaces):
                crowd.add(box(point, 4 * self.unit), 4)
        for point in self.track:
            crowd.add(box(point, 17 * self.unit), 8)
        for alliance in board.alliances:
            if alliance.at:
                crowd.add(box(alliance.at, board.marker_radius + self.unit), 8)
        return crowd

    def _name(self, province: Province) -> Point:
        """The told place of a province's name, else beside its dragon space; moved a little where it would collide."""
        half = (width_of(province.name, NAME_SIZE * self.unit) + MARK_ROOM * self.unit) / 2
        (x, y), reach = province.dragon, self.board.dragon_radius
        low, wide = reach + 11 * self.unit, reach + half + 4 * self.unit
        around = [(x, y + low), (x, y - low), (x + wide, y), (x - wide, y)]
        moves = [(0, 0), (6, 0), (-6, 0), (0, 3), (0, -3), (12, 0), (-12, 0), (18, 0), (-18, 0)]
        starts = [province.label] if province.label else around
        places = [(x + dx * self.unit, y + dy * self.unit) for dx, dy in moves for x, y in starts]
        return self._crowd.settle(places, half, 0.5 * NAME_SIZE * self.unit)

    def _marker(self, alliance: Alliance) -> Point:
        """Where told; else between two near spaces of the provinces, where there is room."""
        if alliance.at:
            return alliance.at
        ours, theirs = ([s.at for s in self.board.spaces if s.province == home] for home in alliance.provinces)
        spans = sorted((math.dist(a, b), a, b) for a in ours for b in theirs)
        middles = [middle(a, b) for _, a, b in spans[:6]]
        return self._crowd.settle(middles, self.board.marker_radius, self.board.marker_radius)

    def _town(self, space: Space) -> Point:
        """The clearest place around the space for the town's name."""
        (x, y), size, reach = space.at, TOWN_SIZE * self.unit, self.board.space_radius
        half, low, wide = width_of(space.town, size) / 2, reach + size * 0.75, reach + size * 0.4
        seats = [(x, y + low), (x, y - low), (x + wide + half, y), (x - wide - half, y)]
        seats += [(x + dx * half, y + dy * low) for dy in (1, -1) for dx in (0.6, -0.6, 1, -1)]
        seats += [(x + dx * (wide + half), y + dy * size) for dy in (0.8, -0.8) for dx in (1, -1)]
        return self._crowd.settle(seats, half, size / 2, self._polygons[space.province])

    def _seal(self) -> Point:
        """The emptiest corner."""
        (width, height), half = self.board.size, SEAL_HALF * self.unit
        gap = half + 20 * self.unit
        corners = [(width - gap, height - gap), (gap, height - gap), (width - gap, gap), (gap, gap)]
        return self._crowd.settle(corners, half, half)
