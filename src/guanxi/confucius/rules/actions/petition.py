"""Petition the Emperor: CF-ACT-PET. The gift decides the effect; its targets are asked for afterwards."""

from librt.vecs import vec
from mypy_extensions import i64, u8

from guanxi.confucius.rules.clauses import (
    ALL_OR_NOTHING,
    MINISTRY_FROZEN,
    NOTHING,
    PETITION_ADVANCED,
    PETITION_BOX,
    PETITION_GIFT,
    PETITION_OWN_ARMY,
    PETITION_SENIORITY,
    PETITION_STUDENT,
    PETITION_TARGET,
    PETITION_TILES,
    PETITION_TWO_JUNKS,
    PETITION_UNSECURED,
    SWAP_TOLD_ONCE,
)
from guanxi.confucius.rules.components import BOXES, GIFTS, LAND_SPACES, N_OFFICIALS, SPACES
from guanxi.confucius.rules.events import box_of, tell, tell_more
from guanxi.confucius.rules.house import PETITION_JUNKS_PARTIAL, PETITION_OWN_ARMY_ONLY
from guanxi.confucius.rules.kinds import (
    ARMY_FROM,
    ARMY_TO,
    KINDS,
    MOVE_JUNKS,
    PETITION,
    REPLACE_MARKER,
    REPLACE_STUDENT,
    SWAP_OTHER,
    SWAP_OWN,
)
from guanxi.confucius.rules.phases import invasions
from guanxi.confucius.rules.shared import gifts
from guanxi.confucius.rules.shared.officials import is_resolved, ministry_of, put_marker
from guanxi.confucius.rules.state import MARCHING, NO_BOX, NO_TILE, NOBODY, PETITIONING, SHIPYARD, SWAPPING, State


def why_not(s: State, value: i64) -> i64:
    """What is against petitioning with the own gift of this value."""
    if not s.advanced:
        return PETITION_ADVANCED  # CF-ACT-PET-01
    if value == 1 or not gifts.is_available(s, s.seat, value):
        return PETITION_GIFT  # CF-ACT-PET-04
    if not has_target(s, value):
        return PETITION_STUDENT if value == 3 else PETITION_TARGET  # CF-ACT-PET-09, CF-ACT-PET-19
    return NOTHING


def offer(s: State, out: vec[i64], n: i64) -> i64:
    """Gifts with which something can be asked for."""
    if not s.advanced:
        return n
    for value in range(i64(2), i64(GIFTS + 1)):
        if why_not(s, value) == NOTHING:
            out[n] = KINDS.action(PETITION, value, 0)
            n += 1
    return n


def do(s: State, value: i64) -> None:
    """For two cubes the gift is used up (CF-ACT-PET-02, CF-ACT-PET-03); its targets are asked for."""
    gifts.remove(s, s.seat, value)
    s.chosen = value
    s.room = PETITIONING


def kind_asked(s: State) -> i64:
    """The kind of action that names what the petition is for."""
    if s.room == SWAPPING:
        return SWAP_OTHER
    if s.room == MARCHING:
        return ARMY_TO
    if s.chosen == 2:
        return MOVE_JUNKS
    if s.chosen == 3:
        return REPLACE_STUDENT
    if s.chosen == 4:
        return SWAP_OWN
    return ARMY_FROM if s.chosen == 5 else REPLACE_MARKER


def why_not_target(s: State, kind: i64, one: i64, two: i64) -> i64:
    """What is against this target of a petition, while targets are asked for."""
    if kind != kind_asked(s):
        return ALL_OR_NOTHING  # CF-TURN-11
    if kind == MOVE_JUNKS:
        return why_not_junks(s, one, two)
    if kind == REPLACE_STUDENT:
        return why_not_student(s, one)
    if kind == SWAP_OWN:
        return why_not_own(s, one)
    if kind == SWAP_OTHER:
        return why_not_other(s, s.chosen, one)
    if kind == ARMY_FROM:
        return why_not_from(s, one)
    return why_not_to(s, one) if kind == ARMY_TO else why_not_marker(s, one, two)


