"""What China foresees of points: provinces, fortifications, emissaries and alliances, roads."""

import pytest
from foreseeing import facts, seen, told

from guanxi.core.foresight import GAME, ONE_MORE, STANDS, TURN, WILL

ROW = [("yan-1", "yan-2"), ("yan-2", "yan-3"), ("yan-3", "yan-4"), ("yan-4", "zhao-1")]
NONE = {"emissaries": 0}


@pytest.mark.clause("CN-PAL-01", "CN-PAL-02", "CN-PAL-04", "CN-PAL-05")
def test_a_province_that_one_more_palace_completes(place, bare_board):
    at = place(players=5, board=bare_board(4), palaces={"yan": {"Alex": 2, "Barbara": 1}})
    (prospect,) = [each for each in seen(at, "province-next") if each.facts["province"] == "yan"]
    assert (prospect.when, prospect.sure) == (TURN, ONE_MORE)
    assert {step.facts["seat"]: step.facts["points"] for step in prospect.steps} == {
        0: (4, 3, 0, 0, 0),
        1: (4, 4, 0, 0, 0),
        2: (4, 2, 2, 0, 0),
        3: (4, 2, 0, 2, 0),
        4: (4, 2, 0, 0, 2),
    }
    assert told(at, prospect) == "Yan is scored with one more palace."
    assert told(at, prospect.steps[0]) == "If Alex builds it: 4 for Alex, 3 for Barbara."


@pytest.mark.clause("CN-PLACE-10", "CN-PAL-01")
def test_who_has_no_palace_left_does_not_complete_it(place, bare_board):
    at = place(players=5, board=bare_board(2), palaces={"yan": {"Alex": 1}}, supply={"Alex": {"palaces": 0}})
    (prospect,) = [each for each in seen(at, "province-next") if each.facts["province"] == "yan"]
    assert [step.facts["seat"] for step in prospect.steps] == [1, 2, 3, 4]


@pytest.mark.clause("CN-FINAL-02", "CN-FINAL-03")
def test_provinces_without_a_disc_count_at_the_end_as_they_stand(place, bare_board):
    at = place(players=5, board=bare_board(4, 1), palaces={"yan": {"Alex": 2, "Barbara": 1}, "zhao": {"Chris": 1}})
    (prospect,) = seen(at, "province-counts")
    assert (prospect.when, prospect.sure) == (GAME, STANDS)
    assert prospect.event_facts == {"province": "yan", "points": [3, 2, 0, 0, 0]}
    assert told(at, prospect) == "Yan counts at the end as it stands: 3 for Alex, 2 for Barbara."


@pytest.mark.clause("CN-FORT-11", "CN-FORT-08")
def test_fortifications_double(place, bare_board):
    palaces = {"yan-1": "Alex", "yan-2": "Barbara"}
    at = place(players=5, board=bare_board(4), fortifications=True, palaces=palaces, forts=["yan-1", "yan-3"])
    (prospect,) = seen(at, "province-counts")
    assert prospect.facts["points"] == (4, 2, 0, 0, 0)
    assert [told(at, step) for step in prospect.steps] == ["Doubled for Alex by a fortification."]
    (bare,) = seen(at, "fortification-bare")
    assert told(at, bare) == "Whoever builds on the fortification at yan-3 gets doubled points for Yan."


@pytest.mark.clause("CN-EMIS-02", "CN-EMIS-05")
def test_room_for_emissaries(place):
    palaces = {"wei": {"Alex": 2}, "han": {"Alex": 1}, "chu": {"Barbara": 3}}
    at = place(palaces=palaces, emissaries={"wei": {"Barbara": 1}, "han": {"Alex": 1}})
    assert facts(at, "emissaries-next") == [{"province": "wei", "emissaries": 1, "limit": 2}]
    assert facts(at, "emissaries-full") == [{"province": "han", "emissaries": 1, "limit": 1}]


@pytest.mark.clause("CN-ALLY-03", "CN-ALLY-05", "CN-ALLY-06")
def test_an_alliance_as_it_stands(place):
    emissaries = {"wei": {"Alex": 2, "Barbara": 2}, "han": {"Alex": 1, "Barbara": 1}}
    at = place(players=5, palaces={"wei": {"Alex": 5}}, emissaries=emissaries)
    (prospect,) = seen(at, "alliance-counts")
    assert prospect.sure == STANDS
    assert prospect.seats == (0, 1)
    assert told(at, prospect) == "Alliance 12 of Wei and Han as it stands: 6 for Alex, 6 for Barbara."


