"""Tournaments with guests, as they are run: they go on, or they end; whatever a guest does, nothing of it is left."""

import json
import os
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import guanxi as guanxi_package
from guanxi.bots.guests import fence
from guanxi.bots.guests.host import BOOTH
from guanxi.cli import main
from running import Run

pytestmark = pytest.mark.once

SOURCE = str(Path(guanxi_package.__file__).parents[1])  # the very package that the tests run on
GUESTS = Path(__file__).parents[1] / "bots"
NAMES = ("quitter", "spinner", "outsider", "Thinker", "chatterbox", "Moody")


@pytest.fixture
def path(tmp_path: Path) -> str:
    """Where the program finds itself, and a package with guests."""
    told = tmp_path / "installed" / "rude-1.0.dist-info"
    told.mkdir(parents=True)
    (told / "METADATA").write_text("Metadata-Version: 2.1\nName: rude\nVersion: 1.0\n")
    lines = [f"{name.lower()} = rude_guests:{name}" for name in NAMES]
    (told / "entry_points.txt").write_text("\n".join(["[guanxi.bots]", *lines, ""]))
    return os.pathsep.join([SOURCE, str(told.parent), str(GUESTS)])


def tournament(*guests: str, jobs: int = 1) -> list[str]:
    others = ["random"] * (3 - len(guests))
    return ["arena", "--game", "china", "--players", *guests, *others, "--out", "kept", "--jobs", str(jobs)]


def booths(path: str) -> list[str]:
    """The processes of guests of this test that run."""
    found = []
    for process in Path("/proc").iterdir():
        try:
            command = (process / "cmdline").read_text()
            if BOOTH in command and path.split(os.pathsep)[1] in (process / "environ").read_text():
                found.append(process.name)
        except OSError:
            continue
    return found


def none_left(path: str) -> bool:
    """They end, sooner or later."""
    for _ in range(2400):
        if not booths(path):
            return True
        time.sleep(0.05)
    return False


def records(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in (folder / "records").iterdir()}


def test_the_same_games_again_from_what_the_folder_keeps(guanxi: Run, tmp_path: Path, path: str) -> None:
    done = guanxi(*tournament("thinker", "chatterbox", jobs=2), "--games", "3", "--json", PYTHONPATH=path)
    assert done.returncode == 0, done.stderr
    assert "listen!" not in done.stdout + done.stderr
    found = json.loads(done.stdout)
    assert [(player["illegal"], player["first_fault"]) for player in found["players"]] == [(0, "")] * 3
    assert found["players"][0]["moves"] > found["players"][1]["moves"], "it wants to be asked always"
    first = records(tmp_path / "kept")
    assert len(first) == 3
    secret = json.loads((tmp_path / "kept" / "arena.json").read_text())["secret"]
    assert all(secret.encode() not in record for record in first.values())
    (tmp_path / "kept").rename(tmp_path / "before")
    (tmp_path / "kept").mkdir()
    shutil.copy(tmp_path / "before" / "arena.json", tmp_path / "kept")
    guanxi(*tournament("thinker", "chatterbox"), "--games", "3", PYTHONPATH=path)
    assert records(tmp_path / "kept") == first
    assert none_left(path)


def test_faults_are_those_of_a_seat(guanxi: Run, path: str) -> None:
    done = guanxi(*tournament("quitter", "outsider", "moody"), "--games", "1", "--json", PYTHONPATH=path)
    assert done.returncode == 0, done.stderr
    quitter, outsider, moody = json.loads(done.stdout)["players"]
    assert quitter["first_fault"] == "its process ended (exit code 3)"
    assert outsider["first_fault"] == "action 1000000 is not legal"
    assert quitter["illegal"] == quitter["moves"] > 10
    assert outsider["illegal"] == outsider["moves"] > 10
    assert moody["illegal"] == moody["moves"] > 10
    assert moody["first_fault"] == 'the computer player "moody" cannot be made: ValueError: not today'
    assert none_left(path)


def test_a_folder_that_guests_can_read_is_refused(guanxi: Run, tmp_path: Path, path: str) -> None:
    package = tmp_path / "mine"
    package.mkdir()
    (package / "__init__.py").write_text("")
    arguments = [*tournament("thinker")[:-3], str(package / "kept"), "--games", "1"]
    done = guanxi(*arguments, PYTHONPATH=os.pathsep.join([path, str(tmp_path)]))
    assert done.returncode == 2
    assert "thinker could read the seeds there" in done.stderr
    assert not (package / "kept").exists()


def test_where_there_is_no_fence_that_is_said(
    tmp_path: Path, path: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for entry in path.split(os.pathsep)[1:]:
        monkeypatch.syspath_prepend(entry)
    monkeypatch.setattr(fence, "version", lambda: 0)
    monkeypatch.chdir(tmp_path)
    assert main([*tournament("moody"), "--games", "1"]) == 0
    told = capsys.readouterr().err
    assert "no Landlock on this system: moody can read every file that you can" in told


def test_simulate_names_the_one_that_failed(guanxi: Run, path: str) -> None:
    seats = ["--seat", "random", "--seat", "quitter", "--seat", "random"]
    done = guanxi("simulate", "china", "--games", "1", *seats, PYTHONPATH=path)
    assert done.returncode == 2
    assert 'the computer player "quitter" went wrong: its process ended (exit code 3)' in done.stderr
    assert "Traceback" not in done.stderr
    assert none_left(path)


def test_people_play_with_guests(guanxi: Run, path: str) -> None:
    seats = ["--seat", "me", "--seat", "thinker:Rodin", "--seat", "quitter"]
    done = guanxi("play", "china", "--seed", "guests", *seats, stdin="1\n" * 40, PYTHONPATH=path)
    assert done.returncode == 2
    assert "Rodin" in done.stdout
    assert 'the computer player "quitter" went wrong: its process ended (exit code 3)' in done.stdout + done.stderr
    assert "Traceback" not in done.stderr
    assert none_left(path)


@pytest.mark.parametrize("jobs", [1, 2])
def test_ctrl_c_leaves_no_guest_behind(tmp_path: Path, path: str, jobs: int) -> None:
    process = subprocess.Popen(
        [sys.executable, "-m", "guanxi.cli", *tournament("spinner", jobs=jobs), "--games", "4"],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": path},
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # tests in the background ignore it
    )
    for _ in range(2400):  # until the folder is there, and somebody spins
        if (tmp_path / "kept" / "arena.json").exists() and booths(path):
            break
        time.sleep(0.05)
    assert booths(path)
    os.killpg(process.pid, signal.SIGINT)  # as a terminal does: everybody hears it
    _, told = process.communicate(timeout=120)
    assert process.returncode == 130, told
    assert "0 of 4 games are kept" in told
    assert "Traceback" not in told
    assert none_left(path)
