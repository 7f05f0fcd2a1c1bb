"""Bribe an official: CF-ACT-BRIBE."""

from mypy_extensions import i64

from guanxi.confucius.rules.actions import pay
from guanxi.confucius.rules.clauses import BRIBE_BLOCKED, BRIBE_TAKEN, BRIBE_TARGET, MINISTRY_FROZEN, NOTHING
from guanxi.confucius.rules.components import BOX_BRIBE, COINS
from guanxi.confucius.rules.kinds import BRIBE
from guanxi.confucius.rules.shared import discounts, obligations, spaces
from guanxi.confucius.rules.shared.officials import is_resolved, ministry_of, put_marker
from guanxi.confucius.rules.state import NO_TILE, NOBODY, State


def why_not(s: State, official: i64) -> i64:
    """What is against bribing this official."""
    ministry = ministry_of(official)
    if is_resolved(s, ministry):
        return MINISTRY_FROZEN
    clause = why_not_on(s, official)
    if clause == NOTHING:
        clause = why_not_in(s, ministry)
    if clause == NOTHING:
        clause = spaces.why_not(s, BOX_BRIBE)
    return clause if clause != NOTHING else pay.why_not_afford(s, COINS, price(s, official))


def why_not_in(s: State, ministry: i64) -> i64:
    """What is against bribing anybody in this ministry."""
    if is_resolved(s, ministry):
        return MINISTRY_FROZEN  # CF-OFF-09
    return BRIBE_BLOCKED if obligations.bribe_blocked(s, s.seat, ministry) else NOTHING  # CF-ACT-BRIBE-05


def why_not_on(s: State, official: i64) -> i64:
    """What is against bribing just this official."""
    if s.tile[official] == NO_TILE:
        return BRIBE_TARGET  # CF-ACT-BRIBE-01
    return BRIBE_TAKEN if s.marker[official] != NOBODY else NOTHING  # CF-ACT-BRIBE-04


def price(s: State, official: i64) -> i64:
    """The coins on the tile, less the Hubu discount (CF-ACT-BRIBE-02)."""
    return i64(s.tile[official]) - discounts.hubu(s, s.seat)


def choose(s: State, official: i64) -> None:
    """Place the cubes and ask for the coins."""
    cost = price(s, official)
    spaces.use(s, BOX_BRIBE)
    pay.begin(s, BRIBE + official, COINS, cost)


def do(s: State, official: i64) -> None:
    """A lying marker (CF-ACT-BRIBE-03)."""
    put_marker(s, official, s.seat, False)
