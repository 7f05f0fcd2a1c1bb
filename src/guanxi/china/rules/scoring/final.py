"""Final scoring: CN-FINAL."""

from librt.vecs import vec
from mypy_extensions import i64

from guanxi.china.rules.components import MAX_PLAYERS, N_ALLIANCES, N_PROVINCES
from guanxi.china.rules.events import ALLIANCE_COUNTED, PROVINCE_COUNTED, ROADS_COUNTED
from guanxi.china.rules.rooms import OVER
from guanxi.china.rules.scoring import alliances, palaces, roads
from guanxi.china.rules.state import State
from guanxi.china.rules.telling import tell_points


def add_final_points(s: State, totals: vec[i64]) -> None:
    """Palaces of the provinces without disc, then alliances, then roads (CN-FINAL-01)."""
    for seat in range(s.players):
        for province in range(i64(N_PROVINCES)):
            if not palaces.has_disc(s, province):  # CN-FINAL-02, CN-FINAL-03
                totals[seat] += palaces.points(s, province, seat)
        for alliance in range(i64(N_ALLIANCES)):
            totals[seat] += alliances.points(s, alliance, seat)
        totals[seat] += roads.points(s, seat)


def tell_points_by_source(s: State) -> None:
    """The same for those who listen: provinces as on the board (CN-FINAL-05), alliances by number (CN-ALLY-02)."""
    points = vec[i64]([0] * MAX_PLAYERS)
    for province in range(i64(N_PROVINCES)):
        if not palaces.has_disc(s, province):
            for seat in range(s.players):
                points[seat] = palaces.points(s, province, seat)
            _tell_some(s, PROVINCE_COUNTED, province, points)
    for alliance in range(i64(N_ALLIANCES)):
        for seat in range(s.players):
            points[seat] = alliances.points(s, alliance, seat)
        _tell_some(s, ALLIANCE_COUNTED, alliance + 1, points)
    for seat in range(s.players):
        points[seat] = roads.points(s, seat)
    _tell_some(s, ROADS_COUNTED, -1, points)


def _tell_some(s: State, kind: i64, what: i64, points: vec[i64]) -> None:
    """Nothing is told of what brings nobody anything."""
    for seat in range(s.players):
        if points[seat] > 0:
            tell_points(s, kind, what, points)
            return


def if_it_ended_now(s: State) -> vec[i64]:
    """Everybody's total if the game ended as it stands."""
    totals = s.score[:]
    if s.room != OVER:
        add_final_points(s, totals)
    return totals
