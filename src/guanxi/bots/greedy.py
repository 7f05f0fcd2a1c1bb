"""One action ahead: whatever is worth most if the game ended right after it."""

from guanxi.bots.thoughts import Thought, Weighing, twin
from guanxi.core.game import CHANCE, Game, State, View
from guanxi.core.rng import Rng
from guanxi.core.text import say


class GreedyBot:
    """Maximises its lead over the mean of its rivals, "if it ended now"; breaks ties at random."""

    budget: float | None = None

    def __init__(self, game: Game, rng: Rng) -> None:
        self.game = game
        self.rng = rng

    def choose(self, view: View, legal: list[int]) -> int:
        """Try each action on a position that fits the view; pay as everybody would."""
        usual = self.game.usual(self.game.table_of(view))
        if usual is not None:
            return usual
        leads = self._leads(view, legal, self.rng)
        best = [action for action, lead in zip(legal, leads, strict=True) if lead == max(leads)]
        return best[int(self.rng.below(len(best)))]

    def _leads(self, view: View, legal: list[int], rng: Rng) -> list[int]:
        """The lead after each action, times the number of players."""
        seat = self.game.to_act(self.game.table_of(view))
        start = self.game.deal(view, rng)
        return [self._lead_after(start, seat, action, rng) for action in legal]

    def _lead_after(self, start: State, seat: int, action: int, rng: Rng) -> int:
        state = self.game.copy(start)
        self.game.do(state, action)
        while (usual := self.game.usual(state)) is not None:
            self.game.do(state, usual)
        while not self.game.is_over(state) and self.game.to_act(state) == CHANCE:
            self.game.do(state, self.game.chance(state, rng))
        totals = self.game.totals(state)
        return len(totals) * totals[seat] - sum(totals)

    def explain(self, view: View, legal: list[int], top: int = 3) -> list[Thought]:
        """By how much it would lead. Chances and points are the planner's: greedy itself looks no further."""
        from guanxi.bots.weights import judge_of

        weighing = Weighing(self.game, judge_of(self.game), view, legal)
        usual = self.game.usual(self.game.table_of(view))
        leads = self._leads(view, legal, twin(self.rng))
        order = sorted(range(len(legal)), key=lambda number: -leads[number])
        order = order[:top] if usual is None else [legal.index(usual)]
        rivals = self.game.players(self.game.table_of(view)) - 1
        told = [say("bots", "greedy-lead", lead=weighing.signed(leads[number] / rivals)) for number in order]
        return [weighing.thought(number, sentence=words) for number, words in zip(order, told, strict=True)]
