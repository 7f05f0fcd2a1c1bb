"""Discounts of the ministries: CF-DISC. One official is enough (CF-DISC-04), in whatever state (CF-DISC-07)."""

from mypy_extensions import i64

from guanxi.confucius.rules.components import BINGBU, GONGBU, HUBU
from guanxi.confucius.rules.house import DISCOUNTS_END_ON_RESOLUTION
from guanxi.confucius.rules.shared.officials import influence, is_resolved
from guanxi.confucius.rules.state import State


def bingbu(s: State, seat: i64) -> bool:
    """Does the seat recruit at the lower price (CF-DISC-01)?"""
    return influence(s, seat, BINGBU) > 0 and not _has_ended(s, BINGBU)


def hubu(s: State, seat: i64) -> i64:
    """Coins that the seat pays less for bribing and securing (CF-DISC-03)."""
    return 1 if influence(s, seat, HUBU) > 0 and not _has_ended(s, HUBU) else 0


def gongbu(s: State, seat: i64) -> bool:
    """Does the seat buy junks at the lower prices (CF-DISC-02)?"""
    return influence(s, seat, GONGBU) > 0 and not _has_ended(s, GONGBU)


def _has_ended(s: State, ministry: i64) -> bool:
    """No ministry ends its discount when it is resolved (CF-DISC-06)."""
    return s.house & DISCOUNTS_END_ON_RESOLUTION != 0 and is_resolved(s, ministry)  # CF-DISC-06, house rule
