"""CF-SETUP: the table before the first turn."""

from collections import Counter
from typing import Any

import pytest

from guanxi.confucius.game import GAME
from guanxi.core.catalogue import load_catalogue
from guanxi.core.rng import Rng
from guanxi.core.table import Table

DATA = load_catalogue("confucius").data
COLOURS = ("black", "green", "purple", "white", "yellow")
SEEDS = [f"setup {number}" for number in range(20)]
MINISTRIES = ("bingbu", "hubu", "gongbu")


def dealt(players: int = 4, seed: str = "setup") -> dict[str, Any]:
    """A new game in words, when the first player is to act."""
    table = Table(GAME, {"players": str(players)}, COLOURS[:players], seed)
    return GAME.positions.position(table.state, table.names)


@pytest.mark.clause("CF-SETUP-01", "CF-SETUP-13", "CF-COMP-14", "CF-COMP-15")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_nothing_stands_on_the_board(players):
    words = dealt(players)
    assert words["junk_supply"] == 25
    assert words["wall"] == 0
    assert set(words["shipyards"].values()) | set(words["oceans"].values()) == {0}
    assert set(words["boxes"].values()) == {""}
    assert all(army == {"supply": 6, "colony": 0} for army in words["armies"].values())
    assert not any(official["owner"] for official in words["officials"].values())
    assert not any(land["visitors"] for land in words["distant_lands"].values())
    assert words["students"] == {"red": "", "plain": ""}


@pytest.mark.clause("CF-SETUP-02", "CF-COMP-12")
def test_the_reward_pile():
    words = dealt()
    assert len(words["rewards_left"]) == 10
    assert words["rewards_played"] == []
    assert set(map(len, words["rewards"].values())) == {0}


@pytest.mark.clause("CF-SETUP-02")
def test_the_reward_pile_is_shuffled():
    """Any of the ten may come first: each card with the same weight."""
    given = {"shipyards": {"black": 1}, "oceans": {"black": 4}}
    state = GAME.positions.from_position(GAME.options({"players": "3"}), COLOURS[:3], given, Rng("rewards"))
    for line in ("sail 1 junks paying 3", "arrive india"):
        for action in GAME.notation.read(state, line):
            GAME.rules.do(state, action)
    weights = {GAME.notation.write(state, action): weight for action, weight in GAME.rules.weights(state)}
    assert sum(weights.values()) == 10
    assert weights["reward bribery-any"] == 2
    assert len(weights) == 9


@pytest.mark.clause("CF-SETUP-03", "CF-SETUP-04")
@pytest.mark.parametrize("seed", SEEDS)
def test_two_chits_for_each_ministry(seed):
    words = dealt(seed=seed)["ministries"]
    for ministry in words.values():
        assert ministry["minister_chit"] >= ministry["secretary_chit"]
    chits = [ministry[key] for ministry in words.values() for key in ("minister_chit", "secretary_chit")]
    left = Counter(DATA["vp_chits"]["ministry"])
    left.subtract(chits)
    assert min(left.values()) >= 0
    assert sum(left.values()) == 4
    assert len(chits) == DATA["vp_chits"]["ministry_used"]


@pytest.mark.clause("CF-SETUP-03")
def test_the_larger_chit_is_the_ministers_whichever_comes_first():
    for first, second in ((4, 8), (8, 4)):
        state = GAME.rules.start(GAME.options({"players": "3"}))
        for chit in (first, second):
            GAME.rules.do(state, GAME.notation.read(state, f"chit {chit}")[0])
        assert (int(state.chit[0]), int(state.chit[3])) == (8, 4)


@pytest.mark.clause("CF-SETUP-03", "CF-SETUP-05", "CF-SETUP-06", "CF-SETUP-09")
def test_the_draws_differ_from_game_to_game():
    games = [dealt(seed=seed) for seed in SEEDS]
    for word in ("ministries", "distant_lands", "foreign_lands", "officials", "candidate"):
        assert len({str(words[word]) for words in games}) > 1


@pytest.mark.clause("CF-SETUP-05")
@pytest.mark.parametrize("seed", SEEDS[:5])
def test_one_chit_for_each_distant_land(seed):
    lands = dealt(seed=seed)["distant_lands"]
    left = Counter(DATA["vp_chits"]["distant_land"])
    left.subtract(land["chit"] for land in lands.values())
    assert min(left.values()) >= 0
    assert sum(left.values()) == 2
    assert len(lands) == DATA["vp_chits"]["distant_land_used"]


@pytest.mark.clause("CF-SETUP-06")
def test_three_of_five_foreign_lands():
    seen = set()
    for seed in SEEDS:
        lands = [land["id"] for land in dealt(seed=seed)["foreign_lands"]]
        assert len(set(lands)) == 3
        seen.update(enumerate(lands))
    assert len(seen) == 15  # every land on every space


@pytest.mark.clause("CF-SETUP-07", "CF-SETUP-08")
def test_the_candidate_stack():
    """The top tile is one of the three named; the others of these come next, and the three of any ministry last."""
    tops = set()
    for seed in SEEDS:
        table = Table(GAME, {"players": "3"}, COLOURS[:3], seed)
        words = GAME.positions.position(table.state, table.names)
        tops.add(words["candidate"])
        assert words["candidates_left"] == 5
        assert int(table.state.named_left).bit_count() == 2
        assert int(table.state.any_left) == 3
    assert tops == set(MINISTRIES)


