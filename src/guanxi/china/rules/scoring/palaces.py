"""Palace scoring of a province: CN-PAL, doubled where a palace stands on a fortification (CN-FORT-11)."""

from librt.vecs import vec
from mypy_extensions import i64

from guanxi.china.rules.components import MAX_PLAYERS
from guanxi.china.rules.events import PROVINCE_SCORED
from guanxi.china.rules.house import EACH_DOUBLES
from guanxi.china.rules.state import ALL, ROW, State
from guanxi.china.rules.telling import is_told, tell_points


def score_province(s: State, province: i64) -> None:
    """Score it at once for everybody (CN-PAL-02) and put down the disc (CN-PAL-13)."""
    if is_told(s):
        gained = vec[i64]([0] * MAX_PLAYERS)
        for seat in range(s.players):
            gained[seat] = points(s, province, seat)
        tell_points(s, PROVINCE_SCORED, province, gained)
    for seat in range(s.players):
        s.score[seat] += points(s, province, seat)  # CN-SCORE-01
    s.discs |= i64(1) << province


def has_disc(s: State, province: i64) -> bool:
    """Has the province been scored?"""
    return (s.discs >> province) & 1 == 1


def points(s: State, province: i64, seat: i64) -> i64:
    """What the province is worth to a seat as it stands."""
    due = points_by_rank(s, province, seat)
    if s.fortifications and due > 0 and is_doubled(s, province, seat):
        if s.house & EACH_DOUBLES:
            return due << fortified(s, province, seat)
        return 2 * due  # CN-FORT-11: the owner's finished points only (CN-FORT-12), once (CN-FORT-13)
    return due


def points_by_rank(s: State, province: i64, seat: i64) -> i64:
    """All palaces for the most (CN-PAL-04), the next higher count for any other (CN-PAL-12).

    That is so on every rank: CN-PAL-05, CN-PAL-06, CN-PAL-07, CN-PAL-08.
    """
    mine = s.palaces[province * ROW + seat]
    if mine == 0:
        return 0  # CN-PAL-09
    above = s.palaces[province * ROW + ALL]
    found = False
    for rival in range(s.players):
        palaces = s.palaces[province * ROW + rival]
        if palaces > mine and (not found or palaces < above):  # not if tied with mine: CN-PAL-10, CN-PAL-11
            above = palaces
            found = True
    return i64(above)


def is_doubled(s: State, province: i64, seat: i64) -> bool:
    """Has the seat a palace on a fortification there?"""
    return fortified(s, province, seat) > 0


def fortified(s: State, province: i64, seat: i64) -> i64:
    """How many palaces of the seat stand on fortifications there."""
    number: i64 = 0
    for k in range(s.board.first_of[province], s.board.first_of[province + 1]):
        space = s.board.listed[k]
        if s.fort[space] > 0 and i64(s.owner[space]) == seat:
            number += 1
    return number
