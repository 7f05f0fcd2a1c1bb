"""Invasions: CF-INV."""

from mypy_extensions import i64

from guanxi.confucius.rules.components import (
    BOX_POINTS,
    BOXES,
    DEADLINE,
    LAND_BOXES,
    LAND_SPACES,
    MAX_PLAYERS,
    REWARD_BOX,
)
from guanxi.confucius.rules.events import LAND_CONQUERED, LAND_FAILED, tell, tell_more
from guanxi.confucius.rules.shared import deck
from guanxi.confucius.rules.state import NOBODY, State


def run(s: State) -> bool:
    """Resolve lands that are full (CF-INV-01) or whose deadline has come (CF-INV-02), left to right (CF-INV-11)."""
    while True:
        if deck.settle(s):
            return True
        if s.cursor == LAND_SPACES:
            return False
        space = s.cursor
        s.cursor += 1
        if not is_resolved(s, space) and (is_full(s, space) or s.wall == DEADLINE[space]):  # CF-INV-04
            resolve(s, space)


def is_resolved(s: State, space: i64) -> bool:
    """Has the land on this space been turned over? Then no army comes or goes (CF-INV-09)."""
    return (s.lands_resolved >> space) & 1 == 1


def is_full(s: State, space: i64) -> bool:
    """Does every box hold an army (CF-INV-01)?"""
    for box in range(LAND_BOXES[i64(s.land[space])]):
        if s.box[space * BOXES + box] == NOBODY:
            return False
    return True


def points(s: State, space: i64, seat: i64) -> i64:
    """What the boxes of a full land give to a seat."""
    land = i64(s.land[space])
    total: i64 = 0
    for box in range(LAND_BOXES[land]):
        if i64(s.box[space * BOXES + box]) == seat:
            total += BOX_POINTS[land * BOXES + box]
    return total


def resolve(s: State, space: i64) -> None:
    """Success scores every box (CF-INV-07); the reward icon pays in any case (CF-INV-08)."""
    land = i64(s.land[space])
    if is_full(s, space):  # CF-INV-05
        for box in range(LAND_BOXES[land]):
            s.score[i64(s.box[space * BOXES + box])] += BOX_POINTS[land * BOXES + box]
        if s.story is not None:
            shares = [points(s, space, seat) for seat in range(i64(MAX_PLAYERS))]
            tell_more(s, LAND_CONQUERED, land, shares[0], shares[1], shares[2], shares[3], shares[4])
    else:
        tell(s, LAND_FAILED, land, 0, 0)  # CF-INV-06
    s.lands_resolved |= i64(1) << space
    rewarded = i64(s.box[space * BOXES + REWARD_BOX[land]])
    if rewarded != NOBODY:
        s.seat = rewarded
        s.rewards_due = 1
