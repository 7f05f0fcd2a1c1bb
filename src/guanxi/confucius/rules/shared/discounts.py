"""Discounts of the ministries: CF-DISC. One official is enough (CF-DISC-04), in whatever state (CF-DISC-07)."""

from mypy_extensions import i64

from guanxi.confucius.rules.components import BINGBU, GONGBU, HUBU
from guanxi.confucius.rules.house import DISCOUNTS_END_ON_RESOLUTION
from guanxi.confucius.rules.shared.officials import influence, is_resolved
from guanxi.confucius.rules.state import State


def grants(s: State, seat: i64, ministry: i64) -> bool:
    """Has the seat an official there, resolved or not (CF-DISC-06)?"""
    if s.house & DISCOUNTS_END_ON_RESOLUTION and is_resolved(s, ministry):  # CF-DISC-06, house rule
        return False
    return influence(s, seat, ministry) > 0


def bingbu(s: State, seat: i64) -> bool:
    """Does the seat recruit at the lower price (CF-DISC-01)?"""
    return grants(s, seat, BINGBU)


def hubu(s: State, seat: i64) -> i64:
    """Coins that the seat pays less for bribing and securing (CF-DISC-03)."""
    return 1 if grants(s, seat, HUBU) else 0


def gongbu(s: State, seat: i64) -> bool:
    """Does the seat buy junks at the lower prices (CF-DISC-02)?"""
    return grants(s, seat, GONGBU)
