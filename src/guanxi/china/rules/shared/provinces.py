"""Questions about a province that several rooms ask."""

from mypy_extensions import i64

from guanxi.china.rules.house import LIMIT_AT_START
from guanxi.china.rules.kinds import PLACE_PALACE
from guanxi.china.rules.state import ALL, ROW, State


def emissary_limit(s: State, province: i64) -> i64:
    """The highest count of palaces that any single player has there (CN-EMIS-02, CN-EMIS-03)."""
    limit: i64 = 0
    for seat in range(s.players):
        palaces = i64(s.palaces[province * ROW + seat])
        if palaces > limit:
            limit = palaces
    return limit


def limit_now(s: State, province: i64) -> i64:
    """The limit at this moment of the turn (CN-EMIS-06)."""
    return limit_at_start(s, province) if s.house & LIMIT_AT_START else emissary_limit(s, province)


def limit_at_start(s: State, province: i64) -> i64:
    """By house rule: the limit without the palace that is the first piece of this turn."""
    fresh = s.pieces > 0 and province == s.target and s.board.kinds.kind_of[s.piece] == PLACE_PALACE
    limit: i64 = 0
    for seat in range(s.players):
        palaces = i64(s.palaces[province * ROW + seat])
        if fresh and seat == s.seat:
            palaces -= 1
        if palaces > limit:
            limit = palaces
    return limit


def has_room_for_emissary(s: State, province: i64) -> bool:
    """Do the emissaries of all players there number less than the limit, whoever built there (CN-EMIS-05)?"""
    emissaries = s.emissaries[province * ROW + ALL]
    for seat in range(s.players):
        if s.palaces[province * ROW + seat] > emissaries:
            return True
    return False


def is_full(s: State, province: i64) -> bool:
    """Does every space of the province carry a palace (CN-PLACE-08)?"""
    return i64(s.palaces[province * ROW + ALL]) == s.board.size_of[province]


def is_empty(s: State, province: i64) -> bool:
    """Does the province hold no piece of anyone, fortifications included (CN-PLACE-04, CN-FORT-10)?"""
    if s.palaces[province * ROW + ALL] > 0 or s.emissaries[province * ROW + ALL] > 0:
        return False
    if s.fortifications:
        for k in range(s.board.first_of[province], s.board.first_of[province + 1]):
            if s.fort[s.board.listed[k]] > 0:
                return False
    return True
