"""CN-SETUP: before the first turn."""

from collections import Counter

import pytest

from guanxi.china.game import GAME
from guanxi.core.catalogue import load_catalogue
from guanxi.core.errors import InputError

DATA = load_catalogue("china").data["by_players"]
SIZES = [(3, 47, 34), (4, 52, 36), (5, 57, 38)]


@pytest.mark.clause("CN-SETUP-01", "CN-SETUP-02")
@pytest.mark.parametrize(("players", "default"), [("3", "3-4"), ("4", "3-4"), ("5", "4-5")])
def test_the_side_without_a_choice(players, default):
    assert GAME.options({"players": players})["side"] == default


@pytest.mark.clause("CN-SETUP-01")
@pytest.mark.parametrize(("players", "side"), [("3", "3-4"), ("4", "3-4"), ("4", "4-5"), ("5", "4-5")])
def test_legal_sides(players, side):
    options = GAME.options({"players": players, "side": side})
    assert options["side"] == side
    assert side in DATA[players]["legal_sides"]
    assert GAME.rules.start(options).board.file.side == {"3-4": "a", "4-5": "b"}[side]


@pytest.mark.clause("CN-SETUP-01")
@pytest.mark.parametrize(("players", "side"), [("3", "4-5"), ("5", "3-4"), ("4", "a"), ("4", "")])
def test_other_sides_are_rejected(players, side):
    with pytest.raises(InputError, match="CN-SETUP-01"):
        GAME.options({"players": players, "side": side})


@pytest.mark.clause("CN-SETUP-02")
def test_the_side_stays(game):
    assert len({move.after["options"]["side"] for move in game.moves}) == 1


@pytest.mark.clause("CN-SETUP-03", "CN-SETUP-04", "CN-SETUP-05")
@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize(("module", "fortifications"), [("on", 1), ("off", 0)])
def test_personal_pieces(start, players, module, fortifications):
    table = start(players=players, fortifications=module)
    assert len(table["supply"]) == len(set(table["colours"].values())) == players
    for supply in table["supply"].values():
        assert supply == {"palaces": 20, "emissaries": 8, "fortifications": fortifications}


@pytest.mark.clause("CN-SETUP-04")
def test_the_score_marker_is_never_placed(place):
    at = place(hands={"Alex": ["purple"]}, palaces={"chu": {"Barbara": 8}}, emissaries={"wei": {"Alex": 7}})
    assert at.refused("place emissary chu") == ""
    at = place(hands={"Alex": ["purple"]}, palaces={"chu": {"Barbara": 8}}, emissaries={"wei": {"Alex": 8}})
    assert at.refused("place emissary chu") == "CN-PLACE-10"


@pytest.mark.clause("CN-SETUP-06", "CN-SETUP-07")
@pytest.mark.parametrize(("players", "total", "pile"), SIZES)
def test_cards_taken_out(start, players, total, pile):
    cards = Counter(start(players=players, deal=False)["pile"])
    out = 5 - players
    assert cards == {"red": 13 - out, "green": 12 - out, "orange": 11 - out, "yellow": 11 - out, "purple": 10 - out}
    assert cards.total() == total == DATA[str(players)]["cards_in_game"]
    assert out == DATA[str(players)]["removed_per_colour"]


@pytest.mark.clause("CN-SETUP-07", "CN-SETUP-08", "CN-SETUP-06")
def test_the_cards_of_the_game_never_change(game):
    """Nothing is lost, and no card that was taken out comes back, not even at the reshuffle."""
    out = 5 - game.players
    full = {"red": 13 - out, "green": 12 - out, "orange": 11 - out, "yellow": 11 - out, "purple": 10 - out}
    assert game.turns[-1].after["exhaustions"] == 2
    assert all(Counter(move.after["cards"]) == full for move in game.moves)


