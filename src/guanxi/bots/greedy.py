"""One action ahead: whatever brings most by a plain list of prices."""

from guanxi.bots.judge import points_of
from guanxi.bots.thoughts import Thought, Weighing, twin
from guanxi.bots.tools import before_the_mean, carried_out
from guanxi.bots.weights import judge_of, pricer_of
from guanxi.core.game import Game, State, View
from guanxi.core.rng import Rng


class GreedyBot:
    """Maximises its lead over its rivals, item by item (`prices.toml`); breaks ties at random."""

    budget: float | None = None

    def __init__(self, game: Game, rng: Rng) -> None:
        self.game = game
        self.pricer = pricer_of(game)
        self.rng = rng

    def refresh(self, seed: str) -> None:
        """From now on, other random numbers."""
        self.rng = Rng(seed)

    def choose(self, view: View, legal: list[int]) -> int:
        """Try each action on a position that fits the view; pay as everybody would."""
        usual = self.game.minds.usual(self.game.rules.shown(view))
        if usual is not None:
            return usual
        leads = self._leads(view, legal, self.rng)
        best = [action for action, lead in zip(legal, leads, strict=True) if lead == max(leads)]
        return best[int(self.rng.below(len(best)))]

    def _leads(self, view: View, legal: list[int], rng: Rng) -> list[float]:
        """The lead over the mean of the rivals after each action."""
        seat = self.game.rules.to_act(self.game.rules.shown(view))
        start = self.game.rules.deal(view, rng)
        return [self._lead_after(start, seat, action, rng) for action in legal]

    def _lead_after(self, start: State, seat: int, action: int, rng: Rng) -> float:
        points = points_of(self.pricer, self.game.minds.world(carried_out(self.game, start, action, rng)))
        return before_the_mean(points, seat)

    def explain(self, view: View, legal: list[int], top: int, language: str) -> list[Thought]:
        """By how much it would lead. Chances and points are the planner's: greedy itself looks no further."""
        weighing = Weighing(self.game, judge_of(self.game), view, legal, language)
        usual = self.game.minds.usual(self.game.rules.shown(view))
        leads = self._leads(view, legal, twin(self.rng))
        order = sorted(range(len(legal)), key=lambda number: -leads[number])
        order = order[:top] if usual is None else [legal.index(usual)]
        told = [weighing.texts.say("greedy-lead", lead=weighing.signed(leads[number])) for number in order]
        return [weighing.thought(number, sentence=words) for number, words in zip(order, told, strict=True)]
