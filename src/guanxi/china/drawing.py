"""The drawing of a board: CN-BOARD. One self-contained SVG, the ground on which pieces are shown.

Every part carries a stable name: `space-wei-3`, `dragon-wei`, `province-wei`, `alliance-3`, `track-17`, and roads
`data-road="wei-1 wei-2"`. Lines and letters keep their proportion to the board's `space_radius`.
"""

import math
import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Final
from xml.sax.saxutils import escape, quoteattr

from guanxi.china.board_file import Alliance, BoardFile, Point, Province, Road, Space, Water, inside

Box = tuple[float, float, float, float]

_USUAL_RADIUS: Final = 17.0
_TOWN_SIZE: Final = 10.5
_NAME_SIZE: Final = 20.0
_MARK_ROOM: Final = 20.0
_CURVE_STEPS: Final = 24

# Colour is never the only sign: each has a mark beside the name and a weave in the ground.
_MARKS: Final = {
    "red": "M0-6.2C3.4-6.2 6.2-3.4 6.2 0S3.4 6.2 0 6.2S-6.2 3.4-6.2 0S-3.4-6.2 0-6.2Z",
    "green": "M0-6.8L6.9 5.4H-6.9Z",
    "orange": "M-5.6-5.6H5.6V5.6H-5.6Z",
    "yellow": "M0-7.6L6.6 0L0 7.6L-6.6 0Z",
    "purple": "M-2.3-6.6H2.3V-2.3H6.6V2.3H2.3V6.6H-2.3V2.3H-6.6V-2.3H-2.3Z",
}
_WEAVES: Final = {
    "red": "M6 2.5C7.9 2.5 9.5 4.1 9.5 6S7.9 9.5 6 9.5S2.5 7.9 2.5 6S4.1 2.5 6 2.5Z"
    "M18 14.5C19.9 14.5 21.5 16.1 21.5 18S19.9 21.5 18 21.5S14.5 19.9 14.5 18S16.1 14.5 18 14.5Z",
    "green": "M0 12Q6 4 12 12T24 12M0 24Q6 16 12 24T24 24",
    "orange": "M0 6H12V18H24M12 0V6M12 18V24",
    "yellow": "M0 12L12 0L24 12L12 24Z",
    "purple": "M6 2V10M2 6H10M18 14V22M14 18H22",
    "sea": "M0 12Q6 6 12 12T24 12M-12 24Q-6 18 0 24T12 24T24 24T36 24",
}
_HALL: Final = (
    "M-11.5-2Q-6-3-3.6-7.5H3.6Q6-3 11.5-2L9.5.6H-9.5ZM-2.6 1.8H2.6V6.4H-2.6Z"
    "M-7.6 1.8H-5.6V6.4H5.6V1.8H7.6V6.4H9.5V8.6H-9.5V6.4H-7.6Z"
)
_RIPPLES: Final = "M-22-16q4-4 8 0t8 0t8 0M-2-26q4-4 8 0t8 0M-14 18q4-4 8 0t8 0t8 0M6 28q4-4 8 0t8 0"

