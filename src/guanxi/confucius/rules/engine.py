"""The few questions that everybody asks of Confucius: who acts, what is legal, why not, what happens."""

from librt.vecs import vec
from mypy_extensions import i64

from guanxi.confucius.rules import chance, course, setup, turn
from guanxi.confucius.rules.actions import commercial, pay, petition, voyage
from guanxi.confucius.rules.clauses import GAME_OVER, NOT_NOW, NOT_YOUR_TURN, NOTHING
from guanxi.confucius.rules.kinds import (
    APPOINT,
    ARRIVE,
    CANCEL_GIFT,
    DEAL_CHIEF,
    DEAL_CHIT,
    DECLINE_CANDIDATE,
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
from guanxi.confucius.rules.phases import actions, chief_minister, end_of_round, examination, resolution
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
)
from guanxi.core.kinds import ANYWHERE


def start(players: i64, advanced: bool, admiral: bool, house: i64 = 0) -> State:
    """The table, ready for the first draw."""
    s = setup.set_up(players, advanced, admiral, house)
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
    if kind == DECLINE_CANDIDATE:
        return examination.why_not_decline(s)
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
    elif DEAL_CHIT <= kind <= DEAL_CHIEF:
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
    elif kind == DECLINE_CANDIDATE:
        examination.decline(s)
    elif kind == LEND:
        resolution.lend(s, one)
    elif kind == APPOINT:
        chief_minister.appoint(s, one)
    else:
        end_of_round.discard(s, one)
    return True
