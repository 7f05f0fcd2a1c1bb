"""The order of turns: CN-TURN."""

from mypy_extensions import i64

from guanxi.china.rules.clauses import COVER_AT_ONCE, NO_FREE_PASS, NOT_A_PAYMENT, REFILL_TO_THREE
from guanxi.china.rules.events import TURN_BEGUN
from guanxi.china.rules.house import COVERED_AT_ONCE
from guanxi.china.rules.rooms import PLACING
from guanxi.china.rules.shared.fortifying import is_fortifying
from guanxi.china.rules.state import NOWHERE, State
from guanxi.china.rules.telling import tell


def begin_next(s: State) -> None:
    """The turn of the next seat (CN-TURN-01); it holds a card, so an exchange is always possible (CN-DRAW-17)."""
    begin(s, (s.seat + 1) % s.players)


def begin(s: State, seat: i64) -> None:
    """A turn begins, and nothing is left of the last one."""
    s.seat = seat
    s.turns += 1
    s.room = PLACING
    s.target = NOWHERE
    s.opened = False
    s.pieces = 0
    s.piece = 0
    s.exchanged = False
    tell(s, TURN_BEGUN, seat, 0, 0)


def why_not_pass(s: State) -> i64:
    """What is against ending the turn now. Something always is: a turn that may end ends by itself."""
    if s.room != PLACING:
        return REFILL_TO_THREE  # CN-DRAW-05
    if s.house & COVERED_AT_ONCE and is_fortifying(s):
        return COVER_AT_ONCE  # CN-FORT-08
    if s.pieces > 0:
        return NOT_A_PAYMENT  # CN-CARD-06
    return NO_FREE_PASS  # CN-TURN-03
