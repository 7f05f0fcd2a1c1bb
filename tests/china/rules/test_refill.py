"""CN-DRAW: hand, display and pile, and how the pile is used up."""

from collections import Counter

import pytest

from guanxi.china.game import GAME
from guanxi.core.errors import InputError
from running import some

PILE = {3: 34, 4: 36, 5: 38}  # after set-up
OPEN = ["red", "red", "yellow", "purple"]


def counts(at) -> dict[str, int]:
    return {word: len(at[word]) for word in ("pile", "display", "discard")}


@pytest.mark.clause("CN-DRAW-01", "CN-DRAW-02")
def test_only_draws_once_the_placing_is_paid_for(place):
    at = place(hands={"Alex": ["orange", "orange", "green"]}, display=OPEN)
    at.do("place palace lu-1", "pay orange")
    assert at["legal"] == ["take red", "take yellow", "take purple", "draw"]


@pytest.mark.clause("CN-DRAW-02", "CN-DRAW-05")
@pytest.mark.parametrize("pile", [40, 1])
def test_with_an_empty_display_the_pile_is_left(place, pile):
    at = place(hands={"Alex": ["orange", "green", "green"]}, display=[], pile=pile)
    at.do("place palace lu-1", "pay orange")
    assert at["legal"] == ["draw"]
    at.do("draw")
    assert (at["to_act"], len(at["display"])) == ("Barbara", 4)


@pytest.mark.clause("CN-DRAW-03", "CN-INFO-03")
def test_a_drawn_card_is_seen_before_the_next_choice(place):
    at = place(hands={"Alex": ["green", "green", "orange"]}, display=OPEN)
    at.do("place palace lu-1", "pay green green", "draw")
    assert at["stage"] == "draw"
    assert at["to_act"] == "Alex"
    assert at.seen_by("Alex")["hands"]["Alex"] == at["hands"]["Alex"]
    assert len(at["hands"]["Alex"]) == 2


@pytest.mark.clause("CN-DRAW-02", "CN-DRAW-03")
def test_a_card_from_the_pile_is_any_of_its_cards(place):
    at = place(hands={"Alex": ["orange", "green", "green"]}, display=OPEN)
    at.do("place palace lu-1", "pay orange")
    state = GAME.rules.copy(at.state)
    GAME.rules.do(state, GAME.notation.read(state, "draw")[0])
    weights = {GAME.notation.write(state, action).split()[1]: weight for action, weight in GAME.rules.weights(state)}
    assert weights == Counter(at["pile"])


@pytest.mark.clause("CN-DRAW-04", "CN-DRAW-06")
def test_gaps_stay_open_until_the_hand_is_complete(game):
    for turn in some(game.turns):
        taken = [n for n, line in enumerate(turn.lines) if line.startswith("take")]
        filled = [n for n, line in enumerate(turn.lines) if line.startswith("deal")]
        drawn = [n for n, line in enumerate(turn.lines) if line == "draw"]
        into_display = [n for n in filled if n - 1 not in drawn]
        assert all(n > max(taken + drawn) for n in into_display)
        if turn.after["exhaustions"] < 2:
            assert len(into_display) == len(taken)


@pytest.mark.clause("CN-DRAW-05")
def test_the_hand_is_complete_after_every_turn(game):
    for turn in some(game.turns):
        hand = turn.after["hands"][turn.before["to_act"]]
        assert len(hand) == 3 or (turn.after["exhaustions"] == 2 and turn.after["display"] == [])


@pytest.mark.clause("CN-DRAW-07", "CN-DRAW-08", "CN-DRAW-09", "CN-DRAW-10")
def test_the_instant_of_the_first_exhaustion(game):
    """The move that takes the last card turns the whole discard into the pile, and touches nothing else."""
    (move,) = [m for m in game.moves if (m.before["exhaustions"], m.after["exhaustions"]) == (0, 1)]
    assert move.line.startswith("deal")
    assert len(move.before["pile"]) == 1
    assert Counter(move.after["pile"]) == Counter(move.before["discard"])
    assert move.after["discard"] == []
    card = Counter([move.line.split()[1]])
    if move.before["display"] == move.after["display"]:
        drawer = _drawer(move)
        assert Counter(move.after["hands"][drawer]) == Counter(move.before["hands"][drawer]) + card
    else:
        assert move.before["hands"] == move.after["hands"]
        assert Counter(move.after["display"]) == Counter(move.before["display"]) + card


def _drawer(move) -> str:
    (name,) = [name for name, hand in move.after["hands"].items() if hand != move.before["hands"][name]]
    return name


