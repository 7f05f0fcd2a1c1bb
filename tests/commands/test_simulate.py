"""`simulate` and `perft`: reproducible figures, and bad requests refused."""

import json
from pathlib import Path

import pytest

from guanxi.core.record import read_record, verify
from running import Run


def test_figures(guanxi: Run):
    done = guanxi("simulate", "china", "--games", "12", "--players", "3..5", "--json")
    found = json.loads(done.stdout)
    assert found["games"] == 12
    assert found["moves_per_second"] == pytest.approx(found["moves"] / found["seconds"])
    assert sum(group["games"] for group in found["by_players"].values()) == 12
    for players, group in found["by_players"].items():
        assert len(group["win_share_by_seat"]) == int(players)
        assert sum(group["win_share_by_seat"]) == pytest.approx(1)
        assert sum(group["endings"].values()) == group["games"]


def test_for_people(guanxi: Run):
    done = guanxi("simulate", "china", "--games", "5")
    assert done.returncode == 0
    assert "moves a second" in done.stdout
    assert "wins by seat" in done.stdout


def test_the_same_games_whatever_the_jobs_and_records(guanxi: Run, tmp_path: Path):
    def figures(*arguments: str) -> dict[str, object]:
        found = json.loads(guanxi("simulate", "china", "--games", "150", "--seed", "x", "--json", *arguments).stdout)
        return {key: value for key, value in found.items() if "second" not in key}

    plain = figures()
    assert figures("--jobs", "2") == plain
    assert figures("--records", "kept") == plain
    records = sorted((tmp_path / "kept").iterdir())
    assert len(records) == 150
    for path in records[:5]:
        verify(read_record(path))


def test_named_players_and_options(guanxi: Run, tmp_path: Path):
    seats = [word for bot in ("greedy", "random", "random") for word in ("--seat", bot)]
    done = guanxi("simulate", "china", "--games", "2", *seats, "--fortifications", "--records", "kept", "--json")
    assert set(json.loads(done.stdout)["by_players"]["3"]["win_share_by_player"]) == {"greedy", "random"}
    record = read_record(next((tmp_path / "kept").iterdir()))
    assert record.options["fortifications"] == "on"
    assert record.players == ["greedy", "random 1", "random 2"]
    assert record.bots == ["greedy", "random", "random"]


def test_perft(guanxi: Run):
    plain = json.loads(guanxi("perft", "china", "--depth", "3", "--seed", "1", "--json").stdout)
    divided = json.loads(guanxi("perft", "china", "--depth", "3", "--seed", "1", "--divide", "--json").stdout)
    assert sum(divided["divide"].values()) == plain["nodes"]
    assert "sequences of 3 actions" in guanxi("perft", "china", "--depth", "3", "--divide").stdout


@pytest.mark.once
@pytest.mark.parametrize(
    ("arguments", "what"),
    [
        (("simulate", "chess"), "no game"),
        (("simulate", "china", "--players", "2"), "CN-COMP-01"),
        (("simulate", "china", "--players", "3..6"), "CN-COMP-01"),
        (("simulate", "china", "--players", "many"), "CN-COMP-01"),
        (("simulate", "china", "--players", "3", "--side", "4-5"), "CN-SETUP-01"),
        (("simulate", "china", "--option", "colour=blue"), "no option"),
        (("simulate", "china", "--option", "fort_cover=mandatory"), "house rule"),
        (("simulate", "china", "--option", "blue"), "NAME=VALUE"),
        (("simulate", "china", "--games", "0"), "not a number"),
        (("simulate", "china", "--games", "-5"), "not a number"),
        (("simulate", "china", "--jobs", "x"), "not a number"),
        (("simulate", "china", "--seat", "genius", "--seat", "random", "--seat", "random"), "no computer player"),
        (("simulate", "china", "--players", "4", "--seat", "random"), "do not agree"),
        (("simulate", "china", "--records", "/dev/null/x"), "cannot be made"),
        (("perft", "china", "--depth", "0"), "not a number"),
        (("perft", "china", "--depth", "2", "--players", "9"), "CN-COMP-01"),
        (("perft", "china"), "--depth"),
        (("bench", "china", "--seconds", "0"), "--seconds"),
    ],
)
def test_bad_requests(guanxi: Run, tmp_path: Path, arguments: tuple[str, ...], what: str):
    done = guanxi(*arguments)
    assert done.returncode == 2
    assert what in done.stderr
    assert "Traceback" not in done.stderr
    assert list(tmp_path.iterdir()) == []
