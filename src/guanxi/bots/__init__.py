"""Computer players: a view and the legal actions in, an action out. They never see a state."""

from collections.abc import Callable
from typing import Protocol

from guanxi.core.errors import InputError
from guanxi.core.game import Game, View
from guanxi.core.rng import Rng


class Bot(Protocol):
    """Chooses one of the legal actions from what its seat may know."""

    def choose(self, view: View, legal: list[int]) -> int:
        """The action to take."""


def _random(game: Game, rng: Rng) -> Bot:
    from guanxi.bots.random import RandomBot

    return RandomBot(rng)


def _greedy(game: Game, rng: Rng) -> Bot:
    from guanxi.bots.greedy import GreedyBot

    return GreedyBot(game, rng)


BOTS: dict[str, Callable[[Game, Rng], Bot]] = {"random": _random, "greedy": _greedy}


def bot_named(name: str, game: Game, seed: str) -> Bot:
    """A computer player by its name; what it does at random depends on the seed only."""
    if name not in BOTS:
        raise InputError(f'there is no computer player "{name[:40]}"; there is: {", ".join(BOTS)}')
    return BOTS[name](game, Rng(seed))
