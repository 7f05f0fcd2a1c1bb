"""Buy junks: CF-ACT-JUNK."""

from mypy_extensions import i64, u8

from guanxi.confucius.rules.actions import pay
from guanxi.confucius.rules.clauses import JUNK_SUPPLY, NOTHING
from guanxi.confucius.rules.components import BOX_JUNKS, COINS, JUNK_PRICE, JUNK_PRICE_DISCOUNTED
from guanxi.confucius.rules.components import JUNKS as ALL_JUNKS
from guanxi.confucius.rules.kinds import JUNKS
from guanxi.confucius.rules.shared import discounts, spaces
from guanxi.confucius.rules.state import OCEAN, SHIPYARD, State


def supply(s: State) -> i64:
    """Junks that are in no shipyard and on no ocean (CF-COMP-14)."""
    left: i64 = ALL_JUNKS
    for seat in range(s.players):
        left -= i64(s.own[SHIPYARD + seat]) + i64(s.own[OCEAN + seat])
    return left


def price(s: State, quantity: i64) -> i64:
    """Coins for one to four junks (CF-ACT-JUNK-02)."""
    return JUNK_PRICE_DISCOUNTED[quantity] if discounts.gongbu(s, s.seat) else JUNK_PRICE[quantity]


def why_not(s: State, quantity: i64) -> i64:
    """What is against buying so many."""
    if supply(s) < quantity:
        return JUNK_SUPPLY
    clause = spaces.why_not(s, BOX_JUNKS)
    return clause if clause != NOTHING else pay.why_not_afford(s, COINS, price(s, quantity))


def choose(s: State, quantity: i64) -> None:
    """Place the cubes and ask for the coins."""
    spaces.use(s, BOX_JUNKS)
    pay.begin(s, JUNKS + quantity - 1, COINS, price(s, quantity))


def do(s: State, quantity: i64) -> None:
    """Into the own shipyard (CF-ACT-JUNK-03)."""
    s.own[SHIPYARD + s.seat] += u8(quantity)
