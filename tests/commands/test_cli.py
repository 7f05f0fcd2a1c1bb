"""The `guanxi` command as a whole: whatever the terminal, the input or the reader, no traceback."""

import io
import os
import subprocess
import sys
from pathlib import Path

import pytest

import guanxi as package
from guanxi.cli import main
from running import Run

pytestmark = pytest.mark.once

# The commands run in another folder: the package under test, wherever it lies, goes with them.
HERE = str(Path(package.__file__).parents[1])


def test_a_terminal_that_knows_few_letters(guanxi: Run) -> None:
    words = ("rules", "china", "CN-ROAD-07")
    whole = guanxi(*words, PYTHONPATH=HERE, PYTHONIOENCODING="utf-8")
    assert not whole.stdout.isascii()
    poor = guanxi(*words, PYTHONPATH=HERE, PYTHONIOENCODING="ascii")
    assert (poor.returncode, poor.stderr) == (0, "")
    assert poor.stdout == whole.stdout.encode("ascii", "replace").decode("ascii")


def test_errors_reach_a_terminal_that_knows_few_letters(guanxi: Run) -> None:
    done = guanxi("rules", "café", PYTHONPATH=HERE, PYTHONIOENCODING="ascii")
    assert done.returncode == 2
    assert "there is no game 'caf?'" in done.stderr


def test_a_stream_of_another_kind(monkeypatch: pytest.MonkeyPatch) -> None:
    stream = io.StringIO()
    monkeypatch.setattr(sys, "stdout", stream)
    assert main([]) == 0
    assert "guanxi play china" in stream.getvalue()


def test_without_a_command_help_is_shown(guanxi: Run) -> None:
    done = guanxi(PYTHONPATH=HERE)
    assert done.returncode == 0
    assert done.stdout == guanxi("--help", PYTHONPATH=HERE).stdout


def test_an_unknown_command(guanxi: Run) -> None:
    done = guanxi("plya", "china", PYTHONPATH=HERE)
    assert (done.returncode, done.stdout) == (2, "")
    assert "invalid choice: 'plya'" in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (("rules", "chnia"), "guanxi rules: there is no game 'chnia'; did you mean china?\n"),
        (("rules", "china", "CN-ROAD-99"), "guanxi rules: China has no clause or section CN-ROAD-99; did you mean "),
        (("board", "check", "none.toml"), "guanxi board: none.toml: cannot be read: "),
        (("verify", "none.record"), "guanxi verify: "),
    ],
)
def test_bad_input_is_one_message(guanxi: Run, words: tuple[str, ...], complaint: str) -> None:
    done = guanxi(*words, PYTHONPATH=HERE)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith(complaint)
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize(
    ("words", "lines"),
    [
        (("board", "draw", "a"), 1),  # `| head -1`
        (("rules", "search", "a"), 1),
        (("rules", "search", "a"), 0),  # `| true`
        (("--help",), 0),
        ((), 0),
        (("rules", "china"), 0),
    ],
)
def test_a_reader_that_goes_away(words: tuple[str, ...], lines: int) -> None:
    command = [sys.executable, "-m", "guanxi.cli", *words]
    environment = {**os.environ, "PYTHONPATH": HERE, "PYTHONUNBUFFERED": ""}
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        assert all(process.stdout.readline() for _ in range(lines))
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait(timeout=60) == 0
