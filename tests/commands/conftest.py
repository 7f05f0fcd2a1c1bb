"""A checkout of nothing, and `guanxi clauses` in it."""

import argparse
from pathlib import Path

import pytest
from small_game import Run, write

from guanxi.commands import clauses
from guanxi.commands.evidence import places


@pytest.fixture
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
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
