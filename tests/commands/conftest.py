"""What the tests of commands share."""

import argparse
import io
import sys
from pathlib import Path

import pytest
from play_hands import Play
from small_game import Run, write

from guanxi.cli import main
from guanxi.commands import clauses
from guanxi.commands.evidence import places


@pytest.fixture
def play(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Play:
    """Play with these lines as input: `play("1", "undo", options=("--seed", "x"))` returns what was printed."""
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.chdir(tmp_path)
    for name in ("NO_COLOR", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)

    def played(*lines: str, options: tuple[str, ...] = ("--seed", "seed"), code: int = 0, game: str = "china") -> str:
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        assert main(["play", game, *options]) == code
        captured = capsys.readouterr()
        return captured.out + captured.err

    return played


@pytest.fixture
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout of nothing."""
    monkeypatch.setattr(places, "package_of", lambda game: f"guanxi.{game}")  # nobody installs the small game
    write(tmp_path / "pyproject.toml", '[project]\nname = "guanxi"\n')
    (tmp_path / "tests").mkdir()
    return tmp_path


@pytest.fixture
def command(root: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """The command in a checkout without any scenario; the catalogues are the real ones."""
    monkeypatch.chdir(root)

    def ran(*words: str) -> tuple[int, str]:
        parser = argparse.ArgumentParser()
        clauses.register(parser.add_subparsers())
        args = parser.parse_args(["clauses", *words])
        return args.run(args), capsys.readouterr().out

    return ran
