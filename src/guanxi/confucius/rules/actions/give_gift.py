"""Give a gift: CF-ACT-GIVE."""

from mypy_extensions import i64, u8

from guanxi.confucius.rules.clauses import GIVE_AVAILABLE, GIVE_LOWER, GIVE_SELF
from guanxi.confucius.rules.components import BOX_GIVE, GIFTS
from guanxi.confucius.rules.shared import gifts, spaces
from guanxi.confucius.rules.state import ACTIVE, State


def why_not(s: State, value: i64, recipient: i64) -> i64:
    """What is against giving this gift to this player."""
    if recipient == s.seat:
        return GIVE_SELF
    if recipient >= s.players or not gifts.is_available(s, s.seat, value):
        return GIVE_AVAILABLE
    if value < gifts.value_from(s, recipient, s.seat):
        return GIVE_LOWER  # CF-GIFT-OBL-01
    return spaces.why_not(s, BOX_GIVE)


def do(s: State, value: i64, recipient: i64) -> None:
    """Active from now on: it replaces the own older one (-03) and cancels a cheaper one received (CF-GIFT-OBL-03)."""
    spaces.use(s, BOX_GIVE)
    gifts.cancel(s, s.seat, recipient)
    s.gift[s.seat * GIFTS + value - 1] = u8(ACTIVE + recipient)
    if gifts.value_from(s, recipient, s.seat) < value:
        gifts.cancel(s, recipient, s.seat)
