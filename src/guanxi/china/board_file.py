"""The board file: CN-BOARD. Reads a map of China from TOML and tells everything that is wrong with it.

The format is described in docs/boards.md. Nothing of the rules lives here: the engine takes the spaces, roads and
alliances in the order of the file.
"""

import re
import tomllib
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from importlib.resources import files
from itertools import combinations
from os import PathLike
from pathlib import Path
from typing import Any, Final, TypeGuard

from guanxi.core.errors import InputError

Point = tuple[float, float]

COLOURS: Final[Mapping[str, int]] = {"red": 2, "green": 2, "orange": 2, "yellow": 2, "purple": 1}
PLAYERS: Final[Mapping[str, tuple[int, int]]] = {"a": (3, 4), "b": (4, 5)}
SHIPPED: Final = tuple(PLAYERS)
PROVENANCES: Final = ("original", "reconstruction", "own")
MOST_SPACES: Final = 120

_PROVINCES: Final = 9
_ALLIANCES: Final = 15
_TRACK_STEPS: Final = 50
_FULL_DECK: Final = 57
_FEWEST_CARDS: Final = 24  # three players: ten cards out, nine dealt, four shown, and one left to draw

_LARGEST_FILE: Final = 2_000_000
_LONGEST_LIST: Final = 2_000
_LONGEST_TEXT: Final = 40
_MOST_DOTS: Final = 200
_WORD: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")

_TOLD_COLOURS: Final = {"chu": "purple", "wei": "red", "qi": "yellow", "chin": "yellow"}
_TOLD_SPACES: Final = {"chu": 8, "wei": 7, "qi": 5}
_TOLD_NAMES: Final = ("zhao", "lu", "qi", "chin", "wei", "chu", "shu")
_TOLD_ALLIANCES: Final = {3: ("chin", "wei"), 4: ("chin", "shu")}


class BoardError(InputError):
    """A board file that cannot be used; `problems` tells everything found, one line each."""

    def __init__(self, problems: Sequence[str]) -> None:
        super().__init__(problems)
        self.problems: list[str] = list(problems)

    def __str__(self) -> str:
        if len(self.problems) == 1:
            return self.problems[0]
        return "\n  ".join([f"{len(self.problems)} problems", *self.problems])


@dataclass(frozen=True, slots=True)
class Space:
    """A palace space; `town` is a name for labels and logs and may be empty."""

    id: str
    province: str
    at: Point
    town: str


@dataclass(frozen=True, slots=True)
class Road:
    """A link between two palace spaces; drawn through `via` half-way, straight without."""

    ends: tuple[str, str]
    via: Point | None


@dataclass(frozen=True, slots=True)
class Alliance:
    """A numbered alliance of two provinces; `at` is the place of its marker, if told."""

    number: int
    provinces: tuple[str, str]
    at: Point | None


@dataclass(frozen=True, slots=True)
class Province:
    """A province; `dragon` is the middle of its dragon space, `polygon` is empty when no outline is told."""

    id: str
    name: str
    hanzi: str
    colour: str
    dragon: Point
    label: Point | None
    polygon: tuple[Point, ...]


@dataclass(frozen=True, slots=True)
class Water:
    """A lake or a sea, for the drawing only."""

    kind: str
    name: str
    polygon: tuple[Point, ...]


@dataclass(frozen=True, slots=True)
class BoardFile:
    """One valid board side, everything in the order of the file; `track` is empty or has fifty steps."""

    side: str
    players: tuple[int, int]
    provenance: str
    size: Point
    spaces: tuple[Space, ...]
    roads: tuple[Road, ...]
    alliances: tuple[Alliance, ...]
    provinces: tuple[Province, ...]
    waters: tuple[Water, ...]
    track: tuple[Point, ...]
    cards: Mapping[str, int] = field(hash=False)
    dragon_radius: float
    space_radius: float
    marker_radius: float
    warnings: tuple[str, ...]


def shipped_board(side: str) -> BoardFile:
    """The board that comes with the program: side "a" (3 or 4 players) or "b" (4 or 5)."""
    if side not in SHIPPED:
        raise BoardError([f'{_plain(side)}: no shipped board has this name; there are "a" and "b" (CN-BOARD-01)'])
    resource = files("guanxi.china") / "boards" / f"{side}.toml"
    return parse_board(resource.read_text(encoding="utf-8"), f"{side}.toml")


