"""Cubes on the Actions Box: CF-PAIR."""

from mypy_extensions import i64, u8

from guanxi.confucius.rules.clauses import NOTHING, TOO_FEW_CUBES
from guanxi.confucius.rules.components import BOX_COMMERCIAL, BOX_NONE, BOX_PETITION, BOX_TRANSFER, N_BOXES
from guanxi.confucius.rules.events import CUBES_PLACED, tell_more
from guanxi.confucius.rules.house import FREE_ACTION_LEAVES_NO_TRACE
from guanxi.confucius.rules.kinds import KINDS
from guanxi.confucius.rules.state import AS_USUAL, UNUSED_CUBES, State
from guanxi.core.kinds import NO_SPACE


def price(s: State, box: i64) -> i64:
    """What the seat to act puts on a space now: one cube, two for a repeat, or the space's own price (CF-PAIR-08)."""
    if s.free != AS_USUAL:
        return 0  # CF-ACT-FAV-03, CF-REW-17
    if box == BOX_TRANSFER:
        return 0  # CF-ACT-TRANS-01
    if box == BOX_PETITION:
        return 2
    if box == BOX_NONE or box == BOX_COMMERCIAL:
        return 1
    return 1 if s.uses[s.seat * N_BOXES + box] == 0 else 2  # CF-PAIR-01, CF-PAIR-02; own uses only: CF-PAIR-04


def why_not(s: State, kind: i64) -> i64:
    """Has the seat cubes for the space that this kind of action uses (CF-PAIR-11)?"""
    box = KINDS.space[kind]
    if box != NO_SPACE and price(s, box) > i64(s.own[UNUSED_CUBES + s.seat]):
        return TOO_FEW_CUBES
    return NOTHING


def use(s: State, box: i64) -> None:
    """Place the cubes; a use without cubes counts as well (CF-PAIR-06)."""
    cubes = u8(price(s, box))
    s.own[UNUSED_CUBES + s.seat] -= cubes
    s.on_box[s.seat * N_BOXES + box] += cubes
    if cubes > 0 or not _leaves_no_trace(s, box):
        s.uses[s.seat * N_BOXES + box] += 1
    tell_more(s, CUBES_PLACED, s.seat, box, i64(cubes), i64(s.uses[s.seat * N_BOXES + box]), 0, 0)


def _leaves_no_trace(s: State, box: i64) -> bool:
    """CF-PAIR-06, house rule: without cubes it counts only where something else than a price asks for it."""
    return s.house & FREE_ACTION_LEAVES_NO_TRACE != 0 and box != BOX_TRANSFER and box != BOX_COMMERCIAL
