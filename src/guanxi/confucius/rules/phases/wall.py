"""The Great Wall: CF-WALL."""

from guanxi.confucius.rules.components import WALL
from guanxi.confucius.rules.events import WALL_GROWS, tell
from guanxi.confucius.rules.state import State


def run(s: State) -> bool:
    """One piece each round, the first step of the Court phase (CF-WALL-01)."""
    s.wall += 1
    tell(s, WALL_GROWS, s.wall, WALL, 0)
    return False
