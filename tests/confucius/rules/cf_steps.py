"""Games of Confucius step by step, in a style in which rare kinds of actions come up."""

from collections.abc import Iterator
from typing import NamedTuple

from guanxi.confucius.game import GAME
from guanxi.confucius.rules import state as names_of
from guanxi.confucius.rules.state import State
from guanxi.core.game import CHANCE
from guanxi.core.rng import Rng


class Step(NamedTuple):
    """One action of a game, and the positions around it."""

    before: State
    line: str
    after: State

    @property
    def seat(self) -> int:
        return GAME.rules.to_act(self.before)

    @property
    def done(self) -> str:
        """What the action carries out: with the last card of a payment, what was paid for."""
        if self.line == "enough" and self.before.room == names_of.PAYING:
            return GAME.notation.write(self.before, int(self.before.pending))
        return self.line


def choose(state: State, rng: Rng) -> int:
    """Any kind of action, so that rare ones come up; idle ones seldom."""
    if GAME.rules.to_act(state) == CHANCE:
        return GAME.rules.chance(state, rng)
    kinds: dict[str, list[int]] = {}
    for action in GAME.rules.legal(state):
        words = GAME.notation.write(state, action).split()
        kinds.setdefault(" ".join(words[:2]) if words[0] in ("buy", "play") else words[0], []).append(action)
    if len(kinds) > 2 and rng.below(6):
        kinds.pop("no", None)
    actions = list(kinds.values())[int(rng.below(len(kinds)))]
    return actions[int(rng.below(len(actions)))]


def played(players: int | str, advanced: str, seed: str) -> Iterator[Step]:
    """One game; the position after a step is the one that is played on."""
    state = GAME.rules.start(GAME.options({"players": str(players), "advanced": advanced}))
    rng = Rng(seed)
    while not GAME.rules.is_over(state):
        action = choose(state, rng)
        before, line = GAME.rules.copy(state), GAME.notation.write(state, action)
        GAME.rules.do(state, action)
        yield Step(before, line, state)
