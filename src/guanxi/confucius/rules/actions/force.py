"""Force an Imperial Examination: CF-ACT-FORCE."""

from librt.vecs import vec
from mypy_extensions import i64

from guanxi.confucius.rules.actions import pay
from guanxi.confucius.rules.clauses import FORCE_ROUND_1, FORCE_STUDENT, NOTHING
from guanxi.confucius.rules.components import COINS, FORCE_PRICE
from guanxi.confucius.rules.events import EXAM_FORCED, tell
from guanxi.confucius.rules.house import FORCE_REQUIRES_STUDENT
from guanxi.confucius.rules.kinds import FORCE, KINDS
from guanxi.confucius.rules.state import NOBODY, State


def why_not(s: State) -> i64:
    """What is against forcing one (CF-ACT-FORCE-01). No student is needed (CF-ACT-FORCE-04)."""
    if s.round == 1:
        return FORCE_ROUND_1
    if s.house & FORCE_REQUIRES_STUDENT and s.student[0] == NOBODY and s.student[1] == NOBODY:
        return FORCE_STUDENT  # CF-ACT-FORCE-04, house rule
    return NOTHING


def price() -> i64:
    """Two coins (CF-ACT-FORCE-02)."""
    return FORCE_PRICE


def offer(s: State, out: vec[i64], n: i64) -> i64:
    """Write it down if it is legal."""
    if why_not(s) == NOTHING and pay.why_not_afford(s, COINS, price()) == NOTHING:
        out[n] = KINDS.base[FORCE]
        n += 1
    return n


def do(s: State) -> None:
    """An examination is due in this Court phase (CF-ACT-FORCE-03), whether it took cubes or not (CF-ACT-FORCE-06)."""
    s.forced = True
    tell(s, EXAM_FORCED, s.seat, 0, 0)
