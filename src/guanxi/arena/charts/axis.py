"""The horizontal axis that all charts share: a scale with round numbers, and rows with names at the left."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import ceil, floor, log10

from guanxi.arena.charts.svg import FAINT, LETTER, WIDTH, line, text

TOP, ROW, RIGHT, FOOT = 44, 30, 28, 44  # of a chart, in its own units


@dataclass(frozen=True)
class Axis:
    """From numbers to places across the sheet."""

    low: float
    high: float
    left: float

    def at(self, number: float) -> float:
        """Where a number stands."""
        return self.left + (number - self.low) / (self.high - self.low) * (WIDTH - RIGHT - self.left)


def axis(numbers: Sequence[float], names: Sequence[str]) -> Axis:
    """A scale that holds these numbers, beside the longest of these names."""
    step = round_step(max(numbers) - min(numbers))
    low, high = floor(min(numbers) / step) * step, ceil(max(numbers) / step) * step
    longest = max((len(name) for name in names), default=0)
    return Axis(low, high if high > low else low + step, 24 + LETTER * min(longest, 34))


def round_step(span: float) -> float:
    """A round number that divides a span into about six."""
    if span <= 0:
        return 1.0
    power = 10.0 ** floor(log10(span / 6))
    return float(next(power * factor for factor in (1, 2, 5, 10) if power * factor * 6 >= span * 0.999))


def round_numbers(low: float, high: float) -> list[float]:
    """The round numbers of a range, its ends included where they are round."""
    step = round_step(high - low)
    return [step * n for n in range(ceil(low / step - 1e-9), floor(high / step + 1e-9) + 1)]


def grid(scale: Axis, bottom: float, write: Callable[[float], str], label: str) -> list[str]:
    """Fine lines with their numbers, and what they count."""
    ticks = round_numbers(scale.low, scale.high)
    lines = [line(scale.at(tick), TOP - 4, scale.at(tick), bottom, FAINT) for tick in ticks]
    numbers = [text(scale.at(tick), bottom + 16, write(tick), "middle") for tick in ticks]
    return [*lines, *numbers, text((scale.left + WIDTH - RIGHT) / 2, bottom + 34, label, "middle")]


def row_at(number: int) -> float:
    """The middle of a row."""
    return TOP + ROW * (number + 0.5)


def name_of_row(scale: Axis, number: int, name: str) -> str:
    """The name at the left of a row."""
    shown = name if len(name) <= 34 else name[:33] + "…"
    return text(scale.left - 10, row_at(number) + 4.5, shown, "end")


def whole(number: float) -> str:
    """A number without needless digits."""
    return f"{number:.6g}"


def percent(number: float) -> str:
    """A share of one."""
    return f"{100 * number:.4g} %"
