"""The few questions that everybody asks of Confucius: who acts, what is legal, why not, what happens."""

from librt.vecs import vec
from mypy_extensions import i64

from guanxi.confucius.rules import chance, course, setup, turn
from guanxi.confucius.rules.actions import commercial, pay, petition, voyage
from guanxi.confucius.rules.clauses import GAME_OVER, IDS, NOT_NOW, NOT_YOUR_TURN, NOTHING
from guanxi.confucius.rules.events import ASKED
from guanxi.confucius.rules.kinds import (
    APPOINT,
    ARRIVE,
    CANCEL_GIFT,
    DISCARD,
    ENOUGH,
    KEEP_GIFT,
    KINDS,
    LEND,
    PASS,
    PLACE_CANDIDATE,
    REPLACE_MARKER,
    SPEND,
    TUTOR,
)
from guanxi.confucius.rules.limits import from_bytes, view_from_bytes
from guanxi.confucius.rules.phases import actions, chief_minister, end_of_round, examination, resolution
from guanxi.confucius.rules.scoring import ending, winner
from guanxi.confucius.rules.state import (
    APPOINTING,
    CANCELLING,
    CHANCE,
    CHOOSING_LAND,
    DISCARDING,
    LENDING,
    MARCHING,
    OVER,
    PAYING,
    PLACING_CANDIDATE,
    TURN,
    TUTORING,
    TUTORING_CARDS,
    State,
    copy_state,
    state_bytes,
)
from guanxi.confucius.rules.view import View, deal, view, view_bytes, view_fields, view_numbers
from guanxi.core.events import Story
from guanxi.core.kinds import ANYWHERE
from guanxi.core.rng import Rng
from guanxi.core.rules import NOBODY, Options, Rules


def start(players: i64, advanced: bool, admiral: bool) -> State:
    """The table, ready for the first draw."""
    s = setup.set_up(players, advanced, admiral)
    course.proceed(s)
    return s


def to_act(s: State) -> i64:
    """The seat that acts now, or CHANCE."""
    return CHANCE if s.room < TURN else s.seat


def why_not(s: State, seat: i64, action: i64) -> i64:
    """What is against this action of this seat now: a clause of `clauses.py`, or NOTHING."""
    kind = KINDS.kind_of[action]
    if s.room == OVER:
        return GAME_OVER  # CF-END-10
    if seat != to_act(s):
        return actions.why_not_of_another(s, seat, kind)
    if seat == CHANCE:
        return NOTHING if chance.weight(s, action) > 0 else NOT_YOUR_TURN
    if KINDS.room[kind] == s.room or KINDS.room[kind] == ANYWHERE:
        return _why_not_here(s, kind, action)
    return _why_not_now(s, kind)


def _why_not_here(s: State, kind: i64, action: i64) -> i64:
    """What is against it in the room where it is asked."""
    one, two = KINDS.one[action], KINDS.two[action]
    if s.room == TURN and KINDS.room[kind] == TURN:
        return turn.why_not(s, action)
    if kind == SPEND:
        return _why_not_card(s, one)
    if kind == ENOUGH:
        return examination.why_not_enough(s) if examination.is_tutoring(s) else pay.why_not_enough(s)
    if kind == ARRIVE:
        return voyage.why_not_arrive(s, one)
    if kind <= REPLACE_MARKER:
        return petition.why_not_target(s, kind, one, two)
    if kind == TUTOR:
        return examination.why_not_tutor(s, one)
    if kind == PLACE_CANDIDATE:
        return examination.why_not_place(s, one)
    if kind == LEND:
        return resolution.why_not_lend(s, one)
    if kind == APPOINT:
        return chief_minister.why_not(s, one)
    return end_of_round.why_not_discard(s, one) if kind == DISCARD else NOTHING


def _why_not_card(s: State, coins: i64) -> i64:
    if examination.is_tutoring(s):
        return examination.why_not_card(s, coins)
    if s.room == PAYING and commercial.is_being_paid(s):
        return commercial.why_not_spend(s, coins)
    return pay.why_not_spend(s, coins)


def _why_not_now(s: State, kind: i64) -> i64:
    """What is against it while something else is asked."""
    if KINDS.room[kind] < TURN:
        return NOT_YOUR_TURN  # CF-TURN-02: chance decides it
    if kind == PASS and examination.why_not_pass(s) != NOTHING:
        return examination.why_not_pass(s)
    if kind == TUTOR:
        return examination.why_not_tutor_now(s)
    if kind == DISCARD:
        return end_of_round.why_not_now()
    return actions.why_not_now(s) if kind <= REPLACE_MARKER and kind != ARRIVE else NOT_NOW  # CF-SEQ-01


