"""The web of gifts: every active gift with what it forbids and forces, and the cubes of the next round."""

from typing import Any

from guanxi.confucius.doors import obligations
from guanxi.confucius.doors.closer.seats import seats_of
from guanxi.confucius.rules.components import MINISTRIES
from guanxi.confucius.rules.phases import count_gifts
from guanxi.confucius.rules.shared import gifts
from guanxi.confucius.rules.shared.obligations import lends_to
from guanxi.confucius.rules.state import State

Told = dict[str, Any]


def bonds(s: State, cubes: list[int]) -> Told:
    """Gifts by giver and recipient; for each seat its cubes, now and in the next round, and where it could lend."""
    pairs = [(giver, to) for giver in seats_of(s) for to in seats_of(s) if obligations.given(s, giver, to)]
    return {
        "gifts": [_gift(s, giver, to) for giver, to in pairs],
        "total": [int(gifts.total(s, seat)) for seat in seats_of(s)],
        "cubes": [int(count_gifts.active_cubes(s, seat)) for seat in seats_of(s)],
        "next": cubes,
        "lends": [_lends(s, seat) for seat in seats_of(s)],
    }


def _gift(s: State, giver: int, to: int) -> Told:
    """One gift: what it blocks, whom it makes the recipient tutor, where it directs a loan, what may be given back."""
    value = obligations.given(s, giver, to)
    forced = obligations.lends_in(s, giver, to)
    return {
        "giver": giver,
        "to": to,
        "value": value,
        "blocks": obligations.blocks_bribing(s, giver, to),
        "tutors": obligations.must_tutor(s, giver, to) or None,
        "lends": [name for name, must in forced.items() if must],
        "foremost": all(obligations.given(s, other, to) <= value for other in seats_of(s)),
        "returns": value,  # CF-GIFT-OBL-01
    }


def _lends(s: State, seat: int) -> dict[str, list[int]]:
    """In each ministry that is open and has the seat's marker: to whom it may lend if it drops out first."""
    found = {}
    for ministry, name in enumerate(MINISTRIES):
        there = obligations.participants(s, ministry)
        if there >> seat & 1:
            receivers = int(lends_to(s, seat, there))
            found[name] = [rival for rival in seats_of(s) if receivers >> rival & 1]
    return found
