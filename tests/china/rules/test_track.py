"""CN-SCORE: totals, and how the score track shows them."""

import pytest

from guanxi.china.rules.scoring import track
from guanxi.core.catalogue import load_catalogue
from running import some


@pytest.mark.clause("CN-SCORE-02", "CN-SCORE-03", "CN-COMP-08")
@pytest.mark.parametrize(
    ("total", "marker", "cards"),
    [(0, 0, 0), (1, 1, 0), (49, 49, 0), (50, 0, 1), (51, 1, 1), (99, 49, 1), (100, 0, 2), (149, 49, 2), (163, 13, 3)],
)
def test_a_lap_is_complete_at_exactly_fifty(total, marker, cards):
    assert track.marker(total) == marker
    assert track.score_cards(total) == cards


@pytest.mark.clause("CN-SCORE-03")
def test_five_printed_cards_are_no_limit():
    assert track.score_cards(312) == 6
    assert load_catalogue("china").data["score_lap"] == track.LAP


@pytest.mark.clause("CN-SCORE-01")
def test_totals_never_decrease(game):
    for move in some(game.moves):
        assert all(move.after["scores"][name] >= points for name, points in move.before["scores"].items())


@pytest.mark.clause("CN-SCORE-01", "CN-SCORE-03")
def test_points_are_added_to_a_large_total(place):
    at = place(hands={"Alex": ["orange"]}, palaces={"lu": {"Alex": 3}}, scores={"Alex": 297})
    at.do("place palace lu-4")
    assert at["scores"]["Alex"] == 301
