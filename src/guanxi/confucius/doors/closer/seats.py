"""Seats of a position, as lists for JSON."""

from guanxi.confucius.rules.state import AS_USUAL, NOBODY, TURN, State, copy_state


def seats_of(s: State) -> range:
    """Everybody at the table."""
    return range(int(s.players))


def someone(seat: int) -> int | None:
    """A seat, or nobody."""
    return None if seat == NOBODY else int(seat)


def in_turn(s: State, seat: int) -> State:
    """The position as if it were the seat's turn: its own, with what is free in it, or an ordinary one."""
    t = copy_state(s)
    if s.seat != seat or s.room != TURN:
        t.seat, t.room, t.free = seat, TURN, AS_USUAL
    return t
