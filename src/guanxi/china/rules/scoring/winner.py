"""Winner and ties: CN-WIN."""

from librt.vecs import vec
from mypy_extensions import i64

from guanxi.china.rules.components import MAX_PLAYERS
from guanxi.china.rules.house import LATER_SEAT
from guanxi.china.rules.scoring.final import if_it_ended_now
from guanxi.china.rules.state import State


def remaining_pieces(s: State, seat: i64) -> i64:
    """Everything in the supply; neither the score marker nor a placed fortification is (CN-WIN-02, CN-WIN-03)."""
    left: i64 = 0
    for kind in range(i64(3)):
        left += i64(s.supply[kind * MAX_PLAYERS + seat])
    return left


def places(s: State) -> list[int]:
    """Everybody's place if it ended now, 1 is first: by total (CN-WIN-01), then by remaining pieces (CN-WIN-02).

    Ties share it (CN-WIN-04, CN-WIN-05), unless by house rule the later seat is ahead.
    """
    totals = if_it_ended_now(s)
    result: list[int] = []
    for seat in range(s.players):
        place = 1
        for rival in range(s.players):
            if _is_ahead(s, totals, rival, seat):
                place += 1
        result.append(place)
    return result


def _is_ahead(s: State, totals: vec[i64], one: i64, other: i64) -> bool:
    if totals[one] != totals[other]:
        return totals[one] > totals[other]
    left = remaining_pieces(s, one) - remaining_pieces(s, other)
    if left == 0 and s.house & LATER_SEAT:
        return one > other
    return left > 0
