"""Buy a gift: CF-ACT-BUY."""

from librt.vecs import vec
from mypy_extensions import i64

from guanxi.confucius.rules.actions import pay
from guanxi.confucius.rules.clauses import BUY_UNAVAILABLE, NOTHING
from guanxi.confucius.rules.components import COINS, GIFTS
from guanxi.confucius.rules.kinds import BUY_GIFT, KINDS
from guanxi.confucius.rules.shared import gifts
from guanxi.confucius.rules.state import State


def why_not(s: State, value: i64) -> i64:
    """What is against buying the own gift of this value."""
    return NOTHING if gifts.is_unavailable(s, s.seat, value) else BUY_UNAVAILABLE  # CF-ACT-BUY-01


def price(value: i64) -> i64:
    """As many coins as the gift is worth (CF-COMP-04, CF-ACT-BUY-02)."""
    return value


def offer(s: State, out: vec[i64], n: i64) -> i64:
    """Gifts that have not been bought."""
    first = KINDS.base[BUY_GIFT]
    for value in range(i64(1), i64(GIFTS + 1)):
        if why_not(s, value) == NOTHING and pay.why_not_afford(s, COINS, price(value)) == NOTHING:
            out[n] = first + value
            n += 1
    return n


def do(s: State, value: i64) -> None:
    """The gift becomes available (CF-ACT-BUY-03)."""
    gifts.turn_up(s, s.seat, value)
