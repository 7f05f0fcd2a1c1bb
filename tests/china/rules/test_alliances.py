"""CN-ALLY: alliances of two provinces."""

from itertools import product

import pytest

from guanxi.china.rules.scoring import alliances
from running import some

NUMBERS = [str(number) for number in range(1, 16)]
PAIRS = {
    "1": ("yan", "zhao"),
    "2": ("zhao", "wei"),
    "3": ("wei", "chin"),
    "4": ("chin", "shu"),
    "5": ("shu", "chu"),
    "6": ("chu", "lu"),
    "7": ("lu", "qi"),
    "8": ("qi", "yan"),
    "9": ("qi", "zhao"),
    "10": ("qi", "wei"),
    "11": ("wei", "lu"),
    "12": ("wei", "han"),
    "13": ("han", "chin"),
    "14": ("chin", "chu"),
    "15": ("chu", "han"),
}


def scored(place, one, two):
    """Points for alliance 12, of Wei and Han."""
    at = place(players=5, emissaries={"wei": one, "han": two})
    return {name: points for name, found in at["items"].items() if (points := found.get("alliance 12", 0))}


@pytest.mark.parametrize(
    ("one", "two", "points"),
    [
        pytest.param(
            {"Alex": 2, "Barbara": 1}, {"Alex": 1}, {"Alex": 4}, marks=pytest.mark.clause("CN-ALLY-04", "CN-ALLY-05")
        ),
        pytest.param({"Alex": 1}, {"Barbara": 1}, {}, marks=pytest.mark.clause("CN-ALLY-04", "CN-ALLY-07")),
        pytest.param(
            {"Alex": 2, "Barbara": 2, "Chris": 1}, {"Barbara": 1, "Chris": 1}, {"Barbara": 7},
            marks=pytest.mark.clause("CN-ALLY-03"),
        ),
        pytest.param(
            {"Alex": 1, "Barbara": 1}, {"Alex": 1, "Barbara": 1}, {"Alex": 4, "Barbara": 4},
            marks=pytest.mark.clause("CN-ALLY-06", "CN-ALLY-03"),
        ),
        pytest.param(
            {"Alex": 1, "Emil": 1, "Doris": 1}, {"Alex": 2, "Emil": 2, "Doris": 2}, {"Alex": 9, "Emil": 9, "Doris": 9},
            marks=pytest.mark.clause("CN-ALLY-06"),
        ),
        pytest.param(
            {"Alex": 2, "Barbara": 1}, {"Alex": 1, "Barbara": 2}, {}, marks=pytest.mark.clause("CN-ALLY-07")
        ),
        pytest.param(
            {"Alex": 3, "Barbara": 2}, {"Alex": 3, "Barbara": 2}, {"Alex": 10}, marks=pytest.mark.clause("CN-ALLY-07")
        ),
        pytest.param({"Alex": 3}, {}, {}, marks=pytest.mark.clause("CN-ALLY-09")),
        pytest.param({}, {"Alex": 3}, {}, marks=pytest.mark.clause("CN-ALLY-09")),
        pytest.param({}, {}, {}, marks=pytest.mark.clause("CN-ALLY-09", "CN-ALLY-03")),
    ],
)  # fmt: skip
def test_one_alliance(place, one, two, points):
    assert scored(place, one, two) == points


@pytest.mark.clause("CN-ALLY-03", "CN-ALLY-04", "CN-ALLY-05", "CN-ALLY-06", "CN-ALLY-07", "CN-ALLY-09")
def test_the_definition(place):
    """Three players with up to two emissaries in each of the two provinces: all 729 cases."""
    s = place(players=3).state
    wei, han = 2 * 6, 8 * 6  # their rows
    for first in some(product(range(3), repeat=3)):
        for second in some(product(range(3), repeat=3)):
            for row, counts in ((wei, first), (han, second)):
                for seat, count in enumerate(counts):
                    s.emissaries[row + seat] = count
                s.emissaries[row + 5] = sum(counts)
            for seat in range(3):
                leads = all(0 < max(counts) == counts[seat] for counts in (first, second))
                expected = sum(first) + sum(second) if leads else 0
                assert alliances.points(s, 11, seat) == expected


@pytest.mark.clause("CN-ALLY-01", "CN-ALLY-02")
@pytest.mark.parametrize("side", ["3-4", "4-5"])
def test_emissaries_everywhere_score_each_alliance_once(place, side):
    provinces = ("yan", "zhao", "wei", "chin", "shu", "chu", "lu", "qi")
    at = place(side=side, emissaries={province: {"Alex": 1} for province in provinces} | {"han": {"Barbara": 1}})
    without_han = {f"alliance {number}": 2 for number, pair in PAIRS.items() if "han" not in pair}
    assert at["items"]["Alex"] == without_han
    assert list(at["items"]["Alex"]) == list(without_han)  # in ascending order
    assert at["items"]["Barbara"] == {}


@pytest.mark.clause("CN-ALLY-01")
def test_a_lead_in_provinces_without_a_common_alliance(place):
    at = place(emissaries={"yan": {"Alex": 3}, "shu": {"Alex": 3}, "lu": {"Alex": 2}})
    assert at["totals"]["Alex"] == 0


@pytest.mark.clause("CN-ALLY-08")
def test_the_same_emissaries_count_in_every_alliance(place):
    at = place(emissaries={"wei": {"Alex": 3}, "han": {"Alex": 1}, "zhao": {"Alex": 1}})
    assert at["items"]["Alex"] == {"alliance 2": 4, "alliance 12": 4}


@pytest.mark.clause("CN-ALLY-01", "CN-ALLY-02", "CN-BOARD-07")
def test_the_fifteen_alliances(place):
    listed = place()["map"]["alliances"]
    assert list(listed) == NUMBERS
    assert {number: tuple(pair) for number, pair in listed.items()} == PAIRS
