"""What a seat says in one go, carried out on a copy: whole or not at all."""

from collections.abc import Callable, Sequence

from guanxi.core.errors import InputError
from guanxi.core.game import CHANCE, Game, Refusal, State
from guanxi.core.history import History
from guanxi.core.saying import sentence


class Refused(Exception):  # noqa: N818, it is an answer rather than an error
    """An action was refused; nothing has changed."""

    def __init__(self, refusal: Refusal, notation: str = "") -> None:
        super().__init__(str(refusal))
        self.refusal = refusal
        self.notation = notation


def refusal_of(game: Game, state: State, seat: int, action: int, names: Sequence[str], language: str) -> Refusal | None:
    """Why an action of a seat is refused, if it is, in a language; InputError if there is no such seat or action."""
    check_action(game, state, seat, action)
    return game.words(language).refusal(state, seat, action, names)


def check_action(game: Game, state: State, seat: int, action: int) -> None:
    """InputError if there is no such seat or action."""
    if not CHANCE <= seat < game.rules.players(state):
        raise InputError(sentence("no-such-seat", seat=seat, last=game.rules.players(state) - 1))
    if not 0 <= action < game.rules.n_actions(state):
        raise InputError(sentence("no-action-number", action=action, last=game.rules.n_actions(state) - 1))


def as_told(game: Game, state: State, held: Sequence[int]) -> State:
    """The position as if what is held back had been carried out in the order in which it was told."""
    told: State = game.rules.copy(state) if held else state
    for action in held:
        game.rules.do(told, action)
    return told


class Gesture:
    """Actions being carried out on a copy of the position.

    Where actions mean the same in any order, the rules know one order only. What comes in another order is told again
    in theirs. That may reach back to actions that were carried out before; or it has to wait for those that come first:
    the card of three coins, where four are due, for the card of one.
    """

    def __init__(
        self,
        game: Game,
        history: History,
        held: Sequence[int],
        seat: int,
        names: Callable[[], Sequence[str]],  # only a refusal asks for them
        language: str,
    ) -> None:
        self.state: State = game.rules.copy(history.state)
        self.kept = len(history.actions)  # actions that stay as they are
        self.held = list(held)  # actions that wait for others, as they were told
        self.actions: list[int] = []
        self._before: list[State] = []  # the position before each of them
        self._game = game
        self._history = history
        self._seat = seat
        self._names = names
        self._language = language

    def tell(self, action: int) -> None:
        """Carry out one action, in the order of the rules; or raise Refused."""
        state = as_told(self._game, self.state, self.held)
        check_action(self._game, state, self._seat, action)
        if self._is_late(state, action) or self.held:
            self._tell_in_order([*self.held, action])
        else:
            self._do(action)

    def _is_late(self, state: State, action: int) -> bool:
        """Does the order refuse an action, and nothing else? Refused if something else does."""
        if not self._game.rules.why_not(state, self._seat, action):
            return False
        if self._game.rules.only_order(state, self._seat, action):
            return True
        refusal = refusal_of(self._game, state, self._seat, action, self._names(), self._language)
        assert refusal is not None
        raise Refused(refusal, self._game.notation.write(state, action))

    def _do(self, action: int) -> None:
        self._before.append(self._game.rules.copy(self.state))
        self.actions.append(action)
        self._game.rules.do(self.state, action)

    def _tell_in_order(self, told: list[int]) -> None:
        """Carry actions out in the order of the rules, with the one before them if it belongs between; or hold them."""
        state, wanted = self._game.rules.copy(self.state), list(self._game.in_order(told))
        for action in wanted:
            if self._is_late(state, action):
                earlier = self._last()
                if list(self._game.in_order([*earlier, action])) == [*earlier, action]:
                    self.held = told
                else:
                    self._take_back()
                    self._tell_in_order([*earlier, *told])
                return
            self._game.rules.do(state, action)
        self.held = []
        for action in wanted:
            self._do(action)

    def _last(self) -> list[int]:
        """The last action of the seat, if there is one: it may have to be told again."""
        done = self._history.actions[max(self.kept - 1, 0) : self.kept]
        return self.actions[-1:] or [each.action for each in done if each.seat == self._seat]

    def _take_back(self) -> None:
        """Back to the position before that action."""
        if self.actions:
            self.actions.pop()
            self.state = self._before.pop()
        else:
            self.kept -= 1
            self.state = self._history.before(self.kept)
