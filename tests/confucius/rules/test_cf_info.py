"""CF-INFO: who sees what."""

from typing import Any

import pytest

from guanxi.confucius.game import GAME
from guanxi.core.languages import USUAL
from guanxi.core.rng import Rng
from guanxi.core.table import Table
from guanxi.core.telling import sentence

NAMES = ("black", "green", "purple")
OPEN_WORDS = [  # CF-INFO-03, CF-INFO-07: everything on the board and before the players
    *("cubes", "on_spaces", "gifts", "active_gifts", "officials", "ministries", "candidate", "students", "armies"),
    *("shipyards", "oceans", "junk_supply", "scores", "distant_lands", "foreign_lands", "wall", "emperor_insulted"),
]


def at(advanced: str = "off", **given: Any) -> Table:
    """A position from the words of scenarios."""
    options = GAME.options({"players": "3", "advanced": advanced})
    return Table(GAME, options, NAMES, "info", state=GAME.positions.from_position(options, NAMES, given, Rng("info")))


def do(table: Table, *lines: str) -> None:
    for line in lines:
        table.submit(GAME.rules.to_act(table.state), GAME.notation.read(table.state, line))


def seen(table: Table, name: str) -> dict[str, Any]:
    """The position as a player sees it, or an onlooker."""
    return GAME.positions.position(table.state, NAMES, NAMES.index(name) if name in NAMES else -1)


def looks(table: Table, seat: int) -> bytes:
    return GAME.rules.view_bytes(GAME.rules.view(table.state, seat))


@pytest.mark.clause("CF-INFO-01")
def test_a_hand_is_its_owners():
    table = at(hands={"black": [1, 1, 3], "green": [2, 3]})
    assert seen(table, "black")["hands"] == {"black": [1, 1, 3], "green": 2, "purple": 3}
    assert seen(table, "green")["hands"] == {"black": 3, "green": [2, 3], "purple": 3}
    assert seen(table, "nobody")["hands"] == {"black": 3, "green": 2, "purple": 3}


@pytest.mark.clause("CF-INFO-01", "CF-INFO-06")
def test_positions_that_differ_in_a_hidden_hand_look_the_same():
    """What green does not hold lies in the deck; neither shows."""
    one, other = at(hands={"green": [1, 1, 1]}), at(hands={"green": [3, 3, 3]})
    assert looks(one, 0) == looks(other, 0)
    assert looks(one, -1) == looks(other, -1)
    assert looks(one, 1) != looks(other, 1)


@pytest.mark.clause("CF-INFO-02")
def test_starting_hands_are_shown_as_numbers_although_they_are_known():
    table = Table(GAME, {"players": "3"}, NAMES, "start")
    assert seen(table, "black")["hands"] == {"black": [1, 2, 3], "green": 3, "purple": 3}
    do(table, "no action")
    dealt = [
        GAME.positions.position(GAME.rules.deal(GAME.rules.view(table.state, 0), Rng(seed)), NAMES)
        for seed in "abcdefgh"
    ]
    assert len({str(words["hands"]["green"]) for words in dealt}) > 1  # nor does the software use it


@pytest.mark.clause("CF-INFO-03", "CF-INFO-07")
@pytest.mark.parametrize("viewer", ["black", "green", "nobody"])
def test_board_and_pieces_are_open(viewer):
    table = at(
        round=2,
        gifts=[{"from": "black", "to": "green", "value": 2}],
        available={"green": [4]},
        shipyards={"purple": 3},
        oceans={"purple": 2},
        armies={"purple": {"colony": 2}},
        lands=[{"id": "korea", "boxes": ["green"]}],
        officials={"hubu-3": {"price": 4, "owner": "green", "secured": True}},
        students={"red": "purple"},
        scores={"green": 7},
        distant_lands={"india": {"chit": 4, "visitors": ["purple"]}},
        on_spaces={"tax": {"green": 1}},
    )
    whole = GAME.positions.position(table.state, NAMES)
    told = seen(table, viewer)
    for word in OPEN_WORDS:
        assert told[word] == whole[word], word
    assert told["active_gifts"] == [{"from": "black", "to": "green", "value": 2}]
    assert told["scores"]["green"] == 7
    assert told["cubes"] == {"black": 4, "green": 3, "purple": 2}
    assert told["ministries"]["hubu"]["minister_chit"] >= 4


@pytest.mark.clause("CF-INFO-04")
def test_everybody_may_know_which_gifts_lie_face_down():
    table = at(gifts=[{"from": "black", "to": "green", "value": 2}], available={"black": [4]}, out={"black": [5]})
    for viewer in ("black", "green", "nobody"):
        assert seen(table, viewer)["gifts"]["black"] == {"unavailable": [3, 6], "available": [1, 4], "out": [5]}


