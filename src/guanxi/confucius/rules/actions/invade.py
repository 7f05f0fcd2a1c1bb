"""Invade a foreign land: CF-ACT-INVADE."""

from librt.vecs import vec
from mypy_extensions import i64, u8

from guanxi.confucius.rules.actions import pay
from guanxi.confucius.rules.clauses import INVADE_ARMY, INVADE_TAKEN, INVADE_TARGET, NOTHING
from guanxi.confucius.rules.components import BOXES, COINS, LAND_PRICE, LAND_SPACES
from guanxi.confucius.rules.events import ARMY_INVADED, box_of, tell
from guanxi.confucius.rules.kinds import INVADE, KINDS
from guanxi.confucius.rules.phases.invasions import is_resolved
from guanxi.confucius.rules.state import COLONY, NO_BOX, NOBODY, State


def why_not(s: State, place: i64) -> i64:
    """What is against sending an army to this box of a land."""
    if s.own[COLONY + s.seat] == 0:
        return INVADE_ARMY  # CF-ACT-INVADE-01
    if s.box[place] == NO_BOX or is_resolved(s, place // BOXES):
        return INVADE_TARGET  # CF-ACT-INVADE-02
    return INVADE_TAKEN if s.box[place] != NOBODY else NOTHING  # CF-ACT-INVADE-05


def price(s: State, place: i64) -> i64:
    """The coins printed on the land, the same for each box (CF-ACT-INVADE-03)."""
    return LAND_PRICE[i64(s.land[place // BOXES])]


def offer(s: State, out: vec[i64], n: i64) -> i64:
    """Empty boxes, if an army is there to be sent."""
    if s.own[COLONY + s.seat] == 0:
        return n
    for place in range(i64(LAND_SPACES * BOXES)):
        if why_not(s, place) == NOTHING and pay.why_not_afford(s, COINS, price(s, place)) == NOTHING:
            out[n] = KINDS.action(INVADE, place, 0)
            n += 1
    return n


def do(s: State, place: i64) -> None:
    """One army from the colony into the box (CF-ACT-INVADE-04)."""
    s.own[COLONY + s.seat] -= 1
    s.box[place] = u8(s.seat)
    tell(s, ARMY_INVADED, s.seat, box_of(s, place), 0)
