"""The Action phase: CF-TURN."""

from librt.vecs import vec
from mypy_extensions import i64

from guanxi.confucius.rules.clauses import (
    ALL_OR_NOTHING,
    CUBES_LEFT,
    NOT_NOW,
    NOT_YOUR_TURN,
    NOTHING,
    OWN_HAND_ONLY,
    PASSED_FOR_GOOD,
)
from guanxi.confucius.rules.kinds import ENOUGH, KINDS, PASS, SPEND
from guanxi.confucius.rules.shared import deck
from guanxi.confucius.rules.state import (
    ACTIONS,
    AS_USUAL,
    EXTRA_ACTION,
    FAVOUR_ACTION,
    MARCHING,
    PAYING,
    TURN,
    UNUSED_CUBES,
    State,
)


def run(s: State) -> bool:
    """The next turn, once everything due from the last has come; none when all have passed (CF-TURN-09)."""
    if deck.settle(s):
        return True
    s.free = AS_USUAL
    s.seat = s.chief if s.cursor == 0 else s.seat  # CF-TURN-01: the seat left of the Chief Minister begins
    s.cursor = 1
    for _ in range(s.players):
        s.seat = (s.seat + 1) % s.players  # CF-SETUP-17
        if not has_passed(s, s.seat):  # CF-TURN-08
            s.room = TURN
            return True
    return False


def has_passed(s: State, seat: i64) -> bool:
    """Has the seat passed in this round?"""
    return (s.passed >> seat) & 1 == 1


def why_not_of_another(s: State, seat: i64, kind: i64) -> i64:
    """What is against a player who is not asked."""
    if seat >= 0 and s.phase == ACTIONS and has_passed(s, seat):
        return PASSED_FOR_GOOD  # CF-TURN-07
    if s.room == PAYING and (kind == SPEND or kind == ENOUGH):
        return OWN_HAND_ONLY  # CF-PAY-07
    return NOT_YOUR_TURN  # CF-TURN-02


def why_not_now(s: State) -> i64:
    """What is against an action of a turn, or a stage of it, while something else is asked (CF-TURN-11)."""
    return ALL_OR_NOTHING if PAYING <= s.room <= MARCHING else NOT_NOW


def why_not_pass(s: State) -> i64:
    """What is against passing."""
    if s.free == EXTRA_ACTION:
        return ALL_OR_NOTHING  # CF-TURN-11: the card is carried out
    if s.free == FAVOUR_ACTION:
        return PASSED_FOR_GOOD  # CF-TURN-07: everybody has
    if s.own[UNUSED_CUBES + s.seat] > 0:
        return CUBES_LEFT  # CF-TURN-03, CF-TURN-04
    return NOTHING


def offer_pass(s: State, out: vec[i64], n: i64) -> i64:
    """Write it down if it is legal."""
    if why_not_pass(s) == NOTHING:
        out[n] = KINDS.base[PASS]
        n += 1
    return n


def do_pass(s: State) -> None:
    """The Action phase is over for this seat (CF-TURN-07)."""
    s.passed |= i64(1) << s.seat
