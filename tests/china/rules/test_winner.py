"""CN-WIN: winner and ties."""

import pytest

from guanxi.china.game import GAME

LAST = {"to_act": "Doris", "exhaustions": 2, "display": ["red", "red", "red", "red"], "hands": {"Doris": ["green"]}}
KINDS = ("palaces", "emissaries", "fortifications")


def ended(place, scores, supplies):
    """The game ends with these totals and supplies of palaces, emissaries and fortifications."""
    names = ("Alex", "Barbara", "Chris", "Doris")
    supply = {name: dict(zip(KINDS, left, strict=True)) for name, left in zip(names, supplies, strict=True)}
    at = place(fortifications=True, scores=dict(zip(names, scores, strict=True)), supply=supply, **LAST)
    at.do("exchange green taking red")
    assert at["over"]
    return at


SAME = [(5, 3, 1)] * 4


@pytest.mark.parametrize(
    ("scores", "supplies", "places"),
    [
        pytest.param((4, 9, 7, 1), SAME, (3, 1, 2, 4), marks=pytest.mark.clause("CN-WIN-01")),
        pytest.param(
            (9, 9, 8, 8),
            [(5, 3, 0), (5, 4, 0), (1, 1, 0), (9, 8, 1)],
            (2, 1, 4, 3),
            marks=pytest.mark.clause("CN-WIN-02", "CN-WIN-05"),
            id="more emissaries",
        ),
        pytest.param(
            (9, 9, 9, 9),
            [(7, 0, 0), (0, 7, 1), (6, 0, 0), (3, 2, 1)],
            (2, 1, 3, 3),
            marks=pytest.mark.clause("CN-WIN-02", "CN-WIN-05"),
            id="all kinds together",
        ),
        pytest.param((9, 9, 9, 9), SAME, (1, 1, 1, 1), marks=pytest.mark.clause("CN-WIN-04"), id="all level"),
        pytest.param(
            (9, 9, 5, 5), SAME, (1, 1, 3, 3), marks=pytest.mark.clause("CN-WIN-04", "CN-WIN-05"), id="shared places"
        ),
        pytest.param((9, 5, 5, 1), SAME, (1, 2, 2, 4), marks=pytest.mark.clause("CN-WIN-05"), id="a place skipped"),
        pytest.param(
            (10, 9, 9, 9),
            [(0, 0, 0), (9, 8, 1), (9, 8, 1), (9, 8, 0)],
            (1, 2, 2, 4),
            marks=pytest.mark.clause("CN-WIN-01", "CN-WIN-05"),
            id="points before pieces",
        ),
    ],
)
def test_places(place, scores, supplies, places):
    at = ended(place, scores, supplies)
    assert tuple(at["places"].values()) == places
    assert at["winners"] == [name for name, where in at["places"].items() if where == 1]
    result = GAME.result(at.state)
    assert (result.totals, result.places, result.reason) == (scores, places, "last turn")


@pytest.mark.clause("CN-WIN-01")
def test_nobody_has_won_a_running_game(place):
    at = place(scores={"Alex": 9})
    assert at["winners"] == []
    assert at["places"]["Alex"] == 1


@pytest.mark.clause("CN-WIN-01")
def test_the_final_scoring_decides(place):
    """Barbara is behind until the palaces in Chu are counted."""
    at = place(scores={"Alex": 4, "Barbara": 2}, palaces={"chu": {"Barbara": 3}}, **LAST)
    at.do("exchange green taking red")
    assert at["winners"] == ["Barbara"]


@pytest.mark.clause("CN-WIN-03")
def test_a_fortification_on_the_board_is_nobodys(place):
    """Both have seven pieces left; that the one in Wei was Alex's does not matter."""
    given = {"scores": {"Alex": 9, "Barbara": 9}, "fortifications": True, "forts": ["wei-1"], **LAST}
    left = {"palaces": 4, "emissaries": 3, "fortifications": 0}
    at = place(supply={"Alex": left, "Barbara": left}, **given)
    at.do("exchange green taking red")
    assert at["winners"] == ["Alex", "Barbara"]


@pytest.mark.clause("CN-WIN-03", "CN-SETUP-04")
def test_the_score_marker_is_not_counted(place):
    """With the last playable emissary placed none is left, although a ninth stands on the track."""
    at = place(emissaries={"chu": {"Alex": 8}})
    assert at["supply"]["Alex"] == {"palaces": 20, "emissaries": 0, "fortifications": 0}
