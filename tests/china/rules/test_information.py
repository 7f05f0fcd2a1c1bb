"""CN-INFO: who sees what."""

from collections import Counter

import pytest

from guanxi.china.game import GAME
from guanxi.core.languages import USUAL
from guanxi.core.rng import Rng
from guanxi.core.telling import sentence

HANDS = {"Alex": ["red", "red", "green"], "Barbara": ["orange", "yellow", "purple"]}
OPEN_WORDS = ["palaces", "emissaries", "fortifications", "supply", "scores", "totals", "discs", "exhaustions", "turns"]
OPEN = ["red", "red", "yellow", "purple"]


def all_cards(told) -> Counter[str]:
    hands = [card for hand in told["hands"].values() for card in hand]
    return Counter(hands + told["display"] + told["pile"] + told["discard"])


@pytest.mark.clause("CN-INFO-01")
def test_a_hand_is_its_owners(place):
    at = place(hands=HANDS)
    assert at.seen_by("Alex")["hands"] == {"Alex": ["red", "red", "green"], "Barbara": 3, "Chris": 3, "Doris": 3}
    assert at.seen_by("Barbara")["hands"]["Barbara"] == ["orange", "yellow", "purple"]
    assert at.seen_by("Barbara")["hands"]["Alex"] == 3
    assert set(at.seen_by(None)["hands"].values()) == {3}


@pytest.mark.clause("CN-INFO-01", "CN-INFO-03")
def test_hidden_cards_are_not_in_the_view(place):
    """Positions that differ only in what Alex may not know look the same to Alex."""
    one = place(hands=HANDS, display=OPEN)
    other = place(hands={**HANDS, "Barbara": ["green", "green", "green"]}, display=OPEN)
    views = [GAME.rules.view_bytes(GAME.rules.view(at.state, 0)) for at in (one, other)]
    assert views[0] == views[1]
    views = [GAME.rules.view_bytes(GAME.rules.view(at.state, 1)) for at in (one, other)]
    assert views[0] != views[1]


@pytest.mark.clause("CN-INFO-01")
def test_a_finished_game_hides_nothing(place):
    at = place(to_act="Doris", exhaustions=2, hands={**HANDS, "Doris": ["red", "green", "green"]}, display=["red"])
    assert at.seen_by("Alex")["hands"]["Barbara"] == 3
    at.do("exchange red taking red")
    assert at["over"]
    assert at.seen_by("Alex")["hands"]["Barbara"] == ["orange", "yellow", "purple"]


@pytest.mark.clause("CN-INFO-02")
def test_the_display_is_open(place):
    at = place(display=OPEN)
    for name in ("Alex", "Doris", None):
        assert sorted(at.seen_by(name)["display"]) == sorted(OPEN)


@pytest.mark.clause("CN-INFO-02", "CN-INFO-03")
def test_everybody_remembers_what_was_taken_from_the_display(place):
    at = place(hands=HANDS, display=["yellow", "yellow", "purple", "purple"])
    at.do("exchange red", "take yellow")
    assert at.seen_by("Barbara")["known"]["Alex"] == ["yellow"]
    assert at.seen_by("Barbara")["hands"]["Alex"] == 3
    dealt = GAME.rules.deal(GAME.rules.view(at.state, 1), Rng("any"))
    assert "yellow" in GAME.positions.position(dealt, at.names)["hands"]["Alex"]


@pytest.mark.clause("CN-INFO-02")
def test_a_taken_card_that_is_spent_is_not_held_any_more(place):
    at = place(players=3, hands={"Alex": ["red", "red"], "Barbara": ["red"], "Chris": ["red"]}, display=["red"] * 4)
    at.do("place palace wei-1 paying red", "take red", "take red")
    assert at["known"]["Alex"] == ["red", "red"]
    at.do(*["exchange red", "draw"] * 2)
    at.do("exchange red")
    assert at["known"]["Alex"] == ["red"]


@pytest.mark.clause("CN-INFO-02")
def test_spending_the_only_card_that_was_seen(place):
    """Alex and Barbara each take yellow and green; what they lay down afterwards is not held any more."""
    cards = ["yellow", "yellow", "green", "green"]
    at = place(players=3, hands={"Alex": ["red"], "Barbara": ["purple"], "Chris": ["red"]}, display=cards)
    at.do("place palace wei-1 paying red", "take yellow", "take green", "draw")
    at.do("place palace chu-1 paying purple", "take yellow", "take green", "draw")
    at.do("exchange red", "draw")
    seen = {name: sorted(known) for name, known in at["known"].items()}
    assert seen == {"Alex": ["green", "yellow"], "Barbara": ["green", "yellow"], "Chris": []}
    at.do("exchange green", "draw", "exchange yellow")
    seen = {name: sorted(known) for name, known in at["known"].items()}
    assert seen == {"Alex": ["yellow"], "Barbara": ["green"], "Chris": []}


@pytest.mark.clause("CN-INFO-03")
def test_the_pile_shows_its_size_only(place):
    at = place()
    for name in ("Alex", "Doris", None):
        assert at.seen_by(name)["pile"] == 36
    assert len(at["pile"]) == 36


