"""Secure an official: CF-ACT-SECURE."""

from librt.vecs import vec
from mypy_extensions import i64

from guanxi.confucius.rules.actions import bribe, pay
from guanxi.confucius.rules.clauses import MINISTRY_FROZEN, NOTHING, SECURE_TARGET
from guanxi.confucius.rules.components import COINS, N_OFFICIALS
from guanxi.confucius.rules.kinds import KINDS, SECURE
from guanxi.confucius.rules.shared.officials import is_resolved, ministry_of, stand_up
from guanxi.confucius.rules.state import State


def why_not(s: State, official: i64) -> i64:
    """What is against securing this official."""
    if is_resolved(s, ministry_of(official)):
        return MINISTRY_FROZEN  # CF-OFF-09
    if i64(s.marker[official]) != s.seat or s.secured[official] > 0:
        return SECURE_TARGET  # CF-ACT-SECURE-01
    return NOTHING


def price(s: State, official: i64) -> i64:
    """The tile's coins once more; the discount may come from this very official (CF-ACT-SECURE-02)."""
    return bribe.price(s, official)


def offer(s: State, out: vec[i64], n: i64) -> i64:
    """Own officials that do not stand yet."""
    first = KINDS.base[SECURE]
    for official in range(i64(N_OFFICIALS)):
        if why_not(s, official) == NOTHING:
            if pay.why_not_afford(s, COINS, price(s, official)) == NOTHING:
                out[n] = first + official
                n += 1
    return n


def do(s: State, official: i64) -> None:
    """Stand the marker up (CF-ACT-SECURE-03)."""
    stand_up(s, official)
