"""China behind the questions that every game answers: the compiled door to the engine (`core/rules.py`)."""

from librt.vecs import vec
from mypy_extensions import i64

from guanxi.china.rules import engine, setup
from guanxi.china.rules.board import board_of
from guanxi.china.rules.clauses import IDS, TOLD_IN_ORDER
from guanxi.china.rules.events import ASKED
from guanxi.china.rules.house import house_of
from guanxi.china.rules.limits import from_bytes, view_from_bytes
from guanxi.china.rules.rooms import OVER, PLACING
from guanxi.china.rules.scoring import final, winner
from guanxi.china.rules.state import CHANCE, State, copy_state, state_bytes
from guanxi.china.rules.telling import tell
from guanxi.china.rules.view import View, deal, fields, json, numbers, view, view_bytes
from guanxi.core.events import SPECTATOR, Story
from guanxi.core.rng import Rng
from guanxi.core.rules import NOBODY, Options, Rules


class ChinaRules(Rules):
    """China behind the questions that every game answers."""

    def start(self, options: Options) -> State:
        """The table before the first player is drawn."""
        board = board_of(options)
        return setup.set_up(board, int(options["players"]), options["fortifications"] == "on", house_of(options))

    def players(self, state: State) -> int:
        """How many play."""
        return int(state.players)

    def player_of(self, state: State, seat: int) -> int:
        """Seats are counted from the first player, in the order in which the players sit (CN-TURN-01)."""
        return int(state.first + seat) % int(state.players)

    def to_act(self, state: State) -> i64:
        """The seat to act, or CHANCE."""
        return engine.to_act(state)

    def is_over(self, state: State) -> bool:
        """Has the game ended?"""
        return state.room == OVER

    def n_actions(self, state: State) -> i64:
        """The size of the action table."""
        return state.board.kinds.n_actions

    def offer(self, state: State, out: vec[i64]) -> i64:
        """The legal actions."""
        return engine.offer(state, out)

    def step(self, state: State, dealer: Rng, player: Rng, out: vec[i64]) -> i64:
        """Something at random."""
        if state.room == OVER:
            return NOBODY
        if state.room < PLACING:
            engine.do(state, engine.chance(state, dealer))
            return CHANCE
        seat = state.seat
        engine.do(state, out[player.below(engine.offer(state, out))])
        return seat

    def why_not(self, state: State, seat: int, action: int) -> str:
        """The clause against an action."""
        return IDS[engine.why_not(state, seat, action)]

    def only_order(self, state: State, seat: int, action: int) -> bool:
        """Would the same piece be allowed if it were told before the other one?"""
        return engine.why_not(state, seat, action) == TOLD_IN_ORDER

    def told_late(self, state: State, seat: int) -> list[int]:
        """It can happen to a second piece only."""
        return super().told_late(state, seat) if state.pieces > 0 else []

    def weights(self, state: State) -> list[tuple[int, int]]:
        """Every outcome of chance now, with its weight."""
        weights = [(action, int(engine.weight(state, action))) for action in range(int(state.board.kinds.n_actions))]
        return [(action, weight) for action, weight in weights if weight]

    def chance(self, state: State, rng: Rng) -> i64:
        """An outcome of chance; takes exactly one random number."""
        return engine.chance(state, rng)

    def do(self, state: State, action: i64) -> None:
        """Carry out a legal action."""
        engine.do(state, action)

    def tell(self, state: State, action: int) -> list[tuple[int, ...]]:
        """Carry it out, and tell what happens."""
        state.story = Story()
        engine.do(state, action)
        if state.room != OVER:
            tell(state, ASKED, engine.to_act(state), state.room, 0)
        told = state.story.told
        state.story = None
        return told

    def copy(self, state: State) -> State:
        """An independent copy."""
        return copy_state(state)

    def to_bytes(self, state: State) -> bytes:
        """Everything in a position but its board."""
        return state_bytes(state)

    def from_bytes(self, options: Options, data: bytes) -> State:
        """The position again."""
        return from_bytes(self.start(options), data)

    def view(self, state: State, seat: int) -> View:
        """What a seat may know."""
        return view(state, seat)

    def open_view(self, state: State) -> View:
        """Everything, to nobody's seat."""
        return View(copy_state(state), SPECTATOR)

    def view_bytes(self, view: View) -> bytes:
        """Everything in a view."""
        return view_bytes(view)

    def view_from_bytes(self, options: Options, data: bytes) -> View:
        """The view again."""
        return view_from_bytes(self.start(options), data)

    def view_numbers(self, view: View) -> list[int]:
        """A view in small numbers."""
        return numbers(view)

    def view_json(self, view: View) -> bytes:
        """The same as JSON."""
        return json(view)

    def view_fields(self, view: View) -> list[tuple[str, int]]:
        """What these numbers are."""
        return fields(view)

    def shown(self, view: View) -> State:
        """The position as the view shows it."""
        return view.shown

    def deal(self, view: View, rng: Rng) -> State:
        """A full position that fits a view."""
        return deal(view, rng)

    def totals(self, state: State) -> list[int]:
        """Everybody's total if it ended now."""
        totals = final.if_it_ended_now(state)
        return [int(totals[seat]) for seat in range(int(state.players))]

    def places(self, state: State) -> list[int]:
        """Everybody's place."""
        return winner.places(state)

    def reason(self, state: State) -> str:
        """How it ended."""
        return engine.reason(state)

    def turns(self, state: State) -> int:
        """How many turns have begun."""
        return int(state.turns)
