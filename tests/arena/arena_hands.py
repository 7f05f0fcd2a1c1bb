"""Tournaments and outcomes made by hand."""

from guanxi.arena.clock import Clock
from guanxi.arena.match import Outcome
from guanxi.arena.specification import Specification, specify


def spec_of(*players: str, table: int | None = None, seed: str = "t", game: str = "china") -> Specification:
    return specify(game, {}, players, seed, table)


def outcome(number: int, entrants: tuple[int, ...], totals: tuple[int, ...], places: tuple[int, ...]) -> Outcome:
    """A game that was never played."""
    return Outcome(
        number=number,
        seed="s",
        entrants=entrants,
        reason="last turn",
        totals=totals,
        places=places,
        sources=tuple({"palaces": total - 1, "chain": 1} for total in totals),
        moves=100 + number,
        turns=20,
        clocks=tuple(Clock(asked=10, seconds=0.5, slowest=0.2) for _ in entrants),
        engine="compiled",
    )
