"""Paying with Confucius cards: CF-PAY. Cards are told one at a time, from few coins to many, then `enough`."""

from librt.vecs import vec
from mypy_extensions import i64

from guanxi.confucius.rules.clauses import (
    CARDS_IN_ORDER,
    NO_PRICE_NO_CARDS,
    NOT_COVERED,
    NOT_NOW,
    NOTHING,
    OWN_HAND_ONLY,
    TOO_EXPENSIVE,
)
from guanxi.confucius.rules.components import COINS, N_CARDS
from guanxi.confucius.rules.events import PAYMENT_BEGUN, tell, tell_more
from guanxi.confucius.rules.kinds import ENOUGH, KINDS, SPEND
from guanxi.confucius.rules.state import ALL, DISCARD_PILE, MARCHING, PAYING, ROW, State


def worth(coins: i64, currency: i64) -> i64:
    """A card counts with its coins or with its licences (CF-PAY-01)."""
    return coins if currency == COINS else N_CARDS + 1 - coins


def purse(s: State, currency: i64, lowest: i64) -> i64:
    """What the hand is worth, counting cards of this kind and higher ones."""
    total: i64 = 0
    for kind in range(lowest, i64(N_CARDS)):
        total += i64(s.hand[s.seat * ROW + kind]) * worth(kind + 1, currency)
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
    tell(s, PAYMENT_BEGUN, s.seat, currency, price)


def why_not_now(s: State) -> i64:
    """Where nothing is to be paid no card is spent (CF-PAY-09)."""
    return NO_PRICE_NO_CARDS if s.room <= MARCHING else NOT_NOW


def why_not_told(s: State, coins: i64) -> i64:
    """What is against telling this card next, whatever is paid (CF-PAY-04)."""
    if s.hand[s.seat * ROW + coins - 1] == 0:
        return OWN_HAND_ONLY  # CF-PAY-07
    return CARDS_IN_ORDER if coins - 1 < s.lowest else NOTHING


def why_not_spend(s: State, coins: i64) -> i64:
    """What is against spending one more card of so many coins."""
    if s.room != PAYING:
        return why_not_now(s)
    clause = why_not_told(s, coins)
    if clause == NOTHING and s.paid + purse(s, s.currency, coins - 1) < s.price:
        return CARDS_IN_ORDER  # CF-PAY-02: the lower cards would be missing afterwards, so they come first
    return clause


def why_not_enough(s: State) -> i64:
    """Is the price covered (CF-PAY-02)?"""
    if s.room != PAYING:
        return why_not_now(s)
    return NOT_COVERED if s.paid < s.price else NOTHING


def offer(s: State, out: vec[i64], n: i64) -> i64:
    """Cards that may be spent next, and whether it is enough."""
    first = KINDS.base[SPEND]
    for coins in range(i64(1), i64(N_CARDS + 1)):
        if why_not_spend(s, coins) == NOTHING:
            out[n] = first + coins
            n += 1
    return offer_enough(s, out, n)


def offer_enough(s: State, out: vec[i64], n: i64) -> i64:
    """Is it enough?"""
    if why_not_enough(s) == NOTHING:
        out[n] = KINDS.base[ENOUGH]
        n += 1
    return n


def spend(s: State, coins: i64) -> None:
    """The card goes to the discard pile; nothing comes back (CF-PAY-03)."""
    for column in (coins - 1, i64(ALL)):
        s.hand[s.seat * ROW + column] -= 1
        s.cards[DISCARD_PILE + column] += 1
    amount = worth(coins, s.currency)
    s.paid += amount
    s.spent += 1
    s.lowest = coins - 1
    tell_more(s, SPEND, s.seat, coins, s.currency, amount, 0, 0)