@pytest.mark.clause("CN-SETUP-08", "CN-INFO-04")
def test_everybody_can_count_the_hidden_cards(start):
    """What is taken out is known, so the unseen cards are: deal them anew, and the game has the same cards."""
    table = start(players=3)
    dealt = GAME.rules.deal(GAME.rules.view(table.state, 1), table._rng)
    told = GAME.positions.position(dealt, table.names)
    cards = Counter(told["pile"] + told["display"] + [card for hand in told["hands"].values() for card in hand])
    assert cards == {"red": 11, "green": 10, "orange": 9, "yellow": 9, "purple": 8}


@pytest.mark.clause("CN-SETUP-09", "CN-SETUP-10")
@pytest.mark.parametrize(("players", "total", "pile"), SIZES)
def test_hands_display_and_pile(start, players, total, pile):
    table = start(players=players)
    assert [len(hand) for hand in table["hands"].values()] == [3] * players
    assert len(table["display"]) == 4
    assert len(table["pile"]) == pile == DATA[str(players)]["pile_after_setup"] == total - 3 * players - 4


@pytest.mark.clause("CN-SETUP-09")
def test_the_deal_depends_on_the_seed_alone(start):
    assert GAME.rules.to_bytes(start(seed="one").state) == GAME.rules.to_bytes(start(seed="one").state)
    hands = {str(start(seed=str(seed))["hands"]["Alex"]) for seed in range(20)}
    assert len(hands) > 10


@pytest.mark.clause("CN-SETUP-09")
def test_each_card_of_the_deck_is_as_likely_as_any_other(start):
    """The first card dealt is red as often as there are red cards in the deck."""
    table = start(players=5, deal=False)
    GAME.rules.do(table.state, GAME.rules.legal(table.state)[0])
    weights = {GAME.notation.write(table.state, action): weight for action, weight in GAME.rules.weights(table.state)}
    assert weights == {"deal red": 13, "deal green": 12, "deal orange": 11, "deal yellow": 11, "deal purple": 10}


@pytest.mark.clause("CN-SETUP-11")
def test_empty_start(start):
    table = start(fortifications="on")
    assert table["palaces"] == {}
    assert table["emissaries"] == {}
    assert table["fortifications"] == table["discs"] == table["discard"] == []
    assert set(table["scores"].values()) == {0}
    assert table["exhaustions"] == 0
    assert table["to_act"] == table.names[0]


@pytest.mark.clause("CN-SETUP-12")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_everybody_is_as_likely_to_be_first(start, players):
    table = start(players=players, deal=False)
    chances = {GAME.notation.write(table.state, action): weight for action, weight in GAME.rules.weights(table.state)}
    assert chances == {f"first player {number}": 1 for number in range(1, players + 1)}
    first = Counter(start(players=players, seed=f"first {n}").names[0] for n in range(60 * players))
    assert len(first) == players
    assert all(30 <= count <= 95 for count in first.values())


@pytest.mark.clause("CN-SETUP-12", "CN-TURN-01")
@pytest.mark.parametrize(
    ("first", "seats"),
    [
        ("first player 1", ["Alex", "Barbara", "Chris", "Doris"]),
        ("first player 2", ["Barbara", "Chris", "Doris", "Alex"]),
        ("first player 4", ["Doris", "Alex", "Barbara", "Chris"]),
    ],
)
def test_the_order_of_sitting_is_kept(start, first, seats):
    table = start(deal=False)
    colours = table["colours"]
    table.play(-1, GAME.notation.read(table.state, first)[0])
    table.deal()
    assert list(table.names) == seats
    assert table["to_act"] == seats[0]
    assert table["colours"] == colours


@pytest.mark.clause("CN-SETUP-13", "CN-END-02")
def test_the_seat_on_the_right_of_the_first_player_closes_the_game(game):
    assert game.moves[-1].after["reason"] == "last turn"
    assert game.turns[-1].seat == game.players - 1
    assert len(game.turns) % game.players == 0
