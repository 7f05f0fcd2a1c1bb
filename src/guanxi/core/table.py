"""A game being played: the checked door to the rules. Everything that was done stands in `actions`."""

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from guanxi.core.errors import InputError
from guanxi.core.game import CHANCE, Game, Refusal, State
from guanxi.core.rng import Sealed


def commitment(seed: str) -> str:
    """What is published before the game, so that the seed can be checked after it."""
    return "sha256:" + hashlib.sha256(f"guanxi/seed/{seed}".encode()).hexdigest()


class Refused(Exception):  # noqa: N818, it is an answer rather than an error
    """An action was refused; nothing has changed."""

    def __init__(self, refusal: Refusal, notation: str = "") -> None:
        super().__init__(str(refusal))
        self.refusal = refusal
        self.notation = notation


@dataclass(frozen=True)
class Done:
    """One action that was carried out."""

    seat: int
    action: int


class Table:
    """A running game. Chance is dealt from the seed as soon as it is due, so a seat is always to act, or nobody."""

    def __init__(
        self,
        game: Game,
        options: Mapping[str, str],
        players: Sequence[str],
        seed: str,
        state: State = None,
        deal: bool = True,
    ) -> None:
        self.game = game
        self.options = game.options(options)
        self.players = tuple(players)
        self.seed = seed
        self.actions: list[Done] = []
        self._rng = Sealed(seed)
        self._state = game.rules.start(self.options) if state is None else state
        self._before: list[State] = []  # the position before each action
        check_names(self.players, game.rules.players(self._state))
        check_seed(seed)
        if deal:
            self.deal()

    @property
    def state(self) -> State:
        """The position; to look at, not to change."""
        return self._state

    @property
    def names(self) -> tuple[str, ...]:
        """The players in order of seats."""
        count = self.game.rules.players(self._state)
        return tuple(self.players[self.game.rules.player_of(self._state, seat)] for seat in range(count))

    def before(self, n: int) -> State:
        """The position before action n."""
        return self._before[n]

    def why_not(self, seat: int, *actions: int) -> Refusal | None:
        """Would `submit` refuse this?"""
        try:
            self._tell(seat, actions)
        except Refused as refused:
            return refused.refusal
        return None

    def legal(self) -> list[int]:
        """Everything that `submit` accepts now from the seat to act, in the order of the table."""
        if self.game.rules.is_over(self._state):
            return []
        seat = self.game.rules.to_act(self._state)
        actions = set(self.game.rules.legal(self._state))
        for action in range(self.game.rules.n_actions(self._state)):
            clause = self.game.rules.why_not(self._state, seat, action)
            if clause == self.game.order_clause and not self.why_not(seat, action):
                actions.add(action)
        return sorted(actions)

    def submit(self, seat: int, actions: Sequence[int]) -> None:
        """Carry out one action, or several that belong together: all of them or, with Refused, none."""
        told = self._tell(seat, actions)
        self._state = told.state
        self.actions[told.kept :] = [Done(seat, action) for action in told.actions]
        self._before[told.kept :] = told.before
        self.deal()

    def undo(self) -> bool:
        """Take back the last action of the running turn, unless chance has spoken since."""
        if (
            not self.actions
            or self.game.rules.is_over(self._state)
            or self.actions[-1].seat != self.game.rules.to_act(self._state)
        ):
            return False
        self.actions.pop()
        self._state = self._before.pop()
        return True

    def play(self, seat: int, action: int) -> None:
        """Carry out an action of a record, chance included, exactly as it stands; Refused if it is not legal."""
        refusal = self.game.words("en").refusal(self._state, seat, action, self.names)
        if refusal:
            raise Refused(refusal, self.game.notation.write(self._state, action))
        self._do(seat, action)

    def _tell(self, seat: int, actions: Sequence[int]) -> "_Telling":
        """Carry the actions out on a copy."""
        told = _Telling(self, seat)
        for action in actions:
            told.tell(action)
        return told

    def _do(self, seat: int, action: int) -> None:
        self._before.append(self.game.rules.copy(self._state))
        self.actions.append(Done(seat, action))
        self.game.rules.do(self._state, action)

    def deal(self) -> None:
        """Let chance act while it is due."""
        while not self.game.rules.is_over(self._state) and self.game.rules.to_act(self._state) == CHANCE:
            self._do(CHANCE, self._outcome())

    def _outcome(self) -> int:
        """What chance deals next; each outcome takes one number of the sealed stream."""
        self._rng.skip_to(sum(done.seat == CHANCE for done in self.actions))
        return self.game.rules.chance(self._state, self._rng)


class _Telling:
    """Actions being carried out on a copy of the table.

    Where actions mean the same in any order, the rules know one order only. What comes in another order is told again
    in theirs, which may reach back to actions that were carried out before.
    """

    def __init__(self, table: Table, seat: int) -> None:
        self.table = table
        self.seat = seat
        self.state = table.game.rules.copy(table.state)
        self.kept = len(table.actions)  # actions of the table that stay as they are
        self.actions: list[int] = []
        self.before: list[State] = []

    def tell(self, action: int) -> None:
        """Carry out one action, before an earlier one if that is the order; or raise Refused."""
        game = self.table.game
        refusal = game.words("en").refusal(self.state, self.seat, action, self.table.names)
        if refusal and refusal.clause == game.order_clause and self._reach_back():
            earlier = self.actions.pop()
            self.state = game.rules.copy(self.before.pop())
            self.tell(action)
            self.tell(earlier)
        elif refusal:
            raise Refused(refusal, game.notation.write(self.state, action))
        else:
            self.before.append(game.rules.copy(self.state))
            self.actions.append(action)
            game.rules.do(self.state, action)

    def _reach_back(self) -> bool:
        """Is there an earlier action of the seat that could be told again?"""
        if not self.actions and self.kept and self.table.actions[self.kept - 1].seat == self.seat:
            self.kept -= 1
            self.actions.append(self.table.actions[self.kept].action)
            self.before.append(self.table.before(self.kept))
        return bool(self.actions)


def check_seed(seed: str) -> None:
    """A seed stands in records, so it is one line of text."""
    if not seed.isprintable() or len(seed) > 200 or seed != seed.strip():
        raise InputError(f"{seed[:40]!r} cannot be a seed: at most 200 printable characters, no space at the ends")


def check_names(names: Sequence[str], count: int) -> None:
    """Names stand in records, so they are short, different and of one line."""
    if len(names) != count:
        raise InputError(f"{count} players need {count} names, not {len(names)}")
    for name in names:
        if not name or len(name) > 32 or not name.isprintable() or set(":[]") & set(name) or name != name.strip():
            wanted = "1 to 32 printable characters, none of : [ ], no space at the ends"
            raise InputError(f"{name!r} cannot be a name: {wanted}")
        if name == "chance":
            raise InputError('"chance" cannot be a name: it is the seat that deals')
    if len(set(names)) < len(names):
        raise InputError(f"every player needs a name of their own, not {', '.join(names)}")
