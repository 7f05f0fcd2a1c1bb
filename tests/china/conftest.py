"""Small, visible positions for the tests by rule.

    at = place(palaces={"wei": {"Alex": 4}}, hands={"Alex": ["red", "red", "green"]})
    at.do("place palace wei-5", "pay red")
    assert at["hands"]["Alex"] == ["red", "green"]
    assert at.refused("exchange red") == "CN-TURN-02"

The words are those of scenarios (docs/scenarios.md); what is not given is as after set-up, and Alex is to act.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Any

import pytest

from guanxi.china.doors.arranging import arrange
from guanxi.china.doors.boards.file import Road, Space, shipped_board
from guanxi.china.game import GAME
from guanxi.china.rules.board import Board, board_of_side
from guanxi.china.rules.house import house_of
from guanxi.china.rules.state import State
from guanxi.core.rng import Rng
from guanxi.core.table import Table

NAMES = ("Alex", "Barbara", "Chris", "Doris", "Emil")


class Position(Table):
    """A table on which a position has been set up, spoken to in lines of notation."""

    def do(self, *lines: str) -> None:
        """Carry out each line for the player to act."""
        for line in lines:
            self.submit(max(0, GAME.rules.to_act(self.state)), GAME.notation.read(self.state, line))

    def refused(self, line: str, by: str = "") -> str:
        """The clause that refuses the line, empty if nothing does; nothing is done."""
        before = GAME.rules.to_bytes(self.state)
        seat = self.names.index(by) if by else max(0, GAME.rules.to_act(self.state))
        refusal = self.why_not(seat, *GAME.notation.read(self.state, line))
        assert GAME.rules.to_bytes(self.state) == before
        return refusal.clause if refusal else ""

    def __getitem__(self, word: str) -> Any:
        return GAME.positions.position(self.state, self.names)[word]

    def seen_by(self, name: str | None) -> dict[str, Any]:
        """The position in words as a player sees it; None is an onlooker."""
        return GAME.positions.position(self.state, self.names, self.names.index(name) if name else -1)

    @property
    def places(self) -> list[str]:
        """The legal placements, without the word "place"."""
        return [line.removeprefix("place ") for line in self["legal"] if line.startswith("place ")]


@pytest.fixture
def place() -> Callable[..., Position]:
    """A position from words: `place(players=5, fortifications=True, palaces={...})`."""

    def place(
        players: int = 4,
        side: str = "",
        fortifications: bool = False,
        board: Board | None = None,
        house: Mapping[str, str] = MappingProxyType({}),
        **given: Any,
    ) -> Position:
        options = {"players": str(players), "fortifications": "on" if fortifications else "off", **house}
        options = dict(GAME.options({**options, "side": side} if side else options))
        names = NAMES[:players]
        board = board or board_of_side(options["side"])
        if "forts" in given:
            given["fortifications"] = given.pop("forts")
        state = arrange(board, fortifications, names, given, Rng("rules"), int(house_of(options)))
        return Position(GAME, options, names, "rules", state=state)

    return place


@pytest.fixture
def start() -> Callable[..., Position]:
    """A new game, dealt from a seed."""

    def start(players: int = 4, seed: str = "rules", deal: bool = True, **options: str) -> Position:
        return Position(GAME, {"players": str(players), **options}, NAMES[:players], seed, deal=deal)

    return start


@pytest.fixture
def bare_board() -> Callable[..., Board]:
    """A board with so many spaces in Yan, Zhao, Wei, ... (one where none is told), and these roads alone."""

    def bare_board(*sizes: int, roads: Sequence[Sequence[str]] = ()) -> Board:
        file = shipped_board("b")
        spaces = []
        for number, province in enumerate(file.provinces):
            size = sizes[number] if number < len(sizes) else 1
            spaces += [Space(f"{province.id}-{k + 1}", province.id, (0, 0), "") for k in range(size)]
        return Board(replace(file, spaces=tuple(spaces), roads=tuple(Road((one, two), None) for one, two in roads)))

    return bare_board


@dataclass
class Move:
    """One action of a whole game: who, what, and the position in words before and after."""

    seat: int
    line: str
    before: dict[str, Any]
    after: dict[str, Any]


@dataclass
class Turn:
    """The actions of one turn, those of chance included, and the positions around it."""

    seat: int
    before: dict[str, Any]
    lines: list[str]
    after: dict[str, Any]

    @property
    def pieces(self) -> list[str]:
        return [line.removeprefix("place ") for line in self.lines if line.startswith("place ")]

    @property
    def cards(self) -> list[str]:
        return [card for line in self.lines if line.startswith("pay ") for card in line.split()[1:]]

    @property
    def exchanged(self) -> list[str]:
        return [line for line in self.lines if line.startswith("exchange ")]


@dataclass
class WholeGame:
    """A whole random game, move by move and turn by turn."""

    players: int
    moves: list[Move]
    turns: list[Turn]
    last: State


def _words(state: State, names: Sequence[str]) -> dict[str, Any]:
    """The position in words, with the first player and all cards of the game."""
    told = GAME.positions.position(state, names)
    hands = [card for hand in told["hands"].values() for card in hand]
    cards = sorted(hands + told["display"] + told["pile"] + told["discard"])
    return {**told, "map": None, "items": None, "first": int(state.first), "cards": cards}


def _play(players: int, fortifications: str, seed: str) -> WholeGame:
    names = NAMES[:players]
    state = GAME.rules.start(GAME.options({"players": str(players), "fortifications": fortifications}))
    rng = Rng(seed)
    moves: list[Move] = []
    turns: list[Turn] = []
    words = _words(state, names)
    while not GAME.rules.is_over(state):
        seat = GAME.rules.to_act(state)
        legal = GAME.rules.legal(state)
        action = GAME.rules.chance(state, rng) if seat < 0 else legal[int(rng.below(len(legal)))]
        line = GAME.notation.write(state, action)
        GAME.rules.do(state, action)
        before, words = words, _words(state, names)
        moves.append(Move(seat, line, before, words))
        if before["turns"] and (not turns or turns[-1].before["turns"] < before["turns"]):
            turns.append(Turn(seat, before, [], words))
        if turns:
            turns[-1].lines.append(line)
            turns[-1].after = words
    return WholeGame(players, moves, turns, state)


@pytest.fixture(scope="session", params=[(3, "off"), (4, "on"), (5, "off")], ids=["3", "4 fortified", "5"])
def game(request: pytest.FixtureRequest) -> WholeGame:
    """A whole random game, move by move."""
    players, fortifications = request.param
    return _play(players, fortifications, f"whole-{players}")
