"""One action ahead: whatever is worth most if the game ended right after it."""

from guanxi.core.game import CHANCE, Game, State, View
from guanxi.core.rng import Rng


class GreedyBot:
    """Maximises its lead over the mean of its rivals, "if it ended now"; breaks ties at random."""

    def __init__(self, game: Game, rng: Rng) -> None:
        self.game = game
        self.rng = rng

    def choose(self, view: View, legal: list[int]) -> int:
        """Try each action on a position that fits the view; pay as everybody would."""
        usual = self.game.usual(self.game.table_of(view))
        if usual is not None:
            return usual
        seat = self.game.to_act(self.game.table_of(view))
        start = self.game.deal(view, self.rng)
        leads = [self._lead_after(start, seat, action) for action in legal]
        best = [action for action, lead in zip(legal, leads, strict=True) if lead == max(leads)]
        return best[int(self.rng.below(len(best)))]

    def _lead_after(self, start: State, seat: int, action: int) -> int:
        state = self.game.copy(start)
        self.game.do(state, action)
        while (usual := self.game.usual(state)) is not None:
            self.game.do(state, usual)
        while not self.game.is_over(state) and self.game.to_act(state) == CHANCE:
            self.game.do(state, self.game.chance(state, self.rng))
        totals = self.game.totals(state)
        return len(totals) * totals[seat] - sum(totals)
