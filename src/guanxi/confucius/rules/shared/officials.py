"""Officials, influence, seniority: CF-OFF."""

from mypy_extensions import i64, u8

from guanxi.confucius.rules.components import N_MINISTRIES, SPACES
from guanxi.confucius.rules.events import MARKER_PLACED, MARKER_STOOD_UP, tell
from guanxi.confucius.rules.state import NO_TILE, NOBODY, State


def ministry_of(official: i64) -> i64:
    """The ministry of an official space."""
    return official // SPACES


def is_resolved(s: State, ministry: i64) -> bool:
    """Has the ministry been resolved? Then nothing in it changes any more (CF-OFF-09)."""
    return (s.resolved >> ministry) & 1 == 1


def influence(s: State, seat: i64, ministry: i64) -> i64:
    """How many officials there carry the seat's marker (CF-OFF-03)."""
    owner = u8(seat)
    count: i64 = 0
    for official in range(ministry * SPACES, ministry * SPACES + SPACES):
        if s.marker[official] == owner:
            count += 1
    return count


def empty_space(s: State, ministry: i64) -> i64:
    """The empty space with the lowest number, or -1 (CF-EOR-03)."""
    for official in range(ministry * SPACES, ministry * SPACES + SPACES):
        if s.tile[official] == NO_TILE:
            return official
    return -1


def empty_elsewhere(s: State) -> i64:
    """An empty space of any unresolved ministry, or -1."""
    for ministry in range(i64(N_MINISTRIES)):
        if not is_resolved(s, ministry) and empty_space(s, ministry) >= 0:
            return empty_space(s, ministry)
    return -1


def is_replaceable(s: State, official: i64) -> bool:
    """An unbribed or unsecured official (CF-EXAM-18)."""
    return s.tile[official] != NO_TILE and (s.marker[official] == NOBODY or s.secured[official] == 0)


def has_replaceable(s: State, ministry: i64) -> bool:
    """Is there such an official in the ministry?"""
    for official in range(ministry * SPACES, ministry * SPACES + SPACES):
        if is_replaceable(s, official):
            return True
    return False


def put_marker(s: State, official: i64, seat: i64, secured: bool) -> None:
    """A marker comes onto an official, lying or standing (CF-OFF-01), in place of any other (CF-OFF-02)."""
    s.marker[official] = u8(seat)
    s.secured[official] = 1 if secured else 0
    tell(s, MARKER_PLACED, official, seat, 1 if secured else 0)


def stand_up(s: State, official: i64) -> None:
    """A lying marker is stood up: its official is secured (CF-OFF-04)."""
    s.secured[official] = 1
    tell(s, MARKER_STOOD_UP, official, i64(s.marker[official]), 0)
