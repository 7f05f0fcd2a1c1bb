"""Bribe an official: CF-ACT-BRIBE."""

from librt.vecs import vec
from mypy_extensions import i64

from guanxi.confucius.rules.actions import pay
from guanxi.confucius.rules.clauses import BRIBE_BLOCKED, BRIBE_TAKEN, BRIBE_TARGET, MINISTRY_FROZEN, NOTHING
from guanxi.confucius.rules.components import COINS, N_MINISTRIES, SPACES
from guanxi.confucius.rules.kinds import BRIBE, KINDS
from guanxi.confucius.rules.shared import discounts, obligations
from guanxi.confucius.rules.shared.officials import is_resolved, ministry_of, put_marker
from guanxi.confucius.rules.state import NO_TILE, NOBODY, State


def why_not(s: State, official: i64) -> i64:
    """What is against bribing this official."""
    ministry = ministry_of(official)
    if is_resolved(s, ministry):
        return MINISTRY_FROZEN  # CF-OFF-09
    clause = why_not_on(s, official)
    return clause if clause != NOTHING else why_not_in(s, ministry)


def why_not_on(s: State, official: i64) -> i64:
    """What is against bribing just this official."""
    if s.tile[official] == NO_TILE:
        return BRIBE_TARGET  # CF-ACT-BRIBE-01
    return BRIBE_TAKEN if s.marker[official] != NOBODY else NOTHING  # CF-ACT-BRIBE-04


def why_not_in(s: State, ministry: i64) -> i64:
    """What is against bribing anybody in this ministry."""
    return BRIBE_BLOCKED if obligations.bribe_blocked(s, s.seat, ministry) else NOTHING  # CF-ACT-BRIBE-05


def price(s: State, official: i64) -> i64:
    """Coins: those on the tile, less the Hubu discount (CF-ACT-BRIBE-02)."""
    return i64(s.tile[official]) - discounts.hubu(s, s.seat)


def offer(s: State, out: vec[i64], n: i64) -> i64:
    """Ministry by ministry: what holds for all its officials is asked once."""
    coins = pay.purse(s, COINS, 0)
    first = KINDS.base[BRIBE]
    for ministry in range(i64(N_MINISTRIES)):
        if not is_resolved(s, ministry) and why_not_in(s, ministry) == NOTHING:
            for official in range(ministry * SPACES, ministry * SPACES + SPACES):
                if why_not_on(s, official) == NOTHING:
                    if price(s, official) <= coins:
                        out[n] = first + official
                        n += 1
    return n


def do(s: State, official: i64) -> None:
    """A lying marker (CF-ACT-BRIBE-03)."""
    put_marker(s, official, s.seat, False)
