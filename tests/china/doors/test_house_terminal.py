"""House rules in the terminal: what is asked, what can be chosen, what is shown."""

from typing import Any

import pytest

from guanxi.china.doors.terminal import choices, drawing, score, sheet
from guanxi.china.doors.terminal.wording import terminal_texts
from guanxi.core.terminal.ink import spelt

TEXTS = terminal_texts("en")
WEI = {"hands": {"Alex": ["red", "red", "green"]}, "palaces": {"wei": {"Barbara": 1}}, "fortifications": True}
RED = {"hands": {"Alex": ["red", "red", "green"]}, "fortifications": True}
FORKED = ("wei-3", "wei-4", "wei-5", "wei-6", "han-3")
LAST = {"to_act": "Chris", "hands": {"Chris": ["red"] * 3}, "exhaustions": 2, "display": ["red"]}
DRAWN = "place palace wei-2 and palace wei-3 paying red red"

# House rules, position, what has been done, headline, and the titles of the groups of choices.
ASKED = [
    ({"first_player": "chosen"}, {"stage": "name"}, [],
     "A Alex names the first player, for everybody", ["First player"]),
    ({"road_method": "owner_choice"}, {**LAST, "palaces": dict.fromkeys(FORKED, "Alex")}, ["exchange red taking red"],
     "A Alex leaves out roads until nothing forks: what hangs together then are the chains", ["Leave out"]),
    ({"draw_commitment": "announce_first"}, WEI, [DRAWN],
     "A Turn 1: Alex tells where 2 cards come from, before looking at any", ["Take", "Draw"]),
    ({"draw_commitment": "announce_first"}, WEI, [DRAWN, "draw"],
     "A Turn 1: Alex tells where a card comes from, before looking at any", ["Take", "Draw"]),
    ({"fort_cover": "mandatory"}, WEI, ["place fortification wei-3"],
     "A Turn 1: Alex builds the palace on the fortification", ["Palace"]),
    ({"fort_opening": "fort_plus_palace"}, RED, ["place fortification wei-3"],
     "A Turn 1: Alex pays, or builds the palace on the fortification", ["Palace", "Pay"]),
]  # fmt: skip


@pytest.mark.parametrize(("house", "position", "done", "headline", "groups"), ASKED, ids=[case[3] for case in ASKED])
def test_what_is_asked_and_what_can_be_chosen(
    place: Any, house: dict[str, str], position: dict[str, Any], done: list[str], headline: str, groups: list[str]
) -> None:
    at = place(players=3, house=house, **position)
    at.do(*done)
    assert spelt(sheet.headline(TEXTS, at.state, at.names)) == headline
    found = choices.groups(TEXTS, at.state, at.legal())
    assert [group.title for group in found] == groups
    assert sorted(action for group in found for row in group.rows for action, _ in row) == at.legal()


def test_roads_are_left_out_by_the_spaces_at_their_ends(place: Any) -> None:
    at = place(players=3, house={"road_method": "owner_choice"}, palaces=dict.fromkeys(FORKED, "Alex"), **LAST)
    at.do("exchange red taking red")
    labels = [label for group in choices.groups(TEXTS, at.state, at.legal()) for row in group.rows for _, label in row]
    assert labels == ["wei-4 wei-5", "wei-5 wei-6", "wei-5 han-3"]


def test_of_the_discard_the_top_is_shown(place: Any) -> None:
    at = place(players=3, house={"discard_visibility": "top_only"}, discard=["red", "red", "yellow"])
    assert "Discard: 3, on top yellow Y" in spelt(drawing.draw(TEXTS, at.state, at.names, 0))
    at = place(players=3, house={"discard_visibility": "top_only"})
    assert "Discard: nothing" in spelt(drawing.draw(TEXTS, at.state, at.names, 0))


def test_the_later_seat_is_told_as_tie_break(place: Any) -> None:
    at = place(players=3, house={"full_tie": "later_seat"}, scores={"Alex": 5, "Chris": 5})
    told = " ".join(score.score(TEXTS, at.state, at.names, 200))
    assert "Alex, Chris. They have as many pieces left too, and the later seat is ahead (CN-WIN-04)." in told
