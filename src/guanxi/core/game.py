"""A game as others meet it: its rules, and a small protocol for each audience. Games are found by entry point."""

from collections.abc import Callable, Collection, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cache
from typing import TYPE_CHECKING, Any, Protocol

from guanxi.core.about import Looks, Pace
from guanxi.core.errors import InputError
from guanxi.core.events import Event, Events
from guanxi.core.finding import entry_of, game_names
from guanxi.core.foresight import Foresight, NoForesight
from guanxi.core.kinds import Kinds
from guanxi.core.languages import USUAL
from guanxi.core.ledger import Books
from guanxi.core.rng import Rng
from guanxi.core.rules import CHANCE, Options, Rules, State, View
from guanxi.core.saying import sentence
from guanxi.core.sentence import Sentence
from guanxi.core.text import texts
from guanxi.core.world import Dealer, World

if TYPE_CHECKING:
    from guanxi.core.prose import Prose
    from guanxi.core.terminal.face import Faces

__all__ = ["CHANCE", "Chart", "Choice", "Event", "Game", "Item", "Minds", "NoMinds", "Notation", "Options", "Positions"]
__all__ += ["Refusal", "Result", "Rules", "State", "View", "Words", "game_named", "game_names", "games_that_load"]


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


class Notation(Protocol):
    """Actions as they are written, read and sent; the same in every language."""

    def write(self, state: State, action: int) -> str:
        """The action in words that can be typed."""

    def read(self, state: State, text: str) -> list[int]:
        """The actions that a line of notation stands for; InputError if it stands for none."""

    def to_json(self, state: State, action: int) -> dict[str, Any]:
        """The action as data: `{"kind": "give-gift", "value": 3, "to": 1}`."""

    def from_json(self, state: State, told: object) -> int:
        """The action that was told so; InputError says what is wrong with it."""


class Words(Protocol):
    """What readers of one language are told; `names` are the players in order of seats."""

    language: str

    def say(self, message: str, **facts: object) -> str:
        """One of the game's messages."""

    def tell(self, event: Event, names: Sequence[str]) -> str:
        """What happened, in a sentence; empty if there is nothing to say."""

    def tell_all(self, events: Sequence[Event], names: Sequence[str]) -> list[str]:
        """The same of several; those that are alike are told as one."""

    def source(self, source: str, where: str) -> str:
        """What a source of points is called, with its place: those of `Item`."""

    def refusal(self, state: State, seat: int, action: int, names: Sequence[str]) -> Refusal | None:
        """The clause against an action, with the facts that made it apply; None if it is allowed."""


class Positions(Protocol):
    """Positions as people write and see them."""

    def position(self, state: State, names: Sequence[str], seat: int | None = None) -> dict[str, Any]:
        """The position in the words that scenarios use; with a seat, as that seat sees it."""

    def from_position(self, options: Options, names: Sequence[str], given: Mapping[str, Any], rng: Rng) -> State:
        """The position that a scenario describes; InputError names what is wrong in it."""

    def seated(self, state: State) -> Sequence[str] | None:
        """The words of a position that go by seats if they are not given; None if what came of it does by rule."""

    def items(self, state: State) -> list[list[Item]]:
        """Everybody's total if it ended now, by source."""

    def draw(self, state: State, names: Sequence[str], seat: int | None = None, language: str = USUAL) -> str:
        """The position for a terminal."""


class Minds(Protocol):
    """What computer players ask beyond the rules."""

    appraised: Sequence[str]  # the items by which they judge a position

    def usual(self, state: State) -> int | None:
        """The action that nearly everybody would take here, such as paying with the least waste; None for a choice."""

    def dealer(self, view: View) -> Dealer:
        """Deals full positions that fit a view, to the inner loops of computer players."""

    def world(self, state: State) -> World:
        """A copy of a position for those loops."""


def not_judged(title: object) -> InputError:
    """No computer player of ours can judge this game."""
    return InputError(sentence("not-judged", title=title))


class NoMinds:
    """Of a game that computer players cannot judge: they play it at random."""

    appraised: Sequence[str] = ()

    def usual(self, state: State) -> int | None:
        """Every decision is a choice."""
        return None

    def dealer(self, view: View) -> Dealer:
        """There is nothing to look ahead with."""
        raise not_judged(sentence("this-game"))

    def world(self, state: State) -> World:
        """There is nothing to look ahead with."""
        raise not_judged(sentence("this-game"))


@dataclass(frozen=True)
class Chart:
    """A picture of a position beyond the board, such as the web of gifts: an option of `guanxi show`."""

    help: Sentence
    data: Callable[[State, Sequence[str], str], Any]  # with the names and in a language, for JSON
    lines: Callable[[Any], list[str]]  # of the data, for a terminal
    # A title and rows of a name with what is said of it, for a table in words.
    told: Callable[[State, Sequence[str], str], tuple[str, list[list[str]]]]