_STYLE: Final = """\
text{font-family:"Iowan Old Style","Palatino Linotype",Palatino,"Book Antiqua","Noto Serif",Georgia,\
"Noto Serif CJK TC","Songti TC",STSong,PMingLiU,"Noto Sans CJK TC",serif;text-anchor:middle;fill:#1d2b4f}
.hanzi{font-family:"Noto Serif CJK TC","Source Han Serif TC","Songti TC",STSong,PMingLiU,SimSun,"Noto Sans CJK TC",\
"Noto Sans CJK SC",serif}
.ground{fill:#f4f7f9}
.frame{fill:none;stroke:#2c4a8a;stroke-width:$1}
.frame.outer{stroke-width:$3}
.coast{fill:none;stroke-linejoin:round}
.coast.far{stroke-width:$34;stroke:#e9f0f6}
.coast.mid{stroke-width:$22;stroke:#dae6f0}
.coast.near{stroke-width:$11;stroke:#c2d4e6}
.shore{fill:none;stroke-width:$9;opacity:.55}
.border{fill:none;stroke:#24345c;stroke-width:$1.3;stroke-linejoin:round}
.land{fill:currentColor}
.soft .land{stroke:currentColor;stroke-width:$7;stroke-linejoin:round}
.soft .border{display:none}
.soft .shore{display:none}
.red{color:#eec3b6}
.red .shore{stroke:#d68a76}
.red .mark{fill:#b23a2b}
.green{color:#c9dcc6}
.green .shore{stroke:#8fb390}
.green .mark{fill:#3f7a55}
.orange{color:#f3d3a7}
.orange .shore{stroke:#dda45c}
.orange .mark{fill:#b96a16}
.yellow{color:#f3e8b4}
.yellow .shore{stroke:#d3bd5c}
.yellow .mark{fill:#94780f}
.purple{color:#d8cbe4}
.purple .shore{stroke:#a990c4}
.purple .mark{fill:#6d4a96}
.weave{opacity:.7}
.thread{fill:none;stroke-width:1}
.thread.red{stroke:#dfa493}
.thread.green{stroke:#a3c2a2}
.thread.orange{stroke:#e3b97f}
.thread.yellow{stroke:#dccb7c}
.thread.purple{stroke:#bba7d1}
.thread.sea{stroke:#cfdeeb}
.water .deep{fill:#cfe0ee;stroke:#24345c;stroke-width:$1.3}
.ripple{fill:none;stroke:#7fa1c6;stroke-width:$1.3;stroke-linecap:round}
.water text{font-style:italic;font-size:$10.5px;fill:#3b5c8f}
.wall{fill:none;stroke-linejoin:round}
.wall.merlons{stroke:#6f86ad;stroke-width:$38;stroke-dasharray:$7.5 $9.1}
.wall.stone{stroke:#6f86ad;stroke-width:$31;stroke-linecap:square}
.wall.walk{stroke:#dfe7f0;stroke-width:$27;stroke-linecap:square}
.step rect{fill:#fbfcfd;stroke:#8ea2c2;stroke-width:$1}
.step text{font-size:$10px;fill:#4c6190}
.step.fifth rect{fill:#2c4a8a;stroke:#2c4a8a}
.step.fifth text{font-size:$13px;font-weight:700;fill:#fff}
.road path{fill:none;stroke-linecap:round}
.road .bed{stroke:#fbfcfd;stroke-width:$8.5}
.road .way{stroke:#2c4a8a;stroke-width:$4}
.dragon .dish{fill:#fdfefe;stroke:#2c4a8a;stroke-width:$2.4}
.dragon .rim{fill:none;stroke:#2c4a8a;stroke-width:$1}
.dragon .fret{fill:none;stroke:#6f8fc4;stroke-width:$3;stroke-dasharray:$2.4 $2.4}
.dragon text{font-size:$27px;fill:#2c4a8a}
.space .site{fill:#fdfefe;stroke:#24345c;stroke-width:$2}
.space .hall{fill:#b4c4df}
.alliance circle{fill:#b8402f;stroke:#fdfefe;stroke-width:$2}
.alliance text{font-size:$13.5px;font-weight:700;fill:#fff}
.name text{font-size:$20px;font-weight:600;letter-spacing:$.6px;text-anchor:start}
.town text{font-size:$10.5px;fill:#33405f}
.halo{paint-order:stroke;stroke:#fff;stroke-width:$3;stroke-linejoin:round;stroke-opacity:.5}
.seal rect{fill:#b8402f}
.seal .line{fill:none;stroke:#f7e4df;stroke-width:$1.2}
.seal text{fill:#fff;font-size:$24px;font-weight:700}
.seal .players{font-size:$11px;font-weight:400}
@media (max-width:640px){
.town{display:none}
.water text{display:none}
.step:not(.fifth) text{display:none}
.name text{font-size:$25px}
.step.fifth text{font-size:$15px}
.alliance text{font-size:$15.5px}
}
"""


def draw_board(board: BoardFile) -> str:
    """The board as an SVG document of its own; the same board gives the same text."""
    return _Drawing(board).document()


