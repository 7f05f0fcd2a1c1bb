"""How figures are spread: a box for the middle half, a line for the median, whiskers to the ends."""

from collections.abc import Sequence
from statistics import quantiles

from guanxi.arena.charts.axis import FOOT, ROW, TOP, Axis, axis, grid, name_of_row, row_at, whole
from guanxi.arena.charts.svg import BLUE, INK, PALE, line, raw, sheet

SPREAD = ("lowest", "lower quarter", "median", "upper quarter", "highest")


def five(figures: Sequence[float]) -> list[float]:
    """Lowest, quarters and highest."""
    if len(figures) == 1:
        return [figures[0]] * 5
    return [min(figures), *quantiles(figures, n=4, method="inclusive"), max(figures)]


def boxes_chart(title: str, label: str, rows: Sequence[tuple[str, Sequence[float]]]) -> str:
    """One box for each row of figures; rows without figures are left out."""
    shown = [(name, five(figures)) for name, figures in rows if figures]
    scale = axis([number for _, numbers in shown for number in numbers], [name for name, _ in shown])
    bottom = TOP + ROW * len(shown)
    parts = grid(scale, bottom, whole, label)
    for number, (name, numbers) in enumerate(shown):
        parts += [name_of_row(scale, number, name), *_box(scale, numbers, row_at(number))]
    told = "; ".join(
        f"{name}: {', '.join(f'{what} {n:g}' for what, n in zip(SPREAD, ns, strict=True))}" for name, ns in shown
    )
    return sheet(title, f"{label}. {told}.", bottom + FOOT, parts)


def _box(scale: Axis, numbers: Sequence[float], y: float) -> list[str]:
    low, quarter, middle, upper, high = (scale.at(number) for number in numbers)
    width = max(upper - quarter, 1)
    box = raw("rect", "", x=quarter, y=y - 8, width=width, height=16, fill=PALE, stroke=BLUE)
    ends = [line(end, y - 4, end, y + 4, BLUE, 1.5) for end in (low, high)]
    return [line(low, y, high, y, BLUE, 1.5), *ends, box, line(middle, y - 8, middle, y + 8, INK, 3)]
