"""`replay`, `show`, `verify` as a user meets them."""

import json
from pathlib import Path

import pytest

from guanxi.china.doors.boards.file import shipped_board
from running import Run


@pytest.fixture
def record(guanxi: Run, tmp_path: Path) -> str:
    """A record in the folder in which commands run."""
    done = guanxi("simulate", "china", "--games", "1", "--players", "3", "--seed", "s", "--records", ".")
    assert done.returncode == 0, done.stderr
    (path,) = tmp_path.glob("*.record")
    return path.name


def test_verify_says_what_holds(guanxi: Run, record: str):
    done = guanxi("verify", record)
    assert done.returncode == 0
    assert "the seed matches its commitment" in done.stdout
    found = json.loads(guanxi("verify", record, "--json").stdout)
    assert found["verified"] == 1
    assert found["records"][0]["reason"] == "last turn"


def test_replay_tells_the_game(guanxi: Run, record: str):
    done = guanxi("replay", record, "--at", "30")
    assert done.returncode == 0
    assert "is first player" in done.stdout
    assert " builds a palace in " in done.stdout


def test_replay_for_a_seat_hides_what_others_draw(guanxi: Run, record: str):
    whole = guanxi("replay", record).stdout
    seen = guanxi("replay", record, "--seat", "1").stdout
    hidden = [line for line in whole.split("\n") if "random 1 is dealt" in line or "random 1 draws " in line]
    assert hidden
    names = json.loads(guanxi("show", record, "--json").stdout)["players"]
    for line in seen.split("\n"):
        if " is dealt " in line:
            assert names[1] in line


@pytest.mark.clause("CN-INFO-01", "CN-INFO-03")
def test_show_as_json_hides_what_a_seat_may_not_know(guanxi: Run, record: str):
    whole = json.loads(guanxi("show", record, "--at", "40", "--json").stdout)
    seen = json.loads(guanxi("show", record, "--at", "40", "--seat", "0", "--json").stdout)
    first, *others = whole["players"]
    assert seen["hands"][first] == whole["hands"][first]
    for name in others:
        assert seen["hands"][name] in (len(whole["hands"][name]), whole["known"][name])
    assert seen["pile"] == len(whole["pile"])
    assert seen["seat"] == 0
    assert whole["action"] == 40
    by_name = json.loads(guanxi("show", record, "--at", "40", "--seat", first, "--json").stdout)
    assert by_name == seen


def test_show_holds_the_map(guanxi: Run, record: str):
    shown = json.loads(guanxi("show", record, "--json").stdout)
    board = shipped_board("a")
    assert len(shown["map"]["roads"]) == len(board.roads)
    assert shown["map"]["provinces"]["wei"]["spaces"] == [s.id for s in board.spaces if s.province == "wei"]
    assert {name: sum(items.values()) for name, items in shown["items"].items()} == shown["totals"]


@pytest.mark.once
@pytest.mark.parametrize(
    "arguments",
    [
        ("show", "RECORD", "--at", "9999"),
        ("show", "RECORD", "--at", "-1"),
        ("show", "RECORD", "--seat", "7"),
        ("replay", "RECORD", "--seat", "Zoe"),
        ("verify", "missing.record"),
        ("show", "."),
    ],
)
def test_bad_requests(guanxi: Run, record: str, tmp_path: Path, arguments: tuple[str, ...]):
    before = sorted(tmp_path.iterdir())
    done = guanxi(*(record if argument == "RECORD" else argument for argument in arguments))
    assert done.returncode == 2
    assert f"guanxi {arguments[0]}: " in done.stderr
    assert "Traceback" not in done.stderr
    assert sorted(tmp_path.iterdir()) == before


@pytest.mark.once
@pytest.mark.parametrize("command", ["verify", "replay", "show"])
@pytest.mark.parametrize("edit", ["cut", "binary", "large", "edited"])
def test_broken_records(guanxi: Run, record: str, tmp_path: Path, command: str, edit: str):
    path = tmp_path / record
    text = path.read_text()
    path.write_bytes(
        {
            "cut": text[: len(text) // 2].encode(),
            "binary": b"\x00\xff\x7fELF" * 1000,
            "large": text.encode() + b"x" * 10_000_000,
            "edited": text.replace("place palace", "place emissary", 1).encode(),
        }[edit]
    )
    done = guanxi(command, record)
    assert done.returncode == 2
    assert record in done.stderr
    assert "Traceback" not in done.stderr
