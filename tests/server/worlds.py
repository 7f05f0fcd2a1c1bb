"""Two worlds: one game twice, alike in everything that one viewer may know, and different elsewhere."""

from collections.abc import Iterator
from random import Random

from guanxi.core.game import CHANCE, Game, State
from guanxi.core.rng import Rng
from guanxi.core.table import Table
from guanxi.server.telling import events_for

NAMES = ("Ann", "Bob", "Cai")


class Worlds:
    """Two tables that a viewer cannot tell apart, played on from a position."""

    def __init__(self, game: Game, viewer: int, before: int, seed: str) -> None:
        self.game = game
        self.viewer = viewer
        self._rng = Random(seed)
        options = game.options({"players": str(len(NAMES))})
        table = Table(game, options, NAMES, seed)
        while len(table.actions) < before and not game.rules.is_over(table.state):
            table.submit(int(game.rules.to_act(table.state)), [self._rng.choice(game.rules.legal(table.state))])
        worlds = (game.rules.copy(table.state), game.rules.deal(game.rules.view(table.state, viewer), Rng(seed)))
        self.tables = [Table(game, options, NAMES, seed, state=each, deal=False) for each in worlds]

    @property
    def differ(self) -> bool:
        """Is anything different?"""
        one, other = (self.game.rules.to_bytes(table.state) for table in self.tables)
        return one != other

    def steps(self, most: int) -> Iterator[int]:
        """Play on in both, as long as the viewer cannot tell the difference; the number of actions so far."""
        for number in range(most):
            yield number
            if self.game.rules.is_over(self.tables[0].state) or not self._step():
                return

    def _step(self) -> bool:
        """One action in each world that is the same to the viewer; False if there is none."""
        rules = self.game.rules
        states = [table.state for table in self.tables]
        seat = int(rules.to_act(states[0]))
        if seat != rules.to_act(states[1]):
            return False
        first = self._rng.choice(self._possible(states[0]))
        wanted = self._told(states[0], first)
        rest = [action for action in self._possible(states[1]) if action != first]
        self._rng.shuffle(rest)
        found = next((each for each in [*rest, first] if self._is_legal(states[1], each, wanted)), None)
        if found is None:
            return False
        for table, action in zip(self.tables, (first, found), strict=True):
            table.play(seat, action)
        return True

    def _possible(self, state: State) -> list[int]:
        rules = self.game.rules
        if rules.to_act(state) == CHANCE:
            return [action for action, weight in rules.weights(state) if weight]
        return rules.legal(state)

    def _is_legal(self, state: State, action: int, wanted: object) -> bool:
        return action in self._possible(state) and self._told(state, action) == wanted

    def _told(self, state: State, action: int) -> object:
        """All that the viewer sees and hears of an action."""
        rules, after = self.game.rules, self.game.rules.copy(state)
        story = rules.tell(after, action)
        told = events_for(self.game.events(state), story, self.viewer, len(NAMES))
        return told, rules.view_bytes(rules.view(after, self.viewer)), rules.to_act(after)
