"""A position that computer players walk through: the same few questions for every game, compiled.

`core/game.py` answers people and commands; this answers the inner loops of planner and search, without a Python
object per question. A game has one subclass, which holds its position, and knows everything about it that is a rule.
"""

from abc import ABCMeta, abstractmethod
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from guanxi.core.rng import Rng

NO_ACTION: Final = -1
SCORE: Final = 0  # the first item of every appraisal: points that are there for good


@mypyc_attr(allow_interpreted_subclasses=True)
class World(metaclass=ABCMeta):
    """One way in which everything may lie, hidden things included; each game fills it in."""

    def __init__(self, players: i64, n_actions: i64, n_items: i64) -> None:
        self.players: i64 = players
        self.n_actions: i64 = n_actions
        self.n_items: i64 = n_items  # of the appraisal

    @abstractmethod
    def copy(self) -> "World":
        """An independent copy."""

    @abstractmethod
    def to_act(self) -> i64:
        """The seat to act, CHANCE, or NOBODY when the game is over."""

    @abstractmethod
    def goes_on(self) -> bool:
        """Is what is asked now part of what the same seat chose before: a payment, a second piece, a target?"""

    @abstractmethod
    def legal(self, out: vec[i64]) -> i64:
        """Write the legal actions into `out`; return how many there are."""

    @abstractmethod
    def usual(self) -> i64:
        """The action that nearly everybody would take here, or NO_ACTION."""

    @abstractmethod
    def do(self, action: i64) -> None:
        """Carry out a legal action."""

    @abstractmethod
    def deal_on(self, rng: Rng) -> None:
        """Let chance act, by its weights."""

    @abstractmethod
    def stage(self) -> float:
        """How much of the game is over, from 0 to 1."""

    @abstractmethod
    def appraise(self, out: vec[float]) -> None:
        """What each seat has and hopes for, item by item: `seat * n_items + item`. Weights make points of it."""

    @abstractmethod
    def places(self) -> list[int]:
        """Of a finished game: everybody's place, 1 is first."""

    def shares(self, out: vec[float]) -> None:
        """Of a finished game: each seat's part of the victory."""
        places = self.places()
        winners = places.count(1)
        for seat in range(self.players):
            out[seat] = 1.0 / winners if places[seat] == 1 else 0.0

    @abstractmethod
    def seen_by(self, seat: i64) -> bytes:
        """Everything that a seat sees of it: equal bytes, equal views."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Dealer(metaclass=ABCMeta):
    """Deals worlds that fit what a seat knows."""

    @abstractmethod
    def deal(self, rng: Rng) -> World:
        """One of them, at random."""
