"""The order of a round: CF-SEQ, CF-COURT. Each phase asks what it has to ask, and says when it is done."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from guanxi.confucius.rules import setup
from guanxi.confucius.rules.phases import (
    actions,
    chief_minister,
    count_gifts,
    end_of_round,
    examination,
    favour,
    invasions,
    resolution,
    wall,
)
from guanxi.confucius.rules.scoring import winner
from guanxi.confucius.rules.state import (
    ACTIONS,
    CHIEF_MINISTER,
    COUNT_GIFTS,
    DISCARDS,
    END_CHECK,
    EXAMINATION,
    FINAL_RESOLUTION,
    GREAT_WALL,
    IMPERIAL_FAVOUR,
    INVASIONS,
    NEW_OFFICIALS,
    OVER,
    RESOLUTION,
    SETTING_UP,
    TITLES,
    State,
)

ROUND: Final = (  # CF-SEQ-01
    COUNT_GIFTS,
    CHIEF_MINISTER,
    ACTIONS,
    IMPERIAL_FAVOUR,
    GREAT_WALL,  # the Court phase begins (CF-COURT-01)
    EXAMINATION,
    RESOLUTION,
    INVASIONS,
    NEW_OFFICIALS,  # the End of Round phase begins (CF-EOR-01)
    DISCARDS,
    END_CHECK,  # not before: CF-END-04
)
ENDING: Final = (FINAL_RESOLUTION, TITLES)  # after the last round (CF-SCORE-03)


def _followers(order: list[int]) -> "vec[i64]":
    """By phase, the one that comes after it."""
    following = [0] * len(order)
    for at in range(len(order) - 1):
        following[order[at]] = order[at + 1]
    return vec[i64](following)


NEXT: Final = _followers([SETTING_UP] + list(ROUND) + list(ENDING))


def proceed(s: State) -> None:
    """Go on until somebody is asked, or the game is over."""
    while not asks(s):
        if s.phase == TITLES:
            s.room = OVER
            return
        if s.phase == END_CHECK and not end_of_round.is_last_round(s):  # CF-SEQ-02, CF-EOR-08
            s.round += 1
            s.phase = COUNT_GIFTS
        else:
            s.phase = NEXT[s.phase]
        s.cursor = 0
        s.step = 0
        s.lowest = 0


def asks(s: State) -> bool:
    """Let the phase go on, which sees only now whether it is due (CF-COURT-02, CF-COURT-03); does it ask somebody?"""
    if s.phase == ACTIONS:
        return actions.run(s)
    if s.phase == SETTING_UP:
        return setup.run(s)
    if s.phase == COUNT_GIFTS:
        return count_gifts.run(s)
    if s.phase == CHIEF_MINISTER:
        return chief_minister.run(s)
    if s.phase == IMPERIAL_FAVOUR:
        return favour.run(s)
    if s.phase == GREAT_WALL:
        return wall.run(s)
    if s.phase == EXAMINATION:
        return examination.run(s)
    if s.phase == RESOLUTION or s.phase == FINAL_RESOLUTION:
        return resolution.run(s)
    if s.phase == INVASIONS:
        return invasions.run(s)
    if s.phase == NEW_OFFICIALS:
        return end_of_round.new_officials(s)
    if s.phase == DISCARDS:
        return end_of_round.discards(s)
    if s.phase == END_CHECK:
        return end_of_round.end_check(s)
    return winner.run(s)
