"""Paying with Confucius cards: CF-PAY. Cards are told one at a time, from few coins to many, then `enough`."""

from mypy_extensions import i64

from guanxi.confucius.rules.clauses import (
    CARDS_IN_ORDER,
    COMMERCIAL_FOUR,
    NOT_COVERED,
    NOTHING,
    OWN_HAND_ONLY,
    TOO_EXPENSIVE,
)
from guanxi.confucius.rules.components import COINS, MOST_COMMERCIAL_COINS, N_CARDS
from guanxi.confucius.rules.kinds import COMMERCIAL
from guanxi.confucius.rules.state import ALL, DISCARD_PILE, PAYING, ROW, State


def worth(kind: i64, currency: i64) -> i64:
    """A card counts with its coins or with its licences (CF-PAY-01)."""
    return kind + 1 if currency == COINS else 3 - kind


def purse(s: State, currency: i64, lowest: i64) -> i64:
    """What the hand is worth, counting cards of this kind and higher ones."""
    total: i64 = 0
    for kind in range(lowest, i64(N_CARDS)):
        total += i64(s.hand[s.seat * ROW + kind]) * worth(kind, currency)
    return total


def why_not_afford(s: State, currency: i64, price: i64) -> i64:
    """Can the hand cover the price (CF-PAY-08)?"""
    cards = i64(s.hand[s.seat * ROW + ALL])
    if cards * 3 < price:
        return TOO_EXPENSIVE  # no card is worth more than three
    return TOO_EXPENSIVE if purse(s, currency, 0) < price else NOTHING


def begin(s: State, action: i64, currency: i64, price: i64) -> None:
    """Ask for the payment; the action is carried out when it is covered (CF-PAY-06)."""
    s.pending = action
    s.currency = currency
    s.price = price
    s.paid = 0
    s.spent = 0
    s.lowest = 0
    s.room = PAYING


def why_not_spend(s: State, kind: i64) -> i64:
    """What is against spending one more card of this kind."""
    if s.hand[s.seat * ROW + kind] == 0:
        return OWN_HAND_ONLY  # CF-PAY-07
    if kind < s.lowest:
        return CARDS_IN_ORDER
    if s.pending == COMMERCIAL:
        over = s.paid + worth(kind, COINS) > MOST_COMMERCIAL_COINS
        return COMMERCIAL_FOUR if over else NOTHING  # CF-ACT-COM-04
    if s.paid + purse(s, s.currency, kind) < s.price:
        return NOT_COVERED  # the lower cards would be missing afterwards
    return NOTHING


def spend(s: State, kind: i64) -> None:
    """The card goes to the discard pile; nothing comes back (CF-PAY-03)."""
    for column in (kind, i64(ALL)):
        s.hand[s.seat * ROW + column] -= 1
        s.cards[DISCARD_PILE + column] += 1
    s.paid += worth(kind, s.currency)
    s.spent += 1
    s.lowest = kind


def why_not_enough(s: State) -> i64:
    """Is the price covered (CF-PAY-02)?"""
    return NOT_COVERED if s.paid < s.price else NOTHING
