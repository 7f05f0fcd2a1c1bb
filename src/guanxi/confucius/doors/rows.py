"""Rows, seats and bits of a position by name."""

from collections.abc import Sequence
from typing import Any


def by_name(names: Sequence[str], row: Any, at: int = 0) -> dict[str, int]:
    """A row of numbers, one for each seat."""
    return {name: int(row[at + seat]) for seat, name in enumerate(names)}


def name_at(names: Sequence[str], seat: int) -> str:
    """Who sits at a seat; empty if it is nobody's."""
    return names[seat] if 0 <= seat < len(names) else ""


def of_bits(names: Sequence[Any], bits: int) -> list[Any]:
    """Those whose bit is set."""
    return [name for number, name in enumerate(names) if bits >> number & 1]
