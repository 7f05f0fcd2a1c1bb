"""One player against three of another kind, at a table of four: what we promise, and over how many games."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Duel:
    """A match-up. A fair share would be a quarter of the wins."""

    game: str
    one: str
    others: str
    games: int
    bound: float | None = None  # the share of the wins that we promise at least; None: nothing is promised

    def __str__(self) -> str:
        return f"{self.one} v 3 {self.others}"


DUELS = (
    Duel("china", "greedy", "random", 400),
    Duel("china", "planner", "greedy", 400),
    Duel("china", "search:200ms", "planner", 200),
    Duel("china", "search:200ms", "search:50ms", 200),
    Duel("china", "search:1s", "search:50ms", 100),
    Duel("china", "search:1s", "search:200ms", 100),
    Duel("confucius", "greedy", "random", 400),
    Duel("confucius", "planner", "greedy", 400),
    Duel("confucius", "search:200ms", "planner", 200),
    Duel("confucius", "search:200ms", "search:50ms", 200),
    Duel("confucius", "search:1s", "search:50ms", 100),
    Duel("confucius", "search:1s", "search:200ms", 100),
)


def verdict(bound: float | None, low: float, high: float) -> str:
    """Is a promise kept? Only if the whole interval says so."""
    if bound is None:
        return "–"
    if low >= bound:
        return "kept"
    return "broken" if high < bound else "open"
