"""Nominate a student: CF-ACT-NOM."""

from librt.vecs import vec
from mypy_extensions import i64, u8

from guanxi.confucius.rules.actions import pay
from guanxi.confucius.rules.clauses import NOMINATE_EMPTY, NOMINATE_FULL, NOMINATE_ONE, NOMINATE_ROUND_1, NOTHING
from guanxi.confucius.rules.components import COINS, NOMINATE_PRICE
from guanxi.confucius.rules.events import STUDENT_PLACED, tell
from guanxi.confucius.rules.house import FIRST_STUDENT_TAKES_RED
from guanxi.confucius.rules.kinds import KINDS, NOMINATE
from guanxi.confucius.rules.state import NOBODY, State


def why_not(s: State, space: i64) -> i64:
    """What is against nominating a student for this space."""
    if s.round == 1:
        return NOMINATE_ROUND_1  # CF-ACT-NOM-01
    if s.student[0] != NOBODY and s.student[1] != NOBODY:
        return NOMINATE_FULL  # CF-ACT-NOM-02
    if i64(s.student[0]) == s.seat or i64(s.student[1]) == s.seat:
        return NOMINATE_ONE  # CF-ACT-NOM-03
    if s.house & FIRST_STUDENT_TAKES_RED and space != 0 and s.student[0] == NOBODY:
        return NOMINATE_EMPTY  # CF-ACT-NOM-05, house rule
    return NOMINATE_EMPTY if s.student[space] != NOBODY else NOTHING  # CF-ACT-NOM-05


def price() -> i64:
    """Two coins (CF-ACT-NOM-04)."""
    return NOMINATE_PRICE


def offer(s: State, out: vec[i64], n: i64) -> i64:
    """The red space and the other."""
    for space in range(i64(2)):
        if why_not(s, space) == NOTHING and pay.why_not_afford(s, COINS, price()) == NOTHING:
            out[n] = KINDS.action(NOMINATE, space, 0)
            n += 1
    return n


def do(s: State, space: i64) -> None:
    """A marker on the space of choice (CF-ACT-NOM-05)."""
    s.student[space] = u8(s.seat)
    tell(s, STUDENT_PLACED, space, s.seat, 0)
