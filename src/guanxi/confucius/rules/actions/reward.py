"""Emperor's Reward cards: CF-REW."""

from mypy_extensions import i64

from guanxi.confucius.rules.actions import bribe, pay
from guanxi.confucius.rules.clauses import (
    ALL_OR_NOTHING,
    BRIBERY_MINISTRY,
    BRIBERY_NO_TARGET,
    BRIBERY_TARGET,
    FAVOUR_BOX_ONLY,
    MINISTRY_FROZEN,
    NOTHING,
    REWARD_EFFECT,
    SECURED_IS_SAFE,
)
from guanxi.confucius.rules.components import (
    ANY,
    COINS,
    GIFTS,
    REWARD_CASH,
    REWARD_EXTRA,
    REWARD_GIFT,
    REWARD_INSULTED,
    REWARD_RECRUIT,
    SPACES,
)
from guanxi.confucius.rules.kinds import CARD_BRIBERY
from guanxi.confucius.rules.shared.officials import is_resolved, ministry_of, put_marker
from guanxi.confucius.rules.state import (
    AVAILABLE,
    BARRACKS,
    CANDIDATE_TILE,
    COLONY,
    EXTRA_ACTION,
    FAVOUR_ACTION,
    NO_TILE,
    NOBODY,
    REWARD_ALL,
    REWARD_ROW,
    REWARDS_PLAYED,
    TURN,
    UNAVAILABLE,
    State,
)


def why_not_play(s: State, card: i64) -> i64:
    """What is against playing this card on this turn, whatever its effect (CF-REW-04)."""
    if s.free == FAVOUR_ACTION:
        return FAVOUR_BOX_ONLY  # CF-ACT-FAV-05
    if s.free == EXTRA_ACTION:
        return ALL_OR_NOTHING
    return REWARD_EFFECT if s.rewards[s.seat * REWARD_ROW + card] == 0 else NOTHING  # CF-REW-10


def play(s: State, card: i64) -> None:
    """The card leaves the game (CF-REW-06)."""
    for column in (card, i64(REWARD_ALL)):
        s.rewards[s.seat * REWARD_ROW + column] -= 1
        s.rewards[REWARDS_PLAYED + column] += 1


def why_not_bribery(s: State, card: i64, official: i64) -> i64:
    """What is against playing this Bribery card on this official."""
    clause = why_not_play(s, card)
    if clause == NOTHING:
        clause = why_not_there(s, card, ministry_of(official))
    if clause == NOTHING:
        clause = why_not_target(s, official)
    if clause == NOTHING and s.marker[official] != NOBODY:
        clause = pay.why_not_afford(s, COINS, bribe.price(s, official))
    return clause


def why_not_there(s: State, card: i64, ministry: i64) -> i64:
    """The named ministry, or any unresolved one (CF-REW-11, CF-REW-15)."""
    if is_resolved(s, ministry):
        return MINISTRY_FROZEN
    if card == ANY or is_resolved(s, card):
        return NOTHING
    if not _offers_target(s, card):
        return BRIBERY_NO_TARGET
    return BRIBERY_MINISTRY if ministry != card else NOTHING


def _offers_target(s: State, ministry: i64) -> bool:
    for official in range(ministry * SPACES, ministry * SPACES + SPACES):
        if why_not_target(s, official) == NOTHING:
            return True
    return False


def why_not_target(s: State, official: i64) -> i64:
    """An unbribed official or a rival's unsecured one (CF-REW-23)."""
    if s.tile[official] == NO_TILE or s.tile[official] == CANDIDATE_TILE or i64(s.marker[official]) == s.seat:
        return BRIBERY_TARGET
    if s.marker[official] != NOBODY and s.secured[official] > 0:
        return SECURED_IS_SAFE  # CF-OFF-08
    return NOTHING


def bribery(s: State, card: i64, official: i64) -> bool:
    """Free for an unbribed official (CF-REW-12), for its price from a rival (CF-REW-13); is a payment due?"""
    play(s, card)
    if s.marker[official] == NOBODY:
        put_marker(s, official, s.seat, False)
        return False
    pay.begin(s, CARD_BRIBERY + card * 21 + official, COINS, bribe.price(s, official))
    return True


def bribery_paid(s: State, official: i64) -> None:
    """The official changes sides (CF-REW-13)."""
    put_marker(s, official, s.seat, False)


def why_not_gift(s: State, value: i64) -> i64:
    """The Gift card makes an unavailable gift available (CF-REW-16)."""
    clause = why_not_play(s, REWARD_GIFT)
    if clause == NOTHING and s.gift[s.seat * GIFTS + value - 1] != UNAVAILABLE:
        clause = REWARD_EFFECT
    return clause


def gift(s: State, value: i64) -> None:
    """Without payment."""
    play(s, REWARD_GIFT)
    s.gift[s.seat * GIFTS + value - 1] = AVAILABLE


def extra(s: State) -> None:
    """An Actions Box action without cubes follows on the same turn (CF-REW-17)."""
    play(s, REWARD_EXTRA)
    s.free = EXTRA_ACTION
    s.room = TURN


def cash(s: State) -> None:
    """Four cards (CF-REW-19)."""
    play(s, REWARD_CASH)
    s.draws = 4


def why_not_recruit(s: State) -> i64:
    """It needs an army in the supply (CF-REW-20)."""
    clause = why_not_play(s, REWARD_RECRUIT)
    return REWARD_EFFECT if clause == NOTHING and s.own[BARRACKS + s.seat] == 0 else clause


def recruit(s: State) -> None:
    """An army to the colony, without payment."""
    play(s, REWARD_RECRUIT)
    s.own[BARRACKS + s.seat] -= 1
    s.own[COLONY + s.seat] += 1


def why_not_insulted(s: State) -> i64:
    """It needs an army in the colony (CF-REW-21)."""
    clause = why_not_play(s, REWARD_INSULTED)
    return REWARD_EFFECT if clause == NOTHING and s.own[COLONY + s.seat] == 0 else clause


def insulted(s: State) -> None:
    """The card stays on the table with an army on it, and gives two points (CF-REW-21, -22)."""
    for column in (i64(REWARD_INSULTED), i64(REWARD_ALL)):
        s.rewards[s.seat * REWARD_ROW + column] -= 1
    s.own[COLONY + s.seat] -= 1
    s.insulted = s.seat
    s.score[s.seat] += 2
