"""Exchange a card: CN-EXCH."""

from mypy_extensions import i64

from guanxi.china.rules.clauses import EXCHANGE_ONE_IN_HAND, NOTHING, PLACE_OR_EXCHANGE
from guanxi.china.rules.phases import refill
from guanxi.china.rules.state import PLACING, ROW, State


def why_not(s: State, colour: i64) -> i64:
    """What is against exchanging a card of this colour."""
    if s.exchanged:
        return EXCHANGE_ONE_IN_HAND  # CN-EXCH-01: exactly one
    if s.room != PLACING or s.pieces > 0:
        return PLACE_OR_EXCHANGE  # CN-TURN-02
    if s.hand[s.seat * ROW + colour] == 0:
        return EXCHANGE_ONE_IN_HAND  # CN-EXCH-01
    return NOTHING


def do(s: State, colour: i64) -> None:
    """Discard it first, then draw one (CN-EXCH-03)."""
    s.exchanged = True
    refill.discard(s, colour, 1)
    refill.refill_hand(s)
