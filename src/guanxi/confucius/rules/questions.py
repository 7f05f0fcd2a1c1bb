"""Confucius behind the questions that every game answers: the compiled door to the engine (`core/rules.py`)."""

from librt.vecs import vec
from mypy_extensions import i64

from guanxi.confucius.rules import chance, engine
from guanxi.confucius.rules.clauses import CARDS_IN_ORDER, IDS, SWAP_TOLD_ONCE
from guanxi.confucius.rules.events import ASKED
from guanxi.confucius.rules.house import bits_of
from guanxi.confucius.rules.kinds import DISCARD, KINDS, SPEND, SWAP_OTHER, SWAP_OWN
from guanxi.confucius.rules.limits import from_bytes, view_from_bytes
from guanxi.confucius.rules.phases import end_of_round
from guanxi.confucius.rules.scoring import ending, winner
from guanxi.confucius.rules.state import (
    CHANCE,
    OVER,
    TURN,
    State,
    copy_state,
    state_bytes,
)
from guanxi.confucius.rules.view import View, deal, view, view_bytes, view_fields, view_json, view_numbers
from guanxi.core.events import SPECTATOR, Story
from guanxi.core.rng import Rng
from guanxi.core.rules import NOBODY, Options, Rules


class ConfuciusRules(Rules):
    """Confucius behind the questions that every game answers."""

    def start(self, options: Options) -> State:
        """The table, ready for the first draw."""
        players, advanced, admiral = int(options["players"]), options["advanced"] == "on", options["admiral"] == "on"
        return engine.start(players, advanced, admiral, bits_of(options))

    def players(self, state: State) -> int:
        """How many play."""
        return int(state.players)

    def to_act(self, state: State) -> i64:
        """The seat to act, or CHANCE."""
        return engine.to_act(state)

    def is_over(self, state: State) -> bool:
        """Has the game ended?"""
        return state.room == OVER

    def n_actions(self, state: State) -> i64:
        """The size of the action table."""
        return KINDS.n_actions

    def offer(self, state: State, out: vec[i64]) -> i64:
        """The legal actions."""
        return engine.offer(state, out)

    def step(self, state: State, dealer: Rng, player: Rng, out: vec[i64]) -> i64:
        """Something at random."""
        if state.room == OVER:
            return NOBODY
        if state.room < TURN:
            engine.do(state, chance.chance(state, dealer))
            return CHANCE
        seat = state.seat
        engine.do(state, out[player.below(engine.offer(state, out))])
        return seat

    def why_not(self, state: State, seat: int, action: int) -> str:
        """The clause against an action."""
        return IDS[engine.why_not(state, seat, action)]

    def only_order(self, state: State, seat: int, action: int) -> bool:
        """Would the same card or tile be allowed if it were told earlier or later?"""
        clause = engine.why_not(state, seat, action)
        return clause == CARDS_IN_ORDER or clause == SWAP_TOLD_ONCE

    def told_late(self, state: State, seat: int) -> list[int]:
        """Cards and tiles are all that this can happen to."""
        found: list[int] = []
        for kind in (SPEND, SWAP_OWN, SWAP_OTHER, DISCARD):
            for action in range(int(KINDS.start[kind]), int(KINDS.start[kind + 1])):
                if self.only_order(state, seat, action):
                    found.append(action)
        return found

    def weights(self, state: State) -> list[tuple[int, int]]:
        """Every outcome of chance now, with its weight."""
        weights = [(action, int(chance.weight(state, action))) for action in range(int(KINDS.n_actions))]
        return [(action, weight) for action, weight in weights if weight]

    def chance(self, state: State, rng: Rng) -> i64:
        """An outcome of chance; takes exactly one random number."""
        return chance.chance(state, rng)

    def do(self, state: State, action: i64) -> None:
        """Carry out a legal action."""
        engine.do(state, action)

    def tell(self, state: State, action: int) -> list[tuple[int, ...]]:
        """Carry it out, and tell what happens."""
        story = Story()
        state.story = story
        engine.do(state, action)
        state.story = None
        if state.room != OVER:
            story.tell(ASKED, state.seat, state.room, state.free, 0, 0, 0)
        return story.told

    def copy(self, state: State) -> State:
        """An independent copy."""
        return copy_state(state)

    def to_bytes(self, state: State) -> bytes:
        """Everything in a position."""
        return state_bytes(state)

    def from_bytes(self, options: Options, data: bytes) -> State:
        """The position again; ValueError tells what is wrong with the bytes."""
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
        """The view again; ValueError tells what is wrong with the bytes."""
        return view_from_bytes(self.start(options), data)

    def view_numbers(self, view: View) -> list[int]:
        """A view in small numbers: docs/confucius.md says what each is."""
        return view_numbers(view)

    def view_json(self, view: View) -> bytes:
        """The same as JSON."""
        return view_json(view)

    def view_fields(self, view: View) -> list[tuple[str, int]]:
        """What these numbers are."""
        return view_fields(view)

    def shown(self, view: View) -> State:
        """The position as the view shows it."""
        return view.shown

    def deal(self, view: View, rng: Rng) -> State:
        """A full position that fits a view."""
        return deal(view, rng)

    def totals(self, state: State) -> list[int]:
        """Everybody's total if it ended now."""
        totals = ending.if_it_ended_now(state)
        return [int(totals[seat]) for seat in range(int(state.players))]

    def places(self, state: State) -> list[int]:
        """Everybody's place if it ended now."""
        return winner.places(ending.ended(state))

    def reason(self, state: State) -> str:
        """How it ended."""
        return end_of_round.reason(state) if state.room == OVER else ""

    def turns(self, state: State) -> int:
        """How many rounds have begun."""
        return int(state.round)
