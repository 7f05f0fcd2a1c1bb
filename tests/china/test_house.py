"""House rules: every reading has a scenario that needs it, and hides or shows what it should."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from guanxi.china.game import GAME
from guanxi.china.rules.house import HOUSE_RULES
from guanxi.core.catalogue import load_catalogue
from guanxi.core.errors import InputError
from guanxi.core.rng import Rng
from guanxi.core.scenario import Outcome, run_scenario
from running import some

FILES = sorted((Path(__file__).parents[2] / "scenarios" / "china" / "house").glob("*.toml"))
TOP = {"discard_visibility": "top_only"}
WEI = {"hands": {"Alex": ["red", "green", "green"]}, "palaces": {"wei": {"Barbara": 1}}}


def scenario(path: Path) -> dict[str, Any]:
    return tomllib.loads(path.read_text(encoding="utf-8"))


def outcome_of(given: dict[str, Any]) -> Outcome:
    try:
        return run_scenario(given, "a test")
    except InputError as error:
        return Outcome("a test", error=str(error))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_scenario_of_house_rules_holds_with_them_and_not_without(path: Path) -> None:
    given = scenario(path)
    assert outcome_of(given).passed
    without = {name: value for name, value in given["options"].items() if name == "fortifications"}
    assert not outcome_of({**given, "options": without}).passed


def test_every_reading_has_a_scenario_that_cites_its_clause() -> None:
    rules = load_catalogue("china").house_rules
    shown = {(name, value): set() for name, value, _ in HOUSE_RULES}
    for given in map(scenario, FILES):
        for reading in some((name, value) for name, value in given["options"].items() if name != "fortifications"):
            shown[reading] |= set(given["clauses"])
    for (name, _), clauses in some(shown.items()):
        assert set(rules[name].clauses) <= clauses


@pytest.mark.clause("CN-INFO-04")
def test_of_the_discard_only_its_top_and_its_size_are_seen(place) -> None:
    at = place(players=3, house=TOP, discard=["purple", "yellow", "red"], **WEI)
    at.do("place palace wei-2 and palace wei-3 paying red green green")
    for name in ("Alex", "Barbara", None):
        seen = at.seen_by(name)
        assert (seen["discard"], seen["discard_top"]) == (6, "green")
    assert sorted(at["discard"]) == ["green", "green", "purple", "red", "red", "yellow"]


@pytest.mark.clause("CN-INFO-04")
def test_what_lies_under_the_top_could_be_anything(place) -> None:
    """Two positions that differ only there look alike, and a deal may lay anything there that nobody sees."""
    views = []
    for under in (["purple", "yellow"], ["orange", "red"]):
        at = place(players=3, house=TOP, discard=[*under, "green"], display=["red"] * 4, **WEI)
        views.append(GAME.rules.view_bytes(GAME.rules.view(at.state, 0)))
    assert views[0] == views[1]
    view, rng = GAME.rules.view(at.state, 0), Rng("under")
    dealt = [GAME.positions.position(GAME.rules.deal(view, rng), at.names)["discard"] for _ in range(20)]
    assert len({tuple(sorted(cards)) for cards in dealt}) > 3
    assert all("green" in cards and len(cards) == 3 for cards in dealt)


@pytest.mark.clause("CN-INFO-04", "CN-DRAW-07")
def test_the_reshuffle_leaves_nothing_on_top(place) -> None:
    at = place(players=3, house=TOP, exhaustions=0, pile=1, **WEI)
    at.do("place palace wei-2 paying red", "draw")
    assert (at["exhaustions"], at["discard"], at["discard_top"]) == (1, [], "")


@pytest.mark.clause("CN-END-06")
def test_nobody_can_tell_from_a_view_whether_hands_are_dead(place, bare_board) -> None:
    """Whether the game goes on depends on what Barbara holds, which Alex sees only by what happens."""
    palaces = {name: {"Alex": 1} for name in ("zhao", "wei", "chin", "shu", "chu", "lu", "qi")}
    none = {name: {"emissaries": 0} for name in ("Alex", "Barbara", "Chris")}
    views, ends = [], []
    for held in ("purple", "green"):
        hands = {name: ["red", "orange", "yellow"] for name in ("Alex", "Chris")}
        at = place(
            players=3,
            board=bare_board(),
            house={"dead_board_test": "cards_in_hand"},
            palaces=palaces,
            supply=none,
            hands={**hands, "Barbara": ["red", "orange", held]},
            display=["purple", "purple", "red", "yellow"],
        )
        views.append(GAME.rules.view_bytes(GAME.rules.view(at.state, 0)))
        at.do("exchange red taking purple")
        refusal = GAME.words("en").refusal(at.state, 1, 0, at.names)
        ends.append((at["over"], refusal is not None and "with the cards in hand" in refusal.text))
    assert views[0] == views[1]
    assert ends == [(True, True), (False, False)]


@pytest.mark.clause("CN-ROAD-08")
def test_totals_assume_the_best_cut_until_the_owner_has_chosen(place, bare_board) -> None:
    ends = [("yan-1", "yan-2"), ("yan-2", "yan-3"), ("yan-3", "yan-4"), ("yan-5", "yan-6"), ("yan-6", "yan-7")]
    board = bare_board(8, roads=[*ends, ("yan-7", "yan-8"), ("yan-2", "yan-7")])
    totals = {}
    for method in ("max_sum", "longest_first", "owner_choice"):
        at = place(
            players=3,
            board=board,
            house={"road_method": method},
            palaces={"yan": {"Alex": 8}},
            to_act="Chris",
            exhaustions=2,
            display=["red", "red"],
            hands={"Chris": ["red", "red", "red"]},
        )
        totals[method] = at["totals"]["Alex"]
    assert totals == {"max_sum": 8, "longest_first": 6, "owner_choice": 8}
    at.do("exchange red taking red", "leave out yan-1 yan-2")
    assert at["totals"]["Alex"] == 6
    assert [line for line in at["legal"] if "yan-2" in line] == ["leave out yan-2 yan-7"]