def offer_targets(s: State, out: vec[i64], n: i64) -> i64:
    """Every target of the kind that is asked for."""
    kind = kind_asked(s)
    for action in range(KINDS.start[kind], KINDS.start[kind + 1]):
        if why_not_target(s, kind, KINDS.one[action], KINDS.two[action]) == NOTHING:
            out[n] = action
            n += 1
    return n


def do_target(s: State, kind: i64, one: i64, two: i64) -> bool:
    """Carry the petition out; of two halves the first is remembered. Is it done?"""
    if kind == SWAP_OWN:
        own(s, one)
        return False
    if kind == ARMY_FROM:
        army_from(s, one)
        return False
    if kind == MOVE_JUNKS:
        junks(s, one, two)
    elif kind == REPLACE_STUDENT:
        student(s, one)
    elif kind == SWAP_OTHER:
        swap(s, one)
    elif kind == ARMY_TO:
        army_to(s, one)
    else:
        marker(s, one, two)
    return True


def has_target(s: State, value: i64) -> bool:
    """Could the petition do anything (CF-ACT-PET-19)?"""
    if value == 2:
        return _has_junks(s)
    if value == 3:
        return why_not_student(s, 0) == NOTHING or why_not_student(s, 1) == NOTHING
    if value == 5:
        return _has_army(s) and _has_empty_box(s)
    for official in range(i64(N_OFFICIALS)):
        if value == 4 and why_not_own(s, official) == NOTHING:
            return True
        if value == 6 and why_not_marker(s, official, s.seat) == NOTHING:
            return True
    return False


def junks_needed(s: State) -> i64:
    """How many a shipyard must have for value 2: both of them (CF-ACT-PET-06)."""
    return 1 if s.house & PETITION_JUNKS_PARTIAL else 2  # CF-ACT-PET-06, house rule


def _has_junks(s: State) -> bool:
    needed = junks_needed(s)
    for seat in range(s.players):
        if i64(s.own[SHIPYARD + seat]) >= needed:
            return True
    return False


def _has_army(s: State) -> bool:
    for place in range(i64(LAND_SPACES * BOXES)):
        if why_not_from(s, place) == NOTHING:
            return True
    return False


def _has_empty_box(s: State) -> bool:
    for place in range(i64(LAND_SPACES * BOXES)):
        if why_not_to(s, place) == NOTHING:
            return True
    return False


def why_not_junks(s: State, source: i64, target: i64) -> i64:
    """Value 2: two junks from one shipyard to another (CF-ACT-PET-06)."""
    if source >= s.players or target >= s.players or source == target:
        return PETITION_TWO_JUNKS
    return PETITION_TWO_JUNKS if i64(s.own[SHIPYARD + source]) < junks_needed(s) else NOTHING


def junks(s: State, source: i64, target: i64) -> None:
    """Move them (CF-ACT-PET-05)."""
    quantity = min(i64(2), i64(s.own[SHIPYARD + source]))
    s.own[SHIPYARD + source] -= u8(quantity)
    s.own[SHIPYARD + target] += u8(quantity)
    tell_more(s, MOVE_JUNKS, s.seat, source, target, quantity, 0, 0)


def why_not_student(s: State, space: i64) -> i64:
    """Value 3: a student of another player (CF-ACT-PET-09)."""
    if s.student[space] == NOBODY or i64(s.student[space]) == s.seat:
        return PETITION_STUDENT
    return NOTHING


def student(s: State, space: i64) -> None:
    """The own marker takes the space (CF-ACT-PET-07)."""
    tell(s, REPLACE_STUDENT, s.seat, space, i64(s.student[space]))
    s.student[space] = u8(s.seat)


