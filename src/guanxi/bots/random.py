"""Any legal action, each as likely as the other."""

from guanxi.bots.thoughts import Thought, Weighing
from guanxi.core.game import Game, View
from guanxi.core.rng import Rng


class RandomBot:
    """Plays at random."""

    budget: float | None = None

    def __init__(self, game: Game, rng: Rng) -> None:
        self.game = game
        self.rng = rng

    def refresh(self, seed: str) -> None:
        """From now on, other random numbers."""
        self.rng = Rng(seed)

    def choose(self, view: View, legal: list[int]) -> int:
        """Any of them."""
        return legal[int(self.rng.below(len(legal)))]

    def explain(self, view: View, legal: list[int], top: int, language: str) -> list[Thought]:
        """Some of what it may do, judged as the planner would, for it does not think."""
        from guanxi.bots.weights import judge_of

        weighing = Weighing(self.game, judge_of(self.game), view, legal, language)
        sentence = weighing.texts.say("random-thinks", count=len(legal))
        return [weighing.thought(number, sentence=sentence) for number in range(len(legal))[:top]]
