"""CN-PAL: the scoring of a province."""

from itertools import product

import pytest

from guanxi.china.rules.scoring import palaces
from guanxi.china.rules.state import ALL
from running import some

NAMES = ("Alex", "Barbara", "Chris", "Doris", "Emil")


def scored(place, bare_board, counts):
    """Yan with just so many spaces; the first player puts down the last palace."""
    at = place(
        players=5,
        board=bare_board(sum(counts)),
        hands={"Alex": ["green"]},
        palaces={"yan": {name: count - (name == "Alex") for name, count in zip(NAMES, counts, strict=True)}},
    )
    assert list(at["scores"].values()) == [0] * 5
    at.do(f"place palace yan-{sum(counts)}")
    assert at["discs"] == ["yan"]
    return tuple(at["scores"].values())


@pytest.mark.parametrize(
    ("counts", "points"),
    [
        pytest.param((3, 0, 0, 0, 0), (3, 0, 0, 0, 0), marks=pytest.mark.clause("CN-PAL-14", "CN-PAL-09")),
        pytest.param((5, 1, 0, 0, 0), (6, 5, 0, 0, 0), marks=pytest.mark.clause("CN-PAL-04", "CN-PAL-05")),
        pytest.param((1, 5, 0, 0, 0), (5, 6, 0, 0, 0), marks=pytest.mark.clause("CN-PAL-04", "CN-PAL-05")),
        pytest.param((4, 2, 1, 0, 0), (7, 4, 2, 0, 0), marks=pytest.mark.clause("CN-PAL-06")),
        pytest.param((5, 4, 3, 1, 0), (13, 5, 4, 3, 0), marks=pytest.mark.clause("CN-PAL-07")),
        pytest.param((1, 3, 4, 5, 0), (3, 4, 5, 13, 0), marks=pytest.mark.clause("CN-PAL-07")),
        pytest.param((6, 5, 4, 3, 1), (19, 6, 5, 4, 3), marks=pytest.mark.clause("CN-PAL-08")),
        pytest.param((1, 3, 4, 5, 6), (3, 4, 5, 6, 19), marks=pytest.mark.clause("CN-PAL-08")),
        pytest.param((1, 0, 5, 0, 2), (2, 0, 8, 0, 5), marks=pytest.mark.clause("CN-PAL-09")),
        pytest.param((2, 2, 1, 0, 0), (5, 5, 2, 0, 0), marks=pytest.mark.clause("CN-PAL-10")),
        pytest.param((3, 3, 3, 2, 1), (12, 12, 12, 3, 2), marks=pytest.mark.clause("CN-PAL-10", "CN-PAL-12")),
        pytest.param((1, 1, 1, 1, 1), (5, 5, 5, 5, 5), marks=pytest.mark.clause("CN-PAL-10")),
        pytest.param((4, 2, 2, 1, 0), (9, 4, 4, 2, 0), marks=pytest.mark.clause("CN-PAL-11")),
        pytest.param((5, 3, 1, 1, 1), (11, 5, 3, 3, 3), marks=pytest.mark.clause("CN-PAL-11", "CN-PAL-12")),
    ],
)
def test_points_by_rank(place, bare_board, counts, points):
    assert scored(place, bare_board, counts) == points


def dense_ranks(counts):
    """CN-PAL-12, word for word."""
    values = sorted({count for count in counts if count > 0}, reverse=True)
    return [
        0 if count == 0 else sum(counts) if count == values[0] else values[values.index(count) - 1] for count in counts
    ]


@pytest.mark.clause("CN-PAL-12", "CN-PAL-09", "CN-PAL-14")
def test_the_formal_definition(place):
    """All 1023 ways in which five players can have up to three palaces each."""
    s = place(players=5).state
    yan = 0  # the first row of the board
    for counts in some(product(range(4), repeat=5)):
        for seat, count in enumerate(counts):
            s.palaces[seat] = count
        s.palaces[ALL] = sum(counts)
        assert [palaces.points(s, yan, seat) for seat in range(5)] == dense_ranks(counts), counts


@pytest.mark.clause("CN-PAL-01", "CN-PAL-02", "CN-PAL-13", "CN-SCORE-01")
def test_points_come_with_a_full_province_and_only_then(game):
    """During play a score changes with a palace on the last space, once for each province, and before the payment."""
    for move in some(game.moves[:-1]):
        before, after = move.before, move.after
        new = set(after["discs"]) - set(before["discs"])
        if not new:
            assert after["scores"] == before["scores"]
            continue
        (province,) = new
        assert move.line.startswith(f"place palace {province}-")
        assert after["stage"] == "pay"
        inside = [(space, owner) for space, owner in after["palaces"].items() if space.startswith(f"{province}-")]
        counts = [sum(owner == name for _, owner in inside) for name in after["players"]]
        gained = [after["scores"][name] - before["scores"][name] for name in after["players"]]
        fortified = [
            any(owner == name and space in after["fortifications"] for space, owner in inside)
            for name in after["players"]
        ]
        assert gained == [points * (1 + own) for points, own in zip(dense_ranks(counts), fortified, strict=True)]


@pytest.mark.clause("CN-PAL-01")
def test_one_space_short_is_not_full(place, bare_board):
    at = place(players=5, board=bare_board(4), hands={"Alex": ["green", "green"]}, palaces={"yan": {"Barbara": 2}})
    at.do("place palace yan-3")
    assert at["discs"] == []
    at.do("place palace yan-4")
    assert at["discs"] == ["yan"]


@pytest.mark.clause("CN-PAL-03")
def test_the_turn_is_finished_normally(place):
    at = place(
        hands={"Alex": ["orange", "orange", "red"]},
        palaces={"lu": {"Barbara": 3}},
        display=["green", "green", "green", "green"],
    )
    at.do("place palace lu-4")
    assert at["legal"] == ["place emissary lu", "pay orange"]
    at.do("place emissary lu", "pay orange orange", "take green", "take green")
    assert (at["to_act"], at["discs"]) == ("Barbara", ["lu"])


@pytest.mark.clause("CN-PAL-13", "CN-FINAL-03")
def test_a_disc_is_for_good(place):
    at = place(palaces={"lu": {"Barbara": 3, "Chris": 1}}, scores={"Barbara": 4, "Chris": 3})
    assert at["discs"] == ["lu"]
    assert at["totals"] == {"Alex": 0, "Barbara": 4, "Chris": 3, "Doris": 0}


@pytest.mark.clause("CN-PAL-15")
def test_emissaries_change_no_points(place):
    counts = {"Alex": 2, "Barbara": 1}
    without = place(palaces={"chu": counts})["totals"]
    assert place(palaces={"chu": counts}, emissaries={"chu": {"Barbara": 2, "Chris": 3}})["totals"] == without
