"""A game of somebody else, in plain Python, through every door: terminal, records, scenarios, arena, laws."""

import json
from pathlib import Path

import pytest
from installing import EXAMPLE, install

from running import Run

pytestmark = pytest.mark.once

SCENARIO = """\
scenario = 1
game = "goofspiel"
title = "A tie takes nothing"
clauses = ["GS-PRIZE-02"]
players = ["Ann", "Bob", "Cai"]

[options]
cards = 3

[position]
round = 2
hand = { Ann = [2, 3], Bob = [1, 3], Cai = [1, 2] }

[[step]]
by = "Bob"
do = "bid 3"
refused = "GS-BID-02"

[[step]]
by = "Ann"
do = "bid 1"
refused = "GS-BID-01"

[[step]]
do = "bid 3"

[[step]]
do = "bid 3"
expect = { bid = { Ann = 3, Bob = 3 } }

[[step]]
do = "bid 2"
expect = { round = 3, score = { Ann = 0, Bob = 0, Cai = 0 }, to_act = "Ann", legal = ["bid 2"] }
"""


def test_it_is_small() -> None:
    files = sorted((EXAMPLE / "goofspiel").glob("*.py"))
    assert sum(len(path.read_text(encoding="utf-8").splitlines()) for path in files) <= 200
    assert len(files) > 2


def test_it_is_one_of_the_games(goofspiel: Run) -> None:
    assert "goofspiel" in goofspiel("--help").stdout
    assert "GS-BID-03" in goofspiel("rules", "goofspiel", "GS-BID").stdout
    told = json.loads(goofspiel("bots", "goofspiel", "--json").stdout)
    assert told["characters"] == {"goofspiel": []}


def test_a_game_in_the_terminal(goofspiel: Run) -> None:
    done = goofspiel("play", "goofspiel", "--cards", "3", "--seed", "1", stdin="bid 9\nbid 3\n2\nwhy bid 3\nlog\n1\n")
    assert done.returncode == 0, done.stderr
    assert "! bid 9: you have played that card already (GS-BID-01)" in done.stdout
    assert "random lays a card face down." in done.stdout
    assert "wins the prize of" in done.stdout or "Nobody wins the prize" in done.stdout
    assert "The seed was 1." in done.stdout


def test_records_are_written_verified_and_told(goofspiel: Run, tmp_path: Path) -> None:
    assert goofspiel("simulate", "goofspiel", "--games", "2", "--players", "3", "--records", ".").returncode == 0
    record = "goofspiel-3p-1-0.record"
    verified = goofspiel("verify", record)
    assert verified.returncode == 0, verified.stderr
    replayed = goofspiel("replay", record, "--seat", "1")
    assert "lays a card face down." in replayed.stdout
    shown = json.loads(goofspiel("show", record, "--at", "1", "--seat", "1", "--json").stdout)
    assert list(shown["bid"].values()) == [-1, 0, 0]
    text = (tmp_path / record).read_text(encoding="utf-8")
    (tmp_path / "broken.record").write_text(text.replace(": bid", ": bit", 1), encoding="utf-8")
    broken = goofspiel("verify", "broken.record")
    assert broken.returncode == 2
    assert "is no action; say for example: bid 1, bid 2, bid 3" in broken.stderr


def test_a_scenario(goofspiel: Run, tmp_path: Path) -> None:
    (tmp_path / "tie.toml").write_text(SCENARIO, encoding="utf-8")
    done = goofspiel("scenario", "tie.toml", "--json")
    assert json.loads(done.stdout)["passed"] == 1, done.stdout
    (tmp_path / "wrong.toml").write_text(SCENARIO.replace("round = 2", "round = 4", 1), encoding="utf-8")
    assert "position.round: must be from 1 to 3" in goofspiel("scenario", "wrong.toml").stderr


def test_a_tournament_of_those_who_can_play_it(goofspiel: Run) -> None:
    players = ("--players", "random", "random", "random")
    done = goofspiel("arena", "--game", "goofspiel", *players, "--games", "6", "--option", "cards=4", "--json")
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert found["games"] == 6
    assert found["options"] == {"players": "3", "cards": "4"}


@pytest.mark.parametrize("player", ["planner", "greedy", "search:50ms", "magistrate", "planner@builder"])
def test_who_cannot_judge_it_says_so(goofspiel: Run, player: str) -> None:
    done = goofspiel("arena", "--game", "goofspiel", "--players", player, "random", "--games", "2")
    assert done.returncode == 2
    assert done.stderr.strip() == "guanxi arena: no computer player can judge a position of Goofspiel; random plays it"


def test_a_hint_cannot_be_had(goofspiel: Run) -> None:
    done = goofspiel("play", "goofspiel", "--cards", "2", stdin="hint\n1\n1\n")
    assert done.returncode == 0, done.stderr
    assert "no computer player can judge a position of Goofspiel" in done.stdout


def test_the_laws_hold(goofspiel: Run) -> None:
    done = goofspiel("laws", "goofspiel", "--json")
    found = json.loads(done.stdout)["laws"]
    assert [row["problem"] for row in found if not row["holds"]] == []
    assert done.returncode == 0
    assert len(found) > 20
    assert {row["law"] for row in found} >= {"events", "secrets", "view bytes", "view numbers", "json", "bytes"}


def test_a_law_that_does_not_hold_is_told(goofspiel: Run, tmp_path: Path) -> None:
    """A Goofspiel that shows all bids: views, words and events give it away."""
    (tmp_path / "leaky.py").write_text(
        "from dataclasses import replace\n"
        "from goofspiel.game import GAME as HONEST\n"
        "from goofspiel.rules import GoofspielRules\n"
        "class Leaky(GoofspielRules):\n"
        "    def hide(self, state, seat):\n"
        "        pass\n"
        "GAME = replace(HONEST, name='leaky', rules=Leaky())\n"
    )
    install(tmp_path, "leaky", {"guanxi.games": {"leaky": "leaky:GAME"}})
    done = goofspiel("laws", "leaky", "--only", "events", "--json")
    assert done.returncode == 1
    row = json.loads(done.stdout)["laws"][0]
    assert row["problem"].startswith("events: leaky, 2/13, game 0, after action 0: viewer -1: ")
    assert "card" in row["problem"]


def test_both_engines_play_the_same_games(goofspiel: Run) -> None:
    kind, *lines = goofspiel("goofspiel", "2", module="guanxi.laws.twins").stdout.splitlines()
    assert kind in ("compiled", "interpreted")
    assert lines[0] == "2/13 0 e8353c31a3385032"  # the same compiled and interpreted, today and tomorrow
    assert len(lines) == 16
