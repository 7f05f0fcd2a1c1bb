"""Invade a foreign land: CF-ACT-INVADE."""

from mypy_extensions import i64, u8

from guanxi.confucius.rules.actions import pay
from guanxi.confucius.rules.clauses import INVADE_ARMY, INVADE_TAKEN, INVADE_TARGET, NOTHING
from guanxi.confucius.rules.components import BOX_ARMY, BOXES, COINS, LAND_PRICE
from guanxi.confucius.rules.kinds import INVADE
from guanxi.confucius.rules.phases.invasions import is_resolved
from guanxi.confucius.rules.shared import spaces
from guanxi.confucius.rules.state import COLONY, NO_BOX, NOBODY, State


def why_not(s: State, place: i64) -> i64:
    """What is against sending an army to this box of a land."""
    if s.own[COLONY + s.seat] == 0:
        return INVADE_ARMY
    if s.box[place] == NO_BOX or is_resolved(s, place // BOXES):
        return INVADE_TARGET
    if s.box[place] != NOBODY:
        return INVADE_TAKEN
    clause = spaces.why_not(s, BOX_ARMY)
    return clause if clause != NOTHING else pay.why_not_afford(s, COINS, price(s, place))


def price(s: State, place: i64) -> i64:
    """The price printed on the land, the same for each box (CF-ACT-INVADE-03)."""
    return LAND_PRICE[i64(s.land[place // BOXES])]


def choose(s: State, place: i64) -> None:
    """Place the cubes and ask for the coins."""
    spaces.use(s, BOX_ARMY)
    pay.begin(s, INVADE + place, COINS, price(s, place))


def do(s: State, place: i64) -> None:
    """One army from the colony into the box (CF-ACT-INVADE-04)."""
    s.own[COLONY + s.seat] -= 1
    s.box[place] = u8(s.seat)
