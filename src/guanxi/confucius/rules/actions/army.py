"""Recruit an army: CF-ACT-ARMY."""

from mypy_extensions import i64

from guanxi.confucius.rules.actions import pay
from guanxi.confucius.rules.clauses import NO_ARMY_LEFT, NOTHING
from guanxi.confucius.rules.components import ARMY_PRICE, ARMY_PRICE_DISCOUNTED, BOX_ARMY, LICENCES
from guanxi.confucius.rules.kinds import RECRUIT
from guanxi.confucius.rules.shared import discounts, spaces
from guanxi.confucius.rules.state import BARRACKS, COLONY, State


def price(s: State) -> i64:
    """Licences (CF-ACT-ARMY-01)."""
    return ARMY_PRICE_DISCOUNTED if discounts.bingbu(s, s.seat) else ARMY_PRICE


def why_not(s: State) -> i64:
    """What is against recruiting."""
    if s.own[BARRACKS + s.seat] == 0:
        return NO_ARMY_LEFT  # CF-ACT-ARMY-03
    clause = spaces.why_not(s, BOX_ARMY)
    return clause if clause != NOTHING else pay.why_not_afford(s, LICENCES, price(s))


def choose(s: State) -> None:
    """Place the cubes and ask for the licences."""
    spaces.use(s, BOX_ARMY)
    pay.begin(s, RECRUIT, LICENCES, price(s))


def do(s: State) -> None:
    """One army to the colony (CF-ACT-ARMY-02)."""
    s.own[BARRACKS + s.seat] -= 1
    s.own[COLONY + s.seat] += 1
