"""Commercial Income: CF-ACT-COM."""

from mypy_extensions import i64

from guanxi.confucius.rules.actions import pay
from guanxi.confucius.rules.clauses import COMMERCIAL_ONCE
from guanxi.confucius.rules.components import BOX_COMMERCIAL, COINS, N_BOXES
from guanxi.confucius.rules.kinds import COMMERCIAL
from guanxi.confucius.rules.shared import spaces
from guanxi.confucius.rules.state import State


def why_not(s: State) -> i64:
    """What is against it. No card need be spent, so it is never too expensive (CF-ACT-COM-05)."""
    if s.uses[s.seat * N_BOXES + BOX_COMMERCIAL] > 0:
        return COMMERCIAL_ONCE
    return spaces.why_not(s, BOX_COMMERCIAL)


def choose(s: State) -> None:
    """Ask for up to four coins (CF-ACT-COM-02)."""
    spaces.use(s, BOX_COMMERCIAL)
    pay.begin(s, COMMERCIAL, COINS, 0)


def do(s: State) -> None:
    """One card more than coins spent (CF-ACT-COM-03)."""
    s.draws = s.paid + 1
