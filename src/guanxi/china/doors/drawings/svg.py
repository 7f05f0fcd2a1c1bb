"""SVG words: elements and the shapes that the drawing of a board is made of."""

from collections.abc import Iterable, Sequence
from xml.sax.saxutils import quoteattr

from guanxi.china.doors.boards.file import Point
from guanxi.core.showing import in_html


def num(number: float) -> str:
    """A number as short as it can be, to a hundredth."""
    return f"{number:.2f}".rstrip("0").rstrip(".")


def pair(point: Point) -> str:
    """A point within a path."""
    return f"{num(point[0])} {num(point[1])}"


def line_through(points: Sequence[Point]) -> str:
    """A path of straight lines."""
    return "M" + "L".join(pair(point) for point in points)


def element(tag: str, *children: str, **attributes: str | float) -> str:
    """An element; `class_` and `data_road` become `class` and `data-road`, empty attributes are left out."""
    told = [(name.rstrip("_").replace("_", "-"), value) for name, value in attributes.items() if value != ""]
    words = [f"{name}={quoteattr(value if isinstance(value, str) else num(value))}" for name, value in told]
    start = " ".join([tag, *words])
    return f"<{start}>{''.join(children)}</{tag}>" if children else f"<{start}/>"


def group(name: str, parts: Iterable[str]) -> str:
    """Parts of one kind, a line each."""
    return element("g", "\n", *(f"{part}\n" for part in parts), class_=name)


def title(words: str) -> str:
    """What a part is, for those who point at it or cannot see it."""
    return element("title", in_html(words))


def use(name: str, class_: str = "") -> str:
    """Something defined once, drawn here."""
    return element("use", href=f"#{name}", class_=class_)


def shifted(at: Point, unit: float) -> str:
    """The transformation that brings a shape drawn about the origin to its place and scale."""
    return f"translate({pair(at)}) scale({num(unit)})"


def circle(at: Point, radius: float, class_: str = "") -> str:
    """A circle about a point."""
    return element("circle", class_=class_, cx=at[0], cy=at[1], r=radius)


def square(at: Point, half: float, corner: float, class_: str = "") -> str:
    """A square about a point, with rounded corners."""
    return element("rect", class_=class_, x=at[0] - half, y=at[1] - half, width=2 * half, height=2 * half, rx=corner)


def frame(size: Point, gap: float, kind: str) -> str:
    """A line along the edge of the sheet."""
    width, height = size[0] - 2 * gap, size[1] - 2 * gap
    return element("rect", class_=f"frame {kind}", x=gap, y=gap, width=width, height=height, rx=2 * gap)


def text(words: str, at: Point, size: float, unit: float, class_: str = "") -> str:
    """Words centred on a point; nothing for no words."""
    if not words:
        return ""
    lang = "zh-Hant" if class_ == "hanzi" else ""
    return element("text", in_html(words), class_=class_, lang=lang, x=at[0], y=at[1] + 0.35 * size * unit)
