"""No Action: CF-ACT-NONE. It takes a cube, always one (CF-ACT-NONE-01); nothing else is against it."""

from guanxi.confucius.rules.state import State


def do(s: State) -> None:
    """Nothing happens."""
