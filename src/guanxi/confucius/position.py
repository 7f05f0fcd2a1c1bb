"""A position in words."""

from collections.abc import Sequence
from typing import Any

from guanxi.confucius.state import State


def position(s: State, names: Sequence[str], seat: int | None) -> dict[str, Any]:
    """Everything on the table. With the seat of a view's table, what it does not show is told as a number."""
    return {}
