"""docs/api.md is true: its games are played as they stand against a real server, and its tables are the code's.

A block after `<!-- play -->` is run; the blocks of one language are one program. A block after `<!-- answer -->` has
the shape of the last line that the block before it prints. In it, `"…"` stands for whatever else is there.
"""

import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from guanxi.server.messages import PROTOCOL
from running import some
from server.hands.sv_served import ENVIRONMENT, Served

pytestmark = pytest.mark.once

ROOT = Path(__file__).parents[3]
PAGE = (ROOT / "docs" / "api.md").read_text(encoding="utf-8")
MARKED = re.compile(r"^<!-- (play|answer) -->\n```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
AS_SHOWN = {"type", "code", "status", "game", "name", "allowed", "holds", "guest", "key"}
MORE = "…"
NEXT = "\x1e"  # between what two blocks print
PATIENCE = 240  # seconds for a program


class Block:
    """What is run, and what it should answer."""

    def __init__(self, language: str, text: str) -> None:
        self.language = language
        self.text = text
        self.answers: list[tuple[str, str]] = []


def blocks(language: str) -> list[Block]:
    found: list[Block] = []
    for mark, written_in, text in MARKED.findall(PAGE):
        if mark == "play":
            found.append(Block(written_in, text))
        else:
            found[-1].answers.append((written_in, text))
    return [block for block in found if block.language == language]


# --- shapes ---


def check_fits(shown: Any, told: Any, where: str = "") -> None:
    """What is told has the shape of what is shown."""
    if isinstance(shown, dict):
        assert isinstance(told, dict), where
        names = set(shown) - {MORE}
        assert names <= set(told) if MORE in shown else names == set(told), where
        for name in names:
            if name in AS_SHOWN and not isinstance(shown[name], dict | list):
                assert told[name] == shown[name], f"{where}.{name}"
            check_fits(shown[name], told[name], f"{where}.{name}")
    elif isinstance(shown, list):
        check_list(shown, told, where)
    else:
        assert type(told) is type(shown), f"{where}: {shown!r} and {told!r}"


def check_list(shown: list[Any], told: Any, where: str) -> None:
    assert isinstance(told, list), where
    given = [each for each in shown if each != MORE]
    assert len(given) <= len(told) if MORE in shown else len(given) == len(told), where
    for number, each in enumerate(given):
        check_fits(each, told[number], f"{where}[{number}]")


@pytest.mark.parametrize(
    ("shown", "told"),
    [
        ({"a": 1}, {"a": "1"}),
        ({"a": 1}, {"a": 1, "b": 2}),
        ({"a": 1, MORE: MORE}, {"b": 2}),
        ({"code": "stale"}, {"code": "busy"}),
        ([1, 2], [1]),
        ([{"a": [1]}], [{"a": [None]}]),
    ],
)
def test_another_shape_is_noticed(shown: Any, told: Any) -> None:
    with pytest.raises(AssertionError):
        check_fits(shown, told)


# --- games ---


def played(program: list[str], text: str, folder: Path, **environment: str) -> list[str]:
    """What each block of a program prints."""
    found = subprocess.run(
        program,
        input=text,
        cwd=folder,
        env={**ENVIRONMENT, "PATH": f"{commands(folder)}:{os.environ['PATH']}", **environment},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    print(found.stdout)
    assert (found.returncode, found.stderr) == (0, "")
    return found.stdout.split(NEXT)


def commands(folder: Path) -> Path:
    """A folder with the commands that the page uses, as they are in this environment."""
    here = folder / "commands"
    if not here.exists():
        here.mkdir()
        (here / "python3").symlink_to(sys.executable)
        (here / "guanxi").write_text(f'#!/bin/sh\nexec {sys.executable} -m guanxi.cli "$@"\n')
        (here / "guanxi").chmod(0o755)
    return here


def check_answers(language: str, printed: list[str]) -> None:
    for block, told in some(zip(blocks(language), printed, strict=True)):
        for shown_in, shown in block.answers:
            last = told.strip().splitlines()[-1]
            if shown_in == "json":
                check_fits(json.loads(shown), json.loads(last), block.text)
            else:
                assert last == shown.strip()


def test_the_games_of_the_page_are_played(served: Callable[..., Served], tmp_path: Path) -> None:
    if shutil.which("curl") is None:
        assert not os.environ.get("CI"), "curl is not installed"
        pytest.skip("curl is not installed")
    server = served()
    between = f"printf '{NEXT}'\n"
    script = between.join(block.text for block in blocks("sh")) + 'echo "$GUANXI_TOKEN" > token\n'
    check_answers("sh", played(["bash", "-eu"], script, tmp_path, GUANXI=server.url))
    assert "seed" in (tmp_path / "game.record").read_text(encoding="utf-8")
    token = (tmp_path / "token").read_text().strip()
    program = f"print('{NEXT}', end='')\n".join(block.text for block in blocks("python"))
    printed = played([sys.executable, "-W", "error", "-"], program, tmp_path, GUANXI=server.url, GUANXI_TOKEN=token)
    check_answers("python", printed)


def test_the_page_has_games_to_play() -> None:
    assert len(blocks("sh")) >= 15
    assert len(blocks("python")) == 2
    assert len(re.findall(r"(?m)^<!-- (?:play|answer)", PAGE)) == len(MARKED.findall(PAGE))


# --- tables ---


def test_the_tables_are_those_of_the_code() -> None:
    path = ROOT / "tools" / "api_tables.py"
    spec = importlib.util.spec_from_file_location("api_tables", path)
    assert spec is not None
    assert spec.loader is not None
    tool = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(tool)
    assert {name for _, name, _ in tool.MARKED.findall(PAGE)} == set(tool.tables())
    assert tool.written(PAGE) == PAGE, "run: python tools/api_tables.py"


def test_the_page_names_the_protocol() -> None:
    assert f"| `protocol` | integer, {PROTOCOL} if left out |" in PAGE
