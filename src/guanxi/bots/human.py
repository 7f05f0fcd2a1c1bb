"""Players that make the mistakes of people: they overlook whole topics, misjudge the rest, and are not exact."""

import math
from dataclasses import dataclass

from guanxi.bots.characters import topics_of
from guanxi.bots.planner import PlannerBot
from guanxi.bots.thoughts import Thought
from guanxi.bots.weights import judge_of
from guanxi.core.game import Game, View
from guanxi.core.rng import Rng


@dataclass(frozen=True)
class Mind:
    """How a player falls short."""

    missed: float  # the part of the topics that it has not understood
    error: float  # how far it misjudges the others: the standard deviation of the logarithm of a factor
    # Both as parts of what the best action gains over the mean of all:
    warmth: float  # how freely it chooses; an action worse by so much is taken e times less often
    worst: float  # nothing that looks worse than the best by more is taken


def understood(game: Game, mind: Mind, rng: Rng) -> dict[str, float]:
    """What each item counts for a player of this mind: drawn anew for every game."""
    topics = list(topics_of(game.name).items())
    factors = {item: math.exp(mind.error * bell(rng)) for _, items in topics for item in items}
    for _ in range(round(mind.missed * len(topics))):
        _, items = topics.pop(int(rng.below(len(topics))))
        factors |= dict.fromkeys(items, 0.0)
    return factors


def bell(rng: Rng) -> float:
    """A number as from a bell curve: the sum of twelve."""
    return sum(int(rng.below(1 << 16)) for _ in range(12)) / (1 << 16) - 6.0


MUCH = 0.06  # a chance to win that nobody gives away with open eyes


class HumanBot:
    """A planner with such a mind. It pays as everybody does, and does nothing that looks absurd to itself."""

    budget: float | None = None

    def __init__(self, game: Game, mind: Mind, seed: str, tastes: dict[str, float]) -> None:
        factors = understood(game, mind, Rng(f"{seed}/mind"))
        factors |= {item: factors.get(item, 1.0) * taste for item, taste in tastes.items()}
        self.mind = mind
        self.rng = Rng(f"{seed}/whim")
        self.planner = PlannerBot(game, judge_of(game, factors), Rng(seed))

    def refresh(self, seed: str) -> None:
        """From now on, other whims; the mind stays."""
        self.rng = Rng(f"{seed}/whim")
        self.planner.refresh(seed)

    def choose(self, view: View, legal: list[int]) -> int:
        """One of those that look best to it."""
        planner = self.planner
        plain = planner.without_thought(view, legal)
        return legal[self._pick(planner.values(view, legal))] if plain is None else plain

    def _pick(self, values: list[float]) -> int:
        """The better, the likelier; nothing much worse."""
        best = max(values)
        gain = best - sum(values) / len(values) + 1e-9
        worst = min(self.mind.worst * gain, MUCH)
        losses = [best - value for value in values]
        likes = [math.exp(-loss / (self.mind.warmth * gain)) if loss <= worst else 0.0 for loss in losses]
        mark = int(self.rng.below(1 << 30)) / (1 << 30) * sum(likes)
        for number, like in enumerate(likes):
            mark -= like
            if mark < 0:
                return number
        return values.index(best)

    def explain(self, view: View, legal: list[int], top: int, language: str) -> list[Thought]:
        """What looks best to it."""
        return self.planner.explain(view, legal, top, language)
