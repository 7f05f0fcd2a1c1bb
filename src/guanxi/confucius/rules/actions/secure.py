"""Secure an official: CF-ACT-SECURE."""

from mypy_extensions import i64

from guanxi.confucius.rules.actions import bribe, pay
from guanxi.confucius.rules.clauses import MINISTRY_FROZEN, NOTHING, SECURE_TARGET
from guanxi.confucius.rules.components import BOX_BRIBE, COINS
from guanxi.confucius.rules.kinds import SECURE
from guanxi.confucius.rules.shared import spaces
from guanxi.confucius.rules.shared.officials import is_resolved, ministry_of
from guanxi.confucius.rules.state import State


def why_not(s: State, official: i64) -> i64:
    """What is against securing this official."""
    if is_resolved(s, ministry_of(official)):
        return MINISTRY_FROZEN
    if i64(s.marker[official]) != s.seat or s.secured[official] > 0:
        return SECURE_TARGET
    clause = spaces.why_not(s, BOX_BRIBE)
    return clause if clause != NOTHING else pay.why_not_afford(s, COINS, bribe.price(s, official))


def choose(s: State, official: i64) -> None:
    """The tile's price once more; the discount may come from this very official (CF-ACT-SECURE-02)."""
    spaces.use(s, BOX_BRIBE)
    pay.begin(s, SECURE + official, COINS, bribe.price(s, official))


def do(s: State, official: i64) -> None:
    """Stand the marker up (CF-ACT-SECURE-03)."""
    s.secured[official] = 1
