"""The order of turns: CN-TURN."""

from mypy_extensions import i64

from guanxi.china.rules.clauses import NO_FREE_PASS, NOT_A_PAYMENT, REFILL_TO_THREE
from guanxi.china.rules.phases import end
from guanxi.china.rules.state import LAST_TURN, NOWHERE, PLACING, State


def hand_over(s: State) -> None:
    """The turn is over: the next seat's turn, or the end of the game (CN-TURN-01, CN-END-02, CN-END-03)."""
    if s.exhaustions > 1 and s.seat == s.players - 1:
        end.finish(s, LAST_TURN)
    else:
        begin(s, (s.seat + 1) % s.players)


def begin(s: State, seat: i64) -> None:
    """A turn begins; whoever has it holds a card, so an exchange is always possible (CN-DRAW-17)."""
    s.seat = seat
    s.turns += 1
    s.room = PLACING
    s.target = NOWHERE
    s.opened = False
    s.pieces = 0
    s.piece = 0
    s.exchanged = False


def why_not_pass(s: State) -> i64:
    """What is against ending the turn now. Something always is: a turn that may end ends by itself."""
    if s.room != PLACING:
        return REFILL_TO_THREE
    if s.pieces > 0:
        return NOT_A_PAYMENT
    return NO_FREE_PASS
