"""Positions: what a scenario gives is what the table shows, views hide, and wrong input is refused with its key."""

import json
from typing import Any

import pytest

from guanxi.confucius.doors.arranging import whole
from guanxi.confucius.doors.positions import PHASES
from guanxi.confucius.game import GAME
from guanxi.confucius.rules.events import FREE_WORDS as FREE
from guanxi.confucius.rules.state import CHANCE, OVER, TITLES, State
from guanxi.confucius.rules.state import ROOMS as STAGES
from guanxi.core.rng import Rng
from guanxi.core.scenario import mismatches
from running import some

NAMES = ["Ann", "Ben", "Cleo", "Dan"]
OPTIONS = GAME.options({"advanced": "on"})
EVERYBODY_ONE = {name: [1, 2, 3] for name in NAMES}


def laid(**given: Any) -> State:
    return GAME.positions.from_position(OPTIONS, NAMES, given, Rng("position"))


def shown(**given: Any) -> dict[str, Any]:
    return GAME.positions.position(laid(**given), NAMES)


def cards_in_all(position: dict[str, Any]) -> list[int]:
    piles = [*position["hands"].values(), *position["aside"].values(), position["deck"], position["discard"]]
    return sorted(card for pile in piles for card in pile)


# --- what is given is shown ---

# The words of a position, the words that it is shown in, and anything else that follows.
GIVEN: list[tuple[str, Any, dict[str, Any]]] = [
    ("to_act", "Cleo", {"to_act": "Cleo", "stage": "turn", "phase": "actions"}),
    ("round", 3, {"round": 3, "wall": 2}),
    ("round", 5, {"round": 5, "wall": 4, "lands_resolved": 1}),
    ("chief_minister", "Ann", {"chief_minister": "Ann", "to_act": "Ben", "on_spaces": {"imperial_favour": {"Ann": 1}}}),
    ("passed", ["Ann", "Ben"], {"passed": ["Ann", "Ben"], "to_act": "Cleo", "cubes": {"Ann": 0, "Ben": 0, "Cleo": 3}}),
    ("hands", {"Ann": [1, 1, 3], "Ben": []}, {"hands": {"Ann": [1, 1, 3], "Ben": [], "Cleo": [1, 2, 3]}}),
    ("hands", {"Ann": 7}, {"hands": {"Ann": 7}}),
    ("discard", [1, 1, 2], {"discard": [1, 1, 2], "deck": 51}),
    ("discard", 10, {"discard": 10, "deck": 44}),
    ("deck", 4, {"deck": 4, "discard": 50}),
    ("deck", [3, 3], {"deck": [3, 3], "discard": 52}),
    ("rewards", {"Ann": ["cash", "bribery_any"]}, {"rewards": {"Ann": ["cash", "bribery-any"]}, "rewards_left": 8}),
    ("rewards", {"Ben": 3}, {"rewards": {"Ben": 3}, "rewards_left": 7}),
    ("reward_deck", 2, {"rewards_left": 2, "rewards_played": 8}),
    ("reward_deck", ["gift"], {"rewards_left": ["gift"], "rewards_played": 9}),
    ("reward_deck", [], {"rewards_left": [], "rewards_played": 10}),
    ("emperor_insulted", "Dan", {"emperor_insulted": "Dan", "armies": {"Dan": {"supply": 5}}, "scores": {"Dan": 2}}),
    (
        "officials",
        {"hubu-1": {"price": 7, "owner": "Ann", "secured": True}, "hubu-3": "empty"},
        {"officials": {"hubu-1": {"price": 7, "owner": "Ann", "secured": True}, "hubu-3": {}}, "official_stack": 15},
    ),
    (
        "officials",
        {"gongbu-2": {"owner": "Ben", "candidate": True}},
        {"officials": {"gongbu-2": {"price": "candidate", "owner": "Ben", "secured": True}}, "candidates_left": 4},
    ),
    ("officials", {"bingbu-7": {}}, {"officials": {"bingbu-7": {"owner": "", "secured": False}}, "official_stack": 14}),
    ("official_stack", 2, {"official_stack": 2}),
    (
        "ministries",
        {"hubu": {"resolved": True, "minister": "Ann", "secretary": "Ben", "chits": [7, 5]}},
        {
            "ministries": {
                "hubu": {
                    "resolved": True,
                    "minister": "Ann",
                    "secretary": "Ben",
                    "minister_chit": 7,
                    "secretary_chit": 5,
                }
            },
            "scores": {"Ann": 7, "Ben": 5, "Cleo": 0},
            "items": {"Ann": {"minister hubu": 7}},
        },
    ),
    ("candidate", "gongbu", {"candidate": "gongbu", "candidates_left": 5}),
    ("candidate", "any", {"candidate": "any", "candidates_left": 2}),
    ("candidates_left", 1, {"candidate": "any", "candidates_left": 1}),
    ("candidates_left", 4, {"candidates_left": 4}),
    ("students", {"red": "Ann"}, {"students": {"red": "Ann", "plain": ""}}),
    ("forced", True, {"forced": True}),
    (
        "gifts",
        [{"from": "Ann", "to": "Ben", "value": 3}, {"from": "Ben", "to": "Ann", "value": 3}],
        {
            "active_gifts": [{"from": "Ann", "to": "Ben", "value": 3}, {"from": "Ben", "to": "Ann", "value": 3}],
            "gifts": {"Ann": {"available": [1], "unavailable": [2, 4, 5, 6], "out": []}},
            "cubes": {"Ann": 4, "Ben": 4, "Cleo": 3, "Dan": 2},
        },
    ),
    ("available", {"Ann": [2, 6]}, {"gifts": {"Ann": {"available": [1, 2, 6], "unavailable": [3, 4, 5]}}}),
    ("out", {"Ann": [1, 4]}, {"gifts": {"Ann": {"available": [], "out": [1, 4]}}}),
    ("cubes", {"Ann": 5, "Ben": 0}, {"cubes": {"Ann": 5, "Ben": 0, "Cleo": 3}}),
    (
        "on_spaces",
        {"tax": {"Ann": 1}, "bribe_secure": {"Ben": 3}, "petition": {"Cleo": 2}},
        {
            "on_spaces": {"tax": {"Ann": 1}, "bribe_secure": {"Ben": 3}, "imperial_favour": {"Dan": 1}},
            "uses": {"tax": {"Ann": 1}, "bribe_secure": {"Ben": 2}, "petition": {"Cleo": 1}},
            "cubes": {"Ann": 2, "Ben": 0, "Cleo": 1},
        },
    ),
    ("uses", {"tax": {"Ann": 2}}, {"uses": {"tax": {"Ann": 2}}, "on_spaces": {"tax": {}}}),
    ("shipyards", {"Ann": 25}, {"shipyards": {"Ann": 25}, "junk_supply": 0}),
    ("oceans", {"Ann": 4}, {"oceans": {"Ann": 4}, "junk_supply": 21}),
    ("armies", {"Ann": {"colony": 2}}, {"armies": {"Ann": {"supply": 4, "colony": 2}}}),
    ("armies", {"Ann": {"supply": 1}}, {"armies": {"Ann": {"supply": 1, "colony": 5}}}),
    (
        "lands",
        [{"id": "korea", "boxes": ["Ann", "", "Ben"]}, {"id": "annam", "boxes": ["Ann", "Ben"], "resolved": True}],
        {
            "boxes": {"korea-1": "Ann", "korea-2": "", "korea-3": "Ben", "annam-1": "Ann"},
            "lands_resolved": ["annam"],
            "scores": {"Ann": 4, "Ben": 3},
            "armies": {"Ann": {"supply": 4, "colony": 0}},
        },
    ),
    (
        "distant_lands",
        {"india": {"chit": 3, "visitors": ["Ben", "Ann"]}, "arabia": {"discoverer": "Cleo"}},
        {
            "distant_lands": {
                "india": {"chit": 3, "discoverer": "Ben", "visitors": ["Ann", "Ben"]},
                "arabia": {"discoverer": "Cleo", "visitors": ["Cleo"]},
                "africa": {"discoverer": "", "visitors": []},
            },
            "scores": {"Ann": 0, "Ben": 3},
            "titles": {"admiral": {"counts": {"Ann": 5, "Ben": 5, "Cleo": 5, "Dan": 0}}},
        },
    ),
    ("scores", {"Ann": 12}, {"scores": {"Ann": 12, "Ben": 0}, "items": {"Ann": {"earlier": 12}}}),
    ("phase", "favour", {"phase": "favour", "stage": "turn", "free": "imperial_favour", "to_act": "Dan"}),
]


