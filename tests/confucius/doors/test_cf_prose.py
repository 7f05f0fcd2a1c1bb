"""Confucius in sentences: what a reader is told of a small position."""

from cf_positions import NAMES, do_all, position

from guanxi.confucius.game import GAME
from guanxi.confucius.rules.state import State
from guanxi.core.plain.prose import prose_of
from guanxi.core.prose import Passage

PROSE = prose_of(GAME, "en")


def told(s: State, seat: int | None = 0) -> dict[str, Passage]:
    shown = s if seat is None else GAME.rules.shown(GAME.rules.view(s, seat))
    return {part.id: part for part in PROSE.table(shown, NAMES, seat)}


def action(s: State, line: str) -> int:
    return int(GAME.notation.read(s, line)[0])


def ways(s: State, line: str) -> list[str]:
    return PROSE.ways(s, 0, action(s, line), NAMES)


def test_a_ministry_is_told_space_by_space() -> None:
    s = position("hubu-1:Boris! hubu-2:Anna hubu-5:Dora?")
    hubu = told(s)["court"].paragraphs[1]
    assert hubu.head == "Hubu, worth 6 and 5"
    assert hubu.text == (
        "space 1 Boris, secured; 2 you; 3 free, costs you 3; 4 free, costs you 3; 5 Dora, secured, candidate; 6 empty; "
        "7 empty. 2 are left to bribe, 2 spaces are empty. As it stands Boris is Minister, you Secretary. "
        "Officials: 1 for you, 1 for Boris, 1 for Dora."
    )
    assert "3 free, costs 4;" in told(s, None)["court"].paragraphs[1].text


def test_gifts_are_told_with_what_they_bind_to() -> None:
    s = position("gongbu-1:Dora gongbu-2:Anna", gifts="Dora>Anna:5 Boris>Anna:3 Anna>Boris:1")
    mine, boris = told(s)["gifts"].paragraphs
    assert mine.head == "You, black"
    assert mine.text == (
        "gifts held: 3 of Boris and 5 of Dora. No bribe in Gongbu. Lending goes to Dora first. "
        "A gift back to Boris is worth 3 or more. A gift back to Dora is worth 5 or more."
    )
    assert boris.text == "gifts held: 1 of you. Lending goes to you first."
    assert told(position())["gifts"].paragraphs[0].text == "No gift binds anybody."


def test_a_student_whom_somebody_must_tutor() -> None:
    s = position(gifts="Boris>Anna:2", students="BC")
    assert "You must tutor Boris’s student." in told(s)["examination"].paragraphs[0].text
    assert "Anna must tutor the student of you." in told(s, 1)["examination"].paragraphs[0].text


def test_choices_have_price_and_cubes() -> None:
    s = position()
    label = PROSE.choice(s, action(s, "bribe hubu-3"), NAMES)
    assert (label.text, label.group, label.short) == (
        "Bribe Hubu 3 for 4 coins", "Bribe (one cube)", "Hubu 3 for 4 coins"
    )  # fmt: skip
    do_all(s, "bribe hubu-3")
    paying = PROSE.choice(s, action(s, "spend 1"), NAMES)
    assert (paying.text, paying.short) == ("Pay with a card: one coin or 3 licences", "one coin or 3 licences")


def test_ways_out_of_a_gift() -> None:
    s = position("gongbu-1:Dora gongbu-2:Anna", gifts="Dora>Anna:5")
    assert GAME.rules.why_not(s, 0, action(s, "bribe gongbu-3")) == "CF-ACT-BRIBE-05"
    assert ways(s, "bribe gongbu-3") == [
        "If Dora had 2 there, you could: you may draw level.",
        "The gift ends if you transfer an official to Dora.",
    ]
    causes = PROSE.causes(s, 0, action(s, "bribe gongbu-3"))
    assert [each.id for each in causes] == ["gongbu-3", "gongbu-1", "gongbu-2", "3-0"]


def test_ways_by_other_actions_and_what_is_lacking() -> None:
    s = position(hand="1 1")
    assert ways(s, "bribe hubu-3") == ["You lack 2 coins."]
    assert ways(position(), "secure hubu-3") == ["What you can do: Bribe Hubu 3 for 4 coins."]
    assert ways(position(), "give gift 3 to green") == ["What you can do: Buy the vase (gift 3) for 3 coins."]
    assert ways(position(), "pass") == ["What you can do: Take No Action: nothing happens (one cube)."]
    assert ways(position(), "sail 2 junks") == ["What you can do: Buy 3 junks for 6 coins."]


def test_what_cubes_forbid_is_shown_in_the_actions_box() -> None:
    s = position(cubes=0)
    assert GAME.rules.why_not(s, 0, action(s, "bribe hubu-3")) == "CF-PAIR-11"
    assert [tuple(each) for each in PROSE.causes(s, 0, action(s, "bribe hubu-3"))] == [
        ("official", "hubu-3"), ("action", "bribe_secure")
    ]  # fmt: skip
    assert [tuple(each) for each in PROSE.causes(s, 0, action(s, "tax income"))] == [("action", "tax")]
    assert tuple(PROSE.causes(s, 0, action(s, "invade korea-2"))[0]) == ("box", "land1-2")
