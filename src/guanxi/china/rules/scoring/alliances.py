"""Alliances: CN-ALLY."""

from mypy_extensions import i64

from guanxi.china.rules.state import ALL, ROW, State


def leads(s: State, province: i64, seat: i64) -> bool:
    """Has nobody more emissaries there, and the seat at least one (CN-ALLY-03, CN-ALLY-09)?"""
    mine = s.emissaries[province * ROW + seat]
    if mine == 0:
        return False
    for rival in range(s.players):
        if s.emissaries[province * ROW + rival] > mine:
            return False
    return True


def points(s: State, alliance: i64, seat: i64) -> i64:
    """What an alliance (0 to 14) is worth to a seat that leads in both provinces: all emissaries there (CN-ALLY-05).

    Several who do so get the whole each (CN-ALLY-06).
    """
    one = s.board.ally_one[alliance]
    two = s.board.ally_two[alliance]
    if leads(s, one, seat) and leads(s, two, seat):  # CN-ALLY-04
        return i64(s.emissaries[one * ROW + ALL]) + i64(s.emissaries[two * ROW + ALL])
    return 0  # CN-ALLY-07
