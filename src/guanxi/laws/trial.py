"""A game put to the test: with which options and in which styles it is played, and what only the game itself knows."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import product
from random import Random
from typing import TypeAlias

from guanxi.core.errors import InputError
from guanxi.core.game import CHANCE, Game, Options, State
from guanxi.core.option_texts import told
from guanxi.core.rng import Rng

MOST_ACTIONS = 100_000  # in one game: one that has not ended by then never ends
NAMES = ("Ann", "Bob", "Cai", "Dan", "Eve", "Fay", "Gus", "Hal")

Style: TypeAlias = Callable[[State, Rng], int]  # the action that somebody takes who plays like that
Step: TypeAlias = tuple[State, int]  # a position, and the action that is taken in it; -1 at the end


def need(condition: object, told: str) -> None:
    """What a law says; unlike a plain `assert` it also speaks in a package that nobody rewrites."""
    if not condition:
        raise AssertionError(told)


def any_action(game: Game) -> Style:
    """Every legal action is as likely as the others."""

    def choose(state: State, rng: Rng) -> int:
        legal = game.rules.legal(state)
        return legal[int(rng.below(len(legal)))]

    return choose


def all_options(game: Game) -> list[Options]:
    """Every number of players, with the first and with the last value of every choice, as far as they go together."""
    choices = [choice for choice in game.choices if not choice.is_file]
    ends = [dict.fromkeys((choice.values[0], choice.values[-1])) for choice in choices]
    names, found = [choice.name for choice in choices], list[Options]()
    for count, *values in product(game.player_counts, *ends):
        with suppress(InputError):
            found.append(game.options({"players": str(count), **dict(zip(names, values, strict=True))}))
    return found


@dataclass
class Trial:
    """What a game's author hands over. Everything but the game has a usual value."""

    game: Game
    options: Sequence[Options] = ()
    styles: Mapping[str, Style] = field(default_factory=dict)  # for seats; chance is dealt by its weights
    idle: Style | None = None  # of seats that do nothing they need not: then what stands comes to pass
    stride: int = 1  # the games of the next options begin so many numbers later, so that few games see all styles
    check: Callable[[State], None] = lambda state: None  # AssertionError if something is lost, or cannot be
    redealt: Callable[[State, int, Random], State] | None = None  # differs only in what that seat cannot know
    chance_total: Callable[[State], int] | None = None  # how many things there are that chance may draw now
    draws: int = 100  # from each position of chance, to compare with its weights
    refusing: frozenset[str] = frozenset()  # the clauses that can refuse; empty: all that are met
    rare: frozenset[str] = frozenset()  # of them, those that seeded games do not come to
    constant: frozenset[str] = frozenset({"story"})  # fields of a position that are the same throughout a game
    where: str = ""  # what is being looked at, for messages
    heard: set[str] = field(default_factory=set)  # the events that somebody has heard

    def __post_init__(self) -> None:
        self.options = list(self.options) or all_options(self.game)
        self.styles = dict(self.styles) or {"any action": any_action(self.game)}

    def title(self, options: Options) -> str:
        """The values of the options, as seeds and messages name them."""
        return "/".join(told(value) for value in options.values())

    def names(self, options: Options) -> tuple[str, ...]:
        """Somebody for every seat."""
        return NAMES[: int(options["players"])]

    def viewers(self, options: Options) -> range:
        """Everybody who may look: -1 sits at no seat."""
        return range(-1, int(options["players"]))

    def numbers(self, options: Options, games: int) -> range:
        """The numbers of so many games."""
        first = self.stride * list(self.options).index(options)
        return range(first, first + games)

    def play(self, options: Options, number: int, state: State = None) -> Iterator[Step]:
        """Every position of a seeded game, with the action that is taken in it; at the end, with -1."""
        rules = self.game.rules
        state = rules.start(options) if state is None else state
        rng = Rng(f"{self.title(options)} law {number}")
        style = list(self.styles.values())[number % len(self.styles)]
        for done in range(MOST_ACTIONS):
            self.where = f"{self.game.name}, {self.title(options)}, game {number}, after action {done}"
            if rules.is_over(state):
                yield state, -1
                return
            action = int(rules.chance(state, rng)) if rules.to_act(state) == CHANCE else style(state, rng)
            yield state, action
            rules.do(state, action)
        need(False, f"the game does not end within {MOST_ACTIONS:,} actions")

    def actions(self, options: Options, number: int) -> list[int]:
        """What is done in a seeded game."""
        return [action for _, action in self.play(options, number)]

    def length(self, options: Options) -> int:
        """How many positions a game has, about."""
        return sum(1 for _ in self.play(options, self.numbers(options, 1)[0]))

    def positions(self, options: Options, games: int, every: int = 1) -> Iterator[Step]:
        """Positions out of so many games, all or about one of so many, with the action that is taken in each."""
        rng = Random(self.title(options))
        for number in self.numbers(options, games):
            for state, action in self.play(options, number):
                if rng.randrange(every) == 0:
                    yield state, action

    def steps(self, options: Options, games: int) -> Iterator[Iterator[tuple[State, int, State]]]:
        """So many games, each as positions before an action, the action, and positions after it."""
        for number in self.numbers(options, games):
            yield self._steps(options, number)

    def _steps(self, options: Options, number: int) -> Iterator[tuple[State, int, State]]:
        before: Step | None = None
        for state, action in self.play(options, number):
            if before:
                yield *before, state
            before = self.game.rules.copy(state), action
