"""CN-EMIS: the limit on the dragon space."""

import pytest


@pytest.mark.clause("CN-EMIS-02", "CN-EMIS-03", "CN-EMIS-04")
@pytest.mark.parametrize(
    ("palaces", "limit"),
    [
        ({}, 0),
        ({"Alex": 1}, 1),
        ({"Barbara": 4}, 4),
        ({"Alex": 3, "Barbara": 2}, 3),
        ({"Alex": 2, "Barbara": 2, "Chris": 1}, 2),
        ({"Alex": 1, "Barbara": 1, "Chris": 1, "Doris": 1, "Emil": 1}, 1),
        ({"Alex": 1, "Emil": 5}, 5),
    ],
)
def test_the_limit_is_the_most_palaces_of_one_player(place, palaces, limit):
    hand = {"Alex": ["purple"]}
    at = place(players=5, hands=hand, palaces={"chu": palaces})
    assert at["limits"]["chu"] == limit
    for standing in range(6):
        at = place(players=5, hands=hand, palaces={"chu": palaces}, emissaries={"chu": {"Doris": standing}})
        beyond = "CN-EMIS-04" if limit == 0 else "CN-EMIS-02"
        assert at.refused("place emissary chu") == ("" if standing < limit else beyond)


@pytest.mark.clause("CN-EMIS-01")
def test_emissaries_take_no_palace_space(place):
    at = place(hands={"Alex": ["orange", "orange"]}, palaces={"lu": {"Barbara": 2}})
    at.do("place emissary lu and emissary lu paying orange orange")
    assert at["palaces"] == {"lu-1": "Barbara", "lu-2": "Barbara"}
    assert at["emissaries"] == {"lu": {"Alex": 2}}


@pytest.mark.clause("CN-EMIS-02")
def test_all_players_share_the_room(place):
    at = place(hands={"Alex": ["purple"]}, palaces={"chu": {"Alex": 3}}, emissaries={"chu": {"Barbara": 2, "Chris": 1}})
    assert at.refused("place emissary chu") == "CN-EMIS-02"


@pytest.mark.clause("CN-EMIS-05")
@pytest.mark.parametrize("owner", ["Alex", "Barbara", "Chris", "Doris"])
def test_whoever_built_the_palaces(place, owner):
    at = place(hands={"Alex": ["purple"]}, palaces={"chu": {owner: 1}})
    assert at.refused("place emissary chu paying purple") == ""


@pytest.mark.clause("CN-EMIS-06")
def test_the_palace_of_this_turn_counts(place):
    at = place(hands={"Alex": ["purple", "purple"]}, palaces={"chu": {"Alex": 1}}, emissaries={"chu": {"Doris": 1}})
    assert at.refused("place emissary chu") == "CN-EMIS-02"
    at.do("place palace chu-2")
    assert at.places[-1] == "emissary chu"


@pytest.mark.clause("CN-EMIS-08")
def test_eight_of_one_player(place):
    at = place(hands={"Alex": ["purple"]}, palaces={"chu": {"Barbara": 8}}, emissaries={"chu": {"Alex": 7}})
    assert at.refused("place emissary chu paying purple") == ""


@pytest.mark.clause("CN-EMIS-09")
def test_a_palace_on_a_fortification_counts_once(place):
    at = place(fortifications=True, palaces={"chu-1": "Alex", "chu-2": "Alex"}, forts=["chu-1", "chu-2", "chu-3"])
    assert at["limits"]["chu"] == 2
