"""The commands of the README run as they are printed, in their order; only how much they do is cut down."""

import io
import re
import shlex
import shutil
import sys
from pathlib import Path

import pytest

from guanxi.cli import main
from running import some

pytestmark = pytest.mark.once

ROOT = Path(__file__).parents[2]
LESS = {"--games": "4", "--jobs": "1"}  # of what would take long
QUICK = {"search:200ms": "random", "planner": "random"}  # as players in a tournament
MORE = {
    "bench": ["--seconds", "0.05", "--rounds", "1"],
    "laws": ["--games", "1", "--only", "legal"],
    "serve": ["--help"],  # it would serve for ever; tests/server starts it in earnest
}


def commands() -> list[str]:
    """Everything between backticks that begins with our name, over line ends too."""
    text = re.sub(r"\s+", " ", (ROOT / "README.md").read_text(encoding="utf-8"))
    return re.findall(r"`(guanxi [^`]+)`", text)


def shortened(words: list[str]) -> list[str]:
    told = [LESS.get(before, word) for before, word in zip(["", *words], words, strict=False)]
    return [QUICK.get(word, word) for word in told] + MORE.get(words[0], [])


def test_the_commands_of_the_readme_run(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for folder in ("scenarios/china", "src/guanxi/china/boards"):
        shutil.copytree(ROOT / folder, tmp_path / folder)
    monkeypatch.chdir(tmp_path)
    for command in some(commands()):
        monkeypatch.setattr(sys, "stdin", io.StringIO(""))
        try:
            code = main(shortened(shlex.split(command)[1:]))
        except SystemExit as ended:  # with help
            code = int(ended.code or 0)
        captured = capsys.readouterr()
        assert code == 0, f"{command}: {captured.err}"
        assert captured.out, command
    assert (tmp_path / "board.svg").exists()


def test_the_readme_has_commands_of_every_kind() -> None:
    kinds = {command.split()[1] for command in commands()}
    assert {"play", "bots", "arena", "rules", "replay", "verify", "show", "scenario", "simulate", "board"} <= kinds
