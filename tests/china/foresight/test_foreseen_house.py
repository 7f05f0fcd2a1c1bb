"""What China foresees by house rule."""

import pytest
from foreseeing import preview, seen

from guanxi.core.foresight import STANDS

ROW = [("yan-1", "yan-2"), ("yan-2", "yan-3"), ("yan-2", "yan-4"), ("yan-2", "zhao-1"), ("zhao-1", "wei-1")]
FORKED = {"yan": {"Alex": 4}, "zhao": {"Alex": 1}, "wei": {"Alex": 1}}


@pytest.mark.clause("CN-END-03")
@pytest.mark.parametrize(("player", "turns"), [("Doris", 4), ("Chris", 1)])
def test_one_more_round(place, player, turns):
    at = place(to_act=player, exhaustions=1, pile=1, house={"last_round": "one_more_round"})
    (prospect,) = seen(at, "last-round")
    assert len(prospect.seats) == turns
    assert prospect.by == at["turns"] + turns


@pytest.mark.clause("CN-DRAW-08")
@pytest.mark.parametrize(("display", "sure"), [(4, False), (3, True)])
def test_a_pile_that_is_used_up_when_a_card_is_missed(place, display, sure):
    at = place(exhaustions=1, pile=1, display=display, house={"exhaustion_timing": "failed_draw"})
    assert bool(seen(at, "pile-used-up")) == sure


@pytest.mark.clause("CN-ROAD-08")
def test_owners_who_may_cut_their_chains_badly_are_promised_nothing(place, bare_board):
    board, house = bare_board(4, roads=ROW), {"road_method": "owner_choice"}
    at = place(players=5, board=board, palaces=FORKED, house=house, to_act="Emil", exhaustions=2, display=0)
    (prospect,) = seen(at, "roads-count")
    assert (prospect.sure, prospect.event) == (STANDS, "")
    found = preview(at, f"exchange {at['hands']['Emil'][0]}")
    assert found.undecided == ("chains",)
    assert not found.warnings  # that this turn is the last was sure before
    assert not found.gone


@pytest.mark.clause("CN-FORT-08")
def test_before_a_fortification_is_covered_nothing_stands(place):
    hands = {"Alex": ["red", "red", "green"]}
    given = {"fortifications": True, "palaces": {"wei": {"Barbara": 2}}, "hands": hands}
    at = place(**given, house={"fort_cover": "mandatory"})
    assert seen(at, "province-counts")
    at.do("place fortification wei-3")
    assert not seen(at, "province-counts")
    at.do("place palace wei-3")
    assert seen(at, "province-counts")
