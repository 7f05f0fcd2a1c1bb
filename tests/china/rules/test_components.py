"""CN-COMP: what is in the box."""

import pytest

from guanxi.china.game import GAME
from guanxi.china.rules import components
from guanxi.china.rules.board import board_of_side
from guanxi.core.catalogue import load_catalogue
from guanxi.core.errors import InputError

DATA = load_catalogue("china").data
CARDS = {"red": 13, "green": 12, "orange": 11, "yellow": 11, "purple": 10}
PROVINCES = ("yan", "zhao", "wei", "chin", "shu", "chu", "lu", "qi", "han")


@pytest.mark.clause("CN-COMP-01")
@pytest.mark.parametrize("players", ["3", "4", "5"])
def test_three_to_five_play(players):
    assert GAME.options({"players": players})["players"] == players


@pytest.mark.clause("CN-COMP-01")
@pytest.mark.parametrize("players", ["2", "6", "0", "-3", "three", "", "4.0", " 4"])
def test_any_other_number_is_rejected(players):
    with pytest.raises(InputError, match="CN-COMP-01"):
        GAME.options({"players": players})


@pytest.mark.clause("CN-COMP-02", "CN-COMP-03")
@pytest.mark.parametrize("side", ["3-4", "4-5"])
def test_the_deck(side):
    cards = board_of_side(side).file.cards
    assert cards == CARDS == DATA["cards_per_colour"]
    assert sum(cards.values()) == 57
    assert set(cards) == set(components.COLOURS)


@pytest.mark.clause("CN-COMP-02")
def test_cards_of_one_colour_are_interchangeable(place):
    one = place(hands={"Alex": ["red", "green", "red"]}, display=["green", "red", "red", "red"])
    other = place(hands={"Alex": ["green", "red", "red"]}, display=["red", "red", "red", "green"])
    assert GAME.rules.to_bytes(one.state) == GAME.rules.to_bytes(other.state)


@pytest.mark.clause("CN-COMP-04", "CN-COMP-05", "CN-COMP-06", "CN-SETUP-03")
def test_five_players_use_all_pieces(start):
    table = start(players=5, fortifications="on")
    supplies = table["supply"].values()
    assert sum(supply["palaces"] for supply in supplies) == 100
    assert sum(supply["emissaries"] + 1 for supply in supplies) == 45  # one each marks the score
    assert sum(supply["fortifications"] for supply in supplies) == 5
    assert sorted(table["colours"].values()) == ["blue", "green", "purple", "red", "yellow"]


@pytest.mark.clause("CN-COMP-04", "CN-COMP-05", "CN-COMP-06")
def test_the_numbers_are_those_of_the_catalogue():
    assert components.PALACES == DATA["palaces_per_player"] == 20
    assert components.EMISSARIES == DATA["emissaries_playable_per_player"] == 8
    assert components.EMISSARIES + 1 == DATA["emissaries_per_player"] == 9
    assert components.FORTIFICATIONS == DATA["fortifications_per_player"] == 1
    assert (components.HAND_SIZE, components.DISPLAY_SIZE) == (DATA["hand_size"], DATA["display_size"]) == (3, 4)
    assert (components.MAX_PIECES, components.MAX_CARDS) == (2, 3)


@pytest.mark.clause("CN-COMP-06")
def test_fortifications_are_for_the_module_only(start):
    supplies = start(players=5, fortifications="off")["supply"].values()
    assert [supply["fortifications"] for supply in supplies] == [0] * 5


@pytest.mark.clause("CN-COMP-07", "CN-PAL-13")
@pytest.mark.parametrize("province", PROVINCES)
def test_one_disc_for_each_province(place, province):
    colour = GAME.positions.position(place().state, ("Alex", "Barbara", "Chris", "Doris"))["map"]["provinces"][province]
    size = len(colour["spaces"])
    at = place(hands={"Alex": [colour["colour"]]}, palaces={province: {"Barbara": size - 1}})
    assert at["discs"] == []
    at.do(f"place palace {province}-{size}")
    assert at["discs"] == [province]


@pytest.mark.clause("CN-COMP-08")
def test_score_cards_only_record_laps(place):
    """49 points are a marker far ahead and no card; 50 a marker at the start and one card; 50 is more."""
    at = place(scores={"Alex": 49, "Barbara": 50, "Chris": 0, "Doris": 100})
    assert at["places"] == {"Alex": 3, "Barbara": 2, "Chris": 4, "Doris": 1}


@pytest.mark.clause("CN-COMP-09")
def test_the_emperor_pawn_is_no_piece(place):
    table = place().state
    lines = [GAME.notation.write(table, action) for action in range(GAME.rules.n_actions(table))]
    placed = {line.split()[1] for line in lines if line.startswith("place")}
    assert placed == {"palace", "emissary", "fortification"}


@pytest.mark.clause("CN-COMP-09", "CN-SETUP-13")
def test_the_emperor_pawn_stays_with_the_first_player(game):
    assert {move.after["first"] for move in game.moves} == {game.moves[-1].after["first"]}
    assert game.turns[0].seat == 0


@pytest.mark.clause("CN-COMP-10")
def test_the_colour_of_a_player_means_nothing_for_cards_and_provinces(place):
    """The red, green, purple, yellow and blue players have the same choices with the same hand."""
    hand = ["red", "red", "green"]
    choices = []
    for name in ("Alex", "Barbara", "Chris", "Doris", "Emil"):
        at = place(players=5, to_act=name, hands={name: hand}, palaces={"wei": {"Alex": 1, "Emil": 1}})
        choices.append(at["legal"])
    assert set(at["colours"].values()) >= {"red", "green", "purple", "yellow"}
    assert choices[1:] == choices[:-1]