class _Drawing:
    """One board on its way to the page: where things lie, then each thing's markup."""

    def __init__(self, board: BoardFile) -> None:
        self.board = board
        self.unit = board.space_radius / _USUAL_RADIUS
        self.places = {space.id: space.at for space in board.spaces}
        self.towns = {space.id: f"{space.town} ({space.id})" if space.town else space.id for space in board.spaces}
        self.called = {province.id: province.name for province in board.provinces}
        self.junctions = _junctions([*(p.polygon for p in board.provinces), *(w.polygon for w in board.waters)])
        self.outlines = {province.id: self._outline(province) for province in board.provinces}
        self.polygons = {province.id: province.polygon for province in board.provinces}
        self.track = board.track or _along_the_edge(board.size)
        self.lines = [_line(road, self.places) for road in board.roads]
        self.crowd = self._crowd()
        self.names = {province.id: self._name_place(province) for province in board.provinces}
        self.markers = {alliance.number: self._marker_place(alliance) for alliance in board.alliances}

    # ------------------------------------------------------------ places

    def _outline(self, province: Province) -> str:
        """The told outline, softened; without one, a patch around each space that keeps off other provinces."""
        if province.polygon:
            return _softened(province.polygon, self.junctions)
        others = [space.at for space in self.board.spaces if space.province != province.id]
        others += [other.dragon for other in self.board.provinces if other.id != province.id]
        sites = [space.at for space in self.board.spaces if space.province == province.id]
        patches = [_patch(site, 3.7 * self.board.space_radius, others) for site in [*sites, province.dragon]]
        return "".join(_closed(patch) for patch in patches)

    def _crowd(self) -> "_Crowd":
        """Everything that letters and markers had better keep clear of."""
        board, crowd = self.board, _Crowd(self.board.size)
        for space in board.spaces:
            crowd.add(_box(space.at, board.space_radius + 1), 8)
        for province in board.provinces:
            crowd.add(_box(province.dragon, board.dragon_radius), 8)
            for corner in province.polygon:
                crowd.add(_box(corner, 2 * self.unit), 1)
        for line in self.lines:
            for point in line:
                crowd.add(_box(point, 4 * self.unit), 4)
        for point in self.track:
            crowd.add(_box(point, 17 * self.unit), 8)
        for alliance in board.alliances:
            if alliance.at:
                crowd.add(_box(alliance.at, board.marker_radius + self.unit), 8)
        return crowd

    def _name_place(self, province: Province) -> Point:
        """The told place of a province's name, else beside its dragon space; moved a little where it would collide."""
        half = (_width(province.name, _NAME_SIZE * self.unit) + _MARK_ROOM * self.unit) / 2
        (x, y), reach = province.dragon, self.board.dragon_radius
        low, wide = reach + 11 * self.unit, reach + half + 4 * self.unit
        around = [(x, y + low), (x, y - low), (x + wide, y), (x - wide, y)]
        moves = [(0, 0), (6, 0), (-6, 0), (0, 3), (0, -3), (12, 0), (-12, 0), (18, 0), (-18, 0)]
        starts = [province.label] if province.label else around
        places = [(x + dx * self.unit, y + dy * self.unit) for dx, dy in moves for x, y in starts]
        return self.crowd.settle(places, half, 0.5 * _NAME_SIZE * self.unit)

    def _marker_place(self, alliance: Alliance) -> Point:
        """Where told; else between two near spaces of the provinces, where there is room."""
        if alliance.at:
            return alliance.at
        ours, theirs = ([s.at for s in self.board.spaces if s.province == home] for home in alliance.provinces)
        spans = sorted((math.dist(a, b), a, b) for a in ours for b in theirs)
        middles = [_middle(a, b) for _, a, b in spans[:6]]
        return self.crowd.settle(middles, self.board.marker_radius, self.board.marker_radius)

    # ------------------------------------------------------------ markup

    def document(self) -> str:
        board = self.board
        width, height = board.size
        head = f'xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_n(width)} {_n(height)}" class="china-board"'
        parts = [
            _title(f"China, side {board.side.upper()}, for {' or '.join(map(str, board.players))} players"),
            _el("style", self._style()),
            self._definitions(),
            *self._ground(),
            _group("provinces", map(self._province, board.provinces)),
            _group("waters", map(self._water, board.waters)),
            _group("track", self._wall()),
            _group("roads", map(self._road, board.roads)),
            _group("dragons", map(self._dragon, board.provinces)),
            _group("spaces", map(self._space, board.spaces)),
            _group("alliances", map(self._alliance, board.alliances)),
            _group("names", map(self._name, board.provinces)),
            _group("towns", [self._town(space) for space in board.spaces if space.town]),
            self._seal(),
        ]
        return f'<svg {head} role="graphics-document document">\n' + "\n".join(parts) + "\n</svg>\n"

    def _style(self) -> str:
        """The style sheet to the board's scale, each rule bound to this drawing."""
        scaled = re.sub(r"\$([\d.]+)", lambda size: _n(float(size[1]) * self.unit), _STYLE)
        rules = [rule if rule[0] in "@}" else f".china-board {rule}" for rule in scaled.splitlines()]
        return "\n" + "\n".join(rules) + "\n"

    def _definitions(self) -> str:
        outlines = [_el("path", id=f"outline-{name}", d=outline) for name, outline in self.outlines.items()]
        clips = [_el("clipPath", _use(f"outline-{name}"), id=f"clip-{name}") for name in self.outlines]
        land = _el("g", *(_use(f"outline-{name}") for name in self.outlines), id="land")
        return _el("defs", *outlines, *clips, land, *(self._weave(name) for name in _WEAVES))

    def _weave(self, name: str) -> str:
        thread = _el("path", class_=f"thread {name}", d=_WEAVES[name])
        size = {"width": "24", "height": "24", "patternUnits": "userSpaceOnUse"}
        return _el("pattern", thread, id=f"weave-{name}", patternTransform=f"scale({_n(self.unit)})", **size)

    def _ground(self) -> list[str]:
        width, height = self.board.size
        sheet = [
            _el("rect", class_="ground", width=width, height=height),
            _el("rect", fill="url(#weave-sea)", width=width, height=height),
        ]
        frames = [_frame(self.board.size, 3 * self.unit, "outer"), _frame(self.board.size, 8 * self.unit, "inner")]
        return sheet + [_use("land", f"coast {how}") for how in ("far", "mid", "near")] + frames

    def _province(self, province: Province) -> str:
        outline = f"outline-{province.id}"
        soft = "" if province.polygon else " soft"
        number = sum(space.province == province.id for space in self.board.spaces)
        words = f"{province.name} {province.hanzi}".strip()
        return _el(
            "g",
            _title(f"{words}: {province.colour}, {number} palace spaces"),
            _use(outline, "land"),
            _el("use", href=f"#{outline}", class_="weave", fill=f"url(#weave-{province.colour})"),
            _el("use", href=f"#{outline}", class_="shore", clip_path=f"url(#clip-{province.id})"),
            _use(outline, "border"),
            id=f"province-{province.id}",
            class_=f"province {province.colour}{soft}",
            data_province=province.id,
            data_colour=province.colour,
        )

    def _water(self, water: Water) -> str:
        xs, ys = [x for x, _ in water.polygon], [y for _, y in water.polygon]
        x, y = (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2
        ripples = f"translate({_n(x)} {_n(y)}) scale({_n(self.unit)})"
        return _el(
            "g",
            _title(water.name or water.kind),
            _el("path", class_="deep", d=_softened(water.polygon, self.junctions)),
            _el("path", class_="ripple", d=_RIPPLES, transform=ripples),
            *self._lines(water.name, (x, y), 0.8 * (max(xs) - min(xs))),
            class_="water",
            data_kind=water.kind,
        )

    def _lines(self, words: str, at: Point, room: float) -> list[str]:
        """Words in one line, or each in its own where there is no room."""
        lines = [words] if _width(words, _TOWN_SIZE * self.unit) <= room else words.split()
        leading = 1.2 * _TOWN_SIZE * self.unit
        top = at[1] - leading * (len(lines) - 1) / 2
        return [self._text(line, (at[0], top + leading * i), _TOWN_SIZE) for i, line in enumerate(lines)]

    def _wall(self) -> list[str]:
        path = "M" + "L".join(_pair(point) for point in self.track)
        walls = [_el("path", class_=f"wall {part}", d=path) for part in ("merlons", "stone", "walk")]
        return walls + [self._step(number, at) for number, at in enumerate(self.track)]

    def _step(self, number: int, at: Point) -> str:
        fifth = number % 5 == 0
        size = (27 if fifth else 23) * self.unit
        return _el(
            "g",
            _title(f"Score track: {number}"),
            _square(at, size / 2, 4 * self.unit),
            self._text(str(number), at, 13 if fifth else 10),
            id=f"track-{number}",
            class_="step fifth" if fifth else "step",
        )

    def _road(self, road: Road) -> str:
        a, b = (_pair(self.places[end]) for end in road.ends)
        path = f"M{a}L{b}"
        if road.via:
            path = f"M{a}Q{_pair(_control(road, self.places))} {b}"
        beds = [_el("path", class_=part, d=path) for part in ("bed", "way")]
        words = " – ".join(self.towns[end] for end in road.ends)
        return _el("g", _title(words), *beds, class_="road", data_road=" ".join(road.ends))

    def _dragon(self, province: Province) -> str:
        radius = self.board.dragon_radius
        rings = [("dish", radius), ("fret", radius - 4.5 * self.unit), ("rim", radius - 8 * self.unit)]
        circles = [_circle(province.dragon, max(r, radius / 2), part) for part, r in rings]
        return _el(
            "g",
            _title(f"Dragon space of {province.name}"),
            *circles,
            self._text(province.hanzi or province.name[0], province.dragon, 26, "hanzi"),
            id=f"dragon-{province.id}",
            class_="dragon",
            data_province=province.id,
        )

    def _space(self, space: Space) -> str:
        hall = f"translate({_pair(space.at)}) scale({_n(self.unit)})"
        return _el(
            "g",
            _title(self.towns[space.id]),
            _square(space.at, self.board.space_radius - self.unit, 4 * self.unit, "site"),
            _el("path", class_="hall", d=_HALL, transform=hall),
            id=f"space-{space.id}",
            class_="space",
            data_space=space.id,
            data_province=space.province,
        )

    def _alliance(self, alliance: Alliance) -> str:
        at = self.markers[alliance.number]
        return _el(
            "g",
            _title(f"Alliance {alliance.number}: {' and '.join(self.called[home] for home in alliance.provinces)}"),
            _circle(at, self.board.marker_radius),
            self._text(str(alliance.number), at, 13.5),
            id=f"alliance-{alliance.number}",
            class_="alliance",
            data_alliance=str(alliance.number),
            data_provinces=" ".join(alliance.provinces),
        )

    def _name(self, province: Province) -> str:
        (x, y), half = self.names[province.id], _width(province.name, _NAME_SIZE * self.unit) / 2
        left = x - half - _MARK_ROOM * self.unit / 2
        mark = f"translate({_n(left + 7 * self.unit)} {_n(y)}) scale({_n(self.unit)})"
        return _el(
            "g",
            _el("path", class_="mark", d=_MARKS[province.colour], transform=mark),
            self._text(province.name, (left + _MARK_ROOM * self.unit, y), _NAME_SIZE, "halo"),
            class_=f"name {province.colour}",
        )

    def _town(self, space: Space) -> str:
        """The town's name at the clearest place around its space."""
        (x, y), size, reach = space.at, _TOWN_SIZE * self.unit, self.board.space_radius
        half, low, wide = _width(space.town, size) / 2, reach + size * 0.75, reach + size * 0.4
        seats = [(x, y + low), (x, y - low), (x + wide + half, y), (x - wide - half, y)]
        seats += [(x + dx * half, y + dy * low) for dy in (1, -1) for dx in (0.6, -0.6, 1, -1)]
        seats += [(x + dx * (wide + half), y + dy * size) for dy in (0.8, -0.8) for dx in (1, -1)]
        at = self.crowd.settle(seats, half, size / 2, self.polygons[space.province])
        return _el("g", self._text(space.town, at, _TOWN_SIZE, "halo"), class_="town", data_space=space.id)

    def _seal(self) -> str:
        (width, height), half = self.board.size, 21 * self.unit
        gap = half + 20 * self.unit
        corners = [(width - gap, height - gap), (gap, height - gap), (width - gap, gap), (gap, gap)]
        at = self.crowd.settle(corners, half, half)
        first, last = self.board.players
        return _el(
            "g",
            _square(at, half, 3 * self.unit),
            _square(at, half - 3 * self.unit, 2 * self.unit, "line"),
            self._text(self.board.side.upper(), (at[0], at[1] - 4 * self.unit), 23),
            self._text(f"{first}–{last}", (at[0], at[1] + 12 * self.unit), 11, "players"),
            class_="seal",
        )

    def _text(self, words: str, at: Point, size: float, class_: str = "") -> str:
        """Words centred on a point; nothing for no words."""
        if not words:
            return ""
        lang = "zh-Hant" if class_ == "hanzi" else ""
        return _el("text", escape(words), class_=class_, lang=lang, x=at[0], y=at[1] + 0.35 * size * self.unit)


class _Crowd:
    """Boxes that are taken, each with the weight of covering it."""

    def __init__(self, size: Point) -> None:
        self.size = size
        self.taken: list[tuple[Box, float]] = []

    def add(self, box: Box, weight: float) -> None:
        self.taken.append((box, weight))

    def settle(self, places: Sequence[Point], dx: float, dy: float, home: Sequence[Point] = ()) -> Point:
        """The place that covers least and leaves home least, the earlier of equals; it is taken from now on."""
        boxes = [_box(place, dx, dy) for place in places]
        reach = min(b[0] for b in boxes), min(b[1] for b in boxes), max(b[2] for b in boxes), max(b[3] for b in boxes)
        near = [(box, weight) for box, weight in self.taken if _overlap(box, reach)]
        costs = [self._cost(box, near, home) + 0.08 * dx * dy * i for i, box in enumerate(boxes)]
        best = costs.index(min(costs))
        self.add(boxes[best], 8)
        return places[best]

    def _cost(self, box: Box, near: Sequence[tuple[Box, float]], home: Sequence[Point]) -> float:
        left, top, right, bottom = box
        area = (right - left) * (bottom - top)
        lost = area - _overlap(box, (0, 0, *self.size))
        if home:
            lost += area * sum(not inside((x, y), home) for x in (left, right) for y in (top, bottom)) / 120
        return 50 * lost + sum(weight * _overlap(box, other) for other, weight in near)


# ---------------------------------------------------------------- geometry


def _box(at: Point, half_width: float, half_height: float | None = None) -> Box:
    dx, dy = half_width, half_width if half_height is None else half_height
    return at[0] - dx, at[1] - dy, at[0] + dx, at[1] + dy


def _overlap(a: Box, b: Box) -> float:
    width, height = min(a[2], b[2]) - max(a[0], b[0]), min(a[3], b[3]) - max(a[1], b[1])
    return width * height if width > 0 and height > 0 else 0.0


def _width(words: str, size: float) -> float:
    """About how wide the words will be; ideographs fill their square."""
    return size * sum(_letter_width(letter) for letter in words)


def _letter_width(letter: str) -> float:
    if ord(letter) > 0x2E7F:
        return 1.0
    if letter in "fijlrt'I.,- ":
        return 0.36
    return 0.75 if letter.isupper() or letter in "mw" else 0.58


def _control(road: Road, places: Mapping[str, Point]) -> Point:
    """The control point of the quadratic curve that is at `via` half-way."""
    (ax, ay), (bx, by) = (places[end] for end in road.ends)
    x, y = road.via or ((ax + bx) / 2, (ay + by) / 2)
    return 2 * x - (ax + bx) / 2, 2 * y - (ay + by) / 2


def _line(road: Road, places: Mapping[str, Point]) -> list[Point]:
    """Points along the drawn road."""
    (ax, ay), (bx, by) = (places[end] for end in road.ends)
    cx, cy = _control(road, places)
    shares = [((1 - t) ** 2, 2 * t * (1 - t), t * t) for t in (k / _CURVE_STEPS for k in range(_CURVE_STEPS + 1))]
    return [(p * ax + q * cx + r * bx, p * ay + q * cy + r * by) for p, q, r in shares]


def _junctions(polygons: Iterable[Sequence[Point]]) -> set[Point]:
    """The corners where more than two border lines meet; they must stay sharp for the outlines to fit together."""
    beside: dict[Point, set[Point]] = {}
    for polygon in polygons:
        for i, corner in enumerate(polygon):
            beside.setdefault(corner, set()).update((polygon[i - 1], polygon[(i + 1) % len(polygon)]))
    return {corner for corner, others in beside.items() if len(others) > 2}


def _softened(polygon: Sequence[Point], sharp: set[Point]) -> str:
    """The outline as a path that swings round its corners, but for the sharp ones."""
    steps = []
    for i, corner in enumerate(polygon):
        before, after = _middle(polygon[i - 1], corner), _middle(corner, polygon[(i + 1) % len(polygon)])
        turn = f"L{_pair(corner)}L{_pair(after)}" if corner in sharp else f"Q{_pair(corner)} {_pair(after)}"
        steps.append(turn if i else f"M{_pair(before)}{turn}")
    return "".join(steps) + "Z"


def _middle(a: Point, b: Point) -> Point:
    return (a[0] + b[0]) / 2, (a[1] + b[1]) / 2


def _patch(site: Point, radius: float, others: Sequence[Point]) -> list[Point]:
    """A disc about the site without what lies nearer to one of the others."""
    turns = [math.tau * k / 32 for k in range(32)]
    patch = [(site[0] + radius * math.cos(turn), site[1] + radius * math.sin(turn)) for turn in turns]
    for other in others:
        if site != other and math.dist(site, other) < 2 * radius:
            patch = _nearer_half(patch, site, other)
    return patch


def _nearer_half(patch: Sequence[Point], site: Point, other: Point) -> list[Point]:
    (x, y), (dx, dy) = _middle(site, other), (other[0] - site[0], other[1] - site[1])
    beyond = [(px - x) * dx + (py - y) * dy for px, py in patch]
    kept: list[Point] = []
    for i, (bx, by) in enumerate(patch):
        (ax, ay), far_a, far_b = patch[i - 1], beyond[i - 1], beyond[i]
        if (far_a > 0) != (far_b > 0):
            share = far_a / (far_a - far_b)
            kept.append((ax + share * (bx - ax), ay + share * (by - ay)))
        if far_b <= 0:
            kept.append((bx, by))
    return kept


def _along_the_edge(size: Point) -> list[Point]:
    """Fifty steps up the west edge and along the north, for a board that tells none."""
    width, height = size
    gap = 0.045 * min(width, height)
    rise, length = height - 2 * gap, height + width - 4 * gap
    walked = [length * k / 49 for k in range(50)]
    return [(gap, height - gap - far) if far <= rise else (gap + far - rise, gap) for far in walked]


# ---------------------------------------------------------------- SVG words


def _n(number: float) -> str:
    return f"{number:.2f}".rstrip("0").rstrip(".")


def _pair(point: Point) -> str:
    return f"{_n(point[0])} {_n(point[1])}"


def _closed(points: Sequence[Point]) -> str:
    return "M" + "L".join(_pair(point) for point in points) + "Z"


def _el(tag: str, *children: str, **attributes: str | float) -> str:
    """An element; `class_` and `data_road` become `class` and `data-road`, empty attributes are left out."""
    told = [(name.rstrip("_").replace("_", "-"), value) for name, value in attributes.items() if value != ""]
    words = [f"{name}={quoteattr(value if isinstance(value, str) else _n(value))}" for name, value in told]
    start = " ".join([tag, *words])
    return f"<{start}>{''.join(children)}</{tag}>" if children else f"<{start}/>"


def _group(name: str, parts: Iterable[str]) -> str:
    return _el("g", "\n", *(f"{part}\n" for part in parts), class_=name)


def _title(words: str) -> str:
    return _el("title", escape(words))


def _use(name: str, class_: str = "") -> str:
    return _el("use", href=f"#{name}", class_=class_)


def _circle(at: Point, radius: float, class_: str = "") -> str:
    return _el("circle", class_=class_, cx=at[0], cy=at[1], r=radius)


def _square(at: Point, half: float, corner: float, class_: str = "") -> str:
    return _el("rect", class_=class_, x=at[0] - half, y=at[1] - half, width=2 * half, height=2 * half, rx=corner)


def _frame(size: Point, gap: float, kind: str) -> str:
    width, height = size[0] - 2 * gap, size[1] - 2 * gap
    return _el("rect", class_=f"frame {kind}", x=gap, y=gap, width=width, height=height, rx=2 * gap)
