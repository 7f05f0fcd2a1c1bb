"""How often each figure came: bars side by side, several figures to a bar if there are many."""

from collections.abc import Sequence

from guanxi.arena.charts.axis import FOOT, RIGHT, TOP, Axis, percent, round_numbers, whole
from guanxi.arena.charts.svg import BLUE, FAINT, INK, PALE, WIDTH, line, raw, sheet, text

LEFT, TALL = 64, 180  # the place of the bars, and how high the highest is
BARS = 40  # at most


def histogram(title: str, label: str, figures: Sequence[int]) -> str:
    """Bars over equal ranges of whole numbers, with the share of all figures at the left."""
    low, width, shares = counted(figures)
    scale = Axis(low, low + width * len(shares), LEFT)
    parts = [*_shares(max(shares)), *_bars(scale, low, width, shares), *_numbers(scale, label)]
    told = ", ".join(f"from {low + width * n}: {percent(share)}" for n, share in enumerate(shares) if share)
    return sheet(title, f"{label}, in steps of {width}. {told}.", TOP + TALL + FOOT, parts)


def counted(figures: Sequence[int]) -> tuple[int, int, list[float]]:
    """The lowest figure, how many go into a bar, and the share of each bar."""
    low, high = min(figures), max(figures)
    width = -(-(high - low + 1) // BARS)
    counts = [0] * ((high - low) // width + 1)
    for figure in figures:
        counts[(figure - low) // width] += 1
    return low, width, [count / len(figures) for count in counts]


def _shares(highest: float) -> list[str]:
    drawn = []
    for share in round_numbers(0, highest):
        y = TOP + TALL * (1 - share / highest)
        drawn += [line(LEFT, y, WIDTH - RIGHT, y, FAINT), text(LEFT - 8, y + 4.5, percent(share), "end")]
    return drawn


def _bars(scale: Axis, low: int, width: int, shares: Sequence[float]) -> list[str]:
    highest = max(shares)
    drawn = []
    for number, share in enumerate(shares):
        left, right = scale.at(low + width * number), scale.at(low + width * (number + 1))
        tall = TALL * share / highest
        if share:
            bar = raw("rect", "", x=left, y=TOP + TALL - tall, width=right - left, height=tall, fill=PALE, stroke=BLUE)
            drawn.append(bar)
    return drawn


def _numbers(scale: Axis, label: str) -> list[str]:
    bottom = TOP + TALL
    ticks = [tick for tick in round_numbers(scale.low, scale.high) if tick == int(tick)]
    numbers = [text(scale.at(tick), bottom + 16, whole(tick), "middle") for tick in ticks]
    foot = text((LEFT + WIDTH - RIGHT) / 2, bottom + 34, label, "middle")
    return [line(LEFT, bottom, WIDTH - RIGHT, bottom, INK), *numbers, foot]
