"""What comes from outside reaches no terminal as it is: every command with hostile arguments and files."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import guanxi as package
from guanxi.commands.line import COMMANDS
from guanxi.core.errors import InputError
from guanxi.core.reading import whole_number
from guanxi.core.showing import Outlet, in_html, shown
from running import Run

pytestmark = pytest.mark.once

HERE = str(Path(package.__file__).parents[1])
BAD = "x\x1b[2J\x1b]0;t\x07\x9b31m\u202egnp\u2066\u200b\n\rguanxi: ok\U000e0041"
RAW = re.compile("[\x00-\x09\x0b-\x1f\x7f-\x9f\u200b-\u200f\u2028-\u202e\u2060-\u2069\U000e0000-\U000e007f]")
SCENARIO = f"""\
scenario = 1
game = "china"
title = {json.dumps(BAD)}
clauses = [{json.dumps(BAD)}]
players = ["Alex", "Barbara", "Chris"]
[[step]]
do = "place palace wei-3"
refused = {json.dumps(BAD)}
[expect]
turns = {json.dumps(BAD)}
"""
FILES = {
    "title.toml": SCENARIO,
    "key.toml": f"scenario = 1\n{json.dumps(BAD)} = 1\n",
    "game.toml": f"scenario = 1\ngame = {json.dumps(BAD)}\n",
    "names.toml": SCENARIO.replace('"Chris"', json.dumps(BAD)),
    "line.toml": SCENARIO.replace('"place palace wei-3"', json.dumps(BAD)),
    "seat.toml": SCENARIO.replace("[[step]]", f"[[step]]\nby = {json.dumps(BAD)}"),
    "board.toml": f"name = {json.dumps(BAD)}\nprovinces = [{{ id = {json.dumps(BAD)} }}]\n",
    "bad.record": f"guanxi-record: 2\ngame: china\nplayer: {BAD}\n",
    "odd.record": "guanxi-record: 2\ngame: china\nrules: 1\nplayer: \u202eA\n---\n",
}
WORDS = [
    *([command, BAD] for command in COMMANDS),
    [BAD],
    *([command, "china", f"--{BAD}"] for command in ("play", "simulate", "perft", "laws")),
    ["rules", "china", BAD],
    ["rules", "china", "search", BAD],
    ["rules", "search", BAD, "--json"],
    ["play", "china", "--seat", f"me:{BAD}", "--seat", "random", "--seat", "random"],
    ["play", "china", "--seat", BAD, "--seat", "random", "--seat", "random"],
    ["play", "china", "--seed", BAD],
    ["play", "china", "--option", f"players={BAD}"],
    ["play", "china", "--load", BAD],
    ["simulate", "china", "--games", BAD],
    ["simulate", "china", "--players", BAD],
    ["simulate", "china", "--seat", BAD],
    ["arena", "--game", "china", "--players", BAD, BAD, BAD],
    ["perft", "china", "--depth", BAD],
    ["board", "draw", BAD],
    ["board", "draw", "a", "--out", f"{BAD}/x.svg"],
    *(["scenario", name] for name in FILES),
    *(["verify", name] for name in FILES),
    *(["show", name] for name in FILES),
    *(["board", "check", name] for name in FILES),
]


@pytest.mark.parametrize("words", WORDS, ids=lambda words: " ".join(shown(word)[:12] for word in words))
def test_nothing_raw_is_told(words: list[str], guanxi: Run, tmp_path: Path) -> None:
    for name, text in FILES.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    done = guanxi(*words, PYTHONPATH=HERE, PYTHONIOENCODING="utf-8")
    told = done.stdout + done.stderr
    assert done.returncode in (0, 1, 2)
    assert told
    assert "Traceback" not in told
    assert not RAW.search(told), ascii(told)
    assert "\nguanxi: ok" not in told


def test_one_harmless_line() -> None:
    assert shown("Ana 孔子 ·\u3000é") == "Ana 孔子 ·\u3000é"
    assert shown(BAD).isprintable()
    assert json.loads(f'"{shown(BAD)}"') == BAD
    assert shown(shown(BAD)) == shown(BAD)
    assert in_html("<b>\u202e&") == "&lt;b&gt;\\u202e&amp;"
    assert str(InputError(f"no {BAD}", "next")) == f"no {shown(BAD)}\nnext"


class Terminal:
    """What reached a terminal."""

    def __init__(self) -> None:
        self.told = ""

    def write(self, text: str) -> int:
        self.told += text
        return len(text)

    def isatty(self) -> bool:
        return True


def test_a_terminal_gets_our_own_ink_and_nothing_else() -> None:
    terminal = Terminal()
    Outlet(terminal).write("\x1b[1;38;5;71mink\x1b[0m\n\x1b[H\x1b[2J\x1b[2K\x1b[1A\x1b[?25l\r")  # type: ignore[arg-type]
    assert terminal.told == "\x1b[1;38;5;71mink\x1b[0m\n\x1b[H\x1b[2J\x1b[2K\x1b[1A\x1b[?25l\r"
    Outlet(terminal).write("\x1b]0;title\x07\x1b[5n\x9b2J\u202e")  # type: ignore[arg-type]
    assert terminal.told.endswith("\\u001b]0;title\\u0007\\u001b[5n\\u009b2J\\u202e")


@pytest.mark.parametrize(
    ("text", "number"),
    [("0", 0), ("12", 12), ("1000", None), ("0012", None), ("-1", None), ("", None), ("1_0", None), ("٣", None)],
)
def test_a_number_is_as_small_as_it_looks(text: str, number: int | None) -> None:
    assert whole_number(text, 999) == number


@pytest.mark.parametrize(
    "words",
    [
        ("simulate", "china", "--games", "0000000000001000000000000"),
        ("simulate", "china", "--players", "000..000999999999"),
        ("perft", "china", "--depth", "00000000000099"),
        ("show", "x.record", "--at", "1_000"),
    ],
)
def test_a_row_of_zeros_passes_no_limit(words: tuple[str, ...], guanxi: Run) -> None:
    done = guanxi(*words, PYTHONPATH=HERE)
    assert done.returncode == 2
    assert "Traceback" not in done.stderr


# Nowhere to write to.


@pytest.mark.parametrize("words", [("rules", "china"), ("--help",), ("--version",), ("board", "draw", "a")])
def test_a_full_disk_is_told(words: tuple[str, ...]) -> None:
    with Path("/dev/full").open("w") as full:
        done = run(words, stdout=full, stderr=subprocess.PIPE)
    assert (done.returncode, done.stderr) == (2, "guanxi: the output cannot be written: No space left on device\n")


@pytest.mark.parametrize(("closed", "code"), [(">&-", 0), ("2>&-", 0), (">&- 2>&- <&-", 0)])
def test_closed_streams(closed: str, code: int) -> None:
    line = f'"{sys.executable}" -m guanxi.cli rules china CN-ROAD-07 {closed}'
    done = run((), shell=line, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert done.returncode == code
    assert "Traceback" not in done.stderr


def test_errors_that_nobody_takes() -> None:
    with Path("/dev/full").open("w") as full:
        assert run(("rules", "chnia"), stdout=subprocess.PIPE, stderr=full).returncode == 2


def run(words: tuple[str, ...], shell: str = "", **streams: object) -> "subprocess.CompletedProcess[str]":
    command = ["sh", "-c", shell] if shell else [sys.executable, "-m", "guanxi.cli", *words]
    environment = {**os.environ, "PYTHONPATH": HERE}
    return subprocess.run(command, env=environment, text=True, timeout=60, check=False, **streams)  # type: ignore[call-overload,no-any-return]


def test_an_interruption_while_it_starts(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    from guanxi.cli import main
    from guanxi.commands import line

    def interrupted(words: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(line, "build_parser", interrupted)
    assert main(["rules"]) == 130
    assert capsys.readouterr().err == "\nstopped\n"
