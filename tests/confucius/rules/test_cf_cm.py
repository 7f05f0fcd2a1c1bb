"""CF-CM: the first Chief Minister."""

import pytest

from guanxi.confucius.game import GAME
from guanxi.core.rng import Rng
from guanxi.core.table import Table

NAMES = ("black", "green", "purple", "white", "yellow")


@pytest.mark.clause("CF-CM-01")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_first_chief_minister_is_drawn(players):
    """All players are equally likely, and every one of them comes up."""
    options = GAME.options({"players": str(players)})
    state = GAME.rules.start(options)
    rng = Rng("first")
    while GAME.positions.position(state, NAMES[:players])["phase"] == "set_up":
        GAME.rules.do(state, GAME.rules.chance(state, rng))
    weights = [(GAME.notation.write(state, action), weight) for action, weight in GAME.rules.weights(state)]
    assert weights == [(f"chief minister {name}", 1) for name in NAMES[:players]]
    drawn = {int(Table(GAME, options, NAMES[:players], f"chief {number}").state.chief) for number in range(60)}
    assert drawn == set(range(players))


@pytest.mark.clause("CF-CM-01", "CF-CM-03", "CF-TURN-01")
@pytest.mark.parametrize("chief", [0, 1, 2])
def test_the_one_drawn_moves_a_cube_to_the_favour(chief):
    state = GAME.rules.start(GAME.options({"players": "3"}))
    rng = Rng("favour")
    while GAME.positions.position(state, NAMES[:3])["phase"] == "set_up":
        GAME.rules.do(state, GAME.rules.chance(state, rng))
    GAME.rules.do(state, GAME.notation.read(state, f"chief minister {NAMES[chief]}")[0])
    words = GAME.positions.position(state, NAMES[:3])
    assert words["chief_minister"] == NAMES[chief]
    assert words["on_spaces"] == {"imperial_favour": {NAMES[chief]: 1}}
    assert words["cubes"] == {name: 2 if name == NAMES[chief] else 3 for name in NAMES[:3]}
    assert words["to_act"] == NAMES[(chief + 1) % 3]


@pytest.mark.clause("CF-CM-06")
def test_the_office_gives_no_points_in_a_whole_game():
    """Points come from posts, arrivals, invasions, the insulted Emperor and titles; appointing never gives any."""
    state = GAME.rules.start(GAME.options({"players": "3"}))
    rng = Rng("office")
    appointed = 0
    while not GAME.rules.is_over(state):
        legal = GAME.rules.legal(state)
        seat = GAME.rules.to_act(state)
        action = GAME.rules.chance(state, rng) if seat < 0 else legal[int(rng.below(len(legal)))]
        line, before = GAME.notation.write(state, action), [int(score) for score in state.score]
        GAME.rules.do(state, action)
        if line.startswith(("appoint", "chief")):
            appointed += 1
            assert [int(score) for score in state.score] == before
    assert appointed == state.round