@pytest.mark.clause("CF-INFO-05")
def test_reward_cards_are_their_owners():
    table = at(rewards={"black": ["cash", "gift"], "green": ["extra_action"]})
    assert sorted(seen(table, "black")["rewards"]["black"]) == ["cash", "gift"]
    assert seen(table, "green")["rewards"] == {"black": 2, "green": ["extra-action"], "purple": []}
    assert seen(table, "nobody")["rewards"] == {"black": 2, "green": 1, "purple": []}


@pytest.mark.clause("CF-INFO-05")
def test_positions_that_differ_in_hidden_rewards_look_the_same():
    one, other = at(rewards={"black": ["cash"]}), at(rewards={"black": ["bribery_any"]})
    assert looks(one, 1) == looks(other, 1)
    assert looks(one, 0) != looks(other, 0)


@pytest.mark.clause("CF-INFO-05")
def test_a_played_reward_card_is_open():
    table = at(rewards={"black": ["cash"]})
    do(table, "play cash")
    assert seen(table, "green")["rewards_played"] == ["cash"]


@pytest.mark.clause("CF-INFO-06")
@pytest.mark.parametrize("viewer", ["black", "purple", "nobody"])
def test_piles_show_their_sizes_only(viewer):
    told = seen(at(rewards={"green": ["cash"]}), viewer)
    assert told["deck"] == 57
    assert told["rewards_left"] == 9
    assert told["official_stack"] == 15
    assert told["candidates_left"] == 5
    assert told["candidate"] in ("bingbu", "hubu", "gongbu")


@pytest.mark.clause("CF-INFO-06")
def test_a_view_fits_many_deals():
    table = at(hands={"black": [1, 1, 1], "green": 5}, rewards={"green": ["gift", "cash"]})
    view = GAME.rules.view(table.state, 0)
    dealt = [GAME.positions.position(GAME.rules.deal(view, Rng(seed)), NAMES) for seed in "abcdefgh"]
    assert len({str(words["hands"]["green"]) for words in dealt}) > 1
    assert len({str(words["rewards"]["green"]) for words in dealt}) > 1
    for words in dealt:
        assert words["hands"]["black"] == [1, 1, 1]
        assert (len(words["hands"]["green"]), len(words["deck"]), len(words["rewards_left"])) == (5, 55, 8)


@pytest.mark.clause("CF-INFO-08")
@pytest.mark.parametrize("viewer", ["black", "green", "nobody"])
def test_the_discard_pile_is_open(viewer):
    table = at(discard=[1, 1, 3], officials={"bingbu-3": {"price": 2}})
    do(table, "bribe bingbu-3 paying 2")
    assert seen(table, viewer)["discard"] == [1, 1, 2, 3]


@pytest.mark.clause("CF-INFO-09")
def test_cards_beside_a_student_are_counted_but_not_shown():
    table = at(
        phase="examination",
        round=2,
        chief_minister="purple",
        students={"red": "black", "plain": "green"},
        hands={"black": [1, 2, 3], "green": [1, 1, 3], "purple": [2, 2]},
    )
    first = GAME.positions.position(table.state, NAMES)["to_act"]
    others = [name for name in NAMES if name != first]
    legal = GAME.positions.position(table.state, NAMES)["legal"]
    cards = seen(table, first)["hands"][first]
    do(table, next(line for line in legal if line.startswith("tutor")), f"spend {cards[0]}", f"spend {cards[-1]}")
    do(table, "enough")
    assert GAME.positions.position(table.state, NAMES)["phase"] == "examination"
    assert seen(table, first)["aside"][first] == [cards[0], cards[-1]]
    for viewer in (*others, "nobody"):
        assert seen(table, viewer)["aside"][first] == 2
        assert first in seen(table, viewer)["backed"]


@pytest.mark.clause("CF-INFO-09")
def test_others_are_told_the_same_whatever_lies_beside_a_student():
    told = []
    for card in (1, 3):
        table = at(phase="examination", round=2, chief_minister="purple", students={"red": "black", "plain": "green"})
        assert GAME.rules.to_act(table.state) == 2
        do(table, "tutor red", f"spend {card}", "enough")
        told.append([seen(table, viewer) for viewer in ("black", "green", "nobody")])
    assert told[0] == told[1]


