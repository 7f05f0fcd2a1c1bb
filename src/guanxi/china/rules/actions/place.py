"""Placing pieces: CN-PLACE, the part that palaces, emissaries and fortifications have in common."""

from mypy_extensions import i64

from guanxi.china.rules.clauses import (
    DRAW_AFTER_PLACING,
    NOTHING,
    ONE_PROVINCE,
    OPENED_BY_FORTIFICATION,
    OPENED_BY_ONE_PIECE,
    PLACE_OR_EXCHANGE,
    TWO_PIECES,
)
from guanxi.china.rules.components import MAX_PIECES
from guanxi.china.rules.kinds import PLACE_FORTIFICATION
from guanxi.china.rules.phases import end
from guanxi.china.rules.rooms import PLACING
from guanxi.china.rules.shared.provinces import is_empty
from guanxi.china.rules.state import State


def why_not_now(s: State) -> i64:
    """What is against placing at this moment of the turn, whatever the piece."""
    if s.exchanged:
        return PLACE_OR_EXCHANGE  # CN-TURN-02
    if s.room != PLACING:
        return DRAW_AFTER_PLACING  # CN-DRAW-01
    return NOTHING


def why_not_there(s: State, province: i64) -> i64:
    """What is against one more piece of this turn in this province, whatever the piece."""
    if s.pieces == 0:
        return NOTHING
    if s.pieces == MAX_PIECES:
        return TWO_PIECES  # CN-PLACE-02
    if province != s.target:
        return ONE_PROVINCE  # CN-PLACE-01
    if not s.opened:
        return NOTHING  # CN-PLACE-05
    if s.board.kinds.kind_of[s.piece] == PLACE_FORTIFICATION:
        return OPENED_BY_FORTIFICATION  # CN-FORT-06
    return OPENED_BY_ONE_PIECE  # CN-PLACE-03


def told_late(s: State, action: i64) -> bool:
    """Would this second piece have to be told before the first?

    Placements of one turn that may come in either order with the same result are told in the order of the action
    table: fortification, palaces by space, emissaries. Whatever is legal the other way round is legal in this order.
    Any other two are told in the order in which the player wants them (CN-TURN-05).
    """
    return s.pieces > 0 and action < s.piece


def begin_piece(s: State, province: i64, action: i64) -> None:
    """Count the piece; the first one fixes the target and tells whether it was empty (CN-PLACE-04)."""
    if s.pieces == 0:
        s.target = province
        s.opened = is_empty(s, province)
        s.piece = action
    s.pieces += 1


def end_piece(s: State) -> None:
    """After every single placement, and any scoring it set off: is the board dead (CN-END-07)?"""
    s.dead = end.board_is_dead(s)