@dataclass(frozen=True)
class Choice:
    """An option of the rules beside the number of players: what may be chosen, the usual value first.

    Without values it is a text of several lines, such as a map: a command line takes the name of a file, and records
    keep the text itself.
    """

    name: str
    values: Sequence[str]
    help: str = ""  # where neither the catalogue nor the game's texts say what it is (choosing.py)
    catalogued: str = ""  # its name in the catalogue, if that is another
    players: Sequence[int] = ()  # with how many of them it is a choice; none named: with any number

    @property
    def listed(self) -> str:
        """Its name in the catalogue."""
        return self.catalogued or self.name

    @property
    def is_switch(self) -> bool:
        """Is it off or on?"""
        return tuple(self.values) == ("off", "on")

    @property
    def is_file(self) -> bool:
        """Is it a text of several lines?"""
        return not self.values


def _no_layout(state: State) -> Mapping[str, Any]:
    """There is nothing to draw."""
    return {}


def _always(state: State) -> bool:
    """Every action stands alone."""
    return True


def _no_proposals(state: State) -> Sequence[int]:
    """Every decision is a choice."""
    return ()


@dataclass(frozen=True)
class Game:
    """A game. `package` is where its catalogue, texts and weights lie."""

    name: str
    title: str
    package: str
    rules_version: int
    player_counts: Sequence[int]  # how many may play
    options: Callable[[Mapping[str, str]], Options]  # all options, defaults filled in; InputError for what cannot be
    rules: Rules
    kinds: Callable[[State], Kinds]  # the table of actions in this position's game
    events: Callable[[State], Events]  # the table of events, likewise
    notation: Notation
    words: Callable[[str], Words]  # by language
    positions: Positions
    face: "Faces"  # the terminal side, by language
    books: Books  # what a view shows and what events claim, for the laws
    choices: Sequence[Choice] = ()  # the options beside the number of players, as a command line offers them
    minds: Minds = field(default_factory=NoMinds)
    foresight: Foresight = field(default_factory=NoForesight)
    # Actions refused only because of the order in which they were told (`rules.only_order`), as the rules want them.
    in_order: Callable[[Sequence[int]], Sequence[int]] = sorted
    variants: Mapping[str, Options] = field(default_factory=dict)  # ways to play, to measure them
    charts: Mapping[str, Chart] = field(default_factory=dict)
    # What a client draws the board from, whatever lies on it: the game's own data, for JSON. Made once for each game.
    layout: Callable[[State], Mapping[str, Any]] = _no_layout
    # Can what a seat has told stand alone, or does something belong to it still, such as the payment?
    is_whole: Callable[[State], bool] = _always
    proposals: Callable[[State], Sequence[int]] = _no_proposals  # legal actions that complete a gesture, the best first
    notable: Collection[str] = ()  # events that somebody who looks back would jump to; empty if the game names none
    prose: "Callable[[str], Prose] | None" = (
        None  # the game in sentences, by language; None: as its fields and lines tell
    )
    minutes: tuple[int, int] | None = None  # how long a game takes, about: from and to
    pace: Pace | None = None
    looks: Looks = field(default_factory=Looks)  # of seats, on a screen

    @property
    def has_board(self) -> bool:
        """Is there something to draw?"""
        return self.layout is not _no_layout

    def blurb(self, language: str) -> str:
        """The game in a sentence, for who does not know it yet; empty if it has none."""
        words = texts(self.package, language)
        return words.say("blurb") if words.has("blurb") else ""

    def proposed(self, state: State) -> Sequence[int]:
        """What the game would put forward next, the best first: such as the cheapest payment."""
        usual = self.minds.usual(state)
        return self.proposals(state) or ([] if usual is None else [usual])

    def result(self, state: State) -> Result:
        """The outcome; of a running game, as if it ended now."""
        rules = self.rules
        return Result(rules.reason(state), tuple(rules.totals(state)), tuple(rules.places(state)))


@cache
def game_named(name: str) -> Game:
    """A game by its name; InputError if there is none, or if it cannot be loaded."""
    entry = entry_of(name)
    try:
        game = entry.load()
    except Exception as error:  # somebody else's package: whatever it raises
        told = f"{type(error).__name__}: {error}"[:200]
        raise InputError(sentence("game-not-loaded", name=name, value=entry.value, told=told)) from error
    if not isinstance(game, Game):
        raise InputError(sentence("game-is-none", name=name, value=entry.value, name2=type(game).__name__))
    if game.name != name:
        raise InputError(sentence("game-other-name", name=name, value=entry.value, name2=game.name))
    return game


def games_that_load() -> list[Game]:
    """All games but those that are broken: what is wrong with these is said when they are named."""
    found = []
    for name in game_names():
        with suppress(InputError):
            found.append(game_named(name))
    return found