@pytest.mark.clause("CF-INFO-10")
def test_others_learn_only_how_many_cards_are_drawn():
    views: dict[int, set[bytes]] = {seat: set() for seat in (-1, 0, 1, 2)}
    for cards in ("11", "23", "33"):
        state = GAME.rules.copy(at().state)
        for line in ("tax income", *(f"card {card}" for card in cards)):
            GAME.rules.do(state, GAME.notation.read(state, line)[0])
        for seat, found in views.items():
            found.add(GAME.rules.view_bytes(GAME.rules.view(state, seat)))
        assert GAME.positions.position(state, NAMES, 1)["hands"]["black"] == 5
    assert {seat: len(found) for seat, found in views.items()} == {-1: 1, 0: 3, 1: 1, 2: 1}


@pytest.mark.clause("CF-INFO-10")
def test_the_log_tells_drawn_cards_to_the_drawer_only():
    state = GAME.rules.copy(at().state)
    GAME.rules.do(state, GAME.notation.read(state, "tax income")[0])
    told = {seat: [_sentence(state, f"card {card}", seat) for card in (1, 3)] for seat in (-1, 0, 1)}
    assert told[0][0] != told[0][1]
    assert told[1][0] == told[1][1]
    assert told[-1][0] == told[-1][1]


@pytest.mark.clause("CF-INFO-10", "CF-INFO-05")
def test_the_log_tells_a_drawn_reward_card_to_the_drawer_only():
    state = GAME.rules.copy(at(shipyards={"black": 1}, oceans={"black": 4}).state)
    for line in ("sail 1 junks paying 3", "arrive india"):
        for action in GAME.notation.read(state, line):
            GAME.rules.do(state, action)
    told = {seat: [_sentence(state, f"reward {card}", seat) for card in ("cash", "gift")] for seat in (-1, 0, 1)}
    assert told[0][0] != told[0][1]
    assert told[1][0] == told[1][1]
    assert told[-1][0] == told[-1][1]


def _sentence(state: Any, line: str, viewer: int) -> str:
    return sentence(GAME, state, GAME.notation.read(state, line)[0], NAMES, USUAL, viewer)


@pytest.mark.clause("CF-INFO-11")
def test_nobody_is_told_what_others_may_do():
    table = at(rewards={"black": ["cash"]})
    assert seen(table, "black")["legal"] == GAME.positions.position(table.state, NAMES)["legal"] != []
    assert seen(table, "green")["legal"] == []
    assert seen(table, "nobody")["legal"] == []


@pytest.mark.clause("CF-INFO-11", "CF-TURN-10")
@pytest.mark.parametrize("card", ["cash", "emperor_insulted", "recruit_army"])
def test_who_holds_a_reward_card_is_asked_whether_or_not_it_can_be_played(card):
    table = at(cubes={"black": 1, "green": 0, "purple": 0}, rewards={"green": [card]}, armies={"green": {"supply": 6}})
    do(table, "no action")
    words = seen(table, "black")
    assert (words["to_act"], words["stage"], words["passed"]) == ("green", "turn", [])


@pytest.mark.clause("CF-INFO-09")
def test_cards_beside_a_student_do_not_enter_the_views_of_others():
    given = {
        "phase": "examination",
        "round": 2,
        "chief_minister": "purple",
        "students": {"red": "black", "plain": "green"},
        "hands": {name: [1, 2, 3] for name in NAMES},
    }
    tables = [at(**given), at(**given)]
    seat = GAME.rules.to_act(tables[0].state)
    for table, card in zip(tables, (1, 3), strict=True):
        line = next(line for line in GAME.positions.position(table.state, NAMES)["legal"] if line.startswith("tutor"))
        do(table, line, f"spend {card}", "enough")
    for other in {-1, 0, 1, 2} - {seat}:
        assert looks(tables[0], other) == looks(tables[1], other)
    assert looks(tables[0], seat) != looks(tables[1], seat)


@pytest.mark.clause("CF-INFO-01", "CF-INFO-05", "CF-INFO-06")
def test_a_finished_game_hides_nothing():
    """Hands, reward cards and both decks: every seat and an onlooker see the whole table, and so does a dealt world."""
    table = at(
        round=9,
        phase="end",
        hands={"black": [1, 3], "green": [2, 2]},
        rewards={"green": ["cash", "extra-action"]},
        ministries={name: {"resolved": True} for name in ("bingbu", "hubu", "gongbu")},
    )
    whole = GAME.positions.position(table.state, NAMES)
    assert whole["over"]
    assert (whole["hands"]["green"], len(whole["rewards"]["green"]), len(whole["rewards_left"])) == ([2, 2], 2, 8)
    assert isinstance(whole["deck"], list)
    for name in (*NAMES, "nobody"):
        assert {**seen(table, name), "legal": []} == whole
    for seat in (0, 1, 2, -1):
        view = GAME.rules.view(table.state, seat)
        assert GAME.rules.to_bytes(GAME.rules.deal(view, Rng("any"))) == GAME.rules.to_bytes(table.state)
