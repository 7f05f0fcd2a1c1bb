"""The last of the laws of Confucius' board."""

from random import Random

import pytest
from board_law_hands import (
    TRIAL,
    each_option,
    positions,
    told,
)
from cf_digest_games import CONFIGURATIONS, title
from cf_trial import redealt

from guanxi.confucius.game import GAME
from guanxi.confucius.rules import state as names_of
from guanxi.confucius.rules.components import PLAYER_COLOURS
from guanxi.core.game import Options
from running import some
from trying import games

pytestmark = pytest.mark.once  # what doors tell: they are interpreted with either engine


@each_option
def test_details_tell_nothing_that_a_seat_cannot_know(options: Options) -> None:
    rng = Random(title(options))
    for state, _ in some(TRIAL.positions(options, games(1, 200), 31)):
        if state.phase == names_of.SETTING_UP or GAME.rules.is_over(state):
            continue
        for seat in (-1, *range(int(state.players))):
            assert told(state, seat) == told(redealt(state, seat, rng), seat)


def test_seats_are_told_by_number() -> None:
    """The lists have an entry for each seat, in the order of the colours."""
    state = next(positions(CONFIGURATIONS[0], 1))
    assert len(told(state, 0)["bonds"]["next"]) == int(state.players) <= len(PLAYER_COLOURS)
