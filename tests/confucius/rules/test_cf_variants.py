"""CF-VAR: what the two options change, and what they do not."""

import pytest

from guanxi.confucius.game import GAME
from guanxi.core.game import CHANCE
from guanxi.core.rng import Rng

NAMES = ("black", "green", "purple", "white", "yellow")


@pytest.mark.clause("CF-VAR-01")
@pytest.mark.parametrize("players", [3, 5])
def test_petitions_are_the_only_difference(players):
    """A basic game, replayed as an advanced one: the same choices at every step, but for petitions."""
    basic, advanced = (
        GAME.rules.start(GAME.options({"players": str(players), "advanced": word})) for word in ("off", "on")
    )
    rng = Rng(f"variants {players}")
    petitions = 0
    while not GAME.rules.is_over(basic):
        seat, choices = GAME.rules.to_act(basic), GAME.rules.legal(basic)
        more = set(GAME.rules.legal(advanced)) - set(choices)
        assert set(choices) <= set(GAME.rules.legal(advanced))
        assert all(GAME.notation.write(advanced, action).startswith("petition") for action in more)
        petitions += len(more)
        action = GAME.rules.chance(basic, rng) if seat == CHANCE else choices[int(rng.below(len(choices)))]
        GAME.rules.do(basic, action)
        GAME.rules.do(advanced, action)
        assert GAME.rules.to_act(advanced) == GAME.rules.to_act(basic)
    assert petitions
    assert GAME.result(advanced) == GAME.result(basic)


@pytest.mark.clause("CF-VAR-03")
def test_the_admiral_variant_is_an_option_of_the_table():
    """It is off unless the table says so before the game; no action of the game turns it on or off."""
    assert GAME.options({"players": "4"})["admiral"] == "off"
    for word in ("off", "on"):
        state = GAME.rules.start(GAME.options({"players": "4", "admiral": word}))
        rng = Rng("variants")
        while not GAME.rules.is_over(state):
            choices = GAME.rules.legal(state)
            chance = GAME.rules.to_act(state) == CHANCE
            GAME.rules.do(state, GAME.rules.chance(state, rng) if chance else choices[int(rng.below(len(choices)))])
            assert state.admiral == (word == "on")


@pytest.mark.clause("CF-VAR-02", "CF-VAR-03", "CF-WIN-04")
@pytest.mark.parametrize(
    ("scores", "admiral", "without", "with_it"),
    [
        pytest.param((8, 8, 8, 8, 8), "yellow", (2, 2, 2, 2, 1), (2, 2, 2, 2, 1), id="the Admiral leads"),
        pytest.param((9, 9, 4, 6, 6), "purple", (1, 1, 5, 3, 3), (2, 2, 1, 4, 4), id="the Admiral is last"),
        pytest.param((9, 8, 8, 6, 2), "yellow", (1, 2, 2, 4, 5), (1, 2, 2, 4, 5), id="first place is not shared"),
        pytest.param((9, 9, 9, 6, 7), "yellow", (1, 1, 1, 5, 4), (2, 2, 2, 5, 1), id="three share it with another"),
    ],
)
def test_places(scores, admiral, without, with_it):
    """Scores before the title's point."""
    given = {"round": 9, "phase": "end", "scores": dict(zip(NAMES, scores, strict=True)), "oceans": {admiral: 1}}
    for word, places in (("off", without), ("on", with_it)):
        state = GAME.positions.from_position(
            GAME.options({"players": "5", "admiral": word}), NAMES, given, Rng("places")
        )
        assert GAME.rules.is_over(state)
        assert GAME.result(state).places == places
