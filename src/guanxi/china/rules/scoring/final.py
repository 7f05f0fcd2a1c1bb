"""Final scoring: CN-FINAL."""

from librt.vecs import vec
from mypy_extensions import i64

from guanxi.china.rules.components import N_ALLIANCES, N_PROVINCES
from guanxi.china.rules.scoring import alliances, palaces, roads
from guanxi.china.rules.state import OVER, State


def add_final_points(s: State, totals: vec[i64]) -> None:
    """Palaces of the provinces without disc, then alliances, then roads (CN-FINAL-01)."""
    for seat in range(s.players):
        for province in range(i64(N_PROVINCES)):
            if not palaces.has_disc(s, province):
                totals[seat] += palaces.points(s, province, seat)
        for alliance in range(i64(N_ALLIANCES)):
            totals[seat] += alliances.points(s, alliance, seat)
        totals[seat] += roads.points(s, seat)


def if_it_ended_now(s: State) -> vec[i64]:
    """Everybody's total if the game ended as it stands."""
    totals = s.score[:]
    if s.room != OVER:
        add_final_points(s, totals)
    return totals
