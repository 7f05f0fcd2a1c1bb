"""No Action: CF-ACT-NONE."""

from mypy_extensions import i64

from guanxi.confucius.rules.components import BOX_NONE
from guanxi.confucius.rules.shared import spaces
from guanxi.confucius.rules.state import State


def why_not(s: State) -> i64:
    """It takes a cube, always one (CF-ACT-NONE-01)."""
    return spaces.why_not(s, BOX_NONE)


def do(s: State) -> None:
    """Nothing happens."""
    spaces.use(s, BOX_NONE)
