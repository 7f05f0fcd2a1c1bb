"""CN-TURN: the order of turns and what a turn is made of."""

from itertools import permutations

import pytest

from guanxi.china.game import GAME
from guanxi.core.table import Refused
from running import some


@pytest.mark.clause("CN-TURN-01")
def test_turns_go_round(game):
    seats = [turn.seat for turn in game.turns]
    assert seats == [number % game.players for number in range(len(seats))]


@pytest.mark.clause("CN-TURN-01")
def test_nothing_of_a_turn_is_left_over_for_the_next(game):
    fresh = {"province": "", "opened": False, "unpaid": 0, "first_piece": "", "exchanged": False}
    assert all(turn.before["turn"] == fresh for turn in game.turns)


@pytest.mark.clause("CN-TURN-02")
def test_every_turn_places_or_exchanges(game):
    kinds = {(len(turn.pieces) > 0, len(turn.exchanged)) for turn in game.turns}
    assert kinds == {(True, 0), (False, 1)}


@pytest.mark.clause("CN-TURN-03")
def test_the_exchange_is_always_on_offer(game):
    for turn in some(game.turns):
        hand = turn.before["hands"][turn.before["to_act"]]
        offered = {line for line in turn.before["legal"] if line.startswith("exchange")}
        assert offered == {f"exchange {card}" for card in hand}


@pytest.mark.clause("CN-TURN-03", "CN-END-08")
def test_who_can_place_nothing_must_exchange(place):
    at = place(
        fortifications=True,
        hands={"Alex": ["red", "red", "green"]},
        palaces={"wei": {"Barbara": 3}},
        supply={"Alex": {"palaces": 0, "emissaries": 0, "fortifications": 0}},
    )
    assert at["legal"] == ["exchange red", "exchange green"]


@pytest.mark.clause("CN-TURN-03")
def test_passing_is_never_legal(game):
    assert not [move for move in game.moves if "pass" in move.before["legal"]]


@pytest.mark.clause("CN-TURN-04")
def test_the_steps_of_a_turn_come_in_order(game):
    """Pieces, one payment, draws into the hand, cards for the display: never the other way round."""
    order = {"place": 0, "exchange": 0, "pay": 1, "take": 2, "draw": 2, "deal": 2}
    for turn in some(game.turns):
        steps = [order[line.split()[0]] for line in turn.lines]
        assert steps == sorted(steps)
        if turn.pieces:
            assert steps.count(1) == 1
        if turn.before["exhaustions"] == turn.after["exhaustions"] == 0:
            assert len(turn.after["hands"][turn.before["to_act"]]) == 3
            assert len(turn.after["display"]) == 4


@pytest.mark.clause("CN-TURN-05", "CN-PLACE-06")
def test_either_order_leads_to_the_same_position(place):
    """Wherever two pieces are legal one after the other, and the other way round too, the result is the same."""
    given = {
        "fortifications": True,
        "hands": {"Alex": ["orange", "orange", "red"]},
        "palaces": {"lu": {"Alex": 1, "Barbara": 2}},
        "emissaries": {"lu": {"Barbara": 1}},
    }
    pieces = ["fortification lu-4", "palace lu-4", "emissary lu"]
    reached = {}
    for one, two in permutations(pieces, 2):
        at = place(**given)
        try:
            at.do(f"place {one} and {two} paying orange orange")
        except Refused as refused:
            reached[one, two] = refused.refusal.clause
        else:
            reached[one, two] = GAME.rules.to_bytes(at.state)
    fort, palace, emissary = pieces
    assert reached[palace, fort] == "CN-FORT-02"
    assert reached[fort, palace] != "CN-FORT-02"
    assert reached[palace, emissary] == reached[emissary, palace]
    assert reached[fort, emissary] == reached[emissary, fort]
    assert len({reached[fort, palace], reached[palace, emissary], reached[fort, emissary]}) == 3


@pytest.mark.clause("CN-TURN-05")
def test_two_placements_that_mean_the_same_are_told_once(place):
    at = place(hands={"Alex": ["red", "red", "green"]}, palaces={"wei": {"Barbara": 2}})
    at.do("place palace wei-5")
    assert at.places == ["palace wei-6", "palace wei-7", "emissary wei"]
    assert GAME.rules.why_not(at.state, 0, GAME.notation.read(at.state, "place palace wei-3")[0]) == "CN-TURN-05"
    at = place(hands={"Alex": ["red", "red", "green"]}, palaces={"wei": {"Barbara": 2}})
    at.do("place emissary wei")
    assert at.places == ["emissary wei"]


@pytest.mark.clause("CN-TURN-05")
@pytest.mark.parametrize("piece", ["fortification qi-5", "palace qi-5", "emissary yan", "emissary han"])
def test_the_first_piece_is_remembered(place, piece):
    at = place(
        fortifications=True, hands={"Alex": ["yellow", "green"]}, palaces={"yan": {"Chris": 1}, "han": {"Chris": 1}}
    )
    at.do(f"place {piece}")
    assert at["turn"] == {
        "province": piece.split()[1].split("-")[0],
        "opened": "qi" in piece,
        "unpaid": 1,
        "first_piece": f"place {piece}",
        "exchanged": False,
    }


@pytest.mark.clause("CN-TURN-06")
def test_pieces_never_leave_the_board(game):
    for move in some(game.moves):
        before, after = move.before, move.after
        assert before["palaces"].items() <= after["palaces"].items()
        assert set(before["fortifications"]) <= set(after["fortifications"])
        for province, emissaries in before["emissaries"].items():
            for name, count in emissaries.items():
                assert after["emissaries"][province][name] >= count
        for name, supply in before["supply"].items():
            assert all(after["supply"][name][kind] <= count for kind, count in supply.items())


@pytest.mark.clause("CN-TURN-06", "CN-PLACE-10", "CN-SETUP-04")
def test_every_piece_is_in_a_supply_or_on_the_board(game):
    for move in some(game.moves):
        told = move.after
        for name, supply in told["supply"].items():
            assert supply["palaces"] + list(told["palaces"].values()).count(name) == 20
            assert supply["emissaries"] + sum(each.get(name, 0) for each in told["emissaries"].values()) == 8
        forts = sum(supply["fortifications"] for supply in told["supply"].values()) + len(told["fortifications"])
        assert forts == (game.players if told["options"]["fortifications"] == "on" else 0)