def load_board(path: str | PathLike[str]) -> BoardFile:
    """The board in a file; a BoardError tells why it cannot be read or used."""
    name = _plain(str(path))
    try:
        with Path(path).open("rb") as file:
            data = file.read(_LARGEST_FILE + 1)
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) else error
        raise BoardError([f"{name}: cannot be read: {reason}"]) from error
    if len(data) > _LARGEST_FILE:
        raise BoardError([f"{name}: larger than 2 MB; a board takes about 20 kB"])
    try:
        return parse_board(data.decode("utf-8"), str(path))
    except UnicodeDecodeError as error:
        raise BoardError([f"{name}: not UTF-8 text (byte {error.start})"]) from error


def parse_board(text: str, name: str) -> BoardFile:
    """The board told by a TOML text; `name` is the file's name in messages."""
    report = _Report(name)
    board = _read(_Table(report, "", _toml(text, report), _TOP, _TOP_OPTIONAL))
    if report.problems:
        raise BoardError(report.problems)
    for look in _ODDITIES:
        look(board, report)
    return replace(board, warnings=tuple(report.warnings))


def inside(point: Point, polygon: Sequence[Point]) -> bool:
    """Does the point lie inside the outline?"""
    x, y = point
    odd = False
    for (ax, ay), (bx, by) in zip(polygon, [*polygon[1:], *polygon[:1]], strict=True):
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            odd = not odd
    return odd


# ---------------------------------------------------------------- typed reading

_ANY: Final = "CN-BOARD-08"


class _Report:
    """What is wrong (problems) and what is odd (warnings), each with the file, the entry and the clause."""

    def __init__(self, name: str) -> None:
        self.name = _plain(name)
        self.problems: list[str] = []
        self.warnings: list[str] = []

    def wrong(self, where: str, what: str, clause: str = _ANY) -> None:
        self.problems.append(f"{self.name}: {where}: {what} ({clause})")

    def odd(self, where: str, what: str, clause: str) -> None:
        self.warnings.append(f"{self.name}: {where}: {what} ({clause})")