@pytest.mark.parametrize(("word", "value", "expected"), GIVEN)
def test_what_is_given_is_shown(word: str, value: Any, expected: dict[str, Any]) -> None:
    position = shown(**{word: value})
    failures = [mismatches(key, wanted, position[key], NAMES) for key, wanted in expected.items()]
    assert [failure for each in failures for failure in each] == []


def test_every_word_is_tried() -> None:
    assert {word for word, _, _ in GIVEN} == set(whole.WORDS)


def told(position: dict[str, Any]) -> dict[str, Any]:
    """A position as a scenario would give it."""
    other = {"phase", "reward_deck", "ministries", "officials", "gifts", "available", "out", "lands"}
    given = {word: position[word] for word in whole.WORDS if word not in other}
    for ministry, each in position["ministries"].items():
        table = {word: each[word] for word in ("resolved", "minister", "secretary")}
        table["chits"] = [each["minister_chit"], each["secretary_chit"]]
        given.setdefault("ministries", {})[ministry] = table
        spaces = [f"{ministry}-{n}" for n in range(1, 8)]
        given.setdefault("officials", {}).update({n: position["officials"].get(n, "empty") for n in spaces})
    given["reward_deck"] = position["rewards_left"]
    given["gifts"] = position["active_gifts"]
    given |= {word: {name: each[word] for name, each in position["gifts"].items()} for word in ("available", "out")}
    lands = position["foreign_lands"]
    given["lands"] = [{**land, "boxes": list(land["boxes"].values())} for land in lands]
    given["lands"] = [{word: land[word] for word in ("id", "boxes", "resolved")} for land in given["lands"]]
    return given


