"""Count Gifts and action cubes: CF-CUBE."""

from mypy_extensions import i64, u8

from guanxi.confucius.rules.components import CUBES_BY_GIFTS, MAX_PLAYERS, N_BOXES
from guanxi.confucius.rules.events import ROUND_BEGINS, tell_more
from guanxi.confucius.rules.shared import gifts
from guanxi.confucius.rules.state import UNUSED_CUBES, State


def run(s: State) -> bool:
    """Set everybody's active cubes for the round (CF-CUBE-02, CF-CUBE-04); every space starts empty (CF-PAIR-09)."""
    for seat in range(s.players):
        s.own[UNUSED_CUBES + seat] = u8(cubes_for(gifts.total(s, seat)))
    for index in range(s.players * N_BOXES):
        s.on_box[index] = 0
        s.uses[index] = 0
    s.passed = 0
    s.forced = False
    if s.story is not None:
        _tell(s)
    return False


def _tell(s: State) -> None:
    """The round begins, with everybody's cubes."""
    cubes = [i64(s.own[UNUSED_CUBES + seat]) for seat in range(MAX_PLAYERS)]
    tell_more(s, ROUND_BEGINS, s.round, cubes[0], cubes[1], cubes[2], cubes[3], cubes[4])


def cubes_for(total: i64) -> i64:
    """Active cubes by the number of active gifts given and received (CF-CUBE-02)."""
    return CUBES_BY_GIFTS[total if total < 3 else 3]


def active_cubes(s: State, seat: i64) -> i64:
    """Unused cubes and those on spaces: fixed for the round."""
    cubes = i64(s.own[UNUSED_CUBES + seat])
    for box in range(i64(N_BOXES)):
        cubes += i64(s.on_box[seat * N_BOXES + box])
    return cubes
