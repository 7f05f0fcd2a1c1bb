"""SVG as text: elements, the sheet of paper every chart is drawn on, and its colours."""

import hashlib

from guanxi.core.showing import in_html

INK, PAPER, FAINT = "#20242a", "#faf9f6", "#d9d6cd"
BLUE, PALE, RED = "#1f4e79", "#7aa0c4", "#b23a2e"
WIDTH = 760
FONT = "font-family:system-ui,sans-serif;font-size:13px"
LETTER = 7.2  # about how wide a letter is


def tag(name: str, text: str = "", **attributes: float | str) -> str:
    """An element around plain text; `stroke_width` becomes stroke-width. Everything is escaped."""
    return raw(name, in_html(text), **attributes)


def raw(name: str, inside: str, **attributes: float | str) -> str:
    """An element around what is already SVG."""
    told = "".join(f' {key.rstrip("_").replace("_", "-")}="{_value(value)}"' for key, value in attributes.items())
    return f"<{name}{told}>{inside}</{name}>" if inside else f"<{name}{told}/>"


def _value(value: float | str) -> str:
    return in_html(value) if isinstance(value, str) else f"{value:.2f}".rstrip("0").rstrip(".")


def text(x: float, y: float, words: str, anchor: str = "start", fill: str = INK) -> str:
    """Words at a point."""
    return tag("text", words, x=x, y=y, text_anchor=anchor, fill=fill)


def line(x1: float, y1: float, x2: float, y2: float, stroke: str = INK, width: float = 1, dash: str = "") -> str:
    """A straight line."""
    dashed = {"stroke_dasharray": dash} if dash else {}
    return raw("line", "", x1=x1, y1=y1, x2=x2, y2=y2, stroke=stroke, stroke_width=width, **dashed)


def sheet(title: str, description: str, height: float, parts: list[str]) -> str:
    """A whole drawing with its title, and words for those who do not see it."""
    name = "chart-" + hashlib.sha256(f"{title}/{description}".encode()).hexdigest()[:8]
    told = tag("title", title, id=f"{name}-t") + tag("desc", description, id=f"{name}-d")
    paper = raw("rect", "", x=0, y=0, width=WIDTH, height=height, fill=PAPER)
    head = tag("text", title, x=16, y=26, fill=INK, font_weight="600", style="font-size:15px")
    return raw(
        "svg",
        told + paper + head + "".join(parts),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {WIDTH} {height:.0f}",
        width=WIDTH,
        height=f"{height:.0f}",
        role="img",
        aria_labelledby=f"{name}-t {name}-d",
        style=FONT,
    )