@pytest.mark.clause("CN-ALLY-03", "CN-ALLY-06", "CN-ALLY-07")
def test_an_emissary_that_changes_who_scores_an_alliance(place):
    emissaries = {"wei": {"Alex": 1}, "han": {"Alex": 1, "Barbara": 1}}
    at = place(players=5, palaces={"wei": {"Alex": 3}}, emissaries=emissaries)
    found = [each for each in seen(at, "alliance-next") if each.facts["alliance"] == 12]
    assert [told(at, each) for each in found] == [
        "With an emissary in Wei, Barbara would score alliance 12: 4 for Alex, 4 for Barbara."
    ]
    assert not seen(at, "alliance-lost")


@pytest.mark.clause("CN-ALLY-07", "CN-PLACE-10")
def test_an_emissary_that_costs_somebody_an_alliance(place):
    emissaries = {"wei": {"Alex": 1, "Chris": 1, "Doris": 1}, "han": {"Alex": 1}}
    supply = {"Doris": NONE, "Emil": NONE}
    at = place(players=5, palaces={"wei": {"Alex": 5}}, emissaries=emissaries, supply=supply)
    found = [told(at, each) for each in seen(at, "alliance-lost") if each.facts["alliance"] == 12]
    assert found == ["With an emissary in Wei, Chris would cost Alex alliance 12."]


@pytest.mark.clause("CN-EMIS-02", "CN-ALLY-03")
def test_where_there_is_no_room_nothing_can_change(place):
    at = place(players=5, palaces={"wei": {"Alex": 1}}, emissaries={"wei": {"Alex": 1}, "han": {"Barbara": 1}})
    assert not [each for each in seen(at, "alliance-next") if each.facts["province"] in ("wei", "han")]


@pytest.mark.clause("CN-EMIS-02", "CN-PLACE-08", "CN-PLACE-10", "CN-ALLY-05")
@pytest.mark.parametrize(
    ("palaces", "supply", "sure"),
    [
        ({"wei": {"Alex": 1}, "han": {"Alex": 1}}, {}, WILL),  # full, and the limit is used up
        ({"wei": {"Alex": 1}}, {}, STANDS),  # a palace in Han gives room
        ({}, dict.fromkeys(("Alex", "Barbara", "Chris", "Doris", "Emil"), NONE), WILL),
    ],
)
def test_an_alliance_that_nothing_can_change(place, bare_board, palaces, supply, sure):
    emissaries = {"wei": {"Alex": 1}, "han": {"Alex": 1}}
    at = place(players=5, board=bare_board(), palaces=palaces, emissaries=emissaries, supply=supply)
    (prospect,) = seen(at, "alliance-counts")
    assert (prospect.sure, prospect.event_facts) == (sure, {"alliance": 12, "points": [2, 0, 0, 0, 0]})


@pytest.mark.clause("CN-ROAD-02", "CN-ROAD-06")
def test_roads_and_the_palace_that_completes_a_chain(place, bare_board):
    palaces = {"yan-1": "Alex", "yan-2": "Alex", "yan-4": "Alex", "zhao-1": "Barbara"}
    at = place(players=5, board=bare_board(4, roads=ROW), palaces=palaces)
    assert not seen(at, "roads-count")
    (prospect,) = seen(at, "chain-next")
    assert prospect.sure == ONE_MORE
    assert told(at, prospect) == "A palace at yan-3 would complete a chain of Alex: up to 4 points."
    done = place(players=5, board=bare_board(4, roads=ROW), palaces=palaces | {"yan-3": "Alex"})
    assert not seen(done, "chain-next")
    (prospect,) = seen(done, "roads-count")
    assert (prospect.sure, prospect.event_facts) == (STANDS, {"points": [4, 0, 0, 0, 0]})


@pytest.mark.clause("CN-ROAD-02")
def test_roads_of_a_full_board_are_sure(place, bare_board):
    board = bare_board(4, roads=ROW)
    others = {province: {"Barbara": 1} for province in ("zhao", "wei", "chin", "shu", "chu", "lu", "qi", "han")}
    at = place(players=5, board=board, palaces={"yan": {"Alex": 4}, **others})
    assert [prospect.sure for prospect in seen(at, "roads-count")] == [WILL]
