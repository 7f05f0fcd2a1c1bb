"""Wrong and hostile input of positions: refused with its key, or a position that can be played."""

import json
from typing import Any

import pytest
from test_cf_position import GIVEN, NAMES, laid, play

from guanxi.confucius.doors.arranging import whole
from guanxi.confucius.game import GAME
from guanxi.confucius.rules.state import State
from guanxi.core.errors import InputError
from guanxi.core.rng import Rng

WRONG: list[tuple[dict[str, Any], str]] = [
    ({"wind": 1}, 'position: "wind" is not known here; there is: phase, round,'),
    ({"to_act": "Eve"}, "position.to_act: 'Eve' is no player; there is: Ann, Ben, Cleo, Dan"),
    ({"to_act": "Ann", "passed": ["Ann"]}, "position.to_act: Ann has passed"),
    ({"to_act": "Ann", "phase": "court"}, "position.to_act: only in the Action phase"),
    ({"phase": "lunch"}, "position.phase: 'lunch' is no phase; there is: actions, count_gifts,"),
    ({"round": 10}, "position.round: must be a number from 1 to 9"),
    ({"round": True}, "position.round: must be a number"),
    ({"chief_minister": 3}, "position.chief_minister: '3' is no player"),
    ({"passed": "Ann"}, "position.passed: must be a list"),
    ({"passed": NAMES}, "position.passed: with all of them the phase is over"),
    ({"passed": [], "phase": "court"}, "position.passed: in this phase everybody has"),
    ({"passed": [], "phase": "count_gifts"}, "position.passed: nothing of it is there yet"),
    ({"passed": ["Ann"], "cubes": {"Ann": 1}}, "position.cubes.Ann: who has passed has no cubes left"),
    ({"hands": [1]}, "position.hands: must be a table"),
    ({"hands": {"Eve": 1}}, 'position.hands: "Eve" is not known here'),
    ({"hands": {"Ann": [4]}}, "position.hands.Ann: must be a number from 1 to 3"),
    ({"hands": {"Ann": [1] * 23}}, "position.hands.Ann: there are not so many such cards"),
    ({"hands": {"Ann": 66}}, "position.hands.Ann: there are not so many cards"),
    ({"discard": 67}, "position.discard: must be a number from 0 to 66"),
    ({"deck": 60}, "position.deck: with the other cards as given it has 54"),
    ({"deck": 4, "discard": 4}, "position.deck: with the other cards as given it has 50"),
    ({"deck": [1] * 20}, "position.deck: with the other cards as given it has"),
    ({"rewards": {"Ann": ["cake"]}}, "position.rewards.Ann: 'cake' is no reward card; there is: bribery-bingbu,"),
    ({"rewards": {"Ann": ["cash", "cash"]}}, "position.rewards.Ann: there are not so many such cards"),
    ({"rewards": {"Ann": 6, "Ben": 5}}, "position.rewards.Ben: there are not so many cards"),
    ({"reward_deck": 11}, "position.reward_deck: must be a number from 0 to 10"),
    ({"reward_deck": 10, "rewards": {"Ann": 1}}, "position.reward_deck: only 9 cards are left"),
    ({"reward_deck": ["cash"], "rewards": {"Ann": ["cash"]}}, "position.rewards.Ann: there are not so many such"),
    ({"emperor_insulted": "Ann", "rewards": {"Ben": ["emperor-insulted"]}}, "position.rewards.Ben: there are not so"),
    ({"officials": {"hubu-8": {}}}, 'position.officials: "hubu-8" is not known here'),
    ({"officials": {"hubu-3": "full"}}, 'position.officials.hubu-3: must be a table or "empty"'),
    ({"officials": {"hubu-3": {"price": 8}}}, "position.officials.hubu-3.price: must be a number from 2 to 7"),
    ({"officials": {"hubu-3": {"secured": True}}}, "position.officials.hubu-3.secured: without an owner"),
    ({"officials": {"hubu-3": {"candidate": True}}}, "position.officials.hubu-3.owner: a candidate on a space has"),
    (
        {"officials": {"hubu-3": {"candidate": True, "owner": "Ann", "price": 3}}},
        "position.officials.hubu-3.price: a candidate has none",
    ),
    (
        {"officials": {f"hubu-{n}": {"price": 7} for n in range(1, 5)}},
        "position.officials.hubu-4.price: there are not so many tiles of price 7",
    ),
    (
        {"officials": {"hubu-3": {"owner": "Ann", "secured": False}}, "ministries": {"hubu": {"resolved": True}}},
        "position.officials.hubu-3.secured: in a resolved ministry all markers stand",
    ),
    ({"official_stack": 16}, "position.official_stack: must be a number from 0 to 15"),
    ({"ministries": {"libu": {}}}, 'position.ministries: "libu" is not known here'),
    ({"ministries": {"hubu": {"chits": [5, 7]}}}, "position.ministries.hubu.chits: the Minister’s chit and then"),
    ({"ministries": {"hubu": {"chits": [7]}}}, "position.ministries.hubu.chits: the Minister’s chit and then"),
    (
        {"ministries": {"bingbu": {"chits": [8, 8]}, "hubu": {"chits": [8, 4]}}},
        "position.ministries.hubu.chits: there are not so many chits of value 8",
    ),
    ({"ministries": {"hubu": {"minister": "Ann"}}}, "position.ministries.hubu: Minister and Secretary are appointed"),
    (
        {"ministries": {"hubu": {"minister": "Ann", "secretary": "Ann", "resolved": False}}},
        "position.ministries.hubu.minister: a ministry with a Minister is resolved",
    ),
    ({"candidate": "libu"}, "position.candidate: 'libu' is no candidate; there is: bingbu, hubu, gongbu, any"),
    ({"candidate": ""}, "position.candidate: with none left the game has ended"),
    ({"candidate": "hubu", "candidates_left": 2}, "position.candidates_left: below a hubu candidate lie 3 to 5"),
    ({"candidate": "any", "candidates_left": 3}, "position.candidates_left: below a any candidate lie 0 to 2"),
    ({"candidates_left": 6}, "position.candidates_left: must be a number from 0 to 5"),
    (
        {"officials": {f"hubu-{n}": {"owner": "Ann", "candidate": True} for n in range(1, 7)}},
        "position.candidate: six tiles are placed",
    ),
    ({"students": {"blue": "Ann"}}, 'position.students: "blue" is not known here; there is: red, plain'),
    ({"forced": "yes"}, "position.forced: must be true or false"),
    ({"gifts": [{"from": "Ann", "to": "Ann", "value": 1}]}, "position.gifts: Ann gives nothing to themselves"),
    ({"gifts": [{"from": "Ann", "to": "Ben"}]}, "position.gifts.value: must be a number from 1 to 6"),
    (
        {"gifts": [{"from": "Ann", "to": "Ben", "value": 1}, {"from": "Ann", "to": "Ben", "value": 2}]},
        "position.gifts: two from Ann to Ben",
    ),
    (
        {"gifts": [{"from": "Ann", "to": "Ben", "value": 1}, {"from": "Ben", "to": "Ann", "value": 2}]},
        "position.gifts: gifts that two players gave each other are equal",
    ),
    (
        {"gifts": [{"from": "Ann", "to": "Ben", "value": 1}], "out": {"Ann": [1]}},
        "position.out.Ann: gift 1 of Ann comes twice",
    ),
    ({"available": {"Ann": [2, 2]}}, "position.available.Ann: gift 2 of Ann comes twice"),
    ({"available": {"Ann": [7]}}, "position.available.Ann: must be a number from 1 to 6"),
    ({"cubes": {"Ann": 6}}, "position.cubes.Ann: must be a number from 0 to 5"),
    ({"cubes": {"Dan": 5}}, "position.cubes.Dan: must be a number from 0 to 4"),
    ({"cubes": {"Ann": 3}, "phase": "count_gifts"}, "position.cubes: nothing of it is there yet"),
    ({"cubes": {"Ann": 0}, "phase": "chief_minister"}, "position.cubes.Ann: must be a number from 3 to 5"),
    ({"on_spaces": {"roof": {}}}, 'position.on_spaces: "roof" is not known here'),
    ({"on_spaces": {"tax": {"Ann": 3}, "force": {"Ann": 3}}}, "position.on_spaces: Ann has 5 cubes, not 6"),
    ({"on_spaces": {"tax": {"Ann": 3}}, "uses": {"tax": {"Ann": 1}}}, "position.on_spaces.tax.Ann: 1 uses do not take"),
    ({"on_spaces": {"petition": {"Ann": 1}}}, "position.on_spaces.petition.Ann: a petition takes two cubes"),
    ({"on_spaces": {"transfer": {"Ann": 1}}}, "position.on_spaces.transfer.Ann: 1 uses do not take 1 cubes"),
    ({"on_spaces": {"imperial_favour": {"Ann": 1}}}, "position.on_spaces.imperial_favour.Ann: there lies one cube"),
    ({"uses": {"commercial": {"Ann": 2}}}, "position.on_spaces.commercial.Ann: Commercial Income comes once"),
    ({"shipyards": {"Ann": 26}}, "position.shipyards.Ann: must be a number from 0 to 25"),
    ({"shipyards": {"Ann": 25}, "oceans": {"Ben": 1}}, "position.shipyards: 26 junks with those at sea"),
    ({"oceans": {"Ann": 5}}, "position.oceans.Ann: must be a number from 0 to 4"),
    ({"armies": {"Ann": {"supply": 3, "colony": 4}}}, "position.armies.Ann: supply and colony make 7, not 6"),
    ({"armies": {"Ann": {"fleet": 3}}}, 'position.armies.Ann: "fleet" is not known here; there is: supply, colony'),
    (
        {"lands": [{"id": "manchuria", "boxes": ["Ann"] * 4}, {"id": "korea", "boxes": ["Ann"] * 3}]},
        "position.armies.Ann: Ann has 6 armies, and 7 are placed",
    ),
    ({"lands": [{"id": "rome"}]}, "position.lands.1.id: 'rome' is no foreign land; there is: annam,"),
    ({"lands": [{"id": "korea"}, {"id": "korea"}]}, "position.lands.2.id: korea comes twice"),
    ({"lands": [{"id": "annam", "boxes": ["", "", ""]}]}, "position.lands.1.boxes: at most 2 of them, not 3"),
    ({"lands": [{"resolved": False}], "round": 5}, "position.lands.1.resolved: its deadline is over in round 5"),
    ({"lands": [{}] * 4}, "position.lands: at most 3 of them"),
    ({"distant_lands": {"rome": {}}}, 'position.distant_lands: "rome" is not known here'),
    ({"distant_lands": {"india": {"chit": 5}}}, "position.distant_lands.india.chit: must be a number from 2 to 4"),
    (
        {"distant_lands": {land: {"chit": 2} for land in ("india", "arabia", "africa")}},
        "position.distant_lands.africa.chit: there are not so many chits of value 2",
    ),
    ({"distant_lands": {"india": {"visitors": ["Ann", "Ann"]}}}, "position.distant_lands.india.visitors: a player vis"),
    (
        {"distant_lands": {"india": {"visitors": ["Ann"], "discoverer": "Ben"}}},
        "position.distant_lands.india.discoverer: Ben is not among the visitors",
    ),
    ({"emperor_insulted": "Eve"}, "position.emperor_insulted: 'Eve' is no player"),
    ({"scores": {"Ann": 1000}}, "position.scores.Ann: must be a number from 0 to 999"),
]


