"""Confucius as others meet it (`core/game.py`): the entry point of the game."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from guanxi.confucius.doors import notation, obligations, options, positions, proposing, standing
from guanxi.confucius.doors.arranging import whole
from guanxi.confucius.doors.foresight import ConfuciusForesight
from guanxi.confucius.doors.layout import layout
from guanxi.confucius.doors.ledger import ConfuciusBooks
from guanxi.confucius.doors.prose import ConfuciusProse
from guanxi.confucius.doors.terminal import drawing
from guanxi.confucius.doors.terminal.wording import terminal_texts
from guanxi.confucius.doors.words import ConfuciusWords
from guanxi.confucius.minds import appraisal, usual
from guanxi.confucius.minds.world import ConfuciusDealer, ConfuciusWorld
from guanxi.confucius.rules.components import MAX_PLAYERS, MIN_PLAYERS
from guanxi.confucius.rules.events import EVENTS
from guanxi.confucius.rules.kinds import KINDS
from guanxi.confucius.rules.questions import ConfuciusRules
from guanxi.confucius.rules.state import State, copy_state
from guanxi.confucius.rules.view import View, view
from guanxi.core.about import Looks, Pace
from guanxi.core.game import Choice, Game, Item, Options
from guanxi.core.kinds import Kinds
from guanxi.core.languages import USUAL
from guanxi.core.rng import Rng
from guanxi.core.terminal.face import Face
from guanxi.core.world import Dealer, World


class ConfuciusNotation:
    """Actions as they are written."""

    def write(self, state: State, action: int) -> str:
        """The action in words that can be typed."""
        return notation.write(state, action)

    def read(self, state: State, text: str) -> list[int]:
        """The actions that a line stands for."""
        return notation.read(state, text)

    def to_json(self, state: State, action: int) -> dict[str, Any]:
        """The action as data."""
        return notation.to_json(state, action)

    def from_json(self, state: State, told: object) -> int:
        """The action that was told so."""
        return notation.from_json(state, told)


class ConfuciusPositions:
    """Positions as people write and see them."""

    def position(self, state: State, names: Sequence[str], seat: int | None = None) -> dict[str, Any]:
        """The position in words, whole or as a seat sees it."""
        if seat is None:
            return positions.position(state, names, None)
        return positions.position(view(state, seat).shown, names, seat)

    def from_position(self, options: Options, names: Sequence[str], given: Mapping[str, Any], rng: Rng) -> State:
        """The position that a scenario describes."""
        return whole.arrange(options, names, given, rng)

    def seated(self, state: State) -> Sequence[str] | None:
        """No rule of Confucius knows a seat by its number; the Chief Minister has to sit somewhere."""
        return ("chief_minister",)

    def items(self, state: State) -> list[list[Item]]:
        """Everybody's total by source."""
        return standing.items(state)

    def draw(self, state: State, names: Sequence[str], seat: int | None = None, language: str = USUAL) -> str:
        """The position for a terminal."""
        return drawing.draw(terminal_texts(language), state, names, seat)


class ConfuciusMinds:
    """What computer players ask."""

    appraised: Sequence[str] = appraisal.ITEMS

    def usual(self, state: State) -> int | None:
        """The payment with the least waste; the own student."""
        action = int(usual.usual(state))
        return None if action == usual.NO_USUAL_ACTION else action

    def dealer(self, view: View) -> Dealer:
        """Deals worlds that fit a view."""
        return ConfuciusDealer(view)

    def world(self, state: State) -> World:
        """The position for inner loops."""
        return ConfuciusWorld(copy_state(state))


def _face(language: str = USUAL) -> Face:
    from guanxi.confucius.doors.terminal.face import ConfuciusFace

    return ConfuciusFace(language)


def _kinds(state: State) -> Kinds:
    return KINDS


GAME = Game(
    name="confucius",
    title="Confucius",
    package="guanxi.confucius",
    rules_version=1,
    player_counts=range(MIN_PLAYERS, MAX_PLAYERS + 1),
    options=options.options,
    rules=ConfuciusRules(),
    kinds=_kinds,
    events=lambda state: EVENTS,
    notation=ConfuciusNotation(),
    words=cache(ConfuciusWords),
    positions=ConfuciusPositions(),
    face=_face,
    choices=[Choice(name, ("off", "on"), catalogued=listed) for name, listed in options.OPTIONS.items()],
    minds=ConfuciusMinds(),
    in_order=notation.in_order,
    variants={
        "3 players": {"players": "3"},
        "5 players": {"players": "5"},
        "4 players, advanced": {"advanced": "on"},
    },
    charts={"obligations": obligations.CHART},
    books=ConfuciusBooks(),
    foresight=ConfuciusForesight(),
    is_whole=proposing.is_whole,
    layout=layout,
    notable=(
        *("round-begins", "exam-contested", "exam-uncontested", "did-arrive", "land-conquered", "land-failed"),
        *("ministry-two", "ministry-one", "ministry-vacant", "title-awarded", "game-ends", "game-won", "nobody-wins"),
    ),
    prose=cache(ConfuciusProse),
    minutes=(45, 90),
    pace=Pace({3: 46, 4: 45, 5: 39}, seconds=20),  # the mean of twelve games of planners
    looks=Looks(("black", "green", "purple", "white", "yellow"), palette="cf", by_colour=True),
)