def test_a_turn_of_a_game_can_be_told_and_laid_out_again() -> None:
    """All of it but the prices of the tiles in the stack: which of them have left the game cannot be told."""
    number = 0
    for s in random_positions("round trip", 1):
        position = GAME.positions.position(s, NAMES)
        if (position["phase"], position["stage"], position["free"]) == ("actions", "turn", ""):
            again = shown(**told(position))
            assert again | {"official_prices_left": 0} == position | {"official_prices_left": 0}
            number += 1
    assert number > 50


# --- as after set-up ---


def test_nothing_given_is_the_first_turn() -> None:
    position = shown()
    assert (position["round"], position["wall"], position["to_act"]) == (1, 0, "Ann")
    assert position["chief_minister"] == "Dan"
    assert position["hands"] == EVERYBODY_ONE
    assert position["on_spaces"] == {"imperial_favour": {"Dan": 1}}
    assert position["cubes"] == {"Ann": 3, "Ben": 3, "Cleo": 3, "Dan": 2}
    assert position["official_stack"] == 15
    assert sorted(position["officials"]) == sorted(f"{m}-{n}" for m in ("bingbu", "hubu", "gongbu") for n in (3, 4, 5))
    assert position["candidate"] in ("bingbu", "hubu", "gongbu")
    assert cards_in_all(position) == [1] * 22 + [2] * 22 + [3] * 22


def test_the_same_seed_gives_the_same_table() -> None:
    one, other = (GAME.positions.from_position(OPTIONS, NAMES, {"hands": {"Ann": 9}}, Rng("one")) for _ in range(2))
    assert GAME.rules.to_bytes(one) == GAME.rules.to_bytes(other)


@pytest.mark.parametrize("phase", whole.PHASES)
@pytest.mark.parametrize("round_", [1, 2, 8, 9])
def test_every_phase_can_be_begun(phase: str, round_: int) -> None:
    s = laid(phase=phase, round=round_)
    position = GAME.positions.position(s, NAMES)
    assert position["phase"] in PHASES
    assert position["over"] == (s.room == OVER)
    play(s, "phase")
    assert s.room == OVER
    assert s.phase == TITLES


