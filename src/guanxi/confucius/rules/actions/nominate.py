"""Nominate a student: CF-ACT-NOM."""

from mypy_extensions import i64, u8

from guanxi.confucius.rules.actions import pay
from guanxi.confucius.rules.clauses import NOMINATE_EMPTY, NOMINATE_FULL, NOMINATE_ONE, NOMINATE_ROUND_1, NOTHING
from guanxi.confucius.rules.components import BOX_NOMINATE, COINS, NOMINATE_PRICE
from guanxi.confucius.rules.kinds import NOMINATE
from guanxi.confucius.rules.shared import spaces
from guanxi.confucius.rules.state import NOBODY, State


def why_not(s: State, space: i64) -> i64:
    """What is against nominating a student for this space."""
    if s.round == 1:
        return NOMINATE_ROUND_1
    if s.student[0] != NOBODY and s.student[1] != NOBODY:
        return NOMINATE_FULL
    if i64(s.student[0]) == s.seat or i64(s.student[1]) == s.seat:
        return NOMINATE_ONE
    if s.student[space] != NOBODY:
        return NOMINATE_EMPTY
    clause = spaces.why_not(s, BOX_NOMINATE)
    return clause if clause != NOTHING else pay.why_not_afford(s, COINS, NOMINATE_PRICE)


def choose(s: State, space: i64) -> None:
    """Two coins (CF-ACT-NOM-04)."""
    spaces.use(s, BOX_NOMINATE)
    pay.begin(s, NOMINATE + space, COINS, NOMINATE_PRICE)


def do(s: State, space: i64) -> None:
    """A marker on the space of choice (CF-ACT-NOM-05)."""
    s.student[space] = u8(s.seat)
