"""Recruit an army: CF-ACT-ARMY."""

from librt.vecs import vec
from mypy_extensions import i64

from guanxi.confucius.rules.actions import pay
from guanxi.confucius.rules.clauses import NO_ARMY_LEFT, NOTHING
from guanxi.confucius.rules.components import ARMY_PRICE, ARMY_PRICE_DISCOUNTED, LICENCES
from guanxi.confucius.rules.events import ARMY_RECRUITED, tell
from guanxi.confucius.rules.kinds import KINDS, RECRUIT
from guanxi.confucius.rules.shared import discounts
from guanxi.confucius.rules.state import BARRACKS, COLONY, State


def why_not(s: State) -> i64:
    """What is against recruiting."""
    return NO_ARMY_LEFT if s.own[BARRACKS + s.seat] == 0 else NOTHING  # CF-ACT-ARMY-03


def price(s: State) -> i64:
    """Licences (CF-ACT-ARMY-01)."""
    return ARMY_PRICE_DISCOUNTED if discounts.bingbu(s, s.seat) else ARMY_PRICE


def offer(s: State, out: vec[i64], n: i64) -> i64:
    """Write it down if it is legal."""
    if why_not(s) == NOTHING and pay.why_not_afford(s, LICENCES, price(s)) == NOTHING:
        out[n] = KINDS.action(RECRUIT, 0, 0)
        n += 1
    return n


def do(s: State) -> None:
    """One army to the colony (CF-ACT-ARMY-02)."""
    s.own[BARRACKS + s.seat] -= 1
    s.own[COLONY + s.seat] += 1
    tell(s, ARMY_RECRUITED, s.seat, 0, 0)
