"""A fortification as the first piece of a turn, which house rules tie to the palace on it: CN-FORT-06, CN-FORT-08."""

from mypy_extensions import i64

from guanxi.china.rules.kinds import PLACE_FORTIFICATION
from guanxi.china.rules.state import State


def is_fortifying(s: State) -> bool:
    """Is a fortification the one piece of this turn so far?"""
    return s.pieces == 1 and s.board.kinds.kind_of[s.piece] == PLACE_FORTIFICATION


def fortified_space(s: State) -> i64:
    """Where that is."""
    return s.board.kinds.one[s.piece]