class _Table:
    """One table of the file. What is missing, unknown or of the wrong kind is reported and read as nothing."""

    def __init__(self, report: _Report, where: str, raw: object, required: str, optional: str = "") -> None:
        self.report, self.where = report, where
        self.raw: dict[str, Any] = raw if isinstance(raw, dict) else {}
        if not isinstance(raw, dict):
            report.wrong(where, f"should be a table, is {_show(raw)}")
            return
        known = [*required.split(), *optional.split()]
        missing = [key for key in required.split() if key not in raw]
        unknown = [_show(key) for key in raw if key not in known]
        if missing:
            report.wrong(where or "board", f"missing: {', '.join(missing)}")
        if unknown:
            names = ", ".join(unknown[:20]) + (" and more" if len(unknown) > 20 else "")
            report.wrong(where or "board", f"unknown: {names}; known are {', '.join(known)}")

    def wrong(self, key: str, wanted: str, value: object, clause: str = _ANY) -> None:
        path = f"{self.where}.{key}" if self.where else key
        self.report.wrong(path, f"should be {wanted}, is {_show(value)}", clause)

    def text(self, key: str) -> str:
        value = self.raw.get(key)
        if isinstance(value, str) and value.strip() and value.isprintable() and len(value) <= _LONGEST_TEXT:
            return value
        if key in self.raw:
            self.wrong(key, f"printable text of 1 to {_LONGEST_TEXT} characters", value)
        return ""

    def word(self, key: str) -> str:
        return self._word(key, self.raw[key]) if key in self.raw else ""

    def pair(self, key: str) -> tuple[str, str]:
        value = self.raw.get(key)
        if isinstance(value, list) and len(value) == 2:
            return self._word(key, value[0]), self._word(key, value[1])
        if key in self.raw:
            self.wrong(key, "a list of two names", value)
        return "", ""

    def _word(self, key: str, value: object) -> str:
        if isinstance(value, str) and _WORD.fullmatch(value) and len(value) <= _LONGEST_TEXT:
            return value
        self.wrong(key, 'a short lower-case word such as "wei" or "wei-3"', value)
        return value if isinstance(value, str) else ""

    def choice(self, key: str, choices: Collection[str], clause: str = _ANY) -> str:
        value = self.raw.get(key)
        if isinstance(value, str) and value in choices:
            return value
        if key in self.raw:
            self.wrong(key, " or ".join(_show(good) for good in choices), value, clause)
        return ""

    def whole(self, key: str, low: int, high: int, clause: str = _ANY) -> int:
        value = self.raw.get(key)
        if type(value) is int and low <= value <= high:
            return value
        if key in self.raw:
            self.wrong(key, f"a whole number from {low} to {high}" if low < high else f"{low}", value, clause)
        return 0

    def length(self, key: str, default: float) -> float:
        value = self.raw.get(key)
        if _is_number(value) and 1 <= value <= 500:
            return float(value)
        if key in self.raw:
            self.wrong(key, "a number from 1 to 500", value)
        return default

    def point(self, key: str, clause: str = _ANY) -> Point | None:
        value = self.raw.get(key)
        if _is_point(value):
            return float(value[0]), float(value[1])
        if key in self.raw:
            self.wrong(key, "a point [x, y] of two numbers", value, clause)
        return None

    def points(self, key: str, least: int, most: int) -> tuple[Point, ...]:
        values = self.entries(key)
        strange = [i for i, value in enumerate(values) if not _is_point(value)]
        for i in strange:
            self.wrong(f"{key}[{i}]", "a point [x, y] of two numbers", values[i])
        if key in self.raw and not least <= len(values) <= most:
            self.wrong(key, f"{least} points" if least == most else f"{least} points or more", self.raw[key])
        return () if strange else tuple((float(x), float(y)) for x, y in values)

    def entries(self, key: str) -> Sequence[Any]:
        value = self.raw.get(key, [])
        if isinstance(value, list) and len(value) <= _LONGEST_LIST:
            return value
        self.wrong(key, f"a list of at most {_LONGEST_LIST} entries", value)
        return ()

    def rows(self, key: str, required: str, optional: str = "") -> "list[_Table]":
        entries = enumerate(self.entries(key))
        return [_Table(self.report, f"{key}[{i}]", raw, required, optional) for i, raw in entries]


def _toml(text: str, report: _Report) -> dict[str, Any]:
    for number, line in enumerate(text.split("\n"), 1):
        if line.count(".") > _MOST_DOTS:  # a name of a million dotted parts keeps the TOML reader busy for hours
            raise BoardError([f"{report.name}: line {number}: more than {_MOST_DOTS} dots; use several lines"])
    try:
        return tomllib.loads(text.removeprefix("\ufeff"))
    except RecursionError as error:
        raise BoardError([f"{report.name}: nested too deeply"]) from error
    except ValueError as error:
        raise BoardError([f"{report.name}: not valid TOML: {_plain(str(error))[:200]}"]) from error


# ---------------------------------------------------------------- the parts of a board

_TOP: Final = "format game side players provenance size spaces roads alliances cards province"
_TOP_OPTIONAL: Final = "track water dragon_radius space_radius marker_radius"


def _read(top: _Table) -> BoardFile:
    """The whole file, every part read and checked; after a problem the result means nothing."""
    top.whole("format", 1, 1)
    top.choice("game", ["china"])
    side = top.choice("side", SHIPPED, "CN-BOARD-01")
    size = _size(top)
    spaces = _spaces(top)
    provinces = _provinces(top, spaces)
    return BoardFile(
        side=side,
        players=_players(top, side),
        provenance=top.choice("provenance", PROVENANCES),
        size=size,
        spaces=spaces,
        roads=_roads(top, {space.id for space in spaces}),
        alliances=_alliances(top, {province.id for province in provinces}),
        provinces=provinces,
        waters=_waters(top),
        track=top.points("track", _TRACK_STEPS, _TRACK_STEPS),
        cards=_cards(top),
        dragon_radius=top.length("dragon_radius", 0.030 * size[0]),
        space_radius=top.length("space_radius", 0.017 * size[0]),
        marker_radius=top.length("marker_radius", 0.012 * size[0]),
        warnings=(),
    )


