"""China as others meet it (`core/game.py`): the entry point of the game."""

from collections.abc import Mapping, Sequence
from types import ModuleType
from typing import Any

from guanxi.china.doors import notation, options, standing, words
from guanxi.china.doors.arranging import arrange
from guanxi.china.doors.positions import position
from guanxi.china.doors.terminal import drawing
from guanxi.china.minds import appraisal
from guanxi.china.minds.world import ChinaDealer, ChinaWorld
from guanxi.china.rules.board import board_of_side
from guanxi.china.rules.components import MAX_PLAYERS, MIN_PLAYERS
from guanxi.china.rules.engine import ChinaRules
from guanxi.china.rules.state import State, copy_state
from guanxi.china.rules.view import View, view
from guanxi.core.events import Event, Events
from guanxi.core.game import Choice, Game, Item, Options, Refusal
from guanxi.core.rng import Rng
from guanxi.core.world import Dealer, World


class ChinaNotation:
    """Actions as they are written."""

    def write(self, state: State, action: int) -> str:
        """The action in words that can be typed."""
        return notation.notation(state.board, action)

    def read(self, state: State, text: str) -> list[int]:
        """The actions that a line stands for."""
        return notation.parse(state.board, text)

    def to_json(self, state: State, action: int) -> dict[str, Any]:
        """The action as data."""
        raise NotImplementedError

    def from_json(self, state: State, told: object) -> int:
        """The action that was told so."""
        raise NotImplementedError


class ChinaWords:
    """China in a language."""

    def __init__(self, language: str) -> None:
        self.language = language

    def say(self, message: str, **facts: object) -> str:
        """One of the game's messages."""
        raise NotImplementedError

    def tell(self, event: Event, names: Sequence[str]) -> str:
        """What happened."""
        raise NotImplementedError

    def refusal(self, state: State, seat: int, action: int, names: Sequence[str]) -> Refusal | None:
        """The clause and a sentence."""
        return words.refusal(state, seat, action, names)

    def sentence(self, state: State, seat: int, action: int, names: Sequence[str], viewer: int | None = None) -> str:
        """The action as the log tells it, to everybody or to one seat."""
        return words.sentence(state, seat, action, names, viewer)


class ChinaPositions:
    """Positions as people write and see them."""

    def position(self, state: State, names: Sequence[str], seat: int | None = None) -> dict[str, Any]:
        """The position in words, whole or as a seat sees it."""
        if seat is None:
            return position(state, names, None)
        return position(view(state, seat).table, names, seat)

    def from_position(self, options: Options, names: Sequence[str], given: Mapping[str, Any], rng: Rng) -> State:
        """The position that a scenario describes."""
        return arrange(board_of_side(options["side"]), options["fortifications"] == "on", names, given, rng)

    def items(self, state: State) -> list[list[Item]]:
        """Everybody's total by source."""
        return [standing.items(state, seat) for seat in range(int(state.players))]

    def draw(self, state: State, names: Sequence[str], seat: int | None = None) -> str:
        """The position for a terminal."""
        return drawing.draw(state, names, seat)


class ChinaMinds:
    """What computer players ask."""

    appraised: Sequence[str] = appraisal.ITEMS

    def usual(self, state: State) -> int | None:
        """Every decision of China is a choice."""
        return None

    def dealer(self, view: View) -> Dealer:
        """Deals worlds that fit a view."""
        return ChinaDealer(view)

    def world(self, state: State) -> World:
        """The position for inner loops."""
        return ChinaWorld(copy_state(state), appraisal.Roads())


def _face() -> ModuleType:
    from guanxi.china.doors.terminal import face

    return face


def _kinds(state: State) -> Any:
    raise NotImplementedError


GAME = Game(
    name="china",
    title="China",
    package="guanxi.china",
    rules_version=1,
    player_counts=range(MIN_PLAYERS, MAX_PLAYERS + 1),
    options=options.options,
    rules=ChinaRules(),
    kinds=_kinds,
    events=Events(()),
    notation=ChinaNotation(),
    words=ChinaWords,
    positions=ChinaPositions(),
    face=_face,
    choices=(
        Choice("side", ("3-4", "4-5"), "the board of four players"),
        Choice("fortifications", ("off", "on"), "with fortifications"),
    ),
    minds=ChinaMinds(),
    order_clause="CN-TURN-05",
    variants={
        "3 players": {"players": "3"},
        "5 players": {"players": "5"},
        "4 players, side 4-5, fortifications": {"side": "4-5", "fortifications": "on"},
    },
)
