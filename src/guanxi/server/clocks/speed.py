"""How fast a table plays: no clock, a live one (budget plus increment, capped), or days per move."""

from typing import Annotated

import msgspec
from msgspec import Meta

SECOND = 1000
DAY = 24 * 3600 * SECOND
LONG = 4 * 3600  # seconds: nobody stays up for a budget of so much


class Untimed(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="none"):
    """Nobody is hurried."""


class Live(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="live"):
    """A budget for the game and an increment for every decision; what is saved never exceeds the cap."""

    budget: Annotated[int, Meta(ge=10, le=24 * 3600, description="seconds at the start")] = 900
    increment: Annotated[int, Meta(ge=0, le=3600, description="seconds added when a turn ends")] = 20
    cap: Annotated[int, Meta(ge=0, le=24 * 3600, description="seconds at most; 0 is the budget")] = 0


class Days(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="days"):
    """So many days for each turn."""

    days: Annotated[int, Meta(ge=1, le=30, description="days for each turn")] = 3


Speed = Untimed | Live | Days


def start(speed: Speed) -> int | None:
    """Milliseconds that everybody has at the start; None without a clock."""
    if isinstance(speed, Live):
        return speed.budget * SECOND
    return speed.days * DAY if isinstance(speed, Days) else None


def is_long(speed: Speed) -> bool:
    """Does a clock run over nights, so that people sleep meanwhile?"""
    return isinstance(speed, Days) or (isinstance(speed, Live) and speed.budget >= LONG)


def gift(speed: Speed) -> int:
    """Milliseconds that one player gives another at a time: a day, an hour, a minute, as the clock is."""
    if isinstance(speed, Days):
        return DAY
    return (3600 if is_long(speed) else 60) * SECOND