def _players(top: _Table, side: str) -> tuple[int, int]:
    wanted = PLAYERS.get(side, (0, 0))
    value = top.raw.get("players", list(wanted))
    if side and not (_is_point(value) and str(value) == str(list(wanted))):
        top.wrong("players", f'{list(wanted)} for side "{side}"', value, "CN-SETUP-01")
    return wanted


def _size(top: _Table) -> Point:
    size = top.point("size")
    if size and not all(100 <= length <= 10_000 for length in size):
        top.wrong("size", "a width and a height from 100 to 10000", top.raw["size"])
    return size or (1000, 800)


def _spaces(top: _Table) -> tuple[Space, ...]:
    rows = top.rows("spaces", "id province at", "town")
    if len(rows) > MOST_SPACES:
        told = f"{len(rows)} palace spaces; the engine numbers at most {MOST_SPACES}, far above any printed map"
        top.report.wrong("spaces", told, "CN-BOARD-04")
    spaces = [Space(row.word("id"), row.word("province"), row.point("at") or (0, 0), row.text("town")) for row in rows]
    for i in _repeated(space.id for space in spaces):
        top.report.wrong(f"spaces[{i}]", f"the id {_show(spaces[i].id)} is used twice", "CN-BOARD-04")
    return tuple(spaces)


def _provinces(top: _Table, spaces: Sequence[Space]) -> tuple[Province, ...]:
    rows = top.rows("province", "id name color spaces dragon", "hanzi label polygon")
    provinces = tuple(_province(row) for row in rows)
    _check_nine(provinces, top.report)
    counts = Counter(space.province for space in spaces)
    for row, province in zip(rows, provinces, strict=True):
        _check_count(row, counts[province.id])
    ids = {province.id for province in provinces}
    for i, space in enumerate(spaces):
        if space.province and space.province not in ids:
            top.report.wrong(f"spaces[{i}]", f"{_show(space.province)} is no province", "CN-BOARD-04")
    return provinces


def _province(row: _Table) -> Province:
    return Province(
        id=row.word("id"),
        name=row.text("name"),
        hanzi=row.text("hanzi"),
        colour=row.choice("color", COLOURS, "CN-BOARD-02"),
        dragon=row.point("dragon", "CN-BOARD-06") or (0, 0),
        label=row.point("label"),
        polygon=row.points("polygon", 3, _LONGEST_LIST),
    )


def _check_nine(provinces: Sequence[Province], report: _Report) -> None:
    if len(provinces) != _PROVINCES:
        report.wrong("province", f"there should be nine provinces, there are {len(provinces)}", "CN-BOARD-01")
    for i in _repeated(province.id for province in provinces):
        report.wrong(f"province[{i}]", f"the id {_show(provinces[i].id)} is used twice", "CN-BOARD-01")
    counts = Counter(province.colour for province in provinces)
    for colour, number in COLOURS.items():
        if provinces and counts[colour] != number:
            report.wrong("province", f"{number} should be {colour}, {counts[colour]} are", "CN-BOARD-02")


def _check_count(row: _Table, found: int) -> None:
    declared = row.whole("spaces", 1, MOST_SPACES, "CN-BOARD-04")
    if not found:
        row.report.wrong(row.where, "no palace space lies in this province", "CN-BOARD-04")
    elif declared and declared != found:
        row.report.wrong(row.where, f"declares {declared} palace spaces, the list has {found}", "CN-BOARD-04")


def _roads(top: _Table, spaces: Collection[str]) -> tuple[Road, ...]:
    rows = top.rows("roads", "ends", "via")
    roads = [Road(row.pair("ends"), row.point("via")) for row in rows]
    for row, road in zip(rows, roads, strict=True):
        _check_ends(row, road.ends, spaces, "palace space", "CN-BOARD-08")
    for i in _repeated(_unordered(road.ends) for road in roads):
        top.report.wrong(f"roads[{i}]", f"{' - '.join(map(_show, roads[i].ends))} is there twice", "CN-BOARD-08")
    return tuple(roads)


