"""What a seat says in one go, carried out on a copy: whole or not at all."""

from collections.abc import Sequence

from guanxi.core.errors import InputError
from guanxi.core.game import CHANCE, Game, Refusal, State
from guanxi.core.history import History


class Refused(Exception):  # noqa: N818, it is an answer rather than an error
    """An action was refused; nothing has changed."""

    def __init__(self, refusal: Refusal, notation: str = "") -> None:
        super().__init__(str(refusal))
        self.refusal = refusal
        self.notation = notation


def refusal_of(game: Game, state: State, seat: int, action: int, names: Sequence[str], language: str) -> Refusal | None:
    """Why an action of a seat is refused, if it is, in a language; InputError if there is no such seat or action."""
    if not CHANCE <= seat < len(names):
        raise InputError(f"there is no seat {seat}: seats are 0 to {len(names) - 1}")
    if not 0 <= action < game.rules.n_actions(state):
        raise InputError(f"there is no action {action}: actions are 0 to {game.rules.n_actions(state) - 1}")
    return game.words(language).refusal(state, seat, action, names)


class Gesture:
    """Actions being carried out on a copy of the position.

    Where actions mean the same in any order, the rules know one order only. What comes in another order is told again
    in theirs, which may reach back to actions that were carried out before.
    """

    def __init__(self, game: Game, history: History, seat: int, names: Sequence[str], language: str) -> None:
        self.state: State = game.rules.copy(history.state)
        self.kept = len(history.actions)  # actions that stay as they are
        self.actions: list[int] = []
        self._before: list[State] = []  # the position before each of them
        self._game = game
        self._history = history
        self._seat = seat
        self._names = names
        self._language = language

    def tell(self, action: int) -> None:
        """Carry out one action, before earlier ones if that is the order; or raise Refused."""
        refusal = first = self._against(action)
        told = self._game.notation.write(self.state, action)
        undone: list[int] = []
        while refusal and refusal.clause == self._game.order_clause and self._reach_back():
            undone.append(self.actions.pop())
            self.state = self._before.pop()
            refusal = self._against(action)
        for each in (action, *reversed(undone)):
            if first and self._against(each):  # the other order does not help
                raise Refused(first, told)
            self._carry_out(each)

    def _against(self, action: int) -> Refusal | None:
        return refusal_of(self._game, self.state, self._seat, action, self._names, self._language)

    def _carry_out(self, action: int) -> None:
        self._before.append(self._game.rules.copy(self.state))
        self.actions.append(action)
        self._game.rules.do(self.state, action)

    def _reach_back(self) -> bool:
        """Is there an earlier action of the seat that could be told again?"""
        done = self._history.actions
        if not self.actions and self.kept and done[self.kept - 1].seat == self._seat:
            self.kept -= 1
            self.actions.append(done[self.kept].action)
            self._before.append(self._history.before(self.kept))
        return bool(self.actions)
