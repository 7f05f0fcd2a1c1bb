"""Figures with their intervals, one row each, and a line for what would be fair."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from guanxi.arena.charts.axis import FOOT, ROW, TOP, axis, grid, name_of_row, row_at, whole
from guanxi.arena.charts.svg import BLUE, PAPER, RED, line, raw, sheet, text


@dataclass(frozen=True)
class Row:
    """A figure with the interval that it lies in."""

    name: str
    figure: float
    low: float
    high: float


def rows_chart(
    title: str,
    label: str,
    rows: Sequence[Row],
    fair: float | None = None,
    write: Callable[[float], str] = whole,
    from_zero: bool = False,
) -> str:
    """A point for each figure and a bar for its interval; `fair` is drawn across, dashed."""
    numbers = [number for row in rows for number in (row.low, row.high, row.figure)]
    extra = ([fair] if fair is not None else []) + ([0.0] if from_zero else [])
    scale = axis([*numbers, *extra], [row.name for row in rows])
    bottom = TOP + ROW * len(rows)
    parts = grid(scale, bottom, write, label)
    if fair is not None:
        parts.append(line(scale.at(fair), TOP - 8, scale.at(fair), bottom, RED, 1.5, "5 4"))
        parts.append(text(scale.at(fair) + 5, TOP - 6, f"fair share {write(fair)}", fill=RED))
    for number, row in enumerate(rows):
        parts += [name_of_row(scale, number, row.name), *_mark(scale.at, row, row_at(number))]
    told = "; ".join(f"{row.name}: {write(row.figure)}, {write(row.low)} to {write(row.high)}" for row in rows)
    return sheet(title, f"{label}. {told}.", bottom + FOOT, parts)


def _mark(at: Callable[[float], float], row: Row, y: float) -> list[str]:
    low, high = at(row.low), at(row.high)
    bars = [
        line(low, y, high, y, BLUE, 2),
        line(low, y - 5, low, y + 5, BLUE, 2),
        line(high, y - 5, high, y + 5, BLUE, 2),
    ]
    return [*bars, raw("circle", "", cx=at(row.figure), cy=y, r=5, fill=BLUE, stroke=PAPER, stroke_width=1.5)]
