"""Whole games, one for every way in which a game can end, replayed to the same result. `find_golden.py` found them."""

import naive
import naive_scorer
import pytest
from find_golden import GOLDEN, WANTED, Golden, fewest_pieces, most_pieces, play

from guanxi.china.game import GAME
from guanxi.core.game import CHANCE
from guanxi.core.record import read_record, verify, write_record
from guanxi.core.table import Table

# How it ended, the number of turns, and places and totals as they were when the games were found.
RESULTS = {
    "trigger-in-first-seat": ("last turn", 48, {"Cai": (1, 41), "Ann": (2, 40), "Bob": (3, 27)}),
    "trigger-in-middle-seat": ("last turn", 56, {"Bob": (1, 25), "Dan": (2, 25), "Ann": (3, 24), "Cai": (4, 20)}),
    "trigger-in-last-seat": (
        "last turn",
        55,
        {"Bob": (1, 29), "Dan": (2, 26), "Eve": (2, 26), "Cai": (4, 22), "Ann": (5, 16)},
    ),
    "shared-victory": ("last turn", 56, {"Cai": (1, 33), "Dan": (1, 33), "Ann": (3, 23), "Bob": (4, 23)}),
    "tie-broken-by-pieces": ("last turn", 54, {"Ann": (1, 34), "Bob": (2, 34), "Cai": (3, 31)}),
    "dead-board-before-the-end-phase": (
        "dead board",
        69,
        {"Dan": (1, 49), "Bob": (2, 47), "Cai": (3, 44), "Ann": (3, 44), "Eve": (5, 34)},
    ),
    "dead-board-in-the-end-phase": ("dead board", 68, {"Cai": (1, 65), "Ann": (2, 60), "Dan": (3, 52), "Bob": (4, 47)}),
    "dead-board-of-five": (
        "dead board",
        65,
        {"Bob": (1, 45), "Ann": (2, 44), "Cai": (3, 44), "Dan": (4, 42), "Eve": (5, 39)},
    ),
}


def replayed(golden: Golden) -> Table:
    return verify(read_record(GOLDEN / f"{golden.name}.record"))


each_golden = pytest.mark.parametrize("golden", WANTED, ids=lambda golden: golden.name)


def test_every_file_is_a_golden_game() -> None:
    assert sorted(path.stem for path in GOLDEN.glob("*.record")) == sorted(golden.name for golden in WANTED)
    assert {golden.name for golden in WANTED} == set(RESULTS)
    assert {(golden.options["players"], golden.options["side"]) for golden in WANTED} == {
        *(("3", "3-4"), ("4", "3-4"), ("4", "4-5"), ("5", "4-5")),
    }
    assert {golden.options["fortifications"] for golden in WANTED} == {"off", "on"}


@pytest.mark.clause("CN-END-02", "CN-END-03", "CN-END-05", "CN-WIN-01", "CN-WIN-02", "CN-WIN-04", "CN-WIN-05")
@each_golden
def test_a_golden_game_ends_as_it_did(golden: Golden) -> None:
    table = replayed(golden)
    result = GAME.result(table.state)
    standing = {name: (result.places[seat], result.totals[seat]) for seat, name in enumerate(table.names)}
    assert (result.reason, int(table.state.turns), standing) == RESULTS[golden.name]


@each_golden
def test_a_golden_game_can_be_found_again(golden: Golden) -> None:
    record = read_record(GOLDEN / f"{golden.name}.record")
    game = play(golden.options, record.seed, golden.player)
    assert golden.is_wanted(game)
    table = replayed(golden)
    assert game.actions == [done.action for done in table.actions if done.seat != CHANCE]
    assert GAME.rules.to_bytes(game.state) == GAME.rules.to_bytes(table.state)
    text = (GOLDEN / f"{golden.name}.record").read_text(encoding="utf-8")
    assert text.startswith("guanxi-record: 1\n")  # old records are still read; new ones differ in nothing else
    assert write_record(table) == text.replace("guanxi-record: 1", "guanxi-record: 2", 1)


@each_golden
def test_the_second_referee_ends_a_golden_game_the_same_way(golden: Golden) -> None:
    table = replayed(golden)
    start = next(number for number in range(len(table.actions)) if table.before(number).turns == 1)
    referee = naive.Referee(GAME.positions.position(table.before(start), table.names))
    for number in range(start, len(table.actions)):
        notation = GAME.notation.write(table.before(number), table.actions[number].action)
        assert naive.why_not(referee.p, referee.p["to_act"], notation) == ""
        referee.play(notation)
    position = GAME.positions.position(table.state, table.names)
    assert referee.told() == naive.comparable(position)
    assert naive_scorer.places(referee.p, referee.p["scores"]) == position["places"]
    assert naive_scorer.dead_board(referee.p) == (position["reason"] == "dead board")


@pytest.mark.clause("CN-END-05", "CN-END-06")
@each_golden
def test_a_dead_board_has_as_many_pieces_as_it_must_have(golden: Golden) -> None:
    table = replayed(golden)
    players = int(golden.options["players"])
    lines = [GAME.notation.write(table.before(number), done.action) for number, done in enumerate(table.actions)]
    pieces = [line for line in lines if line.startswith(("place palace", "place emissary"))]
    assert len(pieces) <= most_pieces(players)
    assert (len(pieces) >= fewest_pieces(players)) == (GAME.result(table.state).reason == "dead board")


@pytest.mark.clause("CN-END-05")
@pytest.mark.parametrize("side", ["a", "b"])
def test_three_players_never_get_to_a_dead_board(side: str) -> None:
    assert fewest_pieces(3, side) == 77 > most_pieces(3) == 74
    assert fewest_pieces(4, side) == 72 < most_pieces(4) == 80
    assert fewest_pieces(5, side) == 70 < most_pieces(5) == 86
