"""The course of a turn (CN-TURN-04), from top to bottom; whoever is asked stops it, and it goes on from there."""

from guanxi.china.rules.phases import end, refill, turn
from guanxi.china.rules.state import State


def proceed(s: State) -> None:
    """After placing and paying, or exchanging, and after every card that was drawn or turned up."""
    if end.dead_board(s):  # CN-END-05
        return
    if refill.asks_for_hand(s):  # CN-DRAW-05
        return
    if refill.asks_for_display(s):  # CN-DRAW-06
        return
    if end.last_turn(s):  # CN-END-02
        return
    if end.dead_hands(s):  # CN-END-06
        return
    turn.begin_next(s)  # CN-TURN-01
