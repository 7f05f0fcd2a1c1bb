"""What stands on the ground of a drawn board: track, roads, spaces, alliances, names and the seal."""

from typing import Final

from guanxi.china.doors.boards.file import Alliance, Point, Province, Road, Space
from guanxi.china.doors.drawings.crowd import width_of
from guanxi.china.doors.drawings.geometry import control
from guanxi.china.doors.drawings.layout import MARK_ROOM, NAME_SIZE, SEAL_HALF, TOWN_SIZE, Layout
from guanxi.china.doors.drawings.strokes import character
from guanxi.china.doors.drawings.svg import circle, element, line_through, pair, shifted, square, text, title

# Colour is never the only sign: each has a mark beside the name and a weave in the ground.
_MARKS: Final = {
    "red": "M0-6.2C3.4-6.2 6.2-3.4 6.2 0S3.4 6.2 0 6.2S-6.2 3.4-6.2 0S-3.4-6.2 0-6.2Z",
    "green": "M0-6.8L6.9 5.4H-6.9Z",
    "orange": "M-5.6-5.6H5.6V5.6H-5.6Z",
    "yellow": "M0-7.6L6.6 0L0 7.6L-6.6 0Z",
    "purple": "M-2.3-6.6H2.3V-2.3H6.6V2.3H2.3V6.6H-2.3V2.3H-6.6V-2.3H-2.3Z",
}
_HALL: Final = (
    "M-11.5-2Q-6-3-3.6-7.5H3.6Q6-3 11.5-2L9.5.6H-9.5ZM-2.6 1.8H2.6V6.4H-2.6Z"
    "M-7.6 1.8H-5.6V6.4H5.6V1.8H7.6V6.4H9.5V8.6H-9.5V6.4H-7.6Z"
)


def track(layout: Layout) -> list[str]:
    """The score track: a wall, and the steps on it."""
    path = line_through(layout.track)
    walls = [element("path", class_=f"wall {part}", d=path) for part in ("merlons", "stone", "walk")]
    return walls + [_step(number, at, layout.unit) for number, at in enumerate(layout.track)]


def _step(number: int, at: Point, unit: float) -> str:
    fifth = number % 5 == 0
    size = (27 if fifth else 23) * unit
    return element(
        "g",
        title(f"Score track: {number}"),
        square(at, size / 2, 4 * unit),
        text(str(number), at, 13 if fifth else 10, unit),
        id=f"track-{number}",
        class_="step fifth" if fifth else "step",
    )


def road(layout: Layout, drawn: Road) -> str:
    """A road, straight or through its `via`."""
    a, b = (pair(layout.spaces[end]) for end in drawn.ends)
    path = f"M{a}L{b}"
    if drawn.via:
        path = f"M{a}Q{pair(control(drawn, layout.spaces))} {b}"
    beds = [element("path", class_=part, d=path) for part in ("bed", "way")]
    called = {space.id: _called(space) for space in layout.board.spaces}
    words = " – ".join(called[end] for end in drawn.ends)
    return element("g", title(words), *beds, class_="road", data_road=" ".join(drawn.ends))


def _called(space: Space) -> str:
    return f"{space.town} ({space.id})" if space.town else space.id


def dragon(layout: Layout, home: Province) -> str:
    """The dragon space of a province."""
    radius, unit = layout.board.dragon_radius, layout.unit
    rings = [("dish", radius), ("fret", radius - 4.5 * unit), ("rim", radius - 8 * unit)]
    return element(
        "g",
        title(f"Dragon space of {home.name}"),
        *(circle(home.dragon, max(r, radius / 2), part) for part, r in rings),
        character(home.hanzi or home.name[0], home.dragon, 26, unit),
        id=f"dragon-{home.id}",
        class_="dragon",
        data_province=home.id,
    )


def space(layout: Layout, drawn: Space) -> str:
    """A palace space: with the province's name, its number is the id that is typed."""
    return element(
        "g",
        title(_called(drawn)),
        square(drawn.at, layout.board.space_radius - layout.unit, 4 * layout.unit, "site"),
        element("path", class_="hall", d=_HALL, transform=shifted(drawn.at, layout.unit)),
        text(drawn.id.rpartition("-")[2], (drawn.at[0], drawn.at[1] + 4 * layout.unit), 11, layout.unit),
        id=f"space-{drawn.id}",
        class_="space",
        data_space=drawn.id,
        data_province=drawn.province,
    )


def alliance(layout: Layout, drawn: Alliance) -> str:
    """The marker of an alliance."""
    at = layout.markers[drawn.number]
    called = {province.id: province.name for province in layout.board.provinces}
    return element(
        "g",
        title(f"Alliance {drawn.number}: {' and '.join(called[home] for home in drawn.provinces)}"),
        circle(at, layout.board.marker_radius),
        text(str(drawn.number), at, 13.5, layout.unit),
        id=f"alliance-{drawn.number}",
        class_="alliance",
        data_alliance=str(drawn.number),
        data_provinces=" ".join(drawn.provinces),
    )


def name(layout: Layout, home: Province) -> str:
    """The name of a province, with the mark of its colour."""
    unit = layout.unit
    (x, y), half = layout.names[home.id], width_of(home.name, NAME_SIZE * unit) / 2
    left = x - half - MARK_ROOM * unit / 2
    return element(
        "g",
        element("path", class_="mark", d=_MARKS[home.colour], transform=shifted((left + 7 * unit, y), unit)),
        text(home.name, (left + MARK_ROOM * unit, y), NAME_SIZE, unit, "halo"),
        class_=f"name {home.colour}",
    )


def town(layout: Layout, home: Space) -> str:
    """The name of a town."""
    words = text(home.town, layout.towns[home.id], TOWN_SIZE, layout.unit, "halo")
    return element("g", words, class_="town", data_space=home.id)


def seal(layout: Layout) -> str:
    """The side of the board and its numbers of players, as a seal."""
    (x, y), unit, half = layout.seal, layout.unit, SEAL_HALF * layout.unit
    first, last = layout.board.players
    return element(
        "g",
        square((x, y), half, 3 * unit),
        square((x, y), half - 3 * unit, 2 * unit, "line"),
        text(layout.board.side.upper(), (x, y - 4 * unit), 23, unit),
        text(f"{first}–{last}", (x, y + 12 * unit), 11, unit, "players"),
        class_="seal",
    )
