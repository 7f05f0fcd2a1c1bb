"""What the tests of commands share."""

import io
import sys
from pathlib import Path

import pytest
from play_hands import Play

from guanxi.cli import main


@pytest.fixture
def play(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Play:
    """Play with these lines as input: `play("1", "undo", options=("--seed", "x"))` returns what was printed."""
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.chdir(tmp_path)
    for name in ("NO_COLOR", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)

    def played(*lines: str, options: tuple[str, ...] = ("--seed", "seed"), code: int = 0) -> str:
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        assert main(["play", "china", *options]) == code
        captured = capsys.readouterr()
        return captured.out + captured.err

    return played
