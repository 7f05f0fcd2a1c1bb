"""The load command, small: a real server, real clients, every figure; and what cannot be is said in one line."""

import contextlib
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any
from uuid import uuid4

import pytest

from guanxi.cli import main

LISTED = {
    "moves_per_second",
    "p50_ms",
    "p99_ms",
    "server_cpu_ms_per_move",
    "generator_cpu_ms_per_move",
    "memory_mb",
    "startup_s",
}


@pytest.fixture
def mark(monkeypatch: pytest.MonkeyPatch) -> str:
    """What all processes that a test starts carry."""
    found = uuid4().hex
    monkeypatch.setenv("GUANXI_TEST_MARK", found)
    return found


def running(mark: str) -> list[bytes]:
    """The processes that carry a mark: their command lines."""
    found = []
    for each in Path("/proc").iterdir():
        if each.name.isdigit() and each.name != str(os.getpid()):
            with contextlib.suppress(OSError):
                if mark.encode() in (each / "environ").read_bytes():
                    found.append((each / "cmdline").read_bytes())
    return found


def load(capsys: pytest.CaptureFixture[str], mark: str, *words: str) -> dict[str, Any]:
    code = main(["load", *words, "--json"])
    told = capsys.readouterr()
    assert code == 0, told
    assert not running(mark)
    found: dict[str, Any] = json.loads(told.out)
    return found


@pytest.mark.parametrize("game", ["china", "confucius"])
def test_three_tables_for_three_seconds(game: str, mark: str, capsys: pytest.CaptureFixture[str]) -> None:
    found = load(capsys, mark, "--game", game, "--tables", "3", "--seconds", "3")
    assert found["game"] == game
    assert (found["tables"], found["clients"], found["rate"]) == (3, 4, None)
    assert found["moves"] > 3
    assert {name for name in LISTED if found[name] > 0} == LISTED
    assert found["p50_ms"] <= found["p99_ms"] <= found["slowest_ms"]
    assert found["moves_per_second"] == pytest.approx(found["moves"] / found["seconds"])
    assert (found["lost"], found["errors"], found["problems"]) == (0, 0, {})


def test_by_the_clock_with_stored_games(mark: str, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["--game", "china", "--tables", "2", "--clients", "3", "--seconds", "2", "--rate", "5", "--stored", "50"]
    found = load(capsys, mark, *words)
    assert (found["clients"], found["stored"]) == (3, 50)
    assert 4 <= found["moves"] <= 12
    assert found["startup_s"] > 0


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--game", "chess"], "chess"),
        (["--game", "china", "--clients", "9"], "players"),
        (["--game", "china", "--seconds", "0"], "--seconds"),
        (["--game", "china", "--rate", "0"], "--rate"),
        (["--game", "china", "--workers", "2"], "SQLite"),
        (["--game", "china", "--database", "mysql://x"], "--database"),
    ],
)
def test_what_cannot_be_is_said(words: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["load", *words]) == 2
    told = capsys.readouterr()
    assert said in told.err
    assert not told.out


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_stopping_it_stops_everything(how: signal.Signals, mark: str) -> None:
    words = [sys.executable, "-m", "guanxi.cli", "load", "--game", "china", "--tables", "2", "--seconds", "600"]
    with subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        limit = time.monotonic() + 60
        while len(running(mark)) < 2 and time.monotonic() < limit:
            time.sleep(0.05)
        assert len(running(mark)) >= 2, process.poll()
        process.send_signal(how)
        out, err = process.communicate(timeout=60)
    assert (process.returncode, out, err.strip()) == (130, b"", b"stopped")
    assert not running(mark)