@pytest.mark.parametrize(("given", "message"), WRONG, ids=lambda case: case if isinstance(case, str) else "")
def test_wrong_input_is_refused_with_its_key(given: dict[str, Any], message: str) -> None:
    with pytest.raises(InputError) as caught:
        laid(**given)
    assert str(caught.value).startswith(message)


def test_every_word_has_its_refusal() -> None:
    assert {key for given, _ in WRONG for key in given} - {"wind"} == set(whole.WORDS)


STRANGE: list[Any] = [
    *(None, True, -1, 0, 3, 7, 10**30, 2.5, float("nan"), "", "Ann", "x" * 10_000, [], {}),
    *([None], [[]], ["Ann"], [1, 2], [-1], [True], [{}], [{"id": "korea", "boxes": [None]}], ["cash", 1]),
    *({"Ann": None}, {"Ann": -1}, {"Ann": []}, {"Ann": {}}, {"Ann": [9]}, {"Ann": {"supply": "six"}}, {1: 2}),
    *({"hubu-3": None}, {"hubu-3": []}, {"hubu-3": {"price": None}}, {"hubu-3": {"owner": []}}, {"hubu": None}),
    *({"hubu": {"chits": None}}, {"hubu": {"minister": {}}}, {"hubu": {"resolved": 1}}, {"tax": None}),
    *({"tax": {"Ann": None}}, {"india": {"visitors": None}}, {"india": {"visitors": [[]]}}, {"red": []}),
    *([{"from": [], "to": {}, "value": None}], {"india": {"discoverer": ["Ann"]}}, {"imperial_favour": {"Dan": 9}}),
]


def tried(given: dict[str, Any]) -> tuple[str, State | None]:
    """The message of a refusal, or the position."""
    try:
        return "", laid(**given)
    except InputError as error:
        return str(error), None


@pytest.mark.parametrize("word", whole.WORDS)
def test_hostile_input_is_refused_or_played(word: str) -> None:
    """Whatever is said under a key: an InputError that names it, or a position in which somebody can act."""
    for value in STRANGE:
        refused, s = tried({word: value})
        if s is None:
            assert refused.startswith("position.")
            assert len(refused) < 1000
        else:
            json.dumps(GAME.positions.position(s, NAMES))
            assert GAME.rules.is_over(s) or GAME.rules.legal(s), (word, value)


def test_hostile_input_in_any_mixture() -> None:
    rng = Rng("hostile")
    for _ in range(150):
        words = [whole.WORDS[int(rng.below(len(whole.WORDS)))] for _ in range(3)]
        good = [(word, value) for word, value, _ in GIVEN]
        given: dict[str, Any] = dict(good[int(rng.below(len(good)))] for _ in range(6))
        given |= {word: STRANGE[int(rng.below(len(STRANGE)))] for word in words[: int(rng.below(2))]}
        _, s = tried(given)
        if s is not None:
            play(s, "mixture")
