"""Force an Imperial Examination: CF-ACT-FORCE."""

from mypy_extensions import i64

from guanxi.confucius.rules.actions import pay
from guanxi.confucius.rules.clauses import FORCE_ROUND_1, NOTHING
from guanxi.confucius.rules.components import BOX_FORCE, COINS, FORCE_PRICE
from guanxi.confucius.rules.kinds import FORCE
from guanxi.confucius.rules.shared import spaces
from guanxi.confucius.rules.state import State


def why_not(s: State) -> i64:
    """What is against forcing one. No student is needed (CF-ACT-FORCE-04)."""
    if s.round == 1:
        return FORCE_ROUND_1
    clause = spaces.why_not(s, BOX_FORCE)
    return clause if clause != NOTHING else pay.why_not_afford(s, COINS, FORCE_PRICE)


def choose(s: State) -> None:
    """Two coins (CF-ACT-FORCE-02)."""
    spaces.use(s, BOX_FORCE)
    pay.begin(s, FORCE, COINS, FORCE_PRICE)


def do(s: State) -> None:
    """An examination is due in this round's Court phase (CF-ACT-FORCE-03)."""
    s.forced = True
