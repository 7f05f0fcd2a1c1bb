"""How sure a figure is: intervals that hold the true value in 95 of 100 tournaments."""

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import TypeAlias

Z = 1.959964  # standard deviations to each side for 95 %

Interval: TypeAlias = tuple[float, float]


def wilson(wins: float, games: int) -> Interval:
    """The interval of a share (Wilson's score interval: never below 0 or above 1). Shared wins count in parts."""
    share = wins / games
    weight = 1 + Z * Z / games
    middle = (share + Z * Z / (2 * games)) / weight
    half = Z / weight * sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
    return min(share, max(0.0, middle - half)), max(share, min(1.0, middle + half))


def of_mean(figures: Sequence[float]) -> Interval | None:
    """The interval of a mean; None for a single figure, which says nothing about its spread."""
    if len(figures) < 2:
        return None
    half = Z * stdev(figures) / sqrt(len(figures))
    return fmean(figures) - half, fmean(figures) + half
