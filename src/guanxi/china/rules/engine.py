"""The few questions that everybody asks of China: who acts, what is legal, why not, what happens."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from guanxi.china.rules import course, setup
from guanxi.china.rules.actions import emissary, exchange, fortification, leave_out, palace, pay, place
from guanxi.china.rules.clauses import BOARD_DEAD, FIRST_PLAYER_NAMED, GAME_OVER, NOT_YOUR_TURN, NOTHING
from guanxi.china.rules.components import N_PROVINCES
from guanxi.china.rules.house import CHOSEN_FIRST, COVERED_AT_ONCE, FORT_AND_PALACE
from guanxi.china.rules.kinds import (
    DEAL,
    DRAW,
    EXCHANGE,
    LEAVE_OUT,
    PASS,
    PAY,
    PLACE_EMISSARY,
    PLACE_FORTIFICATION,
    PLACE_PALACE,
    SEAT_FIRST,
    TAKE,
)
from guanxi.china.rules.phases import end, refill, turn
from guanxi.china.rules.rooms import CUTTING, DEALING, DRAWING, DRAWING_BLIND, NAMING, OVER, PLACING, SEATING
from guanxi.china.rules.shared.fortifying import fortified_space, is_fortifying
from guanxi.china.rules.state import CHANCE, LAST_TURN, State
from guanxi.core.rng import Rng

REASONS: Final = ("", "last turn", "dead board", "dead hands")  # by `State.ended`
FORT_HOUSE: Final = FORT_AND_PALACE | COVERED_AT_ONCE


def reason(s: State) -> str:
    """How it ended, or nothing."""
    return REASONS[s.ended] if s.room == OVER else ""


def to_act(s: State) -> i64:
    """The seat that acts now, or CHANCE; of a game that is over, nobody's."""
    return CHANCE if s.room < PLACING else s.seat


def why_not(s: State, seat: i64, action: i64) -> i64:
    """What is against this action of this seat now: a clause of `clauses.py`, or NOTHING."""
    if s.room == OVER:
        return _over(s)
    if seat != to_act(s):
        return NOT_YOUR_TURN
    if seat == CHANCE:
        return NOTHING if weight(s, action) > 0 else NOT_YOUR_TURN
    kind, one = s.board.kinds.kind_of[action], s.board.kinds.one[action]
    if s.room > OVER or kind == LEAVE_OUT or (kind == SEAT_FIRST and s.house & CHOSEN_FIRST):
        return _why_not_by_house(s, kind, one)
    return _why_not(s, kind, one)


def _over(s: State) -> i64:
    """Why nothing is played any more."""
    return GAME_OVER if s.ended == LAST_TURN else BOARD_DEAD


def _why_not_by_house(s: State, kind: i64, one: i64) -> i64:
    """The answer where a house rule asks for something, or would have to."""
    if kind == SEAT_FIRST:
        return setup.why_not_name(s, one)
    if kind == LEAVE_OUT:
        return leave_out.why_not(s, one)
    return FIRST_PLAYER_NAMED if s.room == NAMING else _over(s)


def _why_not(s: State, kind: i64, one: i64) -> i64:
    """The answer of the room of a kind."""
    if kind == PLACE_FORTIFICATION:
        return fortification.why_not(s, one)
    if kind == PLACE_PALACE:
        return palace.why_not(s, one)
    if kind == PLACE_EMISSARY:
        return emissary.why_not(s, one)
    if kind == EXCHANGE:
        return exchange.why_not(s, one)
    if kind == PAY:
        return pay.why_not(s, one)
    if kind == TAKE:
        return refill.why_not_take(s, one)
    if kind == DRAW:
        return refill.why_not_draw(s)
    if kind == PASS:
        return turn.why_not_pass(s)
    return NOT_YOUR_TURN  # what chance does


def do(s: State, action: i64) -> None:
    """Carry out a legal action; the caller has made sure that it is one."""
    if _ends_step(s, s.board.kinds.kind_of[action], s.board.kinds.one[action]):
        course.proceed(s)


