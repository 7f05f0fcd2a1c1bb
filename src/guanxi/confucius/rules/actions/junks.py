"""Buy junks: CF-ACT-JUNK."""

from librt.vecs import vec
from mypy_extensions import i64, u8

from guanxi.confucius.rules.actions import pay
from guanxi.confucius.rules.clauses import JUNK_SUPPLY, NOTHING
from guanxi.confucius.rules.components import COINS, JUNK_PRICE, JUNK_PRICE_DISCOUNTED, JUNKS, MOST_JUNKS_BOUGHT
from guanxi.confucius.rules.events import JUNKS_BOUGHT, tell
from guanxi.confucius.rules.kinds import BUY_JUNKS, KINDS
from guanxi.confucius.rules.shared import discounts
from guanxi.confucius.rules.state import OCEAN, SHIPYARD, State


def supply(s: State) -> i64:
    """Junks that are in no shipyard and on no ocean (CF-COMP-14)."""
    left: i64 = JUNKS
    for seat in range(s.players):
        left -= i64(s.own[SHIPYARD + seat]) + i64(s.own[OCEAN + seat])
    return left


def why_not(s: State, quantity: i64) -> i64:
    """What is against buying so many."""
    return JUNK_SUPPLY if supply(s) < quantity else NOTHING  # CF-ACT-JUNK-04


def price(s: State, quantity: i64) -> i64:
    """Coins for one to four junks (CF-ACT-JUNK-02)."""
    return JUNK_PRICE_DISCOUNTED[quantity] if discounts.gongbu(s, s.seat) else JUNK_PRICE[quantity]


def offer(s: State, out: vec[i64], n: i64) -> i64:
    """As many as the supply has, up to four (CF-ACT-JUNK-01)."""
    first = KINDS.base[BUY_JUNKS]
    for quantity in range(i64(1), 1 + min(i64(MOST_JUNKS_BOUGHT), supply(s))):
        if pay.why_not_afford(s, COINS, price(s, quantity)) == NOTHING:
            out[n] = first + quantity
            n += 1
    return n


def do(s: State, quantity: i64) -> None:
    """Into the own shipyard (CF-ACT-JUNK-03)."""
    s.own[SHIPYARD + s.seat] += u8(quantity)
    tell(s, JUNKS_BOUGHT, s.seat, quantity, 0)
