"""Who is going to pass the examination, as far as a world shows it: for computer players. No rule is here."""

import math
from typing import Final

from mypy_extensions import i64

from guanxi.confucius.rules.phases.examination import backed, coins_beside
from guanxi.confucius.rules.shared.obligations import students_to_back
from guanxi.confucius.rules.state import ALL, EXAMINATION, NOBODY, ROW, TUTORING_CARDS, State

# What is expected of those who are still to tutor, in coins; and how many coins make a lead likely to last.
OWNERS: Final = 3.0
BOUND: Final = 1.5
LIKELY: Final = 2.0


def is_contested(s: State) -> bool:
    """Are two students of different players being examined?"""
    one, two = s.student[0], s.student[1]
    return s.phase == EXAMINATION and one != NOBODY and two != NOBODY and one != two


def favour_of_red(s: State) -> float:
    """From 1, the student on the red space passes, to -1, the other one does."""
    if s.winner != NOBODY:
        return 1.0 if s.winner == i64(s.student[0]) else -1.0
    lead = float(coins_beside(s, 0) - coins_beside(s, 1)) + 0.5  # the red space wins a tie
    for step in range(s.step, s.players):
        lead += _to_come(s, (s.chief + step) % s.players)
    return 2.0 / (1.0 + math.exp(-lead / LIKELY)) - 1.0


def _to_come(s: State, seat: i64) -> float:
    """The coins that a seat may still lay beside the student on the red space, or, below nought, beside the other."""
    if s.hand[seat * ROW + ALL] == 0:
        return 0.0
    may = students_to_back(s, seat)
    if seat == s.seat and s.room == TUTORING_CARDS:
        may = i64(1) << backed(s)
    for student in range(i64(2)):
        side = 1.0 if student == 0 else -1.0
        if (may >> student) & 1 == 1 and i64(s.student[student]) == seat:
            return side * OWNERS
        if may == i64(1) << student:
            return side * BOUND
    return 0.0
