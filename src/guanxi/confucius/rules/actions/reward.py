"""Emperor's Reward cards: CF-REW."""

from librt.vecs import vec
from mypy_extensions import i64

from guanxi.confucius.rules.actions import army, bribe, buy_gift, pay
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
from guanxi.confucius.rules.components import ANY, COINS, N_OFFICIALS, REWARD_GIFT, REWARD_INSULTED, SPACES
from guanxi.confucius.rules.house import BRIBERY_CARD_FALLBACK_WHEN_NO_TARGET
from guanxi.confucius.rules.kinds import (
    CARD_BRIBERY,
    CARD_CASH,
    CARD_EXTRA,
    CARD_GIFT,
    CARD_INSULTED,
    CARD_RECRUIT,
    KINDS,
)
from guanxi.confucius.rules.shared.officials import is_resolved, ministry_of, put_marker
from guanxi.confucius.rules.state import (
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
    State,
)


def card_of(kind: i64, one: i64) -> i64:
    """The card that an action plays: a Bribery card by its number, the others in the order of their kinds."""
    return one if kind == CARD_BRIBERY else REWARD_GIFT + kind - CARD_GIFT


def why_not(s: State, kind: i64, one: i64, two: i64) -> i64:
    """What is against playing this card so."""
    clause = why_not_play(s, card_of(kind, one))
    if clause != NOTHING:
        return clause
    if kind == CARD_BRIBERY:
        return why_not_bribery(s, one, two)
    return NOTHING if has_effect(s, kind, one) else REWARD_EFFECT  # CF-REW-10


def why_not_play(s: State, card: i64) -> i64:
    """What is against playing this card on this turn, whatever its effect (CF-REW-04)."""
    if s.free == FAVOUR_ACTION:
        return FAVOUR_BOX_ONLY  # CF-ACT-FAV-05
    if s.free == EXTRA_ACTION:
        return ALL_OR_NOTHING  # CF-TURN-11
    return REWARD_EFFECT if s.rewards[s.seat * REWARD_ROW + card] == 0 else NOTHING  # CF-REW-10


def has_effect(s: State, kind: i64, value: i64) -> bool:
    """An unavailable gift for the Gift card (CF-REW-16), an army to recruit (CF-REW-20) or to offer (CF-REW-21)."""
    if kind == CARD_GIFT:
        return buy_gift.why_not(s, value) == NOTHING
    if kind == CARD_RECRUIT:
        return army.why_not(s) == NOTHING
    return kind != CARD_INSULTED or s.own[COLONY + s.seat] > 0


def why_not_bribery(s: State, card: i64, official: i64) -> i64:
    """What is against this official as the target of this Bribery card."""
    clause = why_not_there(s, card, ministry_of(official))
    return clause if clause != NOTHING else why_not_target(s, official)


def why_not_there(s: State, card: i64, ministry: i64) -> i64:
    """The named ministry, or any unresolved one (CF-REW-11, CF-REW-15)."""
    if is_resolved(s, ministry):
        return MINISTRY_FROZEN
    if card == ANY or is_resolved(s, card):
        return NOTHING
    if not _offers_target(s, card):
        return NOTHING if s.house & BRIBERY_CARD_FALLBACK_WHEN_NO_TARGET else BRIBERY_NO_TARGET  # CF-REW-15, house rule
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


def price(s: State, official: i64) -> i64:
    """Coins for a rival's official (CF-REW-13); an unbribed one is free, 0 (CF-REW-12)."""
    return 0 if s.marker[official] == NOBODY else bribe.price(s, official)


def offer(s: State, out: vec[i64], n: i64) -> i64:
    """Cards in hand, each in every way in which it can be played."""
    if s.rewards[s.seat * REWARD_ROW + REWARD_ALL] == 0:
        return n
    for card in range(i64(ANY + 1)):
        if why_not_play(s, card) == NOTHING:
            n = _offer_bribery(s, out, n, card)
    for action in range(KINDS.start[CARD_GIFT], KINDS.start[CARD_INSULTED + 1]):
        if why_not(s, KINDS.kind_of[action], KINDS.one[action], 0) == NOTHING:
            out[n] = action
            n += 1
    return n


def _offer_bribery(s: State, out: vec[i64], n: i64, card: i64) -> i64:
    for official in range(i64(N_OFFICIALS)):
        if why_not_bribery(s, card, official) == NOTHING:
            if pay.why_not_afford(s, COINS, price(s, official)) == NOTHING:
                out[n] = KINDS.action(CARD_BRIBERY, card, official)
                n += 1
    return n


def play(s: State, card: i64) -> None:
    """The card leaves the game (CF-REW-06); Emperor Insulted stays on the table (CF-REW-22)."""
    for column in (card, i64(REWARD_ALL)):
        s.rewards[s.seat * REWARD_ROW + column] -= 1
        if card != REWARD_INSULTED:
            s.rewards[REWARDS_PLAYED + column] += 1


def do(s: State, kind: i64, one: i64, two: i64) -> bool:
    """What the card does, once it is paid for; is the turn over?"""
    if kind == CARD_EXTRA:
        extra(s)
        return False
    if kind == CARD_BRIBERY:
        put_marker(s, two, s.seat, False)  # CF-REW-12, CF-REW-13
    elif kind == CARD_GIFT:
        buy_gift.do(s, one)  # CF-REW-16: without payment
    elif kind == CARD_CASH:
        s.draws = 4  # CF-REW-19
    elif kind == CARD_RECRUIT:
        army.do(s)  # CF-REW-20: without payment
    else:
        insulted(s)
    return True


def extra(s: State) -> None:
    """An Actions Box action without cubes follows on the same turn (CF-REW-17)."""
    s.free = EXTRA_ACTION
    s.room = TURN


def insulted(s: State) -> None:
    """The card stays on the table with an army on it, and gives two points (CF-REW-21, CF-REW-22)."""
    s.own[COLONY + s.seat] -= 1
    s.insulted = s.seat
    s.score[s.seat] += 2
