"""Leave a road out of one's chains, at the end of the game: CN-ROAD-08, where the table lets the owner choose.

While a palace has more than two road segments (CN-ROAD-04) its owner gives up one of them. Where nothing forks any more
the pieces of the network are the chains.
"""

from librt.vecs import vec
from mypy_extensions import i64, u8

from guanxi.china.rules.clauses import CHAINS_ARE_COUNTED, NO_ROAD_OF_ONE_S_OWN, NOTHING, NOTHING_FORKS
from guanxi.china.rules.events import ROAD_LEFT_OUT
from guanxi.china.rules.kinds import LEAVE_OUT
from guanxi.china.rules.rooms import CUTTING
from guanxi.china.rules.state import State
from guanxi.china.rules.telling import tell


def why_not(s: State, road: i64) -> i64:
    """What is against leaving out this road."""
    if s.room != CUTTING:
        return CHAINS_ARE_COUNTED  # CN-ROAD-08: nobody is asked, or not yet
    if not _is_segment(s, road, s.seat):
        return NO_ROAD_OF_ONE_S_OWN  # CN-ROAD-01
    if not _forks(s, s.board.road_from[road], s.seat) and not _forks(s, s.board.road_to[road], s.seat):
        return NOTHING_FORKS  # CN-ROAD-04
    return NOTHING


def offer(s: State, out: vec[i64]) -> i64:
    """Every segment at a palace that has too many."""
    n: i64 = 0
    for road in range(s.board.n_roads):
        if why_not(s, road) == NOTHING:
            out[n] = s.board.kinds.base[LEAVE_OUT] + road
            n += 1
    return n


def do(s: State, road: i64) -> None:
    """Leave it out."""
    s.left_out[road] = 1
    tell(s, ROAD_LEFT_OUT, s.seat, road, 0)


def has_choice(s: State, seat: i64) -> bool:
    """Does anything fork in the network of a seat?"""
    for space in range(s.board.n_spaces):
        if s.owner[space] == u8(seat) and _forks(s, space, seat):
            return True
    return False


def _forks(s: State, space: i64, seat: i64) -> bool:
    segments: i64 = 0
    for road in range(s.board.n_roads):
        if (s.board.road_from[road] == space or s.board.road_to[road] == space) and _is_segment(s, road, seat):
            segments += 1
    return segments > 2


def _is_segment(s: State, road: i64, seat: i64) -> bool:
    """Does it join two palaces of the seat, and is not left out yet?"""
    one, two = s.board.road_from[road], s.board.road_to[road]
    return s.left_out[road] == 0 and s.owner[one] == u8(seat) and s.owner[two] == u8(seat)
