"""Commercial Income: CF-ACT-COM."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from guanxi.confucius.rules.actions import pay
from guanxi.confucius.rules.clauses import COMMERCIAL_FOUR, COMMERCIAL_ONCE, NEEDLESS_CARD, NOTHING
from guanxi.confucius.rules.components import BOX_COMMERCIAL, COINS, MOST_COMMERCIAL_COINS, N_BOXES, N_CARDS
from guanxi.confucius.rules.events import COMMERCIAL_PAID, tell
from guanxi.confucius.rules.house import COMMERCIAL_INCOME_CAPPED_OVERPAY, TIGHT_PAYMENT
from guanxi.confucius.rules.kinds import COMMERCIAL, KINDS, SPEND
from guanxi.confucius.rules.state import State

PRICE: Final = 0  # no card need be spent, so it is never too expensive (CF-ACT-COM-05)


def why_not(s: State) -> i64:
    """What is against it: it is taken once in a round (CF-ACT-COM-01)."""
    return COMMERCIAL_ONCE if s.uses[s.seat * N_BOXES + BOX_COMMERCIAL] > 0 else NOTHING


def offer(s: State, out: vec[i64], n: i64) -> i64:
    """Write it down if it is legal."""
    if why_not(s) == NOTHING:
        out[n] = KINDS.base[COMMERCIAL]
        n += 1
    return n


def is_being_paid(s: State) -> bool:
    """Are cards being spent for it?"""
    return KINDS.kind_of[s.pending] == COMMERCIAL


def why_not_spend(s: State, coins: i64) -> i64:
    """What is against one more card: up to four coins are spent (CF-ACT-COM-02, CF-ACT-COM-04)."""
    clause = pay.why_not_told(s, coins)
    if clause != NOTHING:
        return clause
    if s.house & COMMERCIAL_INCOME_CAPPED_OVERPAY:  # CF-ACT-COM-04, house rule
        return _why_not_overpay(s, coins)
    return COMMERCIAL_FOUR if s.paid + pay.worth(coins, COINS) > MOST_COMMERCIAL_COINS else NOTHING


def _why_not_overpay(s: State, coins: i64) -> i64:
    """Any cards may be spent; where payments are tight, none that four coins do not need."""
    least = coins if s.spent == 0 else s.chosen
    needless = s.paid + coins - least >= MOST_COMMERCIAL_COINS
    return NEEDLESS_CARD if s.house & TIGHT_PAYMENT and needless else NOTHING  # CF-PAY-04, house rule


def offer_cards(s: State, out: vec[i64], n: i64) -> i64:
    """Cards that may be spent next; it is always enough (CF-ACT-COM-05)."""
    for coins in range(i64(1), i64(N_CARDS + 1)):
        if why_not_spend(s, coins) == NOTHING:
            out[n] = KINDS.action(SPEND, coins, 0)
            n += 1
    return pay.offer_enough(s, out, n)


def do(s: State) -> None:
    """One card more than coins spent (CF-ACT-COM-03), of which four count at most (CF-ACT-COM-02)."""
    s.draws = min(s.paid, i64(MOST_COMMERCIAL_COINS)) + 1
    tell(s, COMMERCIAL_PAID, s.seat, s.paid, s.draws)
