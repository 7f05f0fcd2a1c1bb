"""One player against three of another kind, at a table of four: what we promise, and over how many games."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Duel:
    """A match-up. A fair share would be a quarter of the wins."""

    one: str
    others: str
    games: int
    bound: float | None = None  # the share of the wins that we promise at least; None: nothing is promised

    def __str__(self) -> str:
        return f"{self.one} v 3 {self.others}"


DUELS = (
    Duel("greedy", "random", 400, 0.80),
    Duel("planner", "greedy", 400, 0.60),
    Duel("search:50ms", "planner", 200),
    Duel("search:200ms", "planner", 200, 0.45),
    Duel("search:1s", "planner", 100),
    Duel("search:200ms", "search:50ms", 100, 0.25),
    Duel("search:1s", "search:200ms", 60, 0.25),
)


def verdict(bound: float | None, low: float, high: float) -> str:
    """Is a promise kept? Only if the whole interval says so."""
    if bound is None:
        return "–"
    if low >= bound:
        return "kept"
    return "broken" if high < bound else "open"
