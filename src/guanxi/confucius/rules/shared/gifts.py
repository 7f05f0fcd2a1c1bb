"""Gifts and the ways to cancel them: CF-GIFT, CF-GIFT-CAN."""

from mypy_extensions import i64, u8

from guanxi.confucius.rules.components import GIFTS
from guanxi.confucius.rules.events import GIFT_BOUGHT, tell
from guanxi.confucius.rules.state import ACTIVE, AVAILABLE, OUT_OF_GAME, UNAVAILABLE, State


def value_from(s: State, giver: i64, recipient: i64) -> i64:
    """The value of the active gift from one player to another, or 0; there is at most one (CF-GIFT-06)."""
    active = u8(ACTIVE + recipient)
    for index in range(giver * GIFTS, giver * GIFTS + GIFTS):
        if s.gift[index] == active:
            return index - giver * GIFTS + 1
    return 0


def is_available(s: State, seat: i64, value: i64) -> bool:
    """Does the gift lie face up before its owner (CF-GIFT-02)?"""
    return s.gift[seat * GIFTS + value - 1] == AVAILABLE


def is_unavailable(s: State, seat: i64, value: i64) -> bool:
    """Is the gift still to be bought (CF-GIFT-01)?"""
    return s.gift[seat * GIFTS + value - 1] == UNAVAILABLE


def turn_up(s: State, seat: i64, value: i64) -> None:
    """The gift becomes available."""
    s.gift[seat * GIFTS + value - 1] = AVAILABLE
    tell(s, GIFT_BOUGHT, seat, value, 0)


def remove(s: State, seat: i64, value: i64) -> None:
    """The gift leaves the game for good (CF-GIFT-04); the tracker follows by itself (CF-GIFT-CAN-05)."""
    s.gift[seat * GIFTS + value - 1] = OUT_OF_GAME


def cancel(s: State, giver: i64, recipient: i64, event: i64) -> None:
    """Cancel the active gift from one player to another, if there is one; `event` tells how."""
    value = value_from(s, giver, recipient)
    if value > 0:
        remove(s, giver, value)
        tell(s, event, giver, recipient, value)


def total(s: State, seat: i64) -> i64:
    """Active gifts given and received (CF-CUBE-01)."""
    count: i64 = 0
    for giver in range(s.players):
        for index in range(giver * GIFTS, giver * GIFTS + GIFTS):
            state = i64(s.gift[index])
            if state >= ACTIVE and (giver == seat or state - ACTIVE == seat):  # CF-CUBE-03
                count += 1
    return count
