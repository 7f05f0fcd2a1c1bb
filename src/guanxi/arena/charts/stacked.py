"""Bars made of parts. Each part has its number written in it, so that colour is not the only sign."""

from collections.abc import Mapping, Sequence

from guanxi.arena.charts.axis import FOOT, ROW, TOP, Axis, axis, grid, name_of_row, row_at, whole
from guanxi.arena.charts.svg import BLUE, INK, LETTER, PALE, PAPER, WIDTH, raw, sheet, text

# Fill and the ink on it; after the last, they begin again: the numbers still tell the parts apart.
FILLS = ((BLUE, PAPER), (PALE, INK), ("#d9c9a3", INK), ("#5d7a5a", PAPER), ("#b9c7b4", INK), ("#8c6d5a", PAPER))
LEAST = 14  # a part narrower than this has no room for its number


def stacked_chart(title: str, label: str, rows: Sequence[tuple[str, Mapping[str, float]]]) -> str:
    """A bar for each row; parts of the same name have the same number and fill. Parts below zero are left out."""
    names = list(dict.fromkeys(name for _, parts in rows for name in parts))
    sums = [sum(max(0.0, points) for points in parts.values()) for _, parts in rows]
    scale = axis([0.0, *sums], [name for name, _ in rows])
    bottom = TOP + ROW * len(rows)
    parts = grid(scale, bottom, whole, label)
    for number, (name, points) in enumerate(rows):
        parts += [name_of_row(scale, number, name), *_bar(scale, names, points, row_at(number))]
    legend, height = _legend(names, bottom + FOOT + 12)
    told = "; ".join(f"{name}: {', '.join(f'{part} {n:.1f}' for part, n in points.items())}" for name, points in rows)
    return sheet(title, f"{label}. {told}.", height, [*parts, *legend])


def _bar(scale: Axis, names: Sequence[str], points: Mapping[str, float], y: float) -> list[str]:
    drawn = []
    reached = 0.0
    for number, name in enumerate(names):
        worth = max(0.0, points.get(name, 0.0))
        left, right = scale.at(reached), scale.at(reached + worth)
        if worth:
            drawn += _part(number, left, right, y)
        reached += worth
    return drawn


def _part(number: int, left: float, right: float, y: float) -> list[str]:
    fill, ink = FILLS[number % len(FILLS)]
    box = raw("rect", "", x=left, y=y - 10, width=right - left, height=20, fill=fill, stroke=PAPER, stroke_width=1)
    if right - left < LEAST:
        return [box]
    return [box, text((left + right) / 2, y + 4.5, str(number + 1), "middle", ink)]


def _legend(names: Sequence[str], y: float) -> tuple[list[str], float]:
    drawn: list[str] = []
    x = 16.0
    for number, name in enumerate(names):
        width = 32 + LETTER * len(name)
        if x > 16 and x + width > WIDTH - 16:
            x, y = 16.0, y + 26
        drawn += [*_part(number, x, x + 20, y), text(x + 26, y + 4.5, name)]
        x += width + 14
    return drawn, y + 22
