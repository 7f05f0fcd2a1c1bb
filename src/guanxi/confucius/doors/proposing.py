"""What belongs together while people draft a turn. What is put forward to them is what computer players do as well."""

from typing import Final

from guanxi.confucius.rules.state import (
    ALL,
    CHOOSING_LAND,
    DISCARDING,
    MARCHING,
    PAYING,
    PETITIONING,
    ROW,
    SWAPPING,
    State,
)

# An action goes on in these rooms: its payment, where an army or a discount goes, the halves of a petition.
WITHIN: Final = (PAYING, CHOOSING_LAND, PETITIONING, SWAPPING, MARCHING)


def is_whole(s: State) -> bool:
    """Is no action half told? Cards over the limit go together."""
    discards = s.room == DISCARDING and s.aside[s.seat * ROW + ALL] > 0
    return not discards and int(s.room) not in WITHIN
