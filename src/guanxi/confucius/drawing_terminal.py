"""The table for a terminal."""

from collections.abc import Sequence

from guanxi.confucius.state import State


def draw(s: State, names: Sequence[str], seat: int | None) -> str:
    """The position, whole or as a seat sees it."""
    return ""
