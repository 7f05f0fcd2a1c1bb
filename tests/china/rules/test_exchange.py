"""CN-EXCH: exchanging a card."""

import pytest

from running import some

HAND = {"Alex": ["orange", "green", "green"]}
OPEN = ["red", "red", "yellow", "yellow"]


@pytest.mark.clause("CN-EXCH-01", "CN-EXCH-05")
def test_one_card_away_and_one_card_drawn(game):
    for turn in some(turn for turn in game.turns if turn.exchanged):
        drawn = [line for line in turn.lines if line.startswith(("take", "draw"))]
        assert len(turn.exchanged) == 1
        assert len(drawn) == 1 or (turn.before["exhaustions"] == 2 and turn.before["display"] == [])
        assert not turn.pieces
        assert not turn.cards


@pytest.mark.clause("CN-EXCH-01", "CN-EXCH-02", "CN-EXCH-03")
def test_the_card_lies_on_the_discard_before_the_choice(place):
    at = place(hands=HAND, display=OPEN)
    at.do("exchange green")
    assert at["discard"] == ["green"]
    assert at["hands"]["Alex"] == ["green", "orange"]
    assert at["legal"] == ["take red", "take yellow", "draw"]


@pytest.mark.clause("CN-EXCH-01")
@pytest.mark.parametrize("card", ["red", "yellow", "purple"])
def test_only_a_card_that_is_held(place, card):
    assert place(hands=HAND).refused(f"exchange {card}") == "CN-EXCH-01"


@pytest.mark.clause("CN-EXCH-01", "CN-EXCH-05")
def test_no_second_exchange(place):
    at = place(hands=HAND)
    at.do("exchange green")
    assert at.refused("exchange green") == "CN-EXCH-01"
    at.do("draw")
    assert at.refused("exchange green", by="Alex") == "CN-TURN-01"


@pytest.mark.clause("CN-EXCH-04", "CN-EXCH-05")
@pytest.mark.parametrize(("line", "pile"), [("exchange green taking red", 35), ("exchange green drawing", 35)])
def test_the_display_has_four_cards_afterwards(place, line, pile):
    at = place(hands=HAND, display=OPEN)
    at.do(line)
    assert len(at["display"]) == 4
    assert len(at["pile"]) == pile
    assert at["to_act"] == "Barbara"


@pytest.mark.clause("CN-EXCH-06")
@pytest.mark.parametrize("line", ["exchange green taking red", "exchange green drawing"])
@pytest.mark.parametrize(("before", "pile", "discard"), [(0, 36, 0), (1, 0, 36)])
def test_the_last_card_of_the_pile(place, line, before, pile, discard):
    at = place(hands=HAND, display=OPEN, pile=1, exhaustions=before)
    at.do(line)
    assert at["exhaustions"] == before + 1
    assert (len(at["pile"]), len(at["discard"]), len(at["display"])) == (pile, discard, 4)


@pytest.mark.clause("CN-EXCH-07")
def test_with_an_empty_display_the_card_is_lost(place):
    at = place(hands=HAND, display=[], exhaustions=2)
    discard = len(at["discard"])
    at.do("exchange green")
    assert at["hands"]["Alex"] == ["green", "orange"]
    assert len(at["discard"]) == discard + 1
    assert at["to_act"] == "Barbara"


@pytest.mark.clause("CN-EXCH-07")
def test_in_the_end_phase_from_the_display_only(place):
    at = place(hands=HAND, display=["red", "yellow"], exhaustions=2)
    at.do("exchange green")
    assert at["legal"] == ["take red", "take yellow"]
    at.do("take red")
    assert at["display"] == ["yellow"]
