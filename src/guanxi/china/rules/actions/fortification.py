"""Place a fortification: CN-FORT."""

from librt.vecs import vec
from mypy_extensions import i64

from guanxi.china.rules.actions import pay, place
from guanxi.china.rules.clauses import (
    COVER_AT_ONCE,
    FORTIFICATION_USED,
    FORTIFIED_ALREADY,
    FORTIFY_FREE_SPACE,
    NO_FORTIFICATIONS,
    NOTHING,
    TOLD_IN_ORDER,
)
from guanxi.china.rules.components import FORTIFICATION, MAX_PLAYERS, PALACE
from guanxi.china.rules.events import FORTIFICATION_PLACED
from guanxi.china.rules.house import COVERED_AT_ONCE, FORT_AND_PALACE
from guanxi.china.rules.kinds import PLACE_FORTIFICATION
from guanxi.china.rules.shared.provinces import is_empty
from guanxi.china.rules.state import NOBODY, State
from guanxi.china.rules.telling import tell


def why_not(s: State, space: i64) -> i64:
    """What is against placing a fortification on this space."""
    province = s.board.province_of[space]
    clause = place.why_not_now(s)
    if clause == NOTHING:
        clause = why_not_in(s, province)
    if clause == NOTHING:
        clause = why_not_on(s, space)
    if clause == NOTHING and s.house & COVERED_AT_ONCE:
        clause = why_not_covered(s, province)
    if clause == NOTHING:
        clause = pay.why_not_afford(s, province)  # CN-FORT-04
    if clause == NOTHING and place.told_late(s, s.board.kinds.action(PLACE_FORTIFICATION, space, 0)):
        clause = TOLD_IN_ORDER
    return clause


def why_not_in(s: State, province: i64) -> i64:
    """What is against any fortification in this province."""
    if not s.fortifications:
        return NO_FORTIFICATIONS  # CN-FORT-01
    clause = place.why_not_there(s, province)  # CN-FORT-05
    if clause != NOTHING:
        return clause
    if s.supply[FORTIFICATION * MAX_PLAYERS + s.seat] == 0:
        return FORTIFICATION_USED  # CN-FORT-18
    return NOTHING


def why_not_on(s: State, space: i64) -> i64:
    """What is against a fortification on just this space."""
    if s.owner[space] != NOBODY:
        return FORTIFY_FREE_SPACE  # CN-FORT-02
    if s.fort[space] > 0:
        return FORTIFIED_ALREADY  # CN-FORT-03
    return NOTHING


def why_not_covered(s: State, province: i64) -> i64:
    """By house rule the palace on it must be able to follow in the same turn (CN-FORT-08)."""
    if s.pieces > 0 or s.supply[PALACE * MAX_PLAYERS + s.seat] == 0:
        return COVER_AT_ONCE
    if s.house & FORT_AND_PALACE == 0 and is_empty(s, province):
        return COVER_AT_ONCE  # which takes one piece only: CN-FORT-06
    if (pay.affordable_by(s, s.seat, 1) >> s.board.colour_of[province]) & 1 == 0:
        return COVER_AT_ONCE
    return NOTHING


def offer(s: State, province: i64, out: vec[i64], n: i64) -> i64:
    """The spaces of a province, in which one more piece may go and can be paid for, that take a fortification."""
    if s.supply[FORTIFICATION * MAX_PLAYERS + s.seat] == 0:
        return n
    if s.house & COVERED_AT_ONCE and why_not_covered(s, province) != NOTHING:
        return n
    board = s.board
    first = board.kinds.base[PLACE_FORTIFICATION]
    for k in range(board.first_of[province], board.first_of[province + 1]):
        space = board.listed[k]
        if why_not_on(s, space) == NOTHING and not place.told_late(s, first + space):
            out[n] = first + space
            n += 1
    return n


def do(s: State, space: i64) -> None:
    """Place it; from now on it belongs to nobody (CN-FORT-07)."""
    province = s.board.province_of[space]
    place.begin_piece(s, province, s.board.kinds.action(PLACE_FORTIFICATION, space, 0))
    s.supply[FORTIFICATION * MAX_PLAYERS + s.seat] -= 1
    s.fort[space] = 1
    tell(s, FORTIFICATION_PLACED, s.seat, space, province)
    place.end_piece(s)
