"""If it ended now: the final resolution and the titles, on a copy."""

from librt.vecs import vec
from mypy_extensions import i64

from guanxi.confucius.rules.phases import resolution
from guanxi.confucius.rules.scoring.titles import award_titles
from guanxi.confucius.rules.shared import obligations
from guanxi.confucius.rules.state import FINAL_RESOLUTION, OVER, RESOLUTION, State, copy_state


def ended(s: State) -> State:
    """The position after the end of the game, ministries resolved as the gifts stand.

    Who drops out and may lend to several lends to the strongest of them, the most senior among equals: what the lender
    would really do nobody knows.
    """
    t = copy_state(s)
    if t.room == OVER:
        return t
    resolving = t.phase == RESOLUTION or t.phase == FINAL_RESOLUTION
    t.phase = FINAL_RESOLUTION
    if resolving:  # finish the ministry that is being resolved before the others
        _resolve(t)
    t.cursor = 0
    t.step = 0
    _resolve(t)
    award_titles(t)
    t.room = OVER
    return t


def _resolve(t: State) -> None:
    while resolution.run(t):
        resolution.lend(t, strongest(t, obligations.lends_to(t, t.seat, resolution.participants(t))))


def strongest(t: State, seats: i64) -> i64:
    """The seat of these that holds most officials in the ministry being resolved."""
    best: i64 = -1
    for seat in range(t.players):
        if (seats >> seat) & 1 == 0:
            continue
        more = best < 0 or resolution.held(t, seat) > resolution.held(t, best)
        if more or (
            resolution.held(t, seat) == resolution.held(t, best)
            and resolution.most_senior(t, seat) < resolution.most_senior(t, best)
        ):
            best = seat
    return best


def if_it_ended_now(s: State) -> vec[i64]:
    """Everybody's total if the game ended as it stands."""
    return ended(s).score