def why_not_own(s: State, official: i64) -> i64:
    """Value 4, first half: a tile with the own marker that can trade places with some other."""
    if is_resolved(s, ministry_of(official)):
        return MINISTRY_FROZEN
    if i64(s.marker[official]) != s.seat:
        return PETITION_TILES
    found: i64 = PETITION_SENIORITY
    for other in range(i64(N_OFFICIALS)):
        clause = why_not_other(s, official, other)
        if clause == NOTHING:
            return NOTHING
        if clause == SWAP_TOLD_ONCE:
            found = SWAP_TOLD_ONCE
    return found


def why_not_other(s: State, official: i64, other: i64) -> i64:
    """Value 4, second half: a tile that is not more senior (CF-ACT-PET-11, CF-ACT-PET-12)."""
    if is_resolved(s, ministry_of(other)):
        return MINISTRY_FROZEN
    if other == official or s.tile[other] == NO_TILE:
        return PETITION_TILES
    if other % SPACES < official % SPACES:
        return PETITION_SENIORITY
    # Two own tiles on spaces of one number: one order is enough to tell the swap.
    if other % SPACES == official % SPACES and i64(s.marker[other]) == s.seat and other < official:
        return SWAP_TOLD_ONCE
    return NOTHING


def own(s: State, official: i64) -> None:
    """Remember the first tile."""
    s.chosen = official
    s.room = SWAPPING
    tell(s, SWAP_OWN, s.seat, official, 0)


def swap(s: State, other: i64) -> None:
    """The tiles trade places, each with its marker and status (CF-ACT-PET-10)."""
    official = s.chosen
    s.tile[official], s.tile[other] = s.tile[other], s.tile[official]
    s.marker[official], s.marker[other] = s.marker[other], s.marker[official]
    s.secured[official], s.secured[other] = s.secured[other], s.secured[official]
    tell(s, SWAP_OTHER, s.seat, official, other)


def why_not_from(s: State, place: i64) -> i64:
    """Value 5, first half: anybody's army (CF-ACT-PET-13) on an unresolved land (CF-ACT-PET-14)."""
    if s.box[place] >= NO_BOX or invasions.is_resolved(s, place // BOXES):
        return PETITION_BOX
    if s.house & PETITION_OWN_ARMY_ONLY and i64(s.box[place]) != s.seat:
        return PETITION_OWN_ARMY  # CF-ACT-PET-13, house rule
    return NOTHING


def why_not_to(s: State, place: i64) -> i64:
    """Value 5, second half: an empty box of an unresolved land (CF-ACT-PET-14)."""
    if s.box[place] != NOBODY or invasions.is_resolved(s, place // BOXES):
        return PETITION_BOX
    return NOTHING


def army_from(s: State, place: i64) -> None:
    """Remember where it stands."""
    s.chosen = place
    s.room = MARCHING
    tell(s, ARMY_FROM, s.seat, i64(s.box[place]), box_of(s, place))


def army_to(s: State, place: i64) -> None:
    """The army still belongs to its owner (CF-ACT-PET-21)."""
    tell_more(s, ARMY_TO, s.seat, i64(s.box[s.chosen]), box_of(s, s.chosen), box_of(s, place), 0, 0)
    s.box[place] = s.box[s.chosen]
    s.box[s.chosen] = NOBODY


def why_not_marker(s: State, official: i64, owner: i64) -> i64:
    """Value 6: an unsecured marker in an unresolved ministry (CF-ACT-PET-17)."""
    if is_resolved(s, ministry_of(official)):
        return MINISTRY_FROZEN
    if s.marker[official] == NOBODY or s.secured[official] > 0 or owner >= s.players:
        return PETITION_UNSECURED
    return NOTHING


def marker(s: State, official: i64, owner: i64) -> None:
    """A secured marker of the player of choice (CF-ACT-PET-16) takes its place (CF-ACT-PET-15)."""
    before = i64(s.marker[official])
    tell_more(s, REPLACE_MARKER, s.seat, official, owner, before, 1 if before == owner else 0, 0)
    put_marker(s, official, owner, True)
