"""Buy a gift: CF-ACT-BUY."""

from mypy_extensions import i64

from guanxi.confucius.rules.actions import pay
from guanxi.confucius.rules.clauses import BUY_UNAVAILABLE, NOTHING
from guanxi.confucius.rules.components import BOX_BUY, COINS, GIFTS
from guanxi.confucius.rules.kinds import BUY_GIFT
from guanxi.confucius.rules.shared import spaces
from guanxi.confucius.rules.state import AVAILABLE, UNAVAILABLE, State


def why_not(s: State, value: i64) -> i64:
    """What is against buying the own gift of this value."""
    if s.gift[s.seat * GIFTS + value - 1] != UNAVAILABLE:
        return BUY_UNAVAILABLE
    clause = spaces.why_not(s, BOX_BUY)
    return clause if clause != NOTHING else pay.why_not_afford(s, COINS, value)


def choose(s: State, value: i64) -> None:
    """As many coins as the gift is worth (CF-ACT-BUY-02)."""
    spaces.use(s, BOX_BUY)
    pay.begin(s, BUY_GIFT + value - 1, COINS, value)


def do(s: State, value: i64) -> None:
    """The gift becomes available (CF-ACT-BUY-03)."""
    s.gift[s.seat * GIFTS + value - 1] = AVAILABLE
