"""`guanxi arena` as it is used: figures for machines and for people, going on, and refusals."""

import json
from pathlib import Path

import pytest

from guanxi.core.record import read_record, verify
from running import Run

pytestmark = pytest.mark.once

TOURNAMENT = ("arena", "--game", "china", "--players", "greedy", "random", "random")
OF_PLAYER = {
    *("name", "label", "games", "wins", "win_share", "win_share_ci", "mean_rank", "mean_rank_ci"),
    *("mean_points", "mean_points_ci", "mean_lead", "mean_lead_ci", "rating", "rating_mu", "rating_sigma"),
    *("ms_per_move", "slowest_ms", "illegal", "late"),
    *("seats", "points_by_source"),
}


def test_json_is_all_there_is_on_the_output(guanxi: Run, tmp_path: Path) -> None:
    done = guanxi(*TOURNAMENT, "--games", "4", "--json")
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert set(found) >= {"game", "options", "seed", "games", "players", "seats", "endings", "lengths", "out"}
    assert [player["name"] for player in found["players"]] == ["greedy", "random", "random"]
    assert all(set(player) >= OF_PLAYER for player in found["players"])
    assert sum(player["wins"] for player in found["players"]) == pytest.approx(found["games"]) == 4
    for player in found["players"]:
        assert sum(player["points_by_source"].values()) == pytest.approx(player["mean_points"])
        assert player["win_share_ci"][0] <= player["win_share"] <= player["win_share_ci"][1]
    assert "--games 6 would make the last group" in done.stderr
    folder = tmp_path / found["out"]
    assert folder.parent == tmp_path / "arena"
    records = sorted((folder / "records").iterdir())
    assert len(records) == 4
    verify(read_record(records[0]))
    assert (folder / "report.html").read_text().startswith("<!doctype html>")


def test_the_same_again_plays_nothing_and_more_games_are_added(guanxi: Run, tmp_path: Path) -> None:
    first = guanxi(*TOURNAMENT, "--games", "3", "--out", "kept", "--json")
    results = tmp_path / "kept" / "results.jsonl"
    kept = results.read_bytes()
    again = guanxi(*TOURNAMENT, "--games", "3", "--out", "kept", "--json")
    assert again.stdout == first.stdout
    assert results.read_bytes() == kept
    assert "3 games are there already" in again.stderr
    more = guanxi(*TOURNAMENT, "--games", "5", "--out", "kept", "--jobs", "2", "--json")
    assert json.loads(more.stdout)["games"] == 5
    assert results.read_bytes().startswith(kept)
    assert guanxi(*TOURNAMENT, "--games", "3", "--out", "kept", "--json").stdout == first.stdout


def test_for_people(guanxi: Run, tmp_path: Path) -> None:
    done = guanxi(*TOURNAMENT, "--games", "3", "--fortifications", "--report", "seen/it.html")
    assert done.returncode == 0, done.stderr
    for words in ("3 games of china", "random 2", "seat 1 (first)", "ms a move", "ended by", "seen/it.html"):
        assert words in done.stdout
    assert (tmp_path / "seen" / "it.html").exists()


def test_a_bot_that_goes_wrong_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from guanxi import bots
    from guanxi.cli import main

    class Lost:
        def choose(self, view: object, legal: list[int]) -> int:
            return -5

    monkeypatch.setitem(bots.BOTS, "lost", lambda game, rng: Lost())
    monkeypatch.chdir(tmp_path)
    assert main(["arena", "--game", "china", "--players", "lost", "random", "random", "--games", "1"]) == 0
    assert "lost went wrong" in capsys.readouterr().out


ARENA = ("arena", "--game", "china", "--players")


@pytest.mark.parametrize(
    ("arguments", "what"),
    [
        ((*ARENA, "greedy", "genius", "random"), "no computer player"),
        ((*ARENA, "greedy", "random"), "at least 3 players, not 2; a player may be named several times"),
        ((*ARENA, "greedy", "random", "random", "--table", "4"), "only 3 players are named"),
        ((*ARENA, *["random"] * 6, "--table", "6"), "CN-COMP-01"),
        ((*ARENA, *["random"] * 4, "--table", "2"), "CN-COMP-01"),
        ((*ARENA, *["random"] * 3, "--option", "players=3"), "--table N"),
        ((*ARENA, *["random"] * 3, "--option", "colour=blue"), "no option"),
        ((*ARENA, *["random"] * 3, "--seed", " x"), "cannot be a seed"),
        ((*ARENA, *["random"] * 3, "--games", "0"), "not a number"),
        ((*ARENA, *["random"] * 3, "--jobs", "-1"), "not a number"),
        ((*ARENA, *["random"] * 3, "--out", "/dev/null/x"), "--out"),
        (("arena", "--game", "chess", "--players", *["random"] * 3), "no game"),
        (("arena", "--game", "china"), "--players"),
        (("ladder", "--only", "chess"), "no game"),
        (("ladder", "--strong", "genius"), "no computer player"),
    ],
)
def test_bad_requests(guanxi: Run, tmp_path: Path, arguments: tuple[str, ...], what: str) -> None:
    done = guanxi(*arguments)
    assert done.returncode == 2
    assert what in done.stderr
    assert "Traceback" not in done.stderr
    assert list(tmp_path.iterdir()) == []


def test_a_bad_ray_address_is_refused_before_anything_is_played(guanxi: Run, tmp_path: Path) -> None:
    done = guanxi(*TOURNAMENT, "--games", "3", "--out", "kept", "--ray", "127.0.0.1:9")
    assert done.returncode == 2
    assert "nobody answers" in done.stderr
    assert "Traceback" not in done.stderr
    assert not (tmp_path / "kept" / "results.jsonl").exists()


def test_another_tournament_in_the_folder_is_refused(guanxi: Run) -> None:
    guanxi(*TOURNAMENT, "--games", "1", "--out", "kept")
    done = guanxi(*TOURNAMENT, "--games", "1", "--out", "kept", "--seed", "2")
    assert done.returncode == 2
    assert 'another tournament is kept there: its seed is "1", not "2"; choose another folder' in done.stderr
