"""Petition the Emperor: CF-ACT-PET. The gift decides the effect; its targets are asked for afterwards."""

from mypy_extensions import i64, u8

from guanxi.confucius.rules.clauses import (
    MINISTRY_FROZEN,
    NOTHING,
    PETITION_ADVANCED,
    PETITION_BOX,
    PETITION_GIFT,
    PETITION_SENIORITY,
    PETITION_STUDENT,
    PETITION_TARGET,
    PETITION_TILES,
    PETITION_TWO_JUNKS,
    PETITION_UNSECURED,
    SWAP_TOLD_ONCE,
)
from guanxi.confucius.rules.components import BOX_PETITION, BOXES, LAND_SPACES, N_OFFICIALS, SPACES
from guanxi.confucius.rules.phases import invasions
from guanxi.confucius.rules.shared import gifts, spaces
from guanxi.confucius.rules.shared.officials import is_resolved, ministry_of, put_marker
from guanxi.confucius.rules.state import MARCHING, NO_BOX, NO_TILE, NOBODY, PETITIONING, SHIPYARD, SWAPPING, State


def why_not(s: State, value: i64) -> i64:
    """What is against petitioning with the own gift of this value."""
    if not s.advanced:
        return PETITION_ADVANCED
    if value == 1 or not gifts.is_available(s, s.seat, value):
        return PETITION_GIFT
    if not has_target(s, value):
        return PETITION_STUDENT if value == 3 else PETITION_TARGET
    return spaces.why_not(s, BOX_PETITION)


def choose(s: State, value: i64) -> None:
    """Two cubes, and the gift is used up (CF-ACT-PET-02, -03)."""
    spaces.use(s, BOX_PETITION)
    gifts.remove(s, s.seat, value)
    s.chosen = value
    s.room = PETITIONING


def has_target(s: State, value: i64) -> bool:
    """Could the petition do anything (CF-ACT-PET-19)?"""
    if value == 2:
        return _has_two_junks(s)
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


def _has_two_junks(s: State) -> bool:
    for seat in range(s.players):
        if s.own[SHIPYARD + seat] >= 2:
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
    if source >= s.players or target >= s.players or source == target or s.own[SHIPYARD + source] < 2:
        return PETITION_TWO_JUNKS
    return NOTHING


def junks(s: State, source: i64, target: i64) -> None:
    """Move them (CF-ACT-PET-05)."""
    s.own[SHIPYARD + source] -= 2
    s.own[SHIPYARD + target] += 2


def why_not_student(s: State, space: i64) -> i64:
    """Value 3: a student of another player (CF-ACT-PET-09)."""
    if s.student[space] == NOBODY or i64(s.student[space]) == s.seat:
        return PETITION_STUDENT
    return NOTHING


def student(s: State, space: i64) -> None:
    """The own marker takes the space (CF-ACT-PET-07)."""
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
    """Value 4, second half: a tile that is not more senior (CF-ACT-PET-11, -12)."""
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


def swap(s: State, other: i64) -> None:
    """The tiles trade places, each with its marker and status (CF-ACT-PET-10)."""
    official = s.chosen
    s.tile[official], s.tile[other] = s.tile[other], s.tile[official]
    s.marker[official], s.marker[other] = s.marker[other], s.marker[official]
    s.secured[official], s.secured[other] = s.secured[other], s.secured[official]


def why_not_from(s: State, place: i64) -> i64:
    """Value 5, first half: an army on an unresolved land (CF-ACT-PET-14)."""
    if s.box[place] >= NO_BOX or invasions.is_resolved(s, place // BOXES):
        return PETITION_BOX
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


def army_to(s: State, place: i64) -> None:
    """The army still belongs to its owner (CF-ACT-PET-21)."""
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
    """A secured marker of the player of choice takes its place (CF-ACT-PET-15)."""
    put_marker(s, official, owner, True)
