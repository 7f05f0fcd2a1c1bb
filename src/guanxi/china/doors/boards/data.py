"""What a board file tells: CN-BOARD. Data, and the questions about points and pairs that its readers share."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from guanxi.core.sentence import Sentence

Point = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Space:
    """A palace space; `town` is a name for labels and logs and may be empty."""

    id: str
    province: str
    at: Point
    town: str

    @property
    def label(self) -> str:
        """With its town, as the map names it: `han-3 Luoyang`."""
        return f"{self.id} {self.town}".strip()


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
    warnings: tuple[Sentence, ...] = field(hash=False)


def unordered(pair: tuple[str, str]) -> tuple[str, str]:
    """The pair, the same for both directions."""
    return min(pair), max(pair)


def inside(point: Point, polygon: Sequence[Point]) -> bool:
    """Does the point lie inside the outline?"""
    x, y = point
    odd = False
    for (ax, ay), (bx, by) in zip(polygon, [*polygon[1:], *polygon[:1]], strict=True):
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            odd = not odd
    return odd