def _ends_step(s: State, kind: i64, one: i64) -> bool:
    """Let the room of a kind do it; does the turn go on by itself then?"""
    if kind == DEAL:
        return _dealt(s, one)
    if kind == PLACE_PALACE:
        palace.do(s, one)
    elif kind == PLACE_EMISSARY:
        emissary.do(s, one)
    elif kind == PLACE_FORTIFICATION:
        fortification.do(s, one)
    elif kind == DRAW:
        return refill.draw(s)
    elif kind == SEAT_FIRST:
        setup.seat_first(s, one)
    elif kind == LEAVE_OUT:
        leave_out.do(s, one)
        end.go_on_cutting(s)
    else:
        if kind == PAY:
            pay.do(s, one)
        elif kind == TAKE:
            refill.take(s, one)
        else:
            exchange.do(s, one)
        return True
    return False


def _dealt(s: State, colour: i64) -> bool:
    """A card of the pile goes where it was wanted."""
    if s.room == DEALING:
        return setup.deal(s, colour)
    if s.room == DRAWING_BLIND:
        refill.drawn(s, colour)
    else:
        refill.turned_up(s, colour)
    return True


def weight(s: State, action: i64) -> i64:
    """How likely an outcome of chance is, against the sum of all weights."""
    kind, one = s.board.kinds.kind_of[action], s.board.kinds.one[action]
    if s.room == SEATING:
        return 1 if kind == SEAT_FIRST and one < s.players else 0
    return refill.weight(s, one) if s.room < PLACING and kind == DEAL else 0


def chance(s: State, rng: Rng) -> i64:
    """An outcome of chance, drawn by weight."""
    if s.room == SEATING:
        return s.board.kinds.action(SEAT_FIRST, rng.below(s.players), 0)
    return s.board.kinds.action(DEAL, refill.chance(s, rng), 0)


def offer(s: State, out: vec[i64]) -> i64:
    """Write the legal actions of whoever acts into `out`; return how many there are."""
    if s.room == PLACING:
        return _offer_placing(s, out)
    if s.room == DRAWING:
        return refill.offer(s, out, 0)
    if s.room == NAMING:
        return setup.offer_names(s, out)
    if s.room == CUTTING:
        return leave_out.offer(s, out)
    n: i64 = 0
    if s.room != OVER:
        for outcome in range(s.board.kinds.start[DEAL], s.board.kinds.start[LEAVE_OUT]):
            if weight(s, outcome) > 0:
                out[n] = outcome
                n += 1
    return n


def _offer_placing(s: State, out: vec[i64]) -> i64:
    """Pieces, payments and exchanges; a second piece goes where the first is (CN-PLACE-01)."""
    n: i64 = 0
    affordable = pay.affordable(s)
    if s.house & FORT_HOUSE and is_fortifying(s):
        return _offer_after_fortification(s, affordable, out)
    if s.pieces > 0:
        return pay.offer(s, out, _offer_pieces(s, s.target, affordable, out, n))
    for province in range(i64(N_PROVINCES)):
        n = _offer_pieces(s, province, affordable, out, n)
    return exchange.offer(s, out, n)


def _offer_after_fortification(s: State, affordable: i64, out: vec[i64]) -> i64:
    """By house rule the palace on it may be, or must be, the one thing that follows (CN-FORT-06, CN-FORT-08)."""
    n: i64 = 0
    if s.house & COVERED_AT_ONCE == 0:
        n = pay.offer(s, out, n)
        if not s.opened:
            return _offer_pieces(s, s.target, affordable, out, n)
    space = fortified_space(s)
    if palace.why_not(s, space) == NOTHING:
        out[n] = s.board.kinds.base[PLACE_PALACE] + space
        n += 1
    return n


def _offer_pieces(s: State, province: i64, affordable: i64, out: vec[i64], n: i64) -> i64:
    """What may go to a province. What concerns it as a whole is asked once for all pieces and spaces."""
    if (affordable >> s.board.colour_of[province]) & 1 == 0 or place.why_not_there(s, province) != NOTHING:
        return n
    if s.fortifications:
        n = fortification.offer(s, province, out, n)
    n = palace.offer(s, province, out, n)
    return emissary.offer(s, province, out, n)