def _alliances(top: _Table, provinces: Collection[str]) -> tuple[Alliance, ...]:
    rows = top.rows("alliances", "number provinces", "at")
    alliances = [
        Alliance(row.whole("number", 1, _ALLIANCES, "CN-BOARD-07"), row.pair("provinces"), row.point("at"))
        for row in rows
    ]
    for row, alliance in zip(rows, alliances, strict=True):
        _check_ends(row, alliance.provinces, provinces, "province", "CN-BOARD-07")
    for i in _repeated(_unordered(alliance.provinces) for alliance in alliances):
        pair = " and ".join(map(_show, alliances[i].provinces))
        top.report.wrong(f"alliances[{i}]", f"{pair} have an alliance already", "CN-BOARD-07")
    _check_numbers([alliance.number for alliance in alliances], top.report)
    return tuple(alliances)


def _check_numbers(numbers: Sequence[int], report: _Report) -> None:
    for i in _repeated(numbers):
        report.wrong(f"alliances[{i}]", f"the number {numbers[i]} is used twice", "CN-BOARD-07")
    gaps = [str(number) for number in range(1, _ALLIANCES + 1) if number not in numbers]
    if gaps:
        report.wrong("alliances", f"the numbers run from 1 to 15; missing: {', '.join(gaps)}", "CN-BOARD-07")


def _check_ends(row: _Table, ends: tuple[str, str], known: Collection[str], kind: str, clause: str) -> None:
    for end in dict.fromkeys(ends):
        if end and end not in known:
            row.report.wrong(row.where, f"{_show(end)} is no {kind}", clause)
    if ends[0] and ends[0] == ends[1]:
        row.report.wrong(row.where, f"{_show(ends[0])} is joined to itself", clause)


def _waters(top: _Table) -> tuple[Water, ...]:
    rows = top.rows("water", "kind polygon", "name")
    return tuple(Water(row.word("kind"), row.text("name"), row.points("polygon", 3, _LONGEST_LIST)) for row in rows)


def _cards(top: _Table) -> Mapping[str, int]:
    if "cards" not in top.raw:
        return {}
    table = _Table(top.report, "cards", top.raw["cards"], " ".join(COLOURS))
    cards = {colour: table.whole(colour, 3, 99, "CN-SETUP-06") for colour in COLOURS}
    total = sum(cards.values())
    if all(cards.values()) and total < _FEWEST_CARDS:
        top.report.wrong("cards", f"{total} cards; a deal takes at least {_FEWEST_CARDS}", "CN-SETUP-06")
    return cards


# ---------------------------------------------------------------- oddities: a valid board, yet perhaps a slip


def _odd_counts(board: BoardFile, report: _Report) -> None:
    counts = Counter(space.province for space in board.spaces)
    for province in board.provinces:
        if not 4 <= counts[province.id] <= 8:
            told = f"{counts[province.id]} palace spaces; the printed map is said to have four to eight"
            report.odd(f"province {province.id}", told, "CN-BOARD-04")
    total = sum(board.cards.values())
    if total != _FULL_DECK:
        report.odd("cards", f"{total} cards; the printed game has {_FULL_DECK}", "CN-COMP-03")


def _odd_roads(board: BoardFile, report: _Report) -> None:
    home = {space.id: space.province for space in board.spaces}
    travelled = {end for road in board.roads for end in road.ends}
    for space in home:
        if space not in travelled:
            report.odd(f"space {space}", "no road leads here", "CN-BOARD-05")
    parts = _parts(home, board.roads)
    if parts > 1:
        report.odd("roads", f"the network falls into {parts} parts", "CN-BOARD-05")
    allied = {_unordered(alliance.provinces) for alliance in board.alliances}
    for i, (a, b) in enumerate(road.ends for road in board.roads):
        if home[a] != home[b] and _unordered((home[a], home[b])) not in allied:
            report.odd(f"roads[{i}]", f"{a} - {b} joins provinces that are no neighbours", "CN-BOARD-07")


def _parts(spaces: Iterable[str], roads: Sequence[Road]) -> int:
    """How many separate networks the roads make; a space without a road is one of its own."""
    part = {space: space for space in spaces}
    for road in roads:
        old, new = part[road.ends[0]], part[road.ends[1]]
        part = {space: new if at == old else at for space, at in part.items()}
    return len(set(part.values()))


