"""The ground of a drawn board: sea, provinces, lakes, and the weaves that tell their colours."""

from typing import Final

from guanxi.china.doors.boards.file import Point, Province, Water
from guanxi.china.doors.drawings.crowd import width_of
from guanxi.china.doors.drawings.geometry import softened
from guanxi.china.doors.drawings.layout import TOWN_SIZE, Layout
from guanxi.china.doors.drawings.svg import element, frame, num, shifted, text, title, use

_WEAVES: Final = {
    "red": "M6 2.5C7.9 2.5 9.5 4.1 9.5 6S7.9 9.5 6 9.5S2.5 7.9 2.5 6S4.1 2.5 6 2.5Z"
    "M18 14.5C19.9 14.5 21.5 16.1 21.5 18S19.9 21.5 18 21.5S14.5 19.9 14.5 18S16.1 14.5 18 14.5Z",
    "green": "M0 12Q6 4 12 12T24 12M0 24Q6 16 12 24T24 24",
    "orange": "M0 6H12V18H24M12 0V6M12 18V24",
    "yellow": "M0 12L12 0L24 12L12 24Z",
    "purple": "M6 2V10M2 6H10M18 14V22M14 18H22",
    "sea": "M0 12Q6 6 12 12T24 12M-12 24Q-6 18 0 24T12 24T24 24T36 24",
}
_RIPPLES: Final = "M-22-16q4-4 8 0t8 0t8 0M-2-26q4-4 8 0t8 0M-14 18q4-4 8 0t8 0t8 0M6 28q4-4 8 0t8 0"


def definitions(layout: Layout) -> str:
    """What is drawn several times: outlines, land, weaves."""
    outlines = [element("path", id=f"outline-{name}", d=outline) for name, outline in layout.outlines.items()]
    clips = [element("clipPath", use(f"outline-{name}"), id=f"clip-{name}") for name in layout.outlines]
    land = element("g", *(use(f"outline-{name}") for name in layout.outlines), id="land")
    return element("defs", *outlines, *clips, land, *(_weave(name, layout.unit) for name in _WEAVES))


def _weave(name: str, unit: float) -> str:
    thread = element("path", class_=f"thread {name}", d=_WEAVES[name])
    size = {"width": "24", "height": "24", "patternUnits": "userSpaceOnUse"}
    return element("pattern", thread, id=f"weave-{name}", patternTransform=f"scale({num(unit)})", **size)


def sheet(layout: Layout) -> list[str]:
    """The sea, the shallows along the coast, and the frame."""
    (width, height), unit = layout.board.size, layout.unit
    sea = [
        element("rect", class_="ground", width=width, height=height),
        element("rect", fill="url(#weave-sea)", width=width, height=height),
    ]
    frames = [frame(layout.board.size, 3 * unit, "outer"), frame(layout.board.size, 8 * unit, "inner")]
    return sea + [use("land", f"coast {how}") for how in ("far", "mid", "near")] + frames


def province(layout: Layout, drawn: Province) -> str:
    """The land of a province, with its weave and its borders."""
    outline = f"outline-{drawn.id}"
    soft = "" if drawn.polygon else " soft"
    number = sum(space.province == drawn.id for space in layout.board.spaces)
    words = f"{drawn.name} {drawn.hanzi}".strip()
    return element(
        "g",
        title(f"{words}: {drawn.colour}, {number} palace spaces"),
        use(outline, "land"),
        element("use", href=f"#{outline}", class_="weave", fill=f"url(#weave-{drawn.colour})"),
        element("use", href=f"#{outline}", class_="shore", clip_path=f"url(#clip-{drawn.id})"),
        use(outline, "border"),
        id=f"province-{drawn.id}",
        class_=f"province {drawn.colour}{soft}",
        data_province=drawn.id,
        data_colour=drawn.colour,
    )


def water(layout: Layout, drawn: Water) -> str:
    """A lake or a sea, with its name in it."""
    xs, ys = [x for x, _ in drawn.polygon], [y for _, y in drawn.polygon]
    at = (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2
    return element(
        "g",
        title(drawn.name or drawn.kind),
        element("path", class_="deep", d=softened(drawn.polygon, layout.junctions)),
        element("path", class_="ripple", d=_RIPPLES, transform=shifted(at, layout.unit)),
        *_lines(drawn.name, at, 0.8 * (max(xs) - min(xs)), layout.unit),
        class_="water",
        data_kind=drawn.kind,
    )


def _lines(words: str, at: Point, room: float, unit: float) -> list[str]:
    """Words in one line, or each in its own where there is no room."""
    lines = [words] if width_of(words, TOWN_SIZE * unit) <= room else words.split()
    leading = 1.2 * TOWN_SIZE * unit
    top = at[1] - leading * (len(lines) - 1) / 2
    return [text(line, (at[0], top + leading * i), TOWN_SIZE, unit) for i, line in enumerate(lines)]
