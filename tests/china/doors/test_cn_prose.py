"""China in sentences: what a reader is told of a small position."""

from collections.abc import Callable
from typing import Any

from guanxi.china.game import GAME
from guanxi.core.plain.prose import prose_of
from guanxi.core.prose import Passage


def told(at: Any, seat: int = 0) -> dict[str, Passage]:
    shown = GAME.rules.shown(GAME.rules.view(at.state, seat))
    return {part.id: part for part in prose_of(GAME, "en").table(shown, at.names, seat)}


def action(at: Any, line: str) -> int:
    return int(GAME.notation.read(at.state, line)[0])


def test_a_province_is_told_with_towns_room_and_worth(place: Callable[..., Any]) -> None:
    at = place(palaces={"wei-1": "Alex", "wei-2": "Alex", "wei-3": "Barbara"}, emissaries={"wei": {"Alex": 1}})
    wei = told(at)["provinces"].paragraphs[2]
    assert wei.head == "Wei, red"
    assert wei.text.startswith("wei-1 Shangjun you; wei-2 Shaoliang you; wei-3 Anyi Barbara; wei-4 Puban free; ")
    assert "Emissaries: 1 for you; room for one more, the limit is 2." in wei.text
    assert wei.text.endswith("Worth as it stands: 3 for you, 2 for Barbara.")
    assert "wei-1 Shangjun Alex;" in told(at, 1)["provinces"].paragraphs[2].text


def test_the_own_hand_is_told_and_others_are_not(place: Callable[..., Any]) -> None:
    at = place(hands={"Alex": ["red", "red", "green"]})
    hand, display, pile = told(at)["cards"].paragraphs
    assert (hand.head, hand.text) == ("Your hand", "two red and one green.")
    assert display.head == "Display"
    assert "the first of two piles" in pile.text
    rows = told(at, 1)["players"].rows
    assert [rows[1][0].split(",")[0], rows[0][0]] == ["You", "Alex, blue"]
    assert rows[0][1] == "3"


def test_a_choice_has_its_town_and_its_price(place: Callable[..., Any]) -> None:
    at = place(hands={"Alex": ["red", "red", "green"]})
    prose = prose_of(GAME, "en")
    label = prose.choice(at.state, action(at, "place palace wei-3"), at.names)
    assert label.text == "Build a palace at wei-3 Anyi in Wei"
    assert label.group == "Build a palace in Wei, for one red card or a pair of another colour"
    assert label.short == "wei-3 Anyi"
    assert prose.cannot(at.state, action(at, "place emissary wei"), at.names) == "You cannot send an emissary to Wei"


def test_a_card_that_lies_open_is_a_way_out(place: Callable[..., Any]) -> None:
    at = place(hands={"Alex": ["red", "green", "orange"]}, display=["purple", "yellow", "yellow", "red"])
    prose = prose_of(GAME, "en")
    assert at.refused("place palace chu-1") == "CN-CARD-06"
    assert prose.ways(at.state, 0, action(at, "place palace chu-1"), at.names) == ["A purple card lies in the display."]
    assert at.refused("place palace qi-1") == "CN-CARD-06"
    assert prose.ways(at.state, 0, action(at, "place palace qi-1"), at.names) == ["2 yellow cards lie in the display."]


def test_what_makes_a_limit_is_shown(place: Callable[..., Any]) -> None:
    at = place(
        palaces={"wei-1": "Barbara", "wei-2": "Alex", "wei-3": "Alex"},
        emissaries={"wei": {"Alex": 1, "Barbara": 1}},
        hands={"Alex": ["red", "red", "red"]},
    )
    assert at.refused("place emissary wei") == "CN-EMIS-02"
    causes = prose_of(GAME, "en").causes(at.state, 0, action(at, "place emissary wei"))
    assert [tuple(each) for each in causes] == [("province", "wei"), ("space", "wei-2"), ("space", "wei-3")]