@pytest.mark.clause("CF-SETUP-07", "CF-SETUP-08")
def test_the_named_tiles_come_first():
    state = GAME.rules.start(GAME.options({"players": "3"}))
    state.room = 3  # a candidate is to be turned up
    for named in (7, 5, 4):
        state.named_left = named
        lines = {GAME.notation.write(state, action): weight for action, weight in GAME.rules.weights(state)}
        assert lines == {f"candidate {MINISTRIES[n]}": 1 for n in range(3) if named >> n & 1}
    state.named_left = 0
    assert [GAME.notation.write(state, action) for action, _ in GAME.rules.weights(state)] == ["candidate any"]


@pytest.mark.clause("CF-SETUP-09", "CF-SETUP-10")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_three_officials_for_each_ministry(players):
    words = dealt(players)
    assert sorted(words["officials"]) == sorted(
        f"{ministry}-{space}" for ministry in MINISTRIES for space in DATA["ministries"]["starting_spaces"]
    )
    assert words["official_stack"] == 15
    assert sum(words["official_prices_left"].values()) == 15


@pytest.mark.clause("CF-SETUP-11", "CF-SETUP-12")
@pytest.mark.parametrize(("players", "deck"), [(3, 57), (4, 54), (5, 51)])
def test_hands_and_deck(players, deck):
    words = dealt(players)
    assert all(hand == DATA["hand"]["start"] == [1, 2, 3] for hand in words["hands"].values())
    assert len(words["deck"]) == deck
    assert words["discard"] == []


@pytest.mark.clause("CF-SETUP-12")
def test_the_deck_is_shuffled():
    """Every card of the deck may come next, with the same weight."""
    table = Table(GAME, {"players": "3"}, COLOURS[:3], "deck")
    state = GAME.rules.copy(table.state)
    GAME.rules.do(state, GAME.notation.read(state, "tax income")[0])
    weights = {GAME.notation.write(state, action): weight for action, weight in GAME.rules.weights(state)}
    assert weights == {"card 1": 19, "card 2": 19, "card 3": 19}


@pytest.mark.clause("CF-SETUP-13", "CF-SETUP-14", "CF-SETUP-15")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_everybody_starts_alike(players):
    words = dealt(players)
    for name in words["players"]:
        assert words["gifts"][name] == {"unavailable": [2, 3, 4, 5, 6], "available": [1], "out": []}
        assert words["scores"][name] == 0
        placed = sum(cubes.get(name, 0) for cubes in words["on_spaces"].values())
        assert words["cubes"][name] + placed == 3
    assert words["active_gifts"] == []


@pytest.mark.clause("CF-SETUP-16")
def test_nothing_else_depends_on_the_number_of_players():
    games = [dealt(players) for players in (3, 4, 5)]
    assert len(games) == 3
    for words in games:
        assert words["junk_supply"] == 25
        assert len(words["rewards_left"]) == 10
        assert (words["official_stack"], words["candidates_left"]) == (15, 5)
        assert (len(words["distant_lands"]), len(words["foreign_lands"]), len(words["ministries"])) == (5, 3, 3)


@pytest.mark.clause("CF-SETUP-16")
def test_a_colour_without_a_player_does_nothing():
    table = Table(GAME, {"players": "3"}, COLOURS[:3], "absent")
    words = GAME.positions.position(table.state, table.names)
    for key in ("hands", "rewards", "gifts", "armies", "shipyards", "oceans", "cubes", "scores"):
        assert list(words[key]) == list(COLOURS[:3])
    assert not any("white" in line or "yellow" in line for line in words["legal"])
    rng = Rng("absent")
    acted = set()
    while not GAME.rules.is_over(table.state):
        acted.add(GAME.rules.to_act(table.state))
        legal = GAME.rules.legal(table.state)
        table.submit(GAME.rules.to_act(table.state), [legal[int(rng.below(len(legal)))]])
    assert acted == {0, 1, 2}


@pytest.mark.clause("CF-SETUP-17", "CF-TURN-01")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_seats_never_change(players):
    """Turns go round the circle in every round, beginning left of the Chief Minister."""
    table = Table(GAME, {"players": str(players)}, COLOURS[:players], "circle")
    rounds = 0
    while rounds < 3:
        words = GAME.positions.position(table.state, table.names)
        if words["stage"] == "turn" and words["phase"] == "actions":
            chief = COLOURS.index(words["chief_minister"])
            if not any(words["uses"].values()):
                acting = [COLOURS.index(words["to_act"])]
                for _ in range(players - 1):
                    table.submit(acting[-1], GAME.notation.read(table.state, "no action"))
                    acting.append(GAME.rules.to_act(table.state))
                assert acting == [(chief + n) % players for n in range(1, players + 1)]
                rounds += 1
                continue
        line = next(line for line in words["legal"] if line in ("no action", "pass") or words["stage"] != "turn")
        table.submit(GAME.rules.to_act(table.state), GAME.notation.read(table.state, line))
    assert rounds == 3
