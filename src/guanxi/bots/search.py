"""Looks ahead: a tree search over positions that fit what it sees, within a budget of time or of simulations."""

import math
import time

from guanxi.bots.judge import Judge
from guanxi.bots.limits import Limits, by_clock, by_simulations
from guanxi.bots.saying import sentence
from guanxi.bots.thoughts import Thought
from guanxi.bots.tree import Tree, found
from guanxi.bots.weights import doubt_of
from guanxi.core.errors import InputError
from guanxi.core.game import Game, View
from guanxi.core.rng import Rng

CURIOSITY = 0.6  # how much more an action is looked at for being little known
SHARPNESS = 10.0  # how much more for looking good at first sight
READY = 0.96  # the part of a time budget after which nothing new is begun
PACE = 200  # simulations for each second of a time budget that are waited for on a busy machine,
PATIENCE = 5  # but not longer than so many times the budget


def budget_of(text: str) -> tuple[float | None, int]:
    """Seconds and simulations of `200ms`, `1s` or `500`; the one that is not meant is None or 0."""
    for unit, factor in (("ms", 0.001), ("s", 1.0)):
        number = text.removesuffix(unit)
        if text.endswith(unit) and _is_number(number) and 0.02 <= float(number) * factor <= 600:
            return float(number) * factor, 0
    if text.isascii() and text.isdigit() and len(text) < 9 and int(text) > 0:
        return None, int(text)
    raise InputError(sentence("budget-how", text=text[:40]))


def _is_number(text: str) -> bool:
    digits = text.replace(".", "", 1)
    return len(text) < 12 and digits.isascii() and digits.isdigit()


class SearchBot:
    """Takes the action that its search has looked at most."""

    def __init__(self, game: Game, judge: Judge, rng: Rng, seconds: float | None, simulations: int) -> None:
        self.game = game
        self.budget = seconds
        self.simulations = simulations
        self.tree = Tree(judge, rng, time.perf_counter, CURIOSITY, SHARPNESS, doubt_of(game))

    def refresh(self, seed: str) -> None:
        """From now on, other random numbers; what was found before is kept only where the clock decides anyway."""
        self.tree.rng = Rng(seed)
        if self.budget is None:
            self.tree.known = {}
            self.tree.root = None

    def choose(self, view: View, legal: list[int]) -> int:
        """Search, unless there is nothing to decide."""
        usual = self.game.minds.usual(self.game.rules.shown(view))
        if usual is not None:
            return usual
        if len(legal) == 1:
            return legal[0]
        self.think(view, legal)
        return found(self.tree, self.game.rules.players(self.game.rules.shown(view)))[0][0]

    def think(self, view: View, legal: list[int]) -> None:
        """Let the tree grow from here."""
        game = self.game
        seat = game.rules.to_act(game.rules.shown(view))
        self.tree.search(game.minds.dealer(view), game.rules.view_bytes(view), seat, legal, self._limits())

    def _limits(self) -> Limits:
        if self.budget is None:
            return by_simulations(self.simulations)
        ready = READY * self.budget
        return by_clock(self.tree.clock(), ready, PATIENCE * ready, math.ceil(PACE * self.budget))

    def explain(self, view: View, legal: list[int], top: int, language: str) -> list[Thought]:
        """What it found when it searched here, or what it finds now."""
        from guanxi.bots.explaining import searched

        return searched(self, view, legal, top, language)
