"""Weights are found by playing: the parts of that, and one small step."""

import tomllib

import pytest
from bots_hands import GAME_OF

from guanxi.bots.fitting import as_toml, bell, drawn, played, reach, slope, trial
from guanxi.bots.judge import KNOTS
from guanxi.bots.regression import Regression
from guanxi.bots.weights import weights_of
from guanxi.core.rng import Rng

pytestmark = pytest.mark.once


CHINA = GAME_OF["china"]
TABLE, SPREAD = weights_of("china")
PRESENT = [TABLE[item][knot] for knot in range(KNOTS) for item in CHINA.minds.appraised]
OPTIONS = {"players": "3"}


def test_a_regression_finds_what_made_the_targets() -> None:
    rng = Rng("regression")
    true = [1.5, -2.0, 0.25]
    regression = Regression(3)
    for _ in range(200):
        features = [bell(rng) for _ in true]
        regression.add(features, sum(a * b for a, b in zip(features, true, strict=True)))
    assert regression.solve([0.0] * 3, 0.0) == pytest.approx(true, abs=1e-3)
    assert regression.solve([9.0] * 3, 1e9) == pytest.approx([9.0] * 3, abs=1e-3)


def test_the_slope_points_to_what_did_well() -> None:
    rng = Rng("slope")
    samples = [([z := bell(rng), bell(rng)], 0.5 * z + 0.1 * bell(rng)) for _ in range(300)]
    one, other = slope(samples)
    assert one == pytest.approx(0.5, abs=0.05)
    assert other == pytest.approx(0.0, abs=0.05)


def test_a_game_of_drawn_weights_is_even_on_the_whole() -> None:
    samples = drawn(CHINA, OPTIONS, PRESENT, SPREAD, "even")
    assert len(samples) == 3
    assert sum(result for _, result in samples) == pytest.approx(0.0, abs=1e-9)
    for column in zip(*(features for features, _ in samples), strict=True):
        assert sum(column) == pytest.approx(0.0, abs=1e-9)
    assert samples == drawn(CHINA, OPTIONS, PRESENT, SPREAD, "even")


def test_a_planner_that_sees_nothing_does_worse() -> None:
    blind = [0.0] * len(PRESENT)
    assert sum(trial(CHINA, OPTIONS, blind, PRESENT, SPREAD, "blind", number) for number in range(3)) < 0
    assert len(played(CHINA, OPTIONS, [PRESENT] * 3, SPREAD, "three")) == 3


def test_the_file_can_be_read_back() -> None:
    found = tomllib.loads(as_toml(CHINA, PRESENT, SPREAD))
    assert tuple(found["weights"]) == tuple(CHINA.minds.appraised)
    assert [found["weights"][item][knot] for knot in range(KNOTS) for item in CHINA.minds.appraised] == pytest.approx(
        PRESENT
    )
    assert min(reach(PRESENT)) > 0
