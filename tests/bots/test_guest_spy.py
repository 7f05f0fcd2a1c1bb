"""A guest that looks for the game finds nothing: not in its process, not around it."""

import ctypes
import json
import os
import socket
import subprocess
import sys
from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest
from curious_guest import BEYOND, TRICKS

from guanxi.bots.guests import GROUP, fence
from guanxi.bots.guests.host import BOOTH, Guest
from guanxi.core.game import game_named, game_names
from guanxi.core.table import Table

pytestmark = pytest.mark.once

MARK = ("sealed", "5d1f")
SECRET = ctypes.create_string_buffer("-".join(MARK).encode())


@pytest.fixture
def told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Everything that a spy may have been told by a friend; the modules lie beside the tournament."""
    folder = tmp_path / "kept"
    folder.mkdir()
    (folder / "arena.json").write_text("-".join(MARK))
    with socket.create_server(("127.0.0.1", 0)) as server:
        targets = {
            "MARK": MARK,
            "HOST": os.getpid(),
            "ADDRESS": ctypes.addressof(SECRET),
            "LENGTH": len(SECRET),
            "FOLDER": str(folder),
            "NOTE": str(tmp_path / "note"),
            "PORT": server.getsockname()[1],
        }
        (tmp_path / "spy_targets.py").write_text("".join(f"{name} = {value!r}\n" for name, value in targets.items()))
        monkeypatch.syspath_prepend(str(tmp_path))
        monkeypatch.delitem(sys.modules, "spy_targets", raising=False)
        monkeypatch.setenv("GUANXI_TEST", "-".join(MARK))
        yield tmp_path


@pytest.mark.usefixtures("told")
@pytest.mark.parametrize("game", game_names())
def test_a_spy_finds_nothing(game: str) -> None:
    table = Table(game_named(game), {"players": "3"}, ["a", "b", "c"], "-".join(MARK))
    spy = Guest(EntryPoint("spy", "curious_guest:Spy", GROUP), table.game, "its own", table.options)
    rules = table.game.rules
    view, legal = rules.view(table.state, rules.to_act(table.state)), rules.legal(table.state)
    (thought,) = spy.explain(view, legal, 1, "en")
    found = json.loads(thought.sentence)
    open_to_it = [name for name, (_, needed) in BEYOND.items() if fence.version() < needed]
    assert found["found"] == open_to_it
    assert found["seed"] == "its own"
    assert len(found["files"]) == 2, "the pipes to and from the host"
    assert found["argv"] == ["-P", "-m", BOOTH]


@pytest.mark.parametrize("game", game_names())
def test_what_a_spy_changes_stays_with_it(game: str) -> None:
    table = Table(game_named(game), {"players": "3"}, ["a", "b", "c"], "changed")
    rules = table.game.rules
    before, legal = rules.to_bytes(table.state), rules.legal(table.state)
    start = rules.to_bytes(rules.start(table.options))
    spoiler = Guest(EntryPoint("spoiler", "curious_guest:Spoiler", GROUP), table.game, "", table.options)
    view = rules.view(table.state, rules.to_act(table.state))
    seen = rules.view_bytes(view)
    assert spoiler.choose(view, legal) == -1, "it did change something of its own"
    assert (rules.to_bytes(table.state), rules.legal(table.state)) == (before, legal)
    assert (rules.view_bytes(view), rules.to_bytes(rules.start(table.options))) == (seen, start)


def test_the_spy_can_find_what_is_there(told: Path) -> None:
    """A test of these tests: nothing around it, and it finds what can be found."""
    path = os.pathsep.join([str(told), *filter(None, sys.path)])
    mark = "-".join(MARK)
    done = subprocess.run(
        [sys.executable, "-X", f"mark={mark}", Path(__file__).with_name("curious_guest.py")],
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        check=True,
    )
    found = set(json.loads(done.stdout))
    assert found >= {"environment", "own_command", "cmdline", "environ", "maps", "folder", "names", "note"}
    assert found >= {"program", "connection", "signals"}
    table = Table(game_named("china"), {"players": "3"}, ["a", "b", "c"], mark)
    assert [name for name in ("objects", "frames", "modules") if TRICKS[name]()] == ["objects", "frames", "modules"]
    assert table.seed == mark
