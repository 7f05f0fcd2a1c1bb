"""The payment with the least waste: CF-PAY-05, and other plain ways to go on. For computer players.

People are offered that payment first.
"""

from typing import Final

from mypy_extensions import i64

from guanxi.confucius.actions import pay, voyage
from guanxi.confucius.clauses import NOTHING
from guanxi.confucius.components import N_CARDS, N_DISTANT
from guanxi.confucius.state import CANCELLING, CHOOSING_LAND, NOBODY, PAYING, ROW, TUTORING_CARDS, State
from guanxi.confucius.table import CANCEL_GIFT, COMMERCIAL, ENOUGH, LAND, SPEND

NO_USUAL_ACTION: Final = -1


def usual(s: State) -> i64:
    """The next action of the usual payment, or NO_USUAL_ACTION where there is a real choice."""
    if s.room != PAYING or s.pending == COMMERCIAL:
        return NO_USUAL_ACTION
    if s.paid >= s.price:
        return ENOUGH
    ones, twos = least_waste(s)
    if ones > 0:
        return SPEND
    return SPEND + 1 if twos > 0 else SPEND + 2


def least_waste(s: State) -> tuple[i64, i64]:
    """How many cards of one and of two coins to spend: least excess, fewest cards, most cards of two coins."""
    hand = s.seat * ROW
    due = s.price - s.paid
    best: i64 = 1_000_000
    best_ones: i64 = 0
    best_twos: i64 = 0
    for ones in range(1 + (i64(s.hand[hand]) if s.lowest == 0 else 0)):
        for twos in range(1 + (i64(s.hand[hand + 1]) if s.lowest <= 1 else 0)):
            for threes in range(1 + i64(s.hand[hand + 2])):
                value = ones * pay.worth(0, s.currency) + twos * pay.worth(1, s.currency)
                value += threes * pay.worth(2, s.currency)
                waste = (value - due) * 10_000 + (ones + twos + threes) * 100 - twos
                if value >= due and waste < best:
                    best = waste
                    best_ones = ones
                    best_twos = twos
    return best_ones, best_twos


def plain(s: State) -> i64:
    """The plainest way to bring to an end what has been begun, or NO_USUAL_ACTION where there is none."""
    if s.room == PAYING:
        return _commercial(s) if s.pending == COMMERCIAL else usual(s)
    if s.room == TUTORING_CARDS:
        return ENOUGH if s.spent > 0 else SPEND + _lowest_card(s)
    if s.room == CHOOSING_LAND:
        return _best_land(s)
    return CANCEL_GIFT if s.room == CANCELLING else NO_USUAL_ACTION


def _commercial(s: State) -> i64:
    """One card with as many coins as possible."""
    if s.spent == 0:
        for kind in (2, 1, 0):
            if s.hand[s.seat * ROW + kind] > 0:
                return SPEND + kind
    return ENOUGH


def _lowest_card(s: State) -> i64:
    for kind in range(i64(N_CARDS)):
        if s.hand[s.seat * ROW + kind] > 0:
            return kind
    return 0


def _best_land(s: State) -> i64:
    """The land to discover that is worth most; otherwise any."""
    best: i64 = NO_USUAL_ACTION
    most: i64 = -1
    for land in range(i64(N_DISTANT)):
        if voyage.why_not_land(s, land) == NOTHING:
            points = i64(s.chit[6 + land]) if s.discoverer[land] == NOBODY else 0
            if points > most:
                most = points
                best = LAND + land
    return best