@pytest.mark.clause("CN-DRAW-13", "CN-END-01", "CN-DRAW-08")
def test_the_instant_of_the_second_exhaustion(game):
    (move,) = [m for m in game.moves if (m.before["exhaustions"], m.after["exhaustions"]) == (1, 2)]
    assert len(move.before["pile"]) == 1
    assert move.after["pile"] == []
    assert move.after["discard"] == move.before["discard"] != []


@pytest.mark.clause("CN-DRAW-11", "CN-DRAW-09")
@pytest.mark.parametrize(("players", "spent"), [(3, 33), (4, 35), (5, 37)])
def test_exhaustion_in_mid_hand(place, players, spent):
    """The last card is the first of three: reshuffle, two more for the hand, display untouched."""
    at = place(players=players, hands={"Alex": ["orange", "green", "green"]}, palaces={"lu": {"Barbara": 1}}, pile=1)
    assert counts(at) == {"pile": 1, "display": 4, "discard": spent}
    at.do("place palace lu-2 and palace lu-3 paying orange green green", "draw")
    assert counts(at) == {"pile": spent + 3, "display": 4, "discard": 0}
    assert (at["exhaustions"], at["stage"], len(at["hands"]["Alex"])) == (1, "draw", 1)
    at.do("draw", "draw")
    assert counts(at) == {"pile": PILE[players], "display": 4, "discard": 0}
    assert at["to_act"] == "Barbara"


@pytest.mark.clause("CN-DRAW-11", "CN-DRAW-10")
def test_the_display_is_still_on_offer_after_the_reshuffle(place):
    at = place(hands={"Alex": ["green", "green", "red"]}, display=["red", "red", "red", "yellow"], pile=1)
    at.do("place palace lu-2 paying green green", "draw")
    assert at["exhaustions"] == 1
    assert at["legal"] == ["take red", "take yellow", "draw"]


@pytest.mark.clause("CN-DRAW-12", "CN-DRAW-16")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_exhaustion_while_filling_the_display(place, players):
    """Two gaps and one card: the second gap comes from the new pile."""
    at = place(players=players, hands={"Alex": ["green", "green", "orange"]}, display=OPEN, pile=1)
    at.do("place palace lu-1", "pay green green", "take red", "take red")
    assert at["exhaustions"] == 1
    assert counts(at) == {"pile": PILE[players], "display": 4, "discard": 0}


@pytest.mark.clause("CN-DRAW-14")
def test_no_gap_is_filled_in_the_end_phase(place):
    at = place(hands={"Alex": ["green", "green", "orange"]}, display=OPEN, exhaustions=2)
    at.do("place palace lu-1", "pay green green", "take red")
    assert at["legal"] == ["take red", "take yellow", "take purple"]
    at.do("take yellow")
    assert at["to_act"] == "Barbara"
    assert sorted(at["display"]) == ["purple", "red"]
    assert len(at["discard"]) == 52 - 12 - 2


@pytest.mark.clause("CN-DRAW-15")
@pytest.mark.parametrize("display", [[], ["red"]])
def test_draw_as_many_as_possible(place, display):
    at = place(hands={"Alex": ["green", "green", "orange"]}, display=display, exhaustions=2)
    at.do("place palace lu-1", "pay green green", *(f"take {card}" for card in display))
    assert at["to_act"] == "Barbara"
    assert len(at["hands"]["Alex"]) == 1 + len(display)


@pytest.mark.clause("CN-DRAW-16", "CN-DRAW-12")
def test_between_turns(game):
    for turn in some(game.turns):
        before = turn.before
        if before["exhaustions"] < 2:
            assert [len(hand) for hand in before["hands"].values()] == [3] * game.players
            assert len(before["display"]) == 4
            assert len(before["pile"]) >= 1
        if (before["exhaustions"], turn.after["exhaustions"]) == (0, 1):
            assert len(turn.after["pile"]) == PILE[game.players]
            assert len(turn.after["display"]) == 4


@pytest.mark.clause("CN-DRAW-17")
def test_whoever_takes_a_turn_holds_three_cards(game):
    assert {len(turn.before["hands"][turn.before["to_act"]]) for turn in game.turns} == {3}


@pytest.mark.clause("CN-DRAW-17")
@pytest.mark.parametrize("hand", [[], 0, ["red"] * 4, 4])
def test_a_position_with_an_impossible_hand_is_refused(place, hand):
    with pytest.raises(InputError, match=r"hands.*CN-DRAW-17|number from 0 to 3"):
        place(hands={"Alex": hand})


@pytest.mark.clause("CN-DRAW-17")
def test_somebody_else_may_hold_nothing(place):
    at = place(hands={"Alex": ["red"], "Barbara": []})
    assert [len(hand) for hand in at["hands"].values()] == [1, 0, 3, 3]
