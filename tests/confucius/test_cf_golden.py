"""Whole games of Confucius, at least one for every way in which a game can end, replayed to the same result.

`find_cf_golden.py` found them.
"""

import naive_court as court
import pytest
from find_cf_golden import GOLDEN, WANTED, Golden, Played, play

from guanxi.confucius.game import GAME
from guanxi.core.game import CHANCE
from guanxi.core.record import read_record, verify, write_record
from guanxi.core.table import Table

# How it ended, the number of rounds, and places and totals as they were when the games were found.
RESULTS = {
    "ministries-3-basic": ("ministries", 8, {"Bob": (1, 19), "Cai": (2, 10), "Ann": (3, 9)}),
    "ministries-3-advanced": ("ministries", 8, {"Ann": (1, 13), "Bob": (2, 11), "Cai": (3, 11)}),
    "ministries-4-basic": ("ministries", 8, {"Ann": (1, 22), "Bob": (2, 15), "Cai": (3, 0), "Dan": (3, 0)}),
    "ministries-4-advanced": ("ministries", 8, {"Bob": (1, 20), "Dan": (2, 9), "Cai": (3, 8), "Ann": (4, 6)}),
    "ministries-5-basic": (
        "ministries",
        7,
        {"Eve": (1, 13), "Dan": (2, 10), "Bob": (3, 7), "Cai": (4, 4), "Ann": (5, 0)},
    ),
    "ministries-5-advanced": (
        "ministries",
        6,
        {"Cai": (1, 15), "Ann": (2, 13), "Eve": (3, 8), "Dan": (4, 6), "Bob": (5, 0)},
    ),
    "candidates-3-basic": ("candidates", 8, {"Cai": (1, 19), "Ann": (2, 12), "Bob": (3, 8)}),
    "candidates-3-advanced": ("candidates", 8, {"Bob": (1, 33), "Ann": (2, 5), "Cai": (3, 1)}),
    "candidates-4-basic": ("candidates", 8, {"Dan": (1, 20), "Ann": (2, 14), "Bob": (3, 4), "Cai": (4, 1)}),
    "candidates-4-advanced": ("candidates", 7, {"Cai": (1, 13), "Bob": (2, 11), "Ann": (3, 10), "Dan": (4, 7)}),
    "candidates-5-basic": (
        "candidates",
        7,
        {"Cai": (1, 20), "Dan": (2, 19), "Ann": (3, 0), "Bob": (3, 0), "Eve": (3, 0)},
    ),
    "candidates-5-advanced": (
        "candidates",
        7,
        {"Cai": (1, 13), "Bob": (2, 11), "Eve": (3, 10), "Dan": (4, 5), "Ann": (5, 0)},
    ),
    "wall-3-basic": ("wall", 9, {"Bob": (1, 22), "Ann": (2, 10), "Cai": (3, 6)}),
    "wall-3-advanced": ("wall", 9, {"Ann": (1, 22), "Cai": (2, 19), "Bob": (3, 0)}),
    "wall-4-basic": ("wall", 9, {"Dan": (1, 16), "Bob": (2, 13), "Ann": (3, 7), "Cai": (4, 4)}),
    "wall-4-advanced": ("wall", 9, {"Cai": (1, 23), "Dan": (2, 18), "Ann": (3, 0), "Bob": (3, 0)}),
    "wall-5-basic": ("wall", 9, {"Eve": (1, 23), "Bob": (2, 12), "Cai": (3, 6), "Ann": (4, 0), "Dan": (4, 0)}),
    "wall-5-advanced": ("wall", 9, {"Ann": (1, 16), "Cai": (2, 12), "Bob": (3, 9), "Dan": (4, 1), "Eve": (5, 0)}),
    "ministries-and-wall": ("ministries and wall", 9, {"Bob": (1, 14), "Ann": (2, 11), "Cai": (3, 8), "Dan": (4, 4)}),
    "candidates-and-wall": ("candidates and wall", 9, {"Cai": (1, 27), "Bob": (2, 11), "Ann": (3, 0)}),
    "draw": ("wall", 9, {"Ann": (1, 16), "Cai": (1, 16), "Dan": (3, 13), "Bob": (4, 9)}),
    "tie-broken-by-title": ("wall", 9, {"Ann": (1, 18), "Bob": (2, 18), "Cai": (3, 15)}),
    "admiral-wins-from-behind": (
        "wall",
        9,
        {"Ann": (1, 6), "Bob": (2, 10), "Eve": (3, 10), "Dan": (4, 7), "Cai": (5, 1)},
    ),
    "vacant-title": ("wall", 9, {"Cai": (1, 19), "Ann": (2, 9), "Bob": (3, 0)}),
    "tie-broken-by-seniority": (
        "wall",
        9,
        {"Eve": (1, 23), "Dan": (2, 13), "Bob": (3, 12), "Ann": (4, 11), "Cai": (5, 11)},
    ),
}


def replayed(golden: Golden) -> Table:
    return verify(read_record(GOLDEN / f"{golden.name}.record"))


each_golden = pytest.mark.parametrize("golden", WANTED, ids=lambda golden: golden.name)


def test_every_file_is_a_golden_game() -> None:
    assert sorted(path.stem for path in GOLDEN.glob("*.record")) == sorted(golden.name for golden in WANTED)
    assert {golden.name for golden in WANTED} == set(RESULTS)
    ends = {
        (RESULTS[golden.name][0], golden.options["players"], golden.options["advanced"])
        for golden in WANTED
        if golden.options["admiral"] == "off"
    }
    for reason in ("ministries", "candidates", "wall"):
        assert {(reason, players, advanced) for players in "345" for advanced in ("off", "on")} <= ends


@pytest.mark.clause(
    *("CF-END-01", "CF-END-02", "CF-END-03", "CF-END-07", "CF-END-10", "CF-END-11", "CF-EXAM-30", "CF-RES-26"),
    *("CF-TITLE-07", "CF-WALL-02", "CF-WIN-01", "CF-WIN-02", "CF-WIN-03", "CF-WIN-04", "CF-VAR-02", "CF-VAR-05"),
)
@each_golden
def test_a_golden_game_ends_as_it_did(golden: Golden) -> None:
    table = replayed(golden)
    result = GAME.result(table.state)
    standing = {name: (result.places[seat], result.totals[seat]) for seat, name in enumerate(table.names)}
    assert (result.reason, int(table.state.round), standing) == RESULTS[golden.name]
    found = court.court_of(table.state)
    found["titles"] = court.titles(found)
    assert list(result.places) == court.places(found)
    assert golden.is_wanted(Played(table.seed, [], table.state))
    text = (GOLDEN / f"{golden.name}.record").read_text(encoding="utf-8")
    assert text.startswith("guanxi-record: 1\n")  # old records are still read; new ones differ in nothing else
    assert write_record(table) == text.replace("guanxi-record: 1", "guanxi-record: 2", 1)


@each_golden
def test_a_golden_game_can_be_found_again(golden: Golden) -> None:
    record = read_record(GOLDEN / f"{golden.name}.record")
    game = play(golden.options, record.seed, golden.style)
    assert golden.is_wanted(game)
    state = GAME.rules.start(golden.options)
    actions = iter(game.actions)
    for line in record.lines:
        (action,) = GAME.notation.read(state, line.notation)
        assert GAME.rules.to_act(state) == CHANCE or action == next(actions)
        GAME.rules.do(state, action)
    assert GAME.rules.to_bytes(game.state) == GAME.rules.to_bytes(state)
