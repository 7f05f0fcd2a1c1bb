"""The peers' side of `guanxi bench`, without a network and without the peers."""

import json
import os
import sys
from pathlib import Path

import pytest

from guanxi.bench import peers
from guanxi.core.errors import InputError
from running import some

pytestmark = pytest.mark.once

FIGURES = {"name": "Peer", "version": "1.0", "moves": 12, "seconds": 0.5, "moves_per_second": 24.0, "games": 1}
NO_WHEEL = "ERROR: No matching distribution found for open-spiel==2.0.2\n"
NO_NETWORK = "WARNING: Retrying (Retry(total=0)) after connection broken\n" + NO_WHEEL


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    (tmp_path / "requirements").mkdir()
    (tmp_path / "pyproject.toml").write_text("")
    (tmp_path / peers.LOCK).write_text("peer==1.0\n")
    return tmp_path


@pytest.fixture
def installs(monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    """Installing makes an empty Python, and is noted."""
    made: list[Path] = []

    def install(lock: Path, home: Path) -> None:
        peers.python_in(home).parent.mkdir(parents=True, exist_ok=True)
        peers.python_in(home).touch()
        made.append(lock)

    monkeypatch.setattr(peers, "install", install)
    return made


def script(folder: Path, text: str) -> Path:
    path = folder / "peer_fake.py"
    path.write_text(text)
    return path


def nothing(_: str) -> None:
    pass


def test_the_checkout_is_found_from_below(checkout: Path) -> None:
    assert peers.find_root(checkout / "requirements") == checkout


def test_outside_a_checkout_is_bad_input(tmp_path: Path) -> None:
    with pytest.raises(InputError, match="checkout"):
        peers.find_root(tmp_path)
    with pytest.raises(InputError, match="checkout"):
        peers.ensure_peers(tmp_path, nothing)


def test_installs_once_and_says_so(checkout: Path, installs: list[Path]) -> None:
    said: list[str] = []
    python = peers.ensure_peers(checkout, said.append)
    assert python == peers.python_in(checkout / peers.HOME)
    assert peers.ensure_peers(checkout, said.append) == python
    assert len(installs) == len(said) == 1


def test_a_changed_lock_installs_again(checkout: Path, installs: list[Path]) -> None:
    peers.ensure_peers(checkout, nothing)
    (checkout / peers.LOCK).write_text("peer==1.1\n")
    peers.ensure_peers(checkout, nothing)
    assert len(installs) == 2


def test_another_python_installs_again(checkout: Path, installs: list[Path], monkeypatch: pytest.MonkeyPatch) -> None:
    peers.ensure_peers(checkout, nothing)
    monkeypatch.setattr(sys.implementation, "cache_tag", "cpython-999")
    peers.ensure_peers(checkout, nothing)
    assert len(installs) == 2


def test_a_lost_python_installs_again(checkout: Path, installs: list[Path]) -> None:
    peers.ensure_peers(checkout, nothing).unlink()
    peers.ensure_peers(checkout, nothing)
    assert len(installs) == 2


def test_a_failed_install_leaves_no_stamp(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(lock: Path, home: Path) -> None:
        raise InputError("no network")

    monkeypatch.setattr(peers, "install", fail)
    with pytest.raises(InputError):
        peers.ensure_peers(checkout, nothing)
    assert not peers.is_current(checkout / peers.HOME, peers.stamp_of(checkout / peers.LOCK))


@pytest.mark.skipif(os.name == "nt", reason="the fake pip is a shell script")
def test_pips_last_lines_are_shown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    fake = tmp_path / "python"
    fake.write_text("#!/bin/sh\nif [ $3 = pip ]; then echo first; seq 9; echo; echo last; exit 1; fi >&2\n")
    fake.chmod(0o755)
    monkeypatch.setattr(sys, "executable", str(fake))
    monkeypatch.setattr(peers, "python_in", lambda _: fake)
    with pytest.raises(InputError) as caught:
        peers.install(tmp_path / "lock", tmp_path / "home")
    assert str(caught.value).endswith("\n5\n6\n7\n8\n9\nlast")
    assert "first" not in str(caught.value)


def test_a_missing_wheel_is_told_from_a_missing_network() -> None:
    assert "no wheel for Python" in peers.reason(NO_WHEEL)
    assert "network" in peers.reason(NO_NETWORK)
    assert peers.reason("ERROR: hashes") == "pip failed"


def test_reads_the_last_line(tmp_path: Path) -> None:
    noisy = script(tmp_path, f"print('hello')\nprint('''{json.dumps(FIGURES)}''')\n")
    assert peers.measure_peer(Path(sys.executable), noisy, 0.1) == FIGURES


def test_a_script_gets_its_seconds_and_nothing_of_ours(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    found = f"{{'seconds': float(sys.argv[1]), 'games': sys.path.count({str(tmp_path)!r})}}"
    echo = script(tmp_path, f"import json, sys\nprint(json.dumps({FIGURES!r} | {found}))\n")
    figures = peers.measure_peer(Path(sys.executable), echo, 0.25)
    assert (figures["seconds"], figures["games"]) == (0.25, 0)


@pytest.mark.parametrize("output", ["", "\n", "no figures", "[1, 2]", "3"])
def test_what_is_no_object_is_refused(output: str) -> None:
    with pytest.raises(InputError, match="printed no figures"):
        peers.parse_figures(output, "peer.py")


@pytest.mark.parametrize("key", sorted(FIGURES))
def test_a_missing_figure_is_named(key: str) -> None:
    rest = {name: value for name, value in FIGURES.items() if name != key}
    with pytest.raises(InputError, match=f"lack {key}$"):
        peers.parse_figures(json.dumps(rest), "peer.py")


def test_a_failing_script_is_told_without_its_traceback(tmp_path: Path) -> None:
    broken = script(tmp_path, "import no_such_peer\n")
    with pytest.raises(InputError, match=r"failed:\nModuleNotFoundError: No module named 'no_such_peer'$"):
        peers.measure_peer(Path(sys.executable), broken, 0.1)


def test_a_script_without_end_is_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(peers, "PATIENCE", 0.2)
    endless = script(tmp_path, "import time; time.sleep(60)\n")
    with pytest.raises(InputError, match="did not end"):
        peers.measure_peer(Path(sys.executable), endless, 0.0)


def test_a_lost_environment_is_bad_input(tmp_path: Path) -> None:
    with pytest.raises(InputError, match="cannot run"):
        peers.measure_peers(tmp_path / "python", 0.1)


def test_every_peer_has_its_script() -> None:
    folder = Path(peers.__file__).parent
    for name in some(peers.SCRIPTS.values()):
        text = (folder / name).read_text(encoding="utf-8")
        assert "from guanxi" not in text
        assert "import guanxi" not in text