def play(s: State, seed: str) -> None:
    rng = Rng(seed)
    while not GAME.rules.is_over(s):
        legal = GAME.rules.legal(s)
        assert legal
        GAME.rules.do(
            s, GAME.rules.chance(s, rng) if GAME.rules.to_act(s) == CHANCE else legal[int(rng.below(len(legal)))]
        )


@pytest.mark.parametrize("case", GIVEN, ids=lambda case: str(case[0]))
def test_every_position_can_be_played_to_the_end(case: tuple[str, Any, Any]) -> None:
    s = laid(**{case[0]: case[1]})
    play(s, case[0])
    assert cards_in_all(GAME.positions.position(s, NAMES)) == [1] * 22 + [2] * 22 + [3] * 22


# --- phases that ask something ---


def test_an_examination_begins() -> None:
    position = shown(phase="examination", round=2, students={"red": "Ann", "plain": "Ben"})
    assert (position["stage"], position["to_act"], position["wall"]) == ("tutor", "Dan", 2)


def test_a_resolution_begins_and_shows_who_holds_what() -> None:
    owners = ("Ann", "Ben", "Cleo", "Ann", "Ben", "Ann", "Ben")
    officials = {f"hubu-{n}": {"owner": owner} for n, owner in enumerate(owners, start=1)}
    s = laid(phase="resolution", round=2, officials=officials)
    position = GAME.positions.position(s, NAMES)
    assert (position["stage"], position["to_act"]) == ("lend", "Cleo")
    assert position["holders"] == {name: each["owner"] for name, each in officials.items()}
    for action in GAME.notation.read(s, "lend to black"):
        GAME.rules.do(s, action)
    assert GAME.positions.position(s, NAMES)["ministries"]["hubu"]["minister"] == "Ann"


def test_a_payment_and_a_petition_are_shown() -> None:
    s = laid(officials={"hubu-3": {"price": 4}}, available={"Ann": [2]}, shipyards={"Ben": 2}, hands={"Ann": [2, 3]})
    t = GAME.rules.copy(s)
    GAME.rules.do(s, GAME.notation.read(s, "bribe hubu-3")[0])
    assert GAME.positions.position(s, NAMES)["payment"] == {
        "price": 4,
        "paid": 0,
        "currency": "coins",
        "for": "bribe hubu-3",
    }
    GAME.rules.do(s, GAME.notation.read(s, "spend 2")[0])
    assert GAME.positions.position(s, NAMES)["payment"]["paid"] == 2
    assert GAME.positions.position(s, NAMES)["discard"] == [2]
    GAME.rules.do(t, GAME.notation.read(t, "petition 2")[0])
    assert (GAME.positions.position(t, NAMES)["stage"], GAME.positions.position(t, NAMES)["chosen"]) == (
        "petition",
        "2",
    )


def test_the_end_tells_who_has_won() -> None:
    position = shown(phase="end", round=9, scores={"Ben": 20}, officials={"hubu-3": {"owner": "Ann"}})
    assert (position["to_act"], position["stage"], position["reason"]) == ("", "over", "wall")
    assert position["winners"] == ["Ben"]
    assert position["places"]["Ben"] == 1
    assert position["totals"] == position["scores"]
    assert position["ministries"]["hubu"]["minister"] == "Ann"


# --- words ---


def random_positions(seed: str, every: int) -> list[State]:
    s, rng, found = GAME.rules.start(GAME.options({"advanced": "on"})), Rng(seed), []
    number = 0
    while not GAME.rules.is_over(s):
        if number % every == 0:
            found.append(GAME.rules.copy(s))
        legal = GAME.rules.legal(s)
        GAME.rules.do(
            s, GAME.rules.chance(s, rng) if GAME.rules.to_act(s) == CHANCE else legal[int(rng.below(len(legal)))]
        )
        number += 1
    return [*found, s]


def test_positions_of_whole_games_can_be_written_down() -> None:
    for s in some(random_positions("words", 7)):
        for seat in (None, -1, 0, 3):
            position = json.loads(json.dumps(GAME.positions.position(s, NAMES, seat)))
            assert position["stage"] in STAGES
            assert position["phase"] in PHASES
            assert position["free"] in FREE
            assert all(sum(items.values()) == position["totals"][name] for name, items in position["items"].items())


