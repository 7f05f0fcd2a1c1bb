"""Tax Income: CF-ACT-TAX. Nothing but cubes can be against it."""

from guanxi.confucius.rules.state import State


def do(s: State) -> None:
    """Two cards (CF-ACT-TAX-01)."""
    s.draws = 2