@pytest.mark.clause("CN-INFO-03")
def test_only_the_drawer_sees_a_drawn_card(place):
    at = place(hands=HANDS)
    at.do("exchange red", "draw")
    assert at.seen_by("Alex")["hands"]["Alex"] == at["hands"]["Alex"]
    assert at.seen_by("Barbara")["hands"]["Alex"] == 3
    assert at.seen_by("Barbara")["known"]["Alex"] == []


@pytest.mark.clause("CN-INFO-03", "CN-INFO-01")
def test_the_log_tells_a_drawn_card_to_the_drawer_only(place):
    at = place(hands=HANDS)
    at.do("exchange red")
    state = GAME.rules.copy(at.state)
    GAME.rules.do(state, GAME.notation.read(state, "draw")[0])
    deal = GAME.notation.read(state, "deal purple")[0]
    assert sentence(GAME, state, deal, at.names, USUAL, 0) == "Alex draws purple from the pile."
    assert sentence(GAME, state, deal, at.names, USUAL, 1) == ""
    assert sentence(GAME, state, deal, at.names, USUAL, -1) == ""


@pytest.mark.clause("CN-INFO-03")
def test_nobody_knows_the_order_of_the_pile(place):
    """Two deals from one view differ, and both are possible."""
    view = GAME.rules.view(place().state, 0)
    dealt = [
        GAME.positions.position(GAME.rules.deal(view, Rng(seed)), ("Alex", "Barbara", "Chris", "Doris"))
        for seed in "abcd"
    ]
    assert len({str(told["hands"]) for told in dealt}) > 1
    assert {len(told["pile"]) for told in dealt} == {36}
    assert len({str(told["hands"]["Alex"]) for told in dealt}) == 1


@pytest.mark.clause("CN-INFO-03")
def test_every_hidden_card_is_as_likely_anywhere(place):
    """Seven cards are hidden from Alex, three of them red: one of them is the pile, red three times in seven."""
    hands = {"Alex": ["green", "green", "green"], "Barbara": ["red", "red", "red"], "Chris": ["purple"] * 3}
    view = GAME.rules.view(place(players=3, hands=hands, display=["yellow"] * 4, discard=33).state, 0)
    hidden = Counter()
    for seed in range(350):
        told = GAME.positions.position(GAME.rules.deal(view, Rng(str(seed))), ("Alex", "Barbara", "Chris"))
        hidden += Counter(told["pile"])
    assert hidden.total() == 350
    assert 110 < hidden["red"] < 190
    assert hidden["purple"] > 110


@pytest.mark.clause("CN-INFO-04")
def test_the_discard_is_open(place):
    discard = ["red", "green", "green", "yellow"]
    at = place(discard=discard)
    for name in ("Alex", "Doris", None):
        assert sorted(at.seen_by(name)["discard"]) == sorted(discard)


@pytest.mark.clause("CN-INFO-05")
@pytest.mark.parametrize("viewer", ["Alex", "Doris", None])
def test_board_supplies_and_scores_are_open(place, viewer):
    at = place(
        fortifications=True,
        palaces={"wei": {"Alex": 2, "Barbara": 1}, "lu": {"Chris": 4}},
        emissaries={"wei": {"Doris": 1}},
        forts=["wei-7"],
        scores={"Chris": 4},
        exhaustions=1,
    )
    seen = at.seen_by(viewer)
    for word in OPEN_WORDS:
        assert seen[word] == at[word], word
    assert seen["supply"]["Chris"] == {"palaces": 16, "emissaries": 8, "fortifications": 1}
    assert seen["exhaustions"] == 1


@pytest.mark.clause("CN-INFO-01", "CN-INFO-02", "CN-INFO-03")
def test_a_view_keeps_exactly_what_was_seen(start):
    """Through a whole game: own hand in full, of rivals no card that was not taken from the display."""
    at = start(players=3, seed="views")
    rng = Rng("views")
    turns = set()
    while not at["over"]:
        legal = GAME.rules.legal(at.state)
        at.submit(GAME.rules.to_act(at.state), [legal[int(rng.below(len(legal)))]])
        if at["over"]:
            break
        turns.add(at["turns"])
        whole = GAME.positions.position(at.state, at.names)
        for name in at.names:
            table = GAME.rules.shown(GAME.rules.view(at.state, at.names.index(name)))
            seen = GAME.positions.position(table, at.names)
            assert seen["hands"][name] == whole["hands"][name]
            assert seen["pile"] == []
            for rival in set(at.names) - {name}:
                assert seen["hands"][rival] == whole["known"][rival]
            dealt = GAME.positions.position(
                GAME.rules.deal(GAME.rules.view(at.state, at.names.index(name)), rng), at.names
            )
            assert all_cards(dealt) == all_cards(whole)
            assert [len(hand) for hand in dealt["hands"].values()] == [len(hand) for hand in whole["hands"].values()]
    assert len(turns) > 20


@pytest.mark.clause("CN-INFO-01")
def test_only_the_own_choices_are_told(place):
    at = place(hands=HANDS)
    assert at.seen_by("Alex")["legal"] == at["legal"] != []
    assert at.seen_by("Barbara")["legal"] == []
    assert at.seen_by(None)["legal"] == []
