"""China behind the questions that every game answers (`core/game.py`)."""

from collections.abc import Mapping, Sequence
from typing import Any

from guanxi.china.doors import notation, standing, words
from guanxi.china.doors.arranging import arrange
from guanxi.china.doors.positions import REASONS, position
from guanxi.china.doors.terminal import drawing
from guanxi.china.minds import appraisal
from guanxi.china.minds.world import ChinaDealer, ChinaWorld
from guanxi.china.rules import engine, playout, setup
from guanxi.china.rules.board import board_of_side
from guanxi.china.rules.clauses import IDS
from guanxi.china.rules.components import MAX_PLAYERS, MIN_PLAYERS
from guanxi.china.rules.scoring import final, winner
from guanxi.china.rules.state import OVER, State, copy_state, state_bytes
from guanxi.china.rules.view import View, deal, view, view_bytes
from guanxi.core.catalogue import load_catalogue
from guanxi.core.errors import InputError
from guanxi.core.game import Item, Options, Refusal, Result
from guanxi.core.rng import Rng
from guanxi.core.world import Dealer, World


class China:
    """The game of China."""

    name = "china"
    title = "China"
    rules_version = 1
    player_counts = range(MIN_PLAYERS, MAX_PLAYERS + 1)
    appraised = appraisal.ITEMS
    order_clause = "CN-TURN-05"
    variants: Mapping[str, Options] = {
        "3 players": {"players": "3"},
        "5 players": {"players": "5"},
        "4 players, side 4-5, fortifications": {"side": "4-5", "fortifications": "on"},
    }

    def options(self, given: Mapping[str, str]) -> Options:
        """`players`, `side` and `fortifications`."""
        for name in given:
            if name not in ("players", "side", "fortifications"):
                raise InputError(_unknown_option(name))
        players = given.get("players", "4")
        if players not in [str(number) for number in range(MIN_PLAYERS, MAX_PLAYERS + 1)]:
            raise InputError(f"China is for {MIN_PLAYERS} to {MAX_PLAYERS} players, not {players[:20]} (CN-COMP-01)")
        sides = setup.legal_sides(int(players))
        side = given.get("side", sides[0])
        if side not in sides:
            raise InputError(f"{players} players use side {' or '.join(sides)}, not {side[:20]!r} (CN-SETUP-01)")
        fortifications = given.get("fortifications", "off")
        if fortifications not in ("off", "on"):
            raise InputError(f"fortifications are on or off, not {fortifications[:20]!r} (CN-FORT-01)")
        return {"players": players, "side": side, "fortifications": fortifications}

    def start(self, options: Options) -> State:
        """The table before the first player is drawn."""
        board = board_of_side(options["side"])
        return setup.set_up(board, int(options["players"]), options["fortifications"] == "on")

    def players(self, state: State) -> int:
        """How many play."""
        return int(state.players)

    def player_of(self, state: State, seat: int) -> int:
        """Seats are counted from the first player, in the order in which the players sit (CN-TURN-01)."""
        return int(state.first + seat) % int(state.players)

    def to_act(self, state: State) -> int:
        """The seat to act, or CHANCE."""
        return int(engine.to_act(state))

    def is_over(self, state: State) -> bool:
        """Has the game ended?"""
        return state.room == OVER

    def n_actions(self, state: State) -> int:
        """The size of the action table."""
        return int(state.board.n_actions)

    def legal(self, state: State) -> list[int]:
        """The legal actions, in the order of the table."""
        return engine.legal_actions(state)

    def why_not(self, state: State, seat: int, action: int) -> str:
        """The clause against an action."""
        return IDS[engine.why_not(state, seat, action)]

    def refusal(self, state: State, seat: int, action: int, names: Sequence[str]) -> Refusal | None:
        """The clause and a sentence."""
        return words.refusal(state, seat, action, names)

    def usual(self, state: State) -> int | None:
        """Every decision of China is a choice."""
        return None

    def weights(self, state: State) -> list[tuple[int, int]]:
        """Every outcome of chance now, with its weight."""
        weights = [(action, int(engine.weight(state, action))) for action in range(int(state.board.n_actions))]
        return [(action, weight) for action, weight in weights if weight]

    def chance(self, state: State, rng: Rng) -> int:
        """An outcome of chance; takes exactly one random number."""
        return int(engine.chance(state, rng))

    def do(self, state: State, action: int) -> None:
        """Carry out a legal action."""
        engine.do(state, action)

    def copy(self, state: State) -> State:
        """An independent copy."""
        return copy_state(state)

    def to_bytes(self, state: State) -> bytes:
        """Everything in a position but its board."""
        return state_bytes(state)

    def view(self, state: State, seat: int) -> View:
        """What a seat may know."""
        return view(state, seat)

    def view_bytes(self, view: View) -> bytes:
        """Everything in a view."""
        return view_bytes(view)

    def table_of(self, view: View) -> State:
        """The position as the view shows it."""
        return view.table

    def deal(self, view: View, rng: Rng) -> State:
        """A full position that fits a view."""
        return deal(view, rng)

    def dealer(self, view: View) -> Dealer:
        """Deals worlds that fit a view."""
        return ChinaDealer(view)

    def world(self, state: State) -> World:
        """The position for inner loops."""
        return ChinaWorld(copy_state(state), appraisal.Roads())

    def totals(self, state: State) -> list[int]:
        """Everybody's total if it ended now."""
        totals = final.if_it_ended_now(state)
        return [int(totals[seat]) for seat in range(int(state.players))]

    def items(self, state: State) -> list[list[Item]]:
        """The same by source."""
        return [standing.items(state, seat) for seat in range(int(state.players))]

    def result(self, state: State) -> Result:
        """How it ended, totals and places."""
        return Result(REASONS[int(state.ended)], tuple(self.totals(state)), tuple(winner.places(state)))

    def notation(self, state: State, action: int) -> str:
        """The action in words that can be typed."""
        return notation.notation(state.board, action)

    def parse(self, state: State, text: str) -> list[int]:
        """The actions that a line stands for."""
        return notation.parse(state.board, text)

    def sentence(self, state: State, seat: int, action: int, names: Sequence[str], viewer: int | None = None) -> str:
        """The action as the log tells it, to everybody or to one seat."""
        return words.sentence(state, seat, action, names, viewer)

    def position(self, state: State, names: Sequence[str], seat: int | None = None) -> dict[str, Any]:
        """The position in words, whole or as a seat sees it."""
        if seat is None:
            return position(state, names, None)
        return position(view(state, seat).table, names, seat)

    def from_position(self, options: Options, names: Sequence[str], given: Mapping[str, Any], rng: Rng) -> State:
        """The position that a scenario describes."""
        return arrange(board_of_side(options["side"]), options["fortifications"] == "on", names, given, rng)

    def turns(self, state: State) -> int:
        """How many turns have begun."""
        return int(state.turns)

    def random_game(self, options: Options, seed: str) -> tuple[State, int]:
        """A whole game at random."""
        board = board_of_side(options["side"])
        return playout.random_game(board, int(options["players"]), options["fortifications"] == "on", seed)

    def random_game_actions(self, options: Options, seed: str) -> list[tuple[int, int]]:
        """The same game as seats and actions."""
        board = board_of_side(options["side"])
        return playout.random_game_actions(board, int(options["players"]), options["fortifications"] == "on", seed)

    def playout(self, options: Options, seed: str) -> int:
        """A random game on fast chance: the number of moves."""
        return int(playout.play_out(self.start(options), Rng(seed)))

    def copies(self, state: State, number: int) -> None:
        """Copy a position so many times."""
        playout.copies(state, number)

    def perft(self, state: State, depth: int) -> int:
        """How many sequences of so many actions there are."""
        return int(playout.perft(state, depth))

    def draw(self, state: State, names: Sequence[str], seat: int | None = None) -> str:
        """The position for a terminal."""
        return drawing.draw(state, names, seat)


def _unknown_option(name: str) -> str:
    """Tell a house rule that is not played yet from a slip of the pen."""
    if any(option.name == name and not option.official for option in load_catalogue("china").options):
        return f"{name} is a house rule of the catalogue that guanxi does not play yet"
    return f"China has no option {name[:40]!r}; it has players, side and fortifications"


GAME = China()
