"""CN-PLACE: which pieces may be placed where."""

import pytest

from running import some

EVERYTHING = {"Alex": ["red", "red", "green"]}


@pytest.mark.clause("CN-PLACE-09", "CN-PLACE-11", "CN-EMIS-04")
def test_on_an_empty_board_every_space_and_no_emissary(place):
    at = place(hands={"Alex": ["red", "orange", "purple"]})
    spaces = {"wei": 7, "shu": 6, "zhao": 7, "lu": 4, "chu": 8}
    assert set(at.places) == {f"palace {p}-{n}" for p, size in spaces.items() for n in range(1, size + 1)}


@pytest.mark.clause("CN-PLACE-01", "CN-PLACE-05")
def test_the_second_piece_goes_to_the_same_province(place):
    at = place(hands=EVERYTHING, palaces={"wei": {"Barbara": 2}, "shu": {"Barbara": 2}})
    at.do("place palace wei-3")
    assert set(at.places) == {"palace wei-4", "palace wei-5", "palace wei-6", "palace wei-7", "emissary wei"}


@pytest.mark.clause("CN-PLACE-02")
def test_there_is_no_third_piece(place):
    at = place(hands={"Alex": ["red", "red", "red"]}, palaces={"wei": {"Barbara": 2}})
    at.do("place palace wei-3", "place palace wei-4")
    assert at.places == []


@pytest.mark.clause("CN-PLACE-03", "CN-FORT-06")
@pytest.mark.parametrize("space", ["yan-1", "yan-7", "han-1", "han-5"])
def test_the_refusal_tells_what_opened_the_province(place, space):
    province = space.split("-")[0]
    for piece, clause in (("palace", "CN-PLACE-03"), ("fortification", "CN-FORT-06")):
        at = place(fortifications=True, hands={"Alex": ["green", "green", "green"]})
        at.do(f"place {piece} {space}")
        assert at.refused(f"place palace {province}-2") == clause
        assert at.refused(f"place emissary {province}") == clause


@pytest.mark.clause("CN-PLACE-03", "CN-PLACE-04")
def test_an_opened_province_takes_nothing_more(place):
    at = place(hands=EVERYTHING)
    at.do("place palace wei-3")
    assert at.places == []
    assert at["legal"] == ["pay red"]


@pytest.mark.clause("CN-PLACE-04", "CN-PLACE-05")
@pytest.mark.parametrize(
    "occupied",
    [
        {"palaces": {"wei": {"Alex": 1}}},
        {"palaces": {"wei": {"Barbara": 1}}},
        {"emissaries": {"wei": {"Barbara": 1}}},
        {"forts": ["wei-7"]},
    ],
    ids=["own palace", "palace", "emissary", "fortification"],
)
def test_any_piece_makes_a_province_occupied(place, occupied):
    at = place(fortifications=True, hands=EVERYTHING, **occupied)
    assert at.refused("place palace wei-3 and palace wei-4 paying red red") == ""
    assert at.refused("place palace wei-3 paying red") == ""


@pytest.mark.clause("CN-PLACE-04")
def test_pieces_elsewhere_do_not_matter(place):
    """Shu is red too, but Wei stays empty."""
    at = place(fortifications=True, hands=EVERYTHING, palaces={"shu": {"Barbara": 1}}, forts=["shu-2"])
    assert at.refused("place palace wei-3 and palace wei-4 paying red red") == "CN-PLACE-03"


@pytest.mark.clause("CN-PLACE-07", "CN-PLACE-08", "CN-PLACE-09")
def test_exactly_the_spaces_without_a_palace(place):
    at = place(hands={"Alex": ["orange"]}, palaces={"lu-1": "Barbara", "lu-3": "Alex", "zhao": {"Chris": 7}})
    assert at.places == ["palace lu-2", "palace lu-4", "emissary zhao", "emissary lu"]


@pytest.mark.clause("CN-PLACE-08", "CN-PAL-03")
def test_a_full_province_takes_emissaries_only(place):
    at = place(hands={"Alex": ["orange", "orange"]}, palaces={"lu": {"Barbara": 3}, "zhao": {"Chris": 7}})
    at.do("place palace lu-4")
    assert at.places == ["emissary lu"]


@pytest.mark.clause("CN-PLACE-10")
@pytest.mark.parametrize(
    ("supply", "kinds"),
    [
        ({"palaces": 0}, {"emissary", "fortification"}),
        ({"emissaries": 0}, {"palace", "fortification"}),
        ({"fortifications": 0}, {"palace", "emissary"}),
        ({"palaces": 0, "emissaries": 0}, {"fortification"}),
    ],
)
def test_only_what_is_in_the_supply(place, supply, kinds):
    at = place(fortifications=True, hands=EVERYTHING, palaces={"wei": {"Barbara": 2}}, supply={"Alex": supply})
    assert {piece.split()[0] for piece in at.places} == kinds


@pytest.mark.clause("CN-PLACE-10")
def test_the_supply_of_others_does_not_matter(place):
    nothing = {"palaces": 0, "emissaries": 0, "fortifications": 0}
    at = place(fortifications=True, hands=EVERYTHING, palaces={"wei": {"Barbara": 2}}, supply={"Barbara": nothing})
    assert {piece.split()[0] for piece in at.places} == {"palace", "emissary", "fortification"}


@pytest.mark.clause("CN-PLACE-11")
def test_the_first_piece_of_every_province_is_a_palace_or_a_fortification(game):
    for move in some(move for move in game.moves if move.line.startswith("place emissary")):
        province = move.line.split()[2]
        assert any(space.startswith(f"{province}-") for space in move.before["palaces"])


@pytest.mark.clause("CN-PLACE-12", "CN-PLACE-01", "CN-PLACE-02", "CN-CARD-01")
def test_three_two_one(game):
    turns = [turn for turn in game.turns if turn.pieces]
    for turn in turns:
        provinces = {piece.split()[1].split("-")[0] for piece in turn.pieces}
        assert len(provinces) == 1
        assert 1 <= len(turn.pieces) <= 2
        assert 1 <= len(turn.cards) <= 3
    assert {len(turn.pieces) for turn in turns} == {1, 2}
