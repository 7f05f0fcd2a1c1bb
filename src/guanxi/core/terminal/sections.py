"""Parts of a screen, and which of them are left out where there is not room for all."""

from collections.abc import Sequence
from dataclasses import dataclass

from guanxi.core.terminal.ink import padded, width_of


@dataclass(frozen=True)
class Section:
    """Lines that belong together. Those of rank 0 always stay; the higher the rank, the sooner they are left out."""

    lines: Sequence[str]
    rank: int = 0


def stacked(sections: Sequence[Section], height: int | None) -> list[str]:
    """The sections one below the other, in so many lines if that can be."""
    kept = list(sections)
    while height is not None and sum(len(section.lines) for section in kept) > height:
        last = max(kept, key=lambda section: section.rank)
        if not last.rank:
            break
        kept = [section for section in kept if section is not last]
    return [line for section in kept for line in section.lines]


def beside(left: Sequence[str], right: Sequence[str], gap: int, width: int) -> list[str]:
    """Two blocks next to each other, or one below the other where they do not fit."""
    column = max(map(width_of, left)) + gap
    if column + max(map(width_of, right)) > width:
        return [*left, *right]
    height = max(len(left), len(right))
    rows = zip([*left, *[""] * (height - len(left))], [*right, *[""] * (height - len(right))], strict=True)
    return [f"{padded(one, column)}{other}".rstrip() for one, other in rows]
