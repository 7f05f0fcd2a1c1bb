"""Place a palace: CN-PLACE; the province is scored with its last palace (CN-PAL-01)."""

from librt.vecs import vec
from mypy_extensions import i64, u8

from guanxi.china.rules.actions import pay, place
from guanxi.china.rules.clauses import (
    COVER_AT_ONCE,
    NONE_IN_SUPPLY,
    NOTHING,
    OPENED_BY_FORTIFICATION,
    PROVINCE_FULL,
    SPACE_TAKEN,
    TOLD_IN_ORDER,
)
from guanxi.china.rules.components import MAX_PLAYERS, PALACE
from guanxi.china.rules.events import PALACE_PLACED, ROADS_GROWN
from guanxi.china.rules.house import COVERED_AT_ONCE, FORT_AND_PALACE
from guanxi.china.rules.kinds import PLACE_PALACE
from guanxi.china.rules.scoring import palaces, roads
from guanxi.china.rules.shared.fortifying import fortified_space, is_fortifying
from guanxi.china.rules.shared.provinces import is_full
from guanxi.china.rules.state import ALL, NOBODY, ROW, State
from guanxi.china.rules.telling import is_told, tell


def why_not(s: State, space: i64) -> i64:
    """What is against placing a palace on this space."""
    province = s.board.province_of[space]
    clause = place.why_not_now(s)
    if clause == NOTHING:
        clause = why_not_in(s, province)
    if clause == OPENED_BY_FORTIFICATION and s.house & FORT_AND_PALACE and space == fortified_space(s):
        clause = why_not_of(s, province)
    if clause == NOTHING:
        clause = why_not_on(s, space)
    if clause == NOTHING and s.house & COVERED_AT_ONCE and is_fortifying(s) and space != fortified_space(s):
        clause = COVER_AT_ONCE  # CN-FORT-08
    if clause == NOTHING:
        clause = pay.why_not_afford(s, province)
    if clause == NOTHING and place.told_late(s, s.board.kinds.action(PLACE_PALACE, space, 0)):
        clause = TOLD_IN_ORDER
    return clause


def why_not_in(s: State, province: i64) -> i64:
    """What is against any palace in this province."""
    clause = place.why_not_there(s, province)
    return why_not_of(s, province) if clause == NOTHING else clause


def why_not_of(s: State, province: i64) -> i64:
    """The same, leaving the other pieces of the turn aside."""
    if s.supply[PALACE * MAX_PLAYERS + s.seat] == 0:
        return NONE_IN_SUPPLY  # CN-PLACE-10
    if is_full(s, province):
        return PROVINCE_FULL  # CN-PLACE-08
    return NOTHING


def why_not_on(s: State, space: i64) -> i64:
    """What is against a palace on just this space; it need not be connected with anything (CN-PLACE-09)."""
    if s.owner[space] != NOBODY:
        return SPACE_TAKEN  # CN-PLACE-07
    return NOTHING


def offer(s: State, province: i64, out: vec[i64], n: i64) -> i64:
    """The spaces of a province, in which one more piece may go and can be paid for, that take a palace."""
    if s.supply[PALACE * MAX_PLAYERS + s.seat] == 0 or is_full(s, province):
        return n
    first = s.board.kinds.base[PLACE_PALACE]
    told = s.piece if s.pieces > 0 else first  # TOLD_IN_ORDER: what comes before it in the table is told late
    spaces, owner = s.board.listed, s.owner
    for k in range(s.board.first_of[province], s.board.first_of[province + 1]):
        space = spaces[k]
        if owner[space] == NOBODY and first + space >= told:
            out[n] = first + space
            n += 1
    return n


def do(s: State, space: i64) -> None:
    """Place it, and score the province if that was its last free space; the turn goes on (CN-PAL-03)."""
    province = s.board.province_of[space]
    roads_before = roads.points(s, s.seat) if is_told(s) else 0
    place.begin_piece(s, province, s.board.kinds.action(PLACE_PALACE, space, 0))
    s.supply[PALACE * MAX_PLAYERS + s.seat] -= 1
    s.owner[space] = u8(s.seat)
    s.palaces[province * ROW + s.seat] += 1
    s.palaces[province * ROW + ALL] += 1
    s.vacant -= 1
    tell(s, PALACE_PLACED, s.seat, space, province)
    if is_told(s) and roads.points(s, s.seat) > roads_before:
        tell(s, ROADS_GROWN, s.seat, space, roads.points(s, s.seat))
    if is_full(s, province):
        palaces.score_province(s, province)
    place.end_piece(s)
