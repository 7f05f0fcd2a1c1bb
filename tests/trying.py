"""How many games the laws are tried on, and what the trials of both games have in common."""

import os
from collections.abc import Iterator

from guanxi.core.engine import engine_kind
from guanxi.core.game import Options, State
from guanxi.laws import LAWS, Trial

SOAK = os.environ.get("GUANXI_SOAK") == "1"


def games(default: int, soak: int) -> int:
    """How many games or examples a law is tried on.

    Interpreted, half as many: it is shown elsewhere that both engines play the same games (`twins.py`).
    """
    if SOAK:
        return soak
    return default if engine_kind() == "compiled" else max(1, default // 2)


class Trying:
    """A trial on so many games, usually and in a soak."""

    def __init__(self, trial: Trial) -> None:
        self.trial = trial

    def hold(self, law: str, options: Options, default: int, soak: int, every: int = 1) -> int:
        """A law of all games, on so many games."""
        return LAWS[law].hold(self.trial, options, games(default, soak), every)

    def numbers(self, options: Options, default: int, soak: int) -> range:
        """The numbers of so many games; few games of all configurations together are played in all styles."""
        return self.trial.numbers(options, games(default, soak))

    def play(self, options: Options, number: int, state: State = None) -> Iterator[tuple[State, int]]:
        """Every position of a game, with the action that is taken in it; at the end, with -1."""
        return self.trial.play(options, number, state)

    def play_some(self, options: Options, default: int, soak: int, every: int = 1) -> Iterator[tuple[State, int]]:
        """Positions out of so many games, all or about one of so many, with the action that is taken in each."""
        return self.trial.positions(options, games(default, soak), every)
