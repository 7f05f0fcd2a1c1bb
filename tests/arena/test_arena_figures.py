"""Figures of games that were made by hand, and intervals that can be looked up."""

import json

import pytest
from arena_hands import outcome, spec_of

from guanxi.arena.figures import figures
from guanxi.arena.intervals import of_mean, wilson
from guanxi.arena.ratings import ratings
from guanxi.arena.reading import outcome_of

pytestmark = pytest.mark.once

GAMES = [
    outcome(0, (0, 1, 2), (30, 20, 10), (1, 2, 3)),
    outcome(1, (1, 2, 0), (25, 15, 25), (1, 3, 1)),  # a shared victory
    outcome(2, (2, 0, 1), (12, 40, 12), (2, 1, 2)),  # a shared second place
]


def test_wilson_intervals_are_those_of_the_books() -> None:
    assert wilson(8, 10) == pytest.approx((0.4902, 0.9433), abs=1e-4)
    assert wilson(50, 100) == pytest.approx((0.4038, 0.5962), abs=1e-4)
    assert wilson(0, 10) == pytest.approx((0.0, 0.2775), abs=1e-4)
    assert wilson(10, 10) == pytest.approx((0.7225, 1.0), abs=1e-4)


def test_intervals_of_means() -> None:
    assert of_mean([3.0]) is None
    assert of_mean([1, 2, 3, 4, 5]) == pytest.approx((3 - 1.959964 * (2.5 / 5) ** 0.5, 3 + 1.959964 * (2.5 / 5) ** 0.5))


def test_wins_places_and_points() -> None:
    found = figures(spec_of("greedy", "random", "random"), GAMES)
    first, second, third = found["players"]
    assert [player["label"] for player in found["players"]] == ["greedy", "random 1", "random 2"]
    assert [player["wins"] for player in found["players"]] == [2.5, 0.5, 0]
    assert first["win_share"] == pytest.approx(2.5 / 3)
    assert first["win_share_ci"] == wilson(2.5, 3)
    assert [player["mean_rank"] for player in (first, second, third)] == pytest.approx([1, 5 / 3, 8 / 3])
    assert [player["mean_points"] for player in (first, second, third)] == pytest.approx([95 / 3, 57 / 3, 37 / 3])
    assert first["mean_lead"] == pytest.approx(95 / 3 - (57 + 37) / 6)
    assert sum(player["mean_lead"] for player in found["players"]) == pytest.approx(0)
    assert first["points_by_source"] == pytest.approx({"palaces": 92 / 3, "chain": 1})
    assert first["ms_per_move"] == pytest.approx(50)
    assert first["slowest_ms"] == pytest.approx(200)
    assert [seat["wins"] for seat in first["seats"]] == [1, 1, 0.5]
    assert [seat["wins"] for seat in found["seats"]] == [1.5, 1, 0.5]
    assert found["endings"] == {"last turn": 3}
    assert found["lengths"]["moves"]["mean"] == 101


def test_ratings_follow_places_and_not_the_order_of_arrival() -> None:
    rated = ratings(3, GAMES)
    assert rated == ratings(3, GAMES[::-1])
    assert rated[0].mu > rated[1].mu > rated[2].mu
    assert rated[0].ordinal == pytest.approx(rated[0].mu - 3 * rated[0].sigma)
    equal = ratings(3, [outcome(0, (0, 1, 2), (5, 5, 5), (1, 1, 1))])
    assert len({(rating.mu, rating.sigma) for rating in equal}) == 1


def test_nothing_played_is_no_figure() -> None:
    found = figures(spec_of("greedy", "random", "random", "random"), [])
    assert found["games"] == 0
    assert found["players"][0]["win_share"] is None
    json.dumps(found)


def test_an_outcome_is_the_same_after_writing_and_reading() -> None:
    spec = spec_of("greedy", "random", "planner")
    assert [outcome_of(json.dumps(game.told()).encode(), spec) for game in GAMES] == GAMES
