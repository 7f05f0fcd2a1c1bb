"""Many finished games in the database, without playing each of them."""

from collections.abc import Callable
from pathlib import Path

from guanxi.load.figures import Plan


def fill(plan: Plan, data: Path, advance: Callable[[], None]) -> None:
    """Not yet."""
    raise NotImplementedError
