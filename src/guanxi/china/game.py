"""China as others meet it (`core/game.py`): the entry point of the game."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from guanxi.china.doors import options, proposing, standing
from guanxi.china.doors.arranging import arrange
from guanxi.china.doors.drawings.data import layout
from guanxi.china.doors.foresight import ChinaForesight
from guanxi.china.doors.ledger import ChinaBooks
from guanxi.china.doors.notation import ChinaNotation
from guanxi.china.doors.positions import position
from guanxi.china.doors.prose import ChinaProse
from guanxi.china.doors.terminal import drawing
from guanxi.china.doors.terminal.wording import terminal_texts
from guanxi.china.doors.words import ChinaWords
from guanxi.china.minds import appraisal
from guanxi.china.minds.world import ChinaDealer, ChinaWorld
from guanxi.china.rules import setup
from guanxi.china.rules.board import board_of
from guanxi.china.rules.components import MAX_PLAYERS, MIN_PLAYERS
from guanxi.china.rules.house import house_of
from guanxi.china.rules.questions import ChinaRules
from guanxi.china.rules.state import State, copy_state
from guanxi.china.rules.view import View, view
from guanxi.core.about import Looks, Pace
from guanxi.core.game import Choice, Game, Item, Options
from guanxi.core.languages import USUAL
from guanxi.core.rng import Rng
from guanxi.core.terminal.face import Face
from guanxi.core.world import Dealer, World


class ChinaPositions:
    """Positions as people write and see them."""

    def position(self, state: State, names: Sequence[str], seat: int | None = None) -> dict[str, Any]:
        """The position in words, whole or as a seat sees it."""
        if seat is None:
            return position(state, names, None)
        return position(view(state, seat).shown, names, seat)

    def from_position(self, options: Options, names: Sequence[str], given: Mapping[str, Any], rng: Rng) -> State:
        """The position that a scenario describes."""
        board, fortified = board_of(options), options["fortifications"] == "on"
        return arrange(board, fortified, names, given, rng, int(house_of(options)))

    def seated(self, state: State) -> Sequence[str] | None:
        """Who begins, whose pieces lie on the board, and cards; the end phase goes by the first seat (CN-END-02)."""
        return None if state.exhaustions > 1 else ("to_act", "supply", "hands", "display", "discard")

    def items(self, state: State) -> list[list[Item]]:
        """Everybody's total by source."""
        return [standing.items(state, seat) for seat in range(int(state.players))]

    def draw(self, state: State, names: Sequence[str], seat: int | None = None, language: str = USUAL) -> str:
        """The position for a terminal."""
        return drawing.draw(terminal_texts(language), state, names, seat)


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


def _face(language: str = USUAL) -> Face:
    from guanxi.china.doors.terminal.face import ChinaFace

    return ChinaFace(language)


_RULES = ChinaRules()
_WITH_EITHER_SIDE = [players for players in range(MIN_PLAYERS, MAX_PLAYERS + 1) if len(setup.legal_sides(players)) > 1]

GAME = Game(
    name="china",
    title="China",
    package="guanxi.china",
    rules_version=1,
    player_counts=range(MIN_PLAYERS, MAX_PLAYERS + 1),
    options=options.options,
    rules=_RULES,
    kinds=lambda state: state.board.kinds,
    events=lambda state: state.board.events,
    notation=ChinaNotation(),
    words=cache(ChinaWords),
    positions=ChinaPositions(),
    face=_face,
    choices=(
        Choice("side", ("3-4", "4-5"), catalogued="four_player_side", players=_WITH_EITHER_SIDE),
        Choice("fortifications", ("off", "on")),
        Choice("board", ()),
    ),
    minds=ChinaMinds(),
    foresight=ChinaForesight(),
    books=ChinaBooks(),
    layout=lambda state: layout(state.board.file),
    is_whole=proposing.is_whole,
    proposals=lambda state: proposing.payments(_RULES, state),
    notable=(
        *("province-scored", "pile-shuffled", "pile-used-up", "last-turn-ended", "board-died", "hands-died"),
        *("province-counted", "alliance-counted", "roads-counted"),
    ),
    prose=cache(ChinaProse),
    minutes=(20, 45),
    pace=Pace({3: 12, 4: 10, 5: 8}, seconds=35),  # the mean of twelve games of planners
    looks=Looks(first="first"),
    variants={
        "3 players": {"players": "3"},
        "5 players": {"players": "5"},
        "4 players, side 4-5, fortifications": {"side": "4-5", "fortifications": "on"},
    },
)
