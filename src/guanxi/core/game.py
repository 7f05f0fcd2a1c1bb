"""What every game answers: the few questions that tables, bots, records and commands are built on."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Any, Protocol, TypeAlias, cast

from guanxi.core.errors import InputError
from guanxi.core.rng import Rng
from guanxi.core.world import Dealer, World

CHANCE = -1  # the seat that deals
GAMES = ("china", "confucius")  # those that can be played

# Each game has its own position and view; here they are only passed on.
State: TypeAlias = Any
View: TypeAlias = Any
Options: TypeAlias = Mapping[str, str]


@dataclass(frozen=True)
class Refusal:
    """Why something is not allowed: the clause, and a sentence with the facts that made it apply."""

    clause: str
    text: str

    def __str__(self) -> str:
        return f"{self.text} ({self.clause})"


@dataclass(frozen=True)
class Item:
    """One source of points of one seat: what, where, how many, and whether a doubling is in it."""

    source: str
    where: str
    points: int
    doubled: bool = False
    final: bool = False  # would come only with the final scoring

    @property
    def label(self) -> str:
        """The words that scenarios use for it."""
        return f"{self.source} {self.where}".strip()


@dataclass(frozen=True)
class Result:
    """A finished game: how it ended, and total and place of each seat."""

    reason: str
    totals: tuple[int, ...]
    places: tuple[int, ...]

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats in first place; more than one share the victory."""
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)


class Game(Protocol):
    """A game's rules behind plain questions. Actions are numbers of its fixed table; `names` are in order of seats."""

    name: str
    title: str
    rules_version: int
    variants: Mapping[str, Options]  # ways to play, to measure them
    player_counts: Sequence[int]  # how many may play
    appraised: Sequence[str]  # the items by which computer players judge a position
    order_clause: str  # refuses to tell in one order what is told in another; a table tells it the other way round

    def options(self, given: Mapping[str, str]) -> Options:
        """All options, defaults filled in; InputError for what does not exist or does not go together."""

    def start(self, options: Options) -> State:
        """The table before anything is dealt."""

    def players(self, state: State) -> int:
        """How many play."""

    def player_of(self, state: State, seat: int) -> int:
        """Which of the players, in the order in which they sit, has this seat."""

    def to_act(self, state: State) -> int:
        """The seat to act, or CHANCE."""

    def is_over(self, state: State) -> bool:
        """Has the game ended?"""

    def n_actions(self, state: State) -> int:
        """The size of the action table."""

    def legal(self, state: State) -> list[int]:
        """The legal actions of whoever acts, in the order of the table."""

    def why_not(self, state: State, seat: int, action: int) -> str:
        """The clause against this action of this seat, or an empty text."""

    def refusal(self, state: State, seat: int, action: int, names: Sequence[str]) -> Refusal | None:
        """The same with the facts, as a sentence."""

    def usual(self, state: State) -> int | None:
        """The action that nearly everybody would take here, such as paying with the least waste; None for a choice."""

    def weights(self, state: State) -> list[tuple[int, int]]:
        """Every outcome of chance now, with its weight."""

    def chance(self, state: State, rng: Rng) -> int:
        """An outcome of chance, drawn by weight."""

    def do(self, state: State, action: int) -> None:
        """Carry out a legal action."""

    def copy(self, state: State) -> State:
        """An independent copy."""

    def to_bytes(self, state: State) -> bytes:
        """Everything in a position; equal bytes, equal positions."""

    def view(self, state: State, seat: int) -> View:
        """What a seat may know."""

    def view_bytes(self, view: View) -> bytes:
        """Everything in a view."""

    def table_of(self, view: View) -> State:
        """The position as the view shows it: what its seat may do can be asked of it."""

    def deal(self, view: View, rng: Rng) -> State:
        """A full position that fits a view."""

    def dealer(self, view: View) -> Dealer:
        """Deals full positions that fit a view, to the inner loops of computer players."""

    def world(self, state: State) -> World:
        """A copy of a position for those loops."""

    def totals(self, state: State) -> list[int]:
        """Everybody's total if it ended now."""

    def items(self, state: State) -> list[list[Item]]:
        """The same for each seat, by source."""

    def result(self, state: State) -> Result:
        """The outcome; of a running game, as if it ended now."""

    def notation(self, state: State, action: int) -> str:
        """The action in words that can be typed."""

    def parse(self, state: State, text: str) -> list[int]:
        """The actions that a line of notation stands for; InputError if it stands for none."""

    def sentence(self, state: State, seat: int, action: int, names: Sequence[str], viewer: int | None = None) -> str:
        """The action as the log tells it to everybody, or to one seat; `state` is the position before it."""

    def position(self, state: State, names: Sequence[str], seat: int | None = None) -> dict[str, Any]:
        """The position in the words that scenarios use; with a seat, as that seat sees it."""

    def from_position(self, options: Options, names: Sequence[str], given: Mapping[str, Any], rng: Rng) -> State:
        """The position that a scenario describes; InputError names what is wrong in it."""

    def turns(self, state: State) -> int:
        """How many turns have begun."""

    def random_game(self, options: Options, seed: str) -> tuple[State, int]:
        """A whole game at random in one compiled loop: its last position, and the number of moves of seats."""

    def random_game_actions(self, options: Options, seed: str) -> list[tuple[int, int]]:
        """The same game as seats and actions, chance included."""

    def playout(self, options: Options, seed: str) -> int:
        """A random game on fast chance, for measuring: the number of moves."""

    def copies(self, state: State, number: int) -> None:
        """Copy a position so many times, for measuring."""

    def perft(self, state: State, depth: int) -> int:
        """How many sequences of so many actions there are."""

    def draw(self, state: State, names: Sequence[str], seat: int | None = None) -> str:
        """The position for a terminal."""


def game_named(name: str) -> Game:
    """A game by its name."""
    if name not in GAMES:
        raise InputError(f'there is no game "{name}"; there is: {", ".join(GAMES)}')
    return cast(Game, import_module(f"guanxi.{name}.game").GAME)
