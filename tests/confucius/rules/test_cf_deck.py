"""CF-DECK: how cards are drawn."""

from collections import Counter

import pytest

from guanxi.confucius.game import GAME
from guanxi.confucius.rules.state import State
from guanxi.core.rng import Rng

NAMES = ("black", "green", "purple")


def at(**given) -> State:
    return GAME.positions.from_position(GAME.options({"players": "3"}), NAMES, given, Rng("deck"))


def do(state: State, *lines: str) -> None:
    for line in lines:
        for action in GAME.notation.read(state, line):
            GAME.rules.do(state, action)


def next_cards(state: State) -> dict[str, int]:
    return {GAME.notation.write(state, action): weight for action, weight in GAME.rules.weights(state)}


@pytest.mark.clause("CF-DECK-01")
def test_each_draw_takes_one_card_out_of_the_deck():
    state = at(deck=[1, 2, 2, 3, 3, 3])
    do(state, "tax income")
    assert next_cards(state) == {"card 1": 1, "card 2": 2, "card 3": 3}
    do(state, "card 1")
    assert next_cards(state) == {"card 2": 2, "card 3": 3}
    assert GAME.positions.position(state, NAMES)["hands"]["black"] == [1, 1, 2, 3]
    do(state, "card 2")
    assert GAME.positions.position(state, NAMES)["deck"] == [2, 3, 3, 3]


@pytest.mark.clause("CF-DECK-02")
def test_the_whole_discard_pile_is_shuffled_and_the_draw_goes_on():
    state = at(deck=[1])
    pile = Counter(GAME.positions.position(state, NAMES)["discard"])
    do(state, "tax income", "card 1")
    assert next_cards(state) == {f"card {coins}": number for coins, number in pile.items()}
    words = GAME.positions.position(state, NAMES)
    assert words["discard"] == []
    assert Counter(words["deck"]) == pile


@pytest.mark.clause("CF-DECK-02")
def test_nothing_is_shuffled_before_a_card_must_be_drawn():
    state = at(deck=[1, 1], officials={"bingbu-3": {"price": 2}})
    do(state, "tax income", "card 1", "card 1")
    words = GAME.positions.position(state, NAMES)
    assert words["deck"] == []
    assert len(words["discard"]) == 55
    do(state, "bribe bingbu-3 paying 2")  # a card discarded in between is not left out
    assert len(GAME.positions.position(state, NAMES)["discard"]) == 56
    do(state, "tax income")
    assert sum(next_cards(state).values()) == 56


@pytest.mark.clause("CF-DECK-03", "CF-PAY-06")
def test_cards_spent_on_the_draw_take_part_in_the_reshuffle():
    state = at(hands={"black": [3], "green": 65, "purple": []}, deck=0, discard=[])
    do(state, "commercial income paying 3")
    assert next_cards(state) == {"card 3": 1}
    do(state, "card 3")
    assert (
        GAME.positions.position(state, NAMES)["to_act"] == "green"
    )  # the other three cards are forfeited (CF-DECK-04)
