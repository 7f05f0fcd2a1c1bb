"""A position that computer players walk through: the same few questions for every game, compiled.

`core/game.py` answers people and commands; this answers the inner loops of planner and search, without a Python
object per question. A game has one subclass, which holds its position, and knows everything about it that is a rule.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from guanxi.core.rng import Rng

CHANCE: Final = -1  # to_act: chance
NOBODY: Final = -2  # to_act: the game is over
NO_ACTION: Final = -1
SCORE: Final = 0  # the first item of every appraisal: points that are there for good


class World:
    """One way in which everything may lie, hidden things included.

    What a game has to fill in raises NotImplementedError here.
    """

    def __init__(self, players: i64, n_actions: i64, n_items: i64) -> None:
        self.players: i64 = players
        self.n_actions: i64 = n_actions
        self.n_items: i64 = n_items  # of the appraisal

    def copy(self) -> "World":
        """An independent copy."""
        raise NotImplementedError

    def to_act(self) -> i64:
        """The seat to act, CHANCE, or NOBODY when the game is over."""
        raise NotImplementedError

    def goes_on(self) -> bool:
        """Is what is asked now part of what the same seat chose before: a payment, a second piece, a target?"""
        raise NotImplementedError

    def legal(self, out: vec[i64]) -> i64:
        """Write the legal actions into `out`; return how many there are."""
        raise NotImplementedError

    def usual(self) -> i64:
        """The action that nearly everybody would take here, or NO_ACTION."""
        raise NotImplementedError

    def do(self, action: i64) -> None:
        """Carry out a legal action."""
        raise NotImplementedError

    def deal_on(self, rng: Rng) -> None:
        """Let chance act, by its weights."""
        raise NotImplementedError

    def stage(self) -> float:
        """How much of the game is over, from 0 to 1."""
        raise NotImplementedError

    def appraise(self, out: vec[float]) -> None:
        """What each seat has and hopes for, item by item: `seat * n_items + item`. Weights make points of it."""
        raise NotImplementedError

    def places(self) -> list[int]:
        """Of a finished game: everybody's place, 1 is first."""
        raise NotImplementedError

    def shares(self, out: vec[float]) -> None:
        """Of a finished game: each seat's part of the victory."""
        places = self.places()
        winners = places.count(1)
        for seat in range(self.players):
            out[seat] = 1.0 / winners if places[seat] == 1 else 0.0

    def seen_by(self, seat: i64) -> bytes:
        """Everything that a seat sees of it: equal bytes, equal views."""
        raise NotImplementedError


class Dealer:
    """Deals worlds that fit what a seat knows."""

    def deal(self, rng: Rng) -> World:
        """One of them, at random."""
        raise NotImplementedError
