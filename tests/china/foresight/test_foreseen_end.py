"""What China foresees of the end: the pile, the last round, a dead board, supplies."""

import pytest
from foreseeing import facts, preview, seen, told

from guanxi.china.game import GAME
from guanxi.core.foresight import NEAR, ONE_MORE, ROUND, TURN, WILL, relevant

NOTHING = {"palaces": 0, "emissaries": 0}
ONE_PALACE = {"palaces": 1, "emissaries": 0}


@pytest.mark.clause("CN-DRAW-08", "CN-DRAW-07")
@pytest.mark.parametrize(("pile", "sure"), [(1, True), (2, False)])
def test_a_turn_takes_at_least_one_card_off_the_pile(place, pile, sure):
    at = place(pile=pile)
    assert bool(seen(at, "pile-shuffled")) == sure
    assert not seen(at, "pile-used-up")
    assert not seen(at, "last-round")


@pytest.mark.clause("CN-DRAW-08", "CN-DRAW-13", "CN-END-01")
def test_cards_that_are_laid_are_drawn_again(place):
    """Three cards for two pieces use up a pile of three."""
    at = place(exhaustions=1, pile=3, palaces={"wei": {"Alex": 2}}, hands={"Alex": ["red", "green", "green"]})
    at.do("place palace wei-3", "place palace wei-4")
    assert not seen(at, "pile-used-up")
    found = preview(at, "pay red green green")
    assert [warning.kind for warning in found.warnings] == ["last-round"]
    assert {"pile-used-up", "last-round"} <= {prospect.kind for prospect in found.coming}
    at.do("pay red green green")
    (prospect,) = seen(at, "pile-used-up")
    assert (prospect.when, prospect.sure, prospect.event, prospect.by) == (TURN, WILL, "pile-used-up", at["turns"])


@pytest.mark.clause("CN-DRAW-06")
def test_gaps_of_the_display_count_too(place):
    at = place(exhaustions=1, pile=4, display=1)
    assert seen(at, "pile-used-up")


@pytest.mark.clause("CN-END-02")
@pytest.mark.parametrize(("player", "left"), [("Alex", "Barbara, Chris and Doris"), ("Chris", "Doris")])
def test_who_still_has_a_turn(place, player, left):
    at = place(to_act=player, exhaustions=2)
    (prospect,) = seen(at, "last-round")
    assert (prospect.when, prospect.sure, prospect.ends_game) == (ROUND, WILL, True)
    assert prospect.by == at["turns"] + len(prospect.seats)
    has = "has" if player == "Chris" else "have"
    assert told(at, prospect) == f"The last round: after this turn only {left} still {has} a turn."
    assert relevant(GAME.foresight.prospects(GAME.rules.view(at.state, 0)), 0)[0] == prospect


@pytest.mark.clause("CN-END-02", "CN-END-03")
@pytest.mark.parametrize("given", [{"exhaustions": 2}, {"exhaustions": 1, "pile": 1}])
def test_the_last_seat_has_the_last_turn(place, given):
    at = place(to_act="Doris", **given)
    (prospect,) = seen(at, "last-turn")
    assert (prospect.when, prospect.sure, prospect.ends_game) == (TURN, WILL, True)
    assert not seen(at, "last-round")
    assert not seen(at, "turns-left")


@pytest.mark.clause("CN-END-01", "CN-END-02", "CN-DRAW-07")
@pytest.mark.parametrize(
    ("given", "turns"),
    [
        ({"exhaustions": 1, "pile": 9}, 8),  # two cards a turn: used up in the fifth, three more to the round's end
        ({"exhaustions": 1, "pile": 8}, 4),
        ({"exhaustions": 1, "pile": 8, "to_act": "Barbara"}, 7),
        ({"exhaustions": 0, "pile": 4}, 20),  # 4 of this pile, and of the next these 4 and the discard of 32
    ],
)
def test_about_so_many_turns_are_left(place, given, turns):
    (found,) = facts(place(**given), "turns-left")
    assert (found["turns"], found["pile"]) == (turns, given["pile"])
    assert found["least"] == (given["pile"] + 2) // 3


