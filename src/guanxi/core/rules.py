"""The rules of a game behind plain questions, for tables, loops, bots and records. Actions are numbers of its table.

Compiled games subclass this in their compiled modules, so that loops call them directly; a game in plain Python
subclasses it as well. Positions and views are each game's own: here they are only passed on.
"""

from abc import ABCMeta, abstractmethod
from collections.abc import Mapping
from typing import Any, Final, TypeAlias

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from guanxi.core.rng import Rng

CHANCE: Final = -1  # the seat that deals
NOBODY: Final = -2  # acts when the game is over

State: TypeAlias = Any
View: TypeAlias = Any
Options: TypeAlias = Mapping[str, str]


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules(metaclass=ABCMeta):
    """What may happen, and what happens. A game answers either `legal` or `offer`."""

    @abstractmethod
    def start(self, options: Options) -> State:
        """The table before anything is dealt."""

    @abstractmethod
    def players(self, state: State) -> int:
        """How many play."""

    def player_of(self, state: State, seat: int) -> int:
        """Which of the players, in the order in which they sit, has this seat."""
        return seat

    @abstractmethod
    def to_act(self, state: State) -> i64:
        """The seat to act, or CHANCE."""

    @abstractmethod
    def is_over(self, state: State) -> bool:
        """Has the game ended?"""

    @abstractmethod
    def n_actions(self, state: State) -> i64:
        """The size of the action table."""

    def legal(self, state: State) -> list[int]:
        """The legal actions of whoever acts, in the order of the table."""
        # A vec made outside compiled code would leak (mypyc 2.4).
        out = vec[i64]([0] * int(self.n_actions(state)))
        found = [int(out[k]) for k in range(self.offer(state, out))]
        found.sort()
        return found

    def offer(self, state: State, out: vec[i64]) -> i64:
        """Write the same into `out`, in any order that is always the same; return how many there are."""
        n: i64 = 0
        for action in self.legal(state):
            out[n] = action
            n += 1
        return n

    def step(self, state: State, dealer: Rng, player: Rng, out: vec[i64]) -> i64:
        """Let whoever acts do something at random, and tell who that was; NOBODY when the game is over.

        It is what playouts are made of, so a compiled game answers it without detours.
        """
        if self.is_over(state):
            return NOBODY
        seat = self.to_act(state)
        if seat == CHANCE:
            self.do(state, self.chance(state, dealer))
        else:
            self.do(state, out[player.below(self.offer(state, out))])
        return seat

    @abstractmethod
    def why_not(self, state: State, seat: int, action: int) -> str:
        """The clause against this action of this seat, or an empty text."""

    def only_order(self, state: State, seat: int, action: int) -> bool:
        """Is it refused only because of the order in which things are told? A table tells them in it."""
        return False

    def told_late(self, state: State, seat: int) -> list[int]:
        """The actions of a seat of which that is so."""
        return [action for action in range(int(self.n_actions(state))) if self.only_order(state, seat, action)]

    def weights(self, state: State) -> list[tuple[int, int]]:
        """Every outcome of chance now, with its weight."""
        return []

    def chance(self, state: State, rng: Rng) -> i64:
        """An outcome of chance, drawn by weight; takes exactly one random number."""
        weights = self.weights(state)
        number = int(rng.below(sum([weight for _, weight in weights])))
        for action, weight in weights:
            if number < weight:
                return action
            number -= weight
        raise AssertionError("chance is not asked")

    @abstractmethod
    def do(self, state: State, action: i64) -> None:
        """Carry out a legal action."""

    @abstractmethod
    def tell(self, state: State, action: int) -> list[tuple[int, ...]]:
        """Carry it out, and tell what happens: the story, to be read with the game's table of events."""

    @abstractmethod
    def copy(self, state: State) -> State:
        """An independent copy."""

    @abstractmethod
    def to_bytes(self, state: State) -> bytes:
        """Everything in a position; equal bytes, equal positions."""

    @abstractmethod
    def from_bytes(self, options: Options, data: bytes) -> State:
        """The position again, in a game with these options."""

    @abstractmethod
    def view(self, state: State, seat: int) -> View:
        """What a seat may know; -1 is somebody who only looks on."""

    @abstractmethod
    def open_view(self, state: State) -> View:
        """The whole position as if somebody who only looks on knew it: for those who look back at a finished game."""

    @abstractmethod
    def view_bytes(self, view: View) -> bytes:
        """Everything in a view."""

    @abstractmethod
    def view_from_bytes(self, options: Options, data: bytes) -> View:
        """The view again, so that a player can sit in another process."""

    @abstractmethod
    def view_numbers(self, view: View) -> list[int]:
        """A view in small numbers: what a server sends and a client draws. The game's page says what each is."""

    def view_json(self, view: View) -> bytes:
        """The same numbers as JSON."""
        return str(self.view_numbers(view)).replace(" ", "").encode()

    @abstractmethod
    def view_fields(self, view: View) -> list[tuple[str, int]]:
        """What these numbers are, in order: the name of each field, and how many numbers it has."""

    @abstractmethod
    def shown(self, view: View) -> State:
        """The position as the view shows it: what its seat may do can be asked of it."""

    @abstractmethod
    def deal(self, view: View, rng: Rng) -> State:
        """A full position that fits a view."""

    @abstractmethod
    def totals(self, state: State) -> list[int]:
        """Everybody's total if it ended now."""

    @abstractmethod
    def places(self, state: State) -> list[int]:
        """Everybody's place if it ended now: 1 is first, and equal places share it."""

    @abstractmethod
    def reason(self, state: State) -> str:
        """How a finished game ended, in a word for records; empty while it runs."""

    @abstractmethod
    def turns(self, state: State) -> int:
        """How many turns or rounds have begun."""
