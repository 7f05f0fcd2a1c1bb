"""What nearly everybody does: the payment with the least waste (CF-PAY-05), and tutoring the own student.

For computer players; people are offered the payment first.
"""

from typing import Final

from mypy_extensions import i64

from guanxi.confucius.rules.actions import commercial, pay
from guanxi.confucius.rules.clauses import NOTHING
from guanxi.confucius.rules.kinds import ENOUGH, KINDS, SPEND, TUTOR
from guanxi.confucius.rules.phases.examination import why_not_tutor
from guanxi.confucius.rules.state import PAYING, ROW, TUTORING, State

NO_USUAL_ACTION: Final = -1


def usual(s: State) -> i64:
    """The own student, the next action of the usual payment, or NO_USUAL_ACTION where there is a real choice."""
    if s.room == TUTORING:
        return own_student(s)
    if s.room != PAYING or commercial.is_being_paid(s):
        return NO_USUAL_ACTION
    if s.paid >= s.price:
        return KINDS.action(ENOUGH, 0, 0)
    ones, twos = least_waste(s)
    coins: i64 = 1 if ones > 0 else 2 if twos > 0 else 3
    return KINDS.action(SPEND, coins, 0)


def own_student(s: State) -> i64:
    """Whoever may tutor the own student loses nothing by it: the other one's owner has given no gift to be rid of."""
    for student in range(i64(2)):
        if i64(s.student[student]) == s.seat and why_not_tutor(s, student) == NOTHING:
            return KINDS.action(TUTOR, student, 0)
    return NO_USUAL_ACTION


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
                value = ones * pay.worth(1, s.currency) + twos * pay.worth(2, s.currency)
                value += threes * pay.worth(3, s.currency)
                waste = (value - due) * 10_000 + (ones + twos + threes) * 100 - twos
                if value >= due and waste < best:
                    best = waste
                    best_ones = ones
                    best_twos = twos
    return best_ones, best_twos
