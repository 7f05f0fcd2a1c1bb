"""Give a gift: CF-ACT-GIVE."""

from librt.vecs import vec
from mypy_extensions import i64, u8

from guanxi.confucius.rules.clauses import GIVE_AVAILABLE, GIVE_HIGHER, GIVE_LOWER, GIVE_SELF, NOTHING
from guanxi.confucius.rules.components import GIFTS
from guanxi.confucius.rules.events import GIFT_CANCELLED, GIFT_REPLACED
from guanxi.confucius.rules.house import REPLACEMENT_GIFT_MUST_BE_HIGHER
from guanxi.confucius.rules.kinds import GIVE_GIFT, KINDS
from guanxi.confucius.rules.shared import gifts
from guanxi.confucius.rules.state import ACTIVE, State


def why_not(s: State, value: i64, to: i64) -> i64:
    """What is against giving this gift to this player."""
    if to == s.seat:
        return GIVE_SELF  # CF-ACT-GIVE-06
    if to >= s.players or not gifts.is_available(s, s.seat, value):
        return GIVE_AVAILABLE  # CF-ACT-GIVE-01
    if value < gifts.value_from(s, to, s.seat):
        return GIVE_LOWER  # CF-ACT-GIVE-05, CF-GIFT-OBL-01
    if s.house & REPLACEMENT_GIFT_MUST_BE_HIGHER and value < gifts.value_from(s, s.seat, to):
        return GIVE_HIGHER  # CF-ACT-GIVE-04, house rule
    return NOTHING


def offer(s: State, out: vec[i64], n: i64) -> i64:
    """Every gift that is available, to everybody to whom it may go."""
    for value in range(i64(1), i64(GIFTS + 1)):
        if gifts.is_available(s, s.seat, value):
            for to in range(s.players):
                if why_not(s, value, to) == NOTHING:
                    out[n] = KINDS.action(GIVE_GIFT, value, to)
                    n += 1
    return n


def do(s: State, value: i64, to: i64) -> None:
    """Active from now on: it replaces the own older one (CF-ACT-GIVE-03), cancels a cheaper one (CF-GIFT-OBL-03)."""
    gifts.cancel(s, s.seat, to, GIFT_REPLACED)  # CF-GIFT-CAN-06
    s.gift[s.seat * GIFTS + value - 1] = u8(ACTIVE + to)  # CF-ACT-GIVE-02
    if gifts.value_from(s, to, s.seat) < value:  # an equal one stays: CF-GIFT-OBL-02
        gifts.cancel(s, to, s.seat, GIFT_CANCELLED)  # CF-GIFT-CAN-01
