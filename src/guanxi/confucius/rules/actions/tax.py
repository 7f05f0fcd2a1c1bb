"""Tax Income: CF-ACT-TAX."""

from mypy_extensions import i64

from guanxi.confucius.rules.components import BOX_TAX
from guanxi.confucius.rules.shared import spaces
from guanxi.confucius.rules.state import State


def why_not(s: State) -> i64:
    """What is against it: nothing but cubes."""
    return spaces.why_not(s, BOX_TAX)


def do(s: State) -> None:
    """Two cards (CF-ACT-TAX-01)."""
    spaces.use(s, BOX_TAX)
    s.draws = 2
