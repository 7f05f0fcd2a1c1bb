"""What a move of China would change: points, limits, chains; and when to ask first."""

import pytest
from foreseeing import changed, preview

from guanxi.china.game import GAME
from guanxi.core.errors import InputError
from guanxi.core.table import Refused

ROW = [("yan-1", "yan-2"), ("yan-2", "yan-3"), ("yan-3", "yan-4"), ("yan-4", "zhao-1")]
HAND = {"Alex": ["red", "red", "green"]}  # red is the colour of Wei and Han


def warned(at, line):
    """The warnings in words."""
    return [GAME.foresight.say(each, at.names, "en") for each in preview(at, line).warnings]


@pytest.mark.clause("CN-PAL-02", "CN-SCORE-01")
def test_points_at_once(place, bare_board):
    at = place(players=5, board=bare_board(1, 1, 3), palaces={"wei": {"Alex": 1, "Barbara": 1}}, hands=HAND)
    assert changed(at, "place palace wei-3", "points") == {(0, ""): (0, 3), (1, ""): (0, 2)}
    assert changed(at, "place palace wei-3", "scored") == {(-1, "wei"): (0, 1)}
    assert changed(at, "place palace wei-3", "total")[0, ""] == (2, 3)
    assert changed(at, "place palace wei-3", "source")[0, "palaces wei"] == (2, 3)
    assert not warned(at, "place palace wei-3")


@pytest.mark.clause("CN-PAL-02", "CN-PAL-04")
def test_a_province_that_brings_a_rival_more_is_asked_about(place, bare_board):
    at = place(players=5, board=bare_board(1, 1, 3), palaces={"wei": {"Barbara": 2}}, hands=HAND)
    assert warned(at, "place palace wei-3") == ["This gives Barbara 3 points for Wei, more than you."]


@pytest.mark.clause("CN-ALLY-05")
def test_an_alliance_that_is_worth_more_to_a_rival_is_asked_about(place):
    emissaries = {"wei": {"Barbara": 2}, "han": {"Barbara": 1}}
    at = place(players=5, palaces={"wei": {"Alex": 5}}, emissaries=emissaries, hands=HAND)
    assert changed(at, "place emissary wei", "source") == {(1, "alliance 12"): (3, 4)}
    assert warned(at, "place emissary wei") == ["This gives Barbara one point for alliance 12."]


@pytest.mark.clause("CN-EMIS-02", "CN-EMIS-06", "CN-ALLY-03")
def test_a_palace_that_opens_an_alliance_to_a_rival_is_asked_about(place):
    emissaries = {"wei": {"Alex": 1}, "han": {"Alex": 1, "Barbara": 1}}
    at = place(players=5, palaces={"wei": {"Alex": 1}}, emissaries=emissaries, hands=HAND)
    assert changed(at, "place palace wei-2", "limit") == {(-1, "wei"): (1, 2)}
    assert changed(at, "place palace wei-2", "room") == {(-1, "wei"): (0, 1)}
    (told,) = warned(at, "place palace wei-2")
    assert told == "With an emissary in Wei, Barbara would score alliance 12: 4 for Alex, 4 for Barbara."
    assert not warned(at, "place palace wei-2 and emissary wei")


@pytest.mark.clause("CN-ROAD-02", "CN-ROAD-12")
def test_chains_extended_completed_and_blocked(place, bare_board):
    hands = {"Alex": ["red", "red", "green"], "Barbara": ["red", "red", "green"]}
    palaces = {"yan-1": "Alex", "yan-2": "Alex", "yan-3": "Alex", "zhao-1": "Alex"}
    given = {"players": 5, "board": bare_board(4, roads=ROW), "palaces": palaces, "hands": hands}
    mine, line = place(**given), "place palace yan-4"
    assert changed(mine, line, "chain") == {(0, ""): (3, 5)}
    assert changed(mine, line, "source")[0, "roads"] == (0, 5)
    assert changed(mine, line, "chain-ways") == {(0, ""): (1, 0)}
    assert [each.kind for each in preview(mine, line).gone if each.clause == "CN-ROAD-02"] == ["chain-next"]
    blocked = place(**given, to_act="Barbara")
    assert changed(blocked, line, "chain-ways") == {(0, ""): (1, 0)}
    assert not [where for where in changed(blocked, line, "source") if where[1] == "roads"]


@pytest.mark.clause("CN-DRAW-03", "CN-INFO-03")
def test_cards_stay_open(place):
    at = place(palaces={"wei": {"Alex": 1}}, hands=HAND)
    assert preview(at, "place palace wei-2").undecided == ("payment",)
    paid = preview(at, "place palace wei-2 paying red")
    assert paid.undecided == ("draws",)
    assert changed(at, "place palace wei-2 paying red", "hand") == {(0, ""): (3, 2)}
    at.do("place palace wei-2 paying red")
    drawn = preview(at, "draw")
    assert (drawn.changes, drawn.undecided) == ((), ("cards",))


@pytest.mark.clause("CN-TURN-05")
def test_a_table_previews_a_gesture_in_either_order(place):
    at = place(palaces={"wei": {"Alex": 1}}, hands=HAND)
    one, other = "place palace wei-2 and palace wei-3", "place palace wei-3 and palace wei-2"
    assert preview(at, one) == preview(at, other)
    whole = changed(at, one, "spaces")
    at.do("place palace wei-3")
    before = GAME.rules.to_bytes(at.state)
    assert changed(at, "place palace wei-2", "spaces") == whole  # told before the other, so both are part of it
    assert GAME.rules.to_bytes(at.state) == before


@pytest.mark.clause("CN-EMIS-04")
def test_what_cannot_be_done_cannot_be_previewed(place):
    at = place(hands=HAND)
    with pytest.raises(Refused):
        preview(at, "place emissary wei")
    view, wrong = GAME.rules.view(at.state, 0), GAME.notation.read(at.state, "place emissary wei")
    with pytest.raises(InputError, match=r"place emissary wei cannot be previewed: .* \(CN-EMIS-04\)"):
        GAME.foresight.preview(view, wrong)
    with pytest.raises(InputError, match="there is no action 9999"):
        GAME.foresight.preview(view, [9999])
    for onlooker in (-1, 2):
        with pytest.raises(InputError, match=r"may not do it now \(CN-TURN-01\)"):
            GAME.foresight.preview(GAME.rules.view(at.state, onlooker), GAME.notation.read(at.state, "exchange red"))
