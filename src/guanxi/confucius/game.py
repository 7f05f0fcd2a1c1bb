"""Confucius behind the questions that every game answers (`core/game.py`)."""

from collections.abc import Mapping, Sequence
from typing import Any

from guanxi.confucius.doors import notation, obligations, positions, refusals, standing, words
from guanxi.confucius.doors.arranging import whole
from guanxi.confucius.doors.terminal import drawing
from guanxi.confucius.minds import appraisal, usual
from guanxi.confucius.minds.world import ConfuciusDealer, ConfuciusWorld
from guanxi.confucius.rules import engine, playout
from guanxi.confucius.rules.clauses import IDS
from guanxi.confucius.rules.components import MAX_PLAYERS, MIN_PLAYERS
from guanxi.confucius.rules.kinds import N_ACTIONS
from guanxi.confucius.rules.scoring import ending, final
from guanxi.confucius.rules.state import OVER, State, copy_state, state_bytes
from guanxi.confucius.rules.view import View, deal, view, view_bytes
from guanxi.core.catalogue import load_catalogue
from guanxi.core.errors import InputError
from guanxi.core.game import Item, Options, Refusal, Result
from guanxi.core.rng import Rng
from guanxi.core.world import Dealer, World

OPTIONS = {"advanced": "advanced_game", "admiral": "admiral_variant"}  # and their names in the catalogue


class Confucius:
    """The game of Confucius."""

    name = "confucius"
    title = "Confucius"
    rules_version = 1
    player_counts = range(MIN_PLAYERS, MAX_PLAYERS + 1)
    appraised = appraisal.ITEMS
    order_clause = "CF-PAY-04"
    variants: Mapping[str, Options] = {
        "3 players": {"players": "3"},
        "5 players": {"players": "5"},
        "4 players, advanced": {"advanced": "on"},
    }

    def options(self, given: Mapping[str, str]) -> Options:
        """`players`, `advanced` and `admiral`."""
        for name in given:
            if name not in ("players", *OPTIONS):
                raise InputError(_unknown_option(name))
        players = given.get("players", "4")
        if players not in [str(number) for number in range(MIN_PLAYERS, MAX_PLAYERS + 1)]:
            limits = f"{MIN_PLAYERS} to {MAX_PLAYERS}"
            raise InputError(f"Confucius is for {limits} players, not {players[:20]} (CF-COMP-01)")
        chosen = {"players": players}
        for name in OPTIONS:
            chosen[name] = given.get(name, "off")
            if chosen[name] not in ("off", "on"):
                raise InputError(f"{name} is on or off, not {chosen[name][:20]!r} (CF-VAR-01, CF-VAR-03)")
        return chosen

    def start(self, options: Options) -> State:
        """The table, ready for the first draw."""
        return engine.start(int(options["players"]), options["advanced"] == "on", options["admiral"] == "on")

    def players(self, state: State) -> int:
        """How many play."""
        return int(state.players)

    def player_of(self, state: State, seat: int) -> int:
        """Everybody keeps the seat they sit down on (CF-SETUP-17)."""
        return seat

    def to_act(self, state: State) -> int:
        """The seat to act, or CHANCE."""
        return int(engine.to_act(state))

    def is_over(self, state: State) -> bool:
        """Has the game ended?"""
        return state.room == OVER

    def n_actions(self, state: State) -> int:
        """The size of the action table."""
        return N_ACTIONS

    def legal(self, state: State) -> list[int]:
        """The legal actions, in the order of the table."""
        return engine.legal_actions(state)

    def why_not(self, state: State, seat: int, action: int) -> str:
        """The clause against an action."""
        return IDS[engine.why_not(state, seat, action)]

    def refusal(self, state: State, seat: int, action: int, names: Sequence[str]) -> Refusal | None:
        """The clause and a sentence."""
        return refusals.refusal(state, seat, action, names)

    def usual(self, state: State) -> int | None:
        """The payment with the least waste."""
        action = int(usual.usual(state))
        return None if action == usual.NO_USUAL_ACTION else action

    def weights(self, state: State) -> list[tuple[int, int]]:
        """Every outcome of chance now, with its weight."""
        weights = [(action, int(engine.weight(state, action))) for action in range(N_ACTIONS)]
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
        """Everything in a position."""
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
        return ConfuciusDealer(view)

    def world(self, state: State) -> World:
        """The position for inner loops."""
        return ConfuciusWorld(copy_state(state))

    def totals(self, state: State) -> list[int]:
        """Everybody's total if it ended now."""
        totals = ending.if_it_ended_now(state)
        return [int(totals[seat]) for seat in range(int(state.players))]

    def items(self, state: State) -> list[list[Item]]:
        """The same by source."""
        return standing.items(state)

    def result(self, state: State) -> Result:
        """How it ended, totals and places; of a running game, as if it ended now."""
        ended = ending.ended(state)
        reason = standing.reason(state) if state.room == OVER else ""
        return Result(reason, tuple(self.totals(state)), tuple(final.places(ended)))

    def turns(self, state: State) -> int:
        """How many rounds have begun."""
        return int(state.round)

    def random_game(self, options: Options, seed: str) -> tuple[State, int]:
        """A whole game at random."""
        return playout.random_game(*self._numbers(options), seed)

    def random_game_actions(self, options: Options, seed: str) -> list[tuple[int, int]]:
        """The same game as seats and actions."""
        return playout.random_game_actions(*self._numbers(options), seed)

    def _numbers(self, options: Options) -> tuple[int, bool, bool]:
        return int(options["players"]), options["advanced"] == "on", options["admiral"] == "on"

    def playout(self, options: Options, seed: str) -> int:
        """A random game on fast chance: the number of moves."""
        return int(playout.play_out(self.start(options), Rng(seed)))

    def copies(self, state: State, number: int) -> None:
        """Copy a position so many times."""
        playout.copies(state, number)

    def perft(self, state: State, depth: int) -> int:
        """How many sequences of so many actions there are."""
        return int(playout.perft(state, depth))

    def notation(self, state: State, action: int) -> str:
        """The action in words that can be typed."""
        return notation.notation(state, action)

    def parse(self, state: State, text: str) -> list[int]:
        """The actions that a line stands for."""
        return notation.parse(state, text)

    def sentence(self, state: State, seat: int, action: int, names: Sequence[str], viewer: int | None = None) -> str:
        """The action as the log tells it, to everybody or to one seat."""
        return words.sentence(state, seat, action, names, viewer)

    def obligations(self, state: State, names: Sequence[str]) -> list[dict[str, Any]]:
        """The active gifts, with all that they forbid and force now."""
        return obligations.web(state, names)

    def position(self, state: State, names: Sequence[str], seat: int | None = None) -> dict[str, Any]:
        """The position in words, whole or as a seat sees it."""
        if seat is None:
            return positions.position(state, names, None)
        return positions.position(view(state, seat).table, names, seat)

    def from_position(self, options: Options, names: Sequence[str], given: Mapping[str, Any], rng: Rng) -> State:
        """The position that a scenario describes."""
        return whole.arrange(options, names, given, rng)

    def draw(self, state: State, names: Sequence[str], seat: int | None = None) -> str:
        """The position for a terminal."""
        return drawing.draw(state, names, seat)


def _unknown_option(name: str) -> str:
    """Tell a house rule that is not played yet from a slip of the pen."""
    if any(option.name == name and not option.official for option in load_catalogue("confucius").options):
        return f"{name} is a house rule of the catalogue that guanxi does not play yet"
    return f"Confucius has no option {name[:40]!r}; it has players, advanced and admiral"


GAME = Confucius()
