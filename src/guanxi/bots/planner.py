"""Weighs what every action leads to before the next seat decides, with an evaluation that knows the game."""

from guanxi.bots.judge import Judge
from guanxi.bots.lookahead import DEALS, chances_after
from guanxi.bots.thoughts import Thought, Weighing, best_first, twin
from guanxi.core.game import Game, View
from guanxi.core.rng import Rng


class PlannerBot:
    """Takes the action after which its chance to win looks best."""

    budget: float | None = None

    def __init__(self, game: Game, judge: Judge, rng: Rng, deals: int = DEALS) -> None:
        self.game = game
        self.judge = judge
        self.rng = rng
        self.deals = deals
        self.last: tuple[bytes, list[list[float]]] = (b"", [])  # a view, and the chances after each action there

    def refresh(self, seed: str) -> None:
        """From now on, other random numbers."""
        self.rng = Rng(seed)

    def choose(self, view: View, legal: list[int]) -> int:
        """The best of them; what is usual is done without much thought."""
        plain = self.without_thought(view, legal)
        if plain is not None:
            return plain
        values = self.values(view, legal)
        return legal[values.index(max(values))]

    def without_thought(self, view: View, legal: list[int]) -> int | None:
        """What is done where there is nothing to decide."""
        usual = self.game.minds.usual(self.game.rules.shown(view))
        return legal[0] if usual is None and len(legal) == 1 else usual

    def values(self, view: View, legal: list[int]) -> list[float]:
        """The own chance after each action."""
        chances = chances_after(self.judge, self.game.minds.dealer(view), self.rng, legal, self.deals)
        self.last = (self.game.rules.view_bytes(view), chances)
        seat = self.game.rules.to_act(self.game.rules.shown(view))
        return [row[seat] for row in chances]

    def explain(self, view: View, legal: list[int], top: int, language: str) -> list[Thought]:
        """What it thought when it chose here, or what it would; what it chooses later does not change by that."""
        key, chances = self.last
        if key != self.game.rules.view_bytes(view) or len(chances) != len(legal):
            chances = chances_after(self.judge, self.game.minds.dealer(view), twin(self.rng), legal, self.deals)
        weighing = Weighing(self.game, self.judge, view, legal, language)
        plain = self.without_thought(view, legal)
        order = best_first(chances, weighing.seat) if plain is None else [legal.index(plain)]
        return [weighing.thought(number, chances[number]) for number in order[:top]]