def test_legal_actions_are_those_of_the_game() -> None:
    for s in some(random_positions("legal", 11)):
        legal = GAME.positions.position(s, NAMES)["legal"]
        chance = GAME.rules.to_act(s) == CHANCE or GAME.rules.is_over(s)
        assert legal == ([] if chance else [GAME.notation.write(s, action) for action in GAME.rules.legal(s)])


# --- views ---


def test_a_view_hides_what_others_hold() -> None:
    s = laid(rewards={"Ann": ["cash"], "Ben": ["gift"]}, hands={"Ben": [1, 3]}, discard=[2])
    position = GAME.positions.position(s, NAMES, 0)
    assert position["hands"] == {"Ann": [1, 2, 3], "Ben": 2, "Cleo": 3, "Dan": 3}
    assert position["rewards"] == {"Ann": ["cash"], "Ben": 1, "Cleo": [], "Dan": []}
    assert (position["deck"], position["discard"], position["rewards_left"]) == (54, [2], 8)
    assert position["legal"]
    assert GAME.positions.position(s, NAMES, 1)["legal"] == []


def test_an_onlooker_sees_no_hand() -> None:
    position = GAME.positions.position(laid(hands={"Ben": []}), NAMES, -1)
    assert position["hands"] == {"Ann": 3, "Ben": [], "Cleo": 3, "Dan": 3}
    assert position["legal"] == []


def test_cards_laid_aside_are_hidden() -> None:
    s = laid(phase="examination", round=2, students={"red": "Ann", "plain": "Ben"})
    for action in GAME.notation.read(s, "tutor red with 1 3"):
        GAME.rules.do(s, action)
    assert GAME.positions.position(s, NAMES)["aside"]["Dan"] == [1, 3]
    assert GAME.positions.position(s, NAMES, 3)["aside"]["Dan"] == [1, 3]
    assert GAME.positions.position(s, NAMES, 0)["aside"]["Dan"] == 2
    assert GAME.positions.position(s, NAMES, 0)["backed"] == {"Dan": "red"}


def test_views_of_whole_games_tell_the_same_whatever_is_hidden() -> None:
    """A position dealt to fit a view looks the same to that view."""
    for s in some(random_positions("views", 13)):
        for seat in (-1, 0, 2):
            dealt = GAME.rules.deal(GAME.rules.view(s, seat), Rng("deal"))
            assert GAME.positions.position(dealt, NAMES, seat) == GAME.positions.position(s, NAMES, seat)


# --- what is told of an examination and a resolution ---


def test_coins_beside_students_are_told_to_nobody_who_does_not_see_the_cards() -> None:
    students = {"red": "Ann", "plain": "Ben"}
    s = laid(phase="examination", chief_minister="Cleo", students=students, hands=EVERYBODY_ONE)
    for action in GAME.notation.read(s, "tutor plain with 2 3"):
        GAME.rules.do(s, action)
    assert GAME.positions.position(s, NAMES)["coins_beside"] == {"red": 0, "plain": 5}
    assert [GAME.positions.position(s, NAMES, seat)["coins_beside"] for seat in range(4)] == [{}] * 4


def test_lending_is_told_only_while_somebody_is_to_lend() -> None:
    owners = ["Ann", "Ann", "Ann", "Ben", "Ben", "Ben", "Cleo"]
    officials = {f"hubu-{space}": {"owner": owner} for space, owner in enumerate(owners, start=1)}
    s = laid(phase="resolution", officials=officials)
    assert GAME.positions.position(s, NAMES)["ministries"]["hubu"]["due"]
    assert GAME.positions.position(s, NAMES)["lending"] == {
        "ministry": "hubu",
        "influence": {"Ann": 3, "Ben": 3, "Cleo": 1},
        "most_senior": {"Ann": 1, "Ben": 4, "Cleo": 7},
        "loans": {"Ann": {"Ann": 4, "Ben": 3}, "Ben": {"Ann": 3, "Ben": 4}},
    }
    GAME.rules.do(s, GAME.notation.read(s, "lend to black")[0])
    assert GAME.positions.position(s, NAMES)["lending"] == {}
    assert not GAME.positions.position(s, NAMES)["ministries"]["hubu"]["due"]