@pytest.mark.clause("CN-END-05", "CN-END-07")
def test_a_dead_board_ends_the_game_with_the_payment(place, bare_board):
    one_left = dict.fromkeys(("Barbara", "Chris", "Doris", "Emil"), NOTHING) | {"Alex": ONE_PALACE}
    at = place(players=5, board=bare_board(), supply=one_left, hands={"Alex": ["red", "green", "green"]})
    (prospect,) = seen(at, "board-next")
    assert (prospect.when, prospect.sure, prospect.ends_game) == (TURN, ONE_MORE, True)
    assert not seen(at, "board-dead")
    line = "place palace wei-1 paying red"
    assert [warning.kind for warning in preview(at, line).warnings] == ["ends"]
    assert ("over", 0, 1) in [(each.kind, each.before, each.after) for each in preview(at, line).changes]
    at.do("place palace wei-1")
    (prospect,) = seen(at, "board-dead")
    assert (prospect.when, prospect.sure, prospect.event) == (TURN, WILL, "board-died")
    assert not seen(at, "turns-left")
    assert not preview(at, "pay red").warnings  # that was known before
    at.do("pay red")
    assert at["reason"] == "dead board"
    assert not GAME.foresight.prospects(GAME.rules.view(at.state, 0))


@pytest.mark.clause("CN-DRAW-13", "CN-END-01")
def test_what_is_sure_before_is_not_asked_about(place):
    at = place(exhaustions=1, pile=2, display=["red", "red", "green", "green"])
    at.do(f"exchange {at['hands']['Alex'][0]}")
    assert [warning.kind for warning in preview(at, "take red").warnings] == []
    two = place(exhaustions=1, pile=2, display=["red", "red", "green"])
    two.do(f"exchange {two['hands']['Alex'][0]}")
    assert seen(two, "last-round")  # one for the hand, one for the display
    assert not preview(two, "draw").warnings


@pytest.mark.clause("CN-END-05", "CN-END-08")
def test_a_dead_board_that_may_come_first_leaves_the_pile_open(place, bare_board):
    supply = dict.fromkeys(("Barbara", "Chris", "Doris", "Emil"), NOTHING) | {"Alex": ONE_PALACE}
    at = place(players=5, board=bare_board(), supply=supply, exhaustions=1, pile=1)
    assert not seen(at, "pile-used-up")
    assert seen(at, "turns-left")


@pytest.mark.clause("CN-END-06")
@pytest.mark.parametrize("last", [{"emissaries": 1}, {"fortifications": 1}])
def test_any_piece_can_be_the_last(place, bare_board, last):
    names = ("Alex", "Barbara", "Chris", "Doris", "Emil")
    supply = {name: {**NOTHING, "fortifications": 0} for name in names}
    supply["Chris"] |= last
    at = place(players=5, fortifications=True, board=bare_board(), palaces={"wei": {"Alex": 1}}, supply=supply)
    assert seen(at, "board-next")
    supply["Emil"] |= {"palaces": 2}
    two_more = place(players=5, fortifications=True, board=bare_board(), palaces={"wei": {"Alex": 1}}, supply=supply)
    assert not seen(two_more, "board-next")


@pytest.mark.clause("CN-END-06")
def test_a_board_that_is_nearly_full(place, bare_board):
    at = place(players=5, board=bare_board(3), palaces={"yan": {"Alex": 2, "Barbara": 1}})
    (prospect,) = seen(at, "board-near")
    assert (prospect.sure, prospect.ends_game) == (NEAR, True)
    assert told(at, prospect) == "The board is nearly full: 8 free spaces, room for 2 emissaries."


@pytest.mark.clause("CN-PLACE-10")
def test_supplies_that_run_out(place):
    at = place(supply={"Alex": {"palaces": 1, "emissaries": 0}, "Doris": {"palaces": 3}})
    assert [told(at, prospect) for prospect in seen(at, "supply")] == [
        "Alex has one more palace.",
        "Alex has no more emissaries.",
    ]


def test_before_the_cards_are_dealt_nothing_comes(start):
    assert not GAME.foresight.prospects(GAME.rules.view(start(deal=False).state, -1))