def _odd_places(board: BoardFile, report: _Report) -> None:
    outline = {province.id: province.polygon for province in board.provinces}
    for space in board.spaces:
        if outline[space.province] and not inside(space.at, outline[space.province]):
            report.odd(f"space {space.id}", f"lies outside the outline of {space.province}", "CN-BOARD-04")
        if not all(0 <= along <= length for along, length in zip(space.at, board.size, strict=True)):
            report.odd(f"space {space.id}", "lies off the board", "CN-BOARD-04")
    for a, b in combinations(board.spaces, 2):
        if a.at == b.at:
            report.odd(f"space {b.id}", f"lies where {a.id} lies", "CN-BOARD-04")
    for province in board.provinces:
        if province.polygon and not inside(province.dragon, province.polygon):
            report.odd(f"province {province.id}", "its dragon space lies outside its outline", "CN-BOARD-06")


def _odd_colours(board: BoardFile, report: _Report) -> None:
    colour = {province.id: province.colour for province in board.provinces}
    for alliance in board.alliances:
        a, b = alliance.provinces
        if colour[a] == colour[b]:
            told = f"{a} and {b} are both {colour[a]}; no neighbours on the printed map share a colour"
            report.odd(f"alliance {alliance.number}", told, "CN-BOARD-02")


def _odd_facts(board: BoardFile, report: _Report) -> None:
    """What is told of the printed map binds every board but an invented one: CN-BOARD-03, CN-BOARD-07."""
    if board.provenance == "own":
        return
    colour = {province.id: province.colour for province in board.provinces}
    counts = Counter(space.province for space in board.spaces)
    for name in _TOLD_NAMES:
        if name not in colour:
            report.odd("province", f'the printed map has "{name}", this one has not', "CN-BOARD-03")
    for name, told in _TOLD_COLOURS.items():
        if colour.get(name, told) != told:
            report.odd(f"province {name}", f"is {colour[name]}; the printed map has it {told}", "CN-BOARD-03")
    if colour.get("zhao") != colour.get("lu"):
        report.odd("province zhao", "has another colour than lu; the printed map gives them the same", "CN-BOARD-03")
    for name, number in _TOLD_SPACES.items():
        if name in colour and counts[name] != number:
            report.odd(f"province {name}", f"{counts[name]} palace spaces; the printed map has {number}", "CN-BOARD-04")
    for alliance in board.alliances:
        pair = _TOLD_ALLIANCES.get(alliance.number, _unordered(alliance.provinces))
        if pair != _unordered(alliance.provinces):
            report.odd(f"alliance {alliance.number}", f"joins {' and '.join(pair)} on the printed map", "CN-BOARD-07")


_ODDITIES: Final[Sequence[Callable[[BoardFile, _Report], None]]] = (
    _odd_counts,
    _odd_roads,
    _odd_places,
    _odd_colours,
    _odd_facts,
)


# ---------------------------------------------------------------- small questions


def _is_number(value: object) -> TypeGuard[float]:
    return isinstance(value, int | float) and not isinstance(value, bool) and -100_000 <= value <= 100_000


def _is_point(value: object) -> TypeGuard[list[float]]:
    return isinstance(value, list) and len(value) == 2 and all(map(_is_number, value))


def _unordered(pair: tuple[str, str]) -> tuple[str, str]:
    return min(pair), max(pair)


def _repeated(values: Iterable[object]) -> list[int]:
    """The places of the values that came before; what could not be read (nothing) is no value."""
    seen: set[object] = set()
    places = []
    for i, value in enumerate(values):
        if value in seen:
            places.append(i)
        if value and not (isinstance(value, tuple) and "" in value):
            seen.add(value)
    return places


def _show(value: object) -> str:
    """A value for a message: short, and harmless on a terminal."""
    if isinstance(value, str):
        return f'"{_plain(value[:_LONGEST_TEXT])}{"..." if len(value) > _LONGEST_TEXT else ""}"'
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, int):
        return str(value) if abs(value) < 10**15 else "a huge number"
    if isinstance(value, float):
        return str(value)
    if isinstance(value, list):
        few = len(value) <= 2 and all(isinstance(part, int | float | str) for part in value)
        return f"[{', '.join(map(_show, value))}]" if few else f"a list of {len(value)}"
    return "a table" if isinstance(value, dict) else f"a {type(value).__name__}"


def _plain(text: str) -> str:
    """The text with everything unprintable escaped."""
    return "".join(letter if letter.isprintable() else ascii(letter)[1:-1] for letter in text)
