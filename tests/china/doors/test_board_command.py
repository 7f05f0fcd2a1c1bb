"""`guanxi board`: `check` prints a table or JSON with warnings and problems, `draw` a drawing."""

import json
from pathlib import Path

import pytest
from board_hands import text_of

from guanxi.china.doors import board_command as command
from guanxi.china.doors.boards.file import BoardError, shipped_board
from guanxi.china.doors.drawings import draw_board
from guanxi.commands.parsing import CommandParser
from guanxi.core.errors import InputError

pytestmark = pytest.mark.once


def run(*words: str) -> int:
    parser = CommandParser()
    command.register(parser.add_subparsers())
    args = parser.parse_args(["board", *words])
    code: int = args.run(args)
    return code


def test_check_prints_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("check", "b") == 0
    out = capsys.readouterr().out.splitlines()
    assert out[0] == "side B, 4 or 5 players, reconstruction"
    assert out[8].split() == ["Chu", "purple", "8", "4", "8", "5"]
    assert out[12].split() == ["total", "55", "15", "47", "17"]
    assert out[-1] == "ok"


def test_check_prints_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("check", "a", "--json") == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["ok"], told["spaces"], told["roads"], told["roads_over_borders"]) == (True, 55, 59, 13)


def test_check_tells_warnings_and_problems(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "my.toml"
    path.write_text(text_of("a").replace("red = 13", "red = 14"), encoding="utf-8")
    assert run("check", str(path)) == 0
    assert f"warning: {path}: cards: 58 cards" in capsys.readouterr().out
    path.write_text(text_of("a").replace("red = 13", "red = 1"), encoding="utf-8")
    with pytest.raises(BoardError, match=r"cards\.red"):
        run("check", str(path), "--json")
    told = json.loads(capsys.readouterr().out)
    assert told["ok"] is False
    assert len(told["problems"]) == 1


def test_draw_writes_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "a.svg"
    out.write_text("old")
    assert run("draw", "a", "-o", str(out)) == 0
    assert capsys.readouterr().out == f"{out}\n"
    assert out.read_text(encoding="utf-8") == draw_board(shipped_board("a"))
    assert list(tmp_path.iterdir()) == [out]


def test_draw_prints_without_a_file(capfdbinary: pytest.CaptureFixture[bytes]) -> None:
    assert run("draw", "b") == 0
    assert capfdbinary.readouterr().out.decode() == draw_board(shipped_board("b"))


def test_draw_leaves_nothing_behind_on_error(tmp_path: Path) -> None:
    with pytest.raises(BoardError):
        run("draw", str(tmp_path / "none.toml"), "-o", str(tmp_path / "x.svg"))
    for bad in (tmp_path, tmp_path / "no" / "x.svg", tmp_path / "nul\0.svg", Path("/dev/null")):
        with pytest.raises(InputError, match="cannot write"):
            run("draw", "a", "-o", str(bad))
    assert list(tmp_path.iterdir()) == []


def test_the_command_alone_helps(capsys: pytest.CaptureFixture[str]) -> None:
    assert run() == 0
    assert "guanxi board check my-map.toml" in capsys.readouterr().out
