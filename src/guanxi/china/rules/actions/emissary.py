"""Place an emissary: CN-EMIS."""

from librt.vecs import vec
from mypy_extensions import i64

from guanxi.china.rules.actions import pay, place
from guanxi.china.rules.clauses import COVER_AT_ONCE, EMISSARY_LIMIT, NO_PALACE_NO_EMISSARY, NONE_IN_SUPPLY, NOTHING
from guanxi.china.rules.components import EMISSARY, MAX_PLAYERS
from guanxi.china.rules.events import EMISSARY_PLACED
from guanxi.china.rules.house import COVERED_AT_ONCE, LIMIT_AT_START
from guanxi.china.rules.kinds import PLACE_EMISSARY
from guanxi.china.rules.shared.fortifying import is_fortifying
from guanxi.china.rules.shared.provinces import has_room_for_emissary, limit_at_start
from guanxi.china.rules.state import ALL, ROW, State
from guanxi.china.rules.telling import tell


def why_not(s: State, province: i64) -> i64:
    """What is against placing an emissary on this province's dragon space (CN-EMIS-01)."""
    clause = place.why_not_now(s)
    if clause == NOTHING:
        clause = why_not_in(s, province)
    if clause == NOTHING:
        clause = pay.why_not_afford(s, province)
    return clause


def why_not_in(s: State, province: i64) -> i64:
    """What is against an emissary in this province, leaving the moment and the payment aside."""
    clause = place.why_not_there(s, province)
    if clause != NOTHING:
        return clause
    if s.supply[EMISSARY * MAX_PLAYERS + s.seat] == 0:
        return NONE_IN_SUPPLY  # CN-PLACE-10
    if s.house & COVERED_AT_ONCE and is_fortifying(s):
        return COVER_AT_ONCE  # CN-FORT-08
    if s.palaces[province * ROW + ALL] == 0:
        return NO_PALACE_NO_EMISSARY  # CN-EMIS-04
    if not _has_room_now(s, province):
        return EMISSARY_LIMIT  # CN-EMIS-02
    return NOTHING


def _has_room_now(s: State, province: i64) -> bool:
    """Is there room at this moment of the turn (CN-EMIS-06)? By house rule as when it began."""
    if s.house & LIMIT_AT_START and s.pieces > 0:
        return i64(s.emissaries[province * ROW + ALL]) < limit_at_start(s, province)
    return has_room_for_emissary(s, province)


def offer(s: State, province: i64, out: vec[i64], n: i64) -> i64:
    """The province, in which one more piece may go and can be paid for, if it takes an emissary."""
    if s.supply[EMISSARY * MAX_PLAYERS + s.seat] > 0 and _has_room_now(s, province):
        out[n] = s.board.kinds.base[PLACE_EMISSARY] + province
        n += 1
    return n


def do(s: State, province: i64) -> None:
    """Place it."""
    place.begin_piece(s, province, s.board.kinds.action(PLACE_EMISSARY, province, 0))
    s.supply[EMISSARY * MAX_PLAYERS + s.seat] -= 1
    s.emissaries[province * ROW + s.seat] += 1
    s.emissaries[province * ROW + ALL] += 1
    tell(s, EMISSARY_PLACED, s.seat, province, 0)
    place.end_piece(s)