def offer(s: State, out: vec[i64]) -> i64:
    """Write the legal actions of whoever acts into `out`; return how many there are."""
    if s.room == TURN:
        return turn.offer(s, out)
    if s.room == PAYING:
        return commercial.offer_cards(s, out, 0) if commercial.is_being_paid(s) else pay.offer(s, out, 0)
    if s.room == TUTORING_CARDS:
        return examination.offer_cards(s, out, 0)
    if s.room < TURN:
        return chance.offer(s, out, 0)
    if s.room == CHOOSING_LAND:
        return voyage.offer_lands(s, out, 0)
    if s.room <= MARCHING:
        return petition.offer_targets(s, out, 0)
    if s.room == TUTORING:
        return examination.offer_students(s, out, 0)
    if s.room == CANCELLING:
        return examination.offer_cancelling(out, 0)
    if s.room == PLACING_CANDIDATE:
        return examination.offer_places(s, out, 0)
    if s.room == LENDING:
        return resolution.offer(s, out, 0)
    if s.room == APPOINTING:
        return chief_minister.offer(s, out, 0)
    return end_of_round.offer(s, out, 0) if s.room == DISCARDING else 0


def do(s: State, action: i64) -> None:
    """Carry out a legal action; the caller has made sure that it is one."""
    if _leaves_room(s, action):
        course.proceed(s)


def _leaves_room(s: State, action: i64) -> bool:
    """Carry it out; does the flow go on?"""
    kind, one, two = KINDS.kind_of[action], KINDS.one[action], KINDS.two[action]
    if kind == SPEND:
        if s.room == PAYING:
            pay.spend(s, one)
        else:
            examination.card(s, one)
        return False
    if kind < SPEND:
        return turn.choose(s, action, kind, one, two)
    if kind == ENOUGH:
        return turn.enough(s) if s.room == PAYING else examination.enough(s)
    if kind == ARRIVE:
        voyage.arrive(s, one)
    elif kind <= REPLACE_MARKER:
        return petition.do_target(s, kind, one, two)
    elif kind > DISCARD:
        chance.do(s, kind, one)
    else:
        return _do_court(s, kind, one)
    return True


def _do_court(s: State, kind: i64, one: i64) -> bool:
    if kind == TUTOR:
        examination.tutor(s, one)
        return False
    if kind == CANCEL_GIFT or kind == KEEP_GIFT:
        examination.cancel(s, kind)
    elif kind == PLACE_CANDIDATE:
        examination.place(s, one)
    elif kind == LEND:
        resolution.lend(s, one)
    elif kind == APPOINT:
        chief_minister.appoint(s, one)
    else:
        end_of_round.discard(s, one)
    return True


class ConfuciusRules(Rules):
    """Confucius behind the questions that every game answers."""

    def start(self, options: Options) -> State:
        """The table, ready for the first draw."""
        return start(int(options["players"]), options["advanced"] == "on", options["admiral"] == "on")

    def players(self, state: State) -> int:
        """How many play."""
        return int(state.players)

    def to_act(self, state: State) -> i64:
        """The seat to act, or CHANCE."""
        return to_act(state)

    def is_over(self, state: State) -> bool:
        """Has the game ended?"""
        return state.room == OVER

    def acting(self, state: State) -> i64:
        """The same, or NOBODY when the game is over."""
        if state.room == OVER:
            return NOBODY
        return CHANCE if state.room < TURN else state.seat

    def n_actions(self, state: State) -> i64:
        """The size of the action table."""
        return KINDS.n_actions

    def offer(self, state: State, out: vec[i64]) -> i64:
        """The legal actions."""
        return offer(state, out)

    def why_not(self, state: State, seat: int, action: int) -> str:
        """The clause against an action."""
        return IDS[why_not(state, seat, action)]

    def weights(self, state: State) -> list[tuple[int, int]]:
        """Every outcome of chance now, with its weight."""
        weights = [(action, int(chance.weight(state, action))) for action in range(int(KINDS.n_actions))]
        return [(action, weight) for action, weight in weights if weight]

    def chance(self, state: State, rng: Rng) -> i64:
        """An outcome of chance; takes exactly one random number."""
        return chance.chance(state, rng)

    def do(self, state: State, action: i64) -> None:
        """Carry out a legal action."""
        do(state, action)

    def tell(self, state: State, action: int) -> list[tuple[int, ...]]:
        """Carry it out, and tell what happens."""
        story = Story()
        state.story = story
        do(state, action)
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

    def view_bytes(self, view: View) -> bytes:
        """Everything in a view."""
        return view_bytes(view)

    def view_from_bytes(self, options: Options, data: bytes) -> View:
        """The view again; ValueError tells what is wrong with the bytes."""
        return view_from_bytes(self.start(options), data)

    def view_numbers(self, view: View) -> list[int]:
        """A view in small numbers: docs/confucius.md says what each is."""
        return view_numbers(view)

    def view_fields(self, view: View) -> list[tuple[str, int]]:
        """What these numbers are."""
        return view_fields(view)

    def table_of(self, view: View) -> State:
        """The position as the view shows it."""
        return view.table

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
