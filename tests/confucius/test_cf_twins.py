"""The compiled engine and the interpreted one play the same games of Confucius, move for move; so does every platform.

`cf_digest_games.py` plays in processes of their own: one with the package as it is installed, one with the files in
src/. With GUANXI_EXPECT_COMPILED=1 it is an error if the installed engine is not compiled. GUANXI_SOAK=1 plays a lot
more.
"""

import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

HERE = Path(__file__).parent
SOURCES = HERE.parents[1] / "src"
RECORDED = HERE / "golden" / "digests.txt"  # written by `python cf_digest_games.py 3`, without its first line
GAMES = 400 if os.environ.get("GUANXI_SOAK") == "1" else 16  # in each configuration


def run(folder: Path, sources: Path | None, *arguments: str) -> "subprocess.CompletedProcess[str]":
    """Run Python in a folder of its own, with the installed package or with these sources."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    if sources:
        environment["PYTHONPATH"] = str(sources)
    command = [sys.executable, *arguments]
    return subprocess.run(command, cwd=folder, env=environment, capture_output=True, encoding="utf-8", check=False)


def digests(folder: Path, sources: Path | None, games: int, first: int = 0) -> list[str]:
    """Which engine it is, and a line for each game."""
    done = run(folder, sources, str(HERE / "cf_digest_games.py"), str(games), str(first))
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> str:
    """What kind of engine is installed: compiled, interpreted or none."""
    folder = tmp_path_factory.mktemp("installed")
    ask = "from guanxi.core.engine import engine_kind; import guanxi.confucius.game; print(engine_kind())"
    done = run(folder, None, "-c", ask)
    if done.returncode:
        assert "No module named 'guanxi" in done.stderr, done.stderr
        return "none"
    return done.stdout.strip()


def recorded() -> list[str]:
    return RECORDED.read_text(encoding="utf-8").splitlines()


def test_the_installed_engine_is_compiled_where_it_has_to_be(installed: str) -> None:
    assert installed in ("compiled", "interpreted", "none")
    if os.environ.get("GUANXI_EXPECT_COMPILED") == "1":
        assert installed == "compiled", f"GUANXI_EXPECT_COMPILED=1, but the installed engine is: {installed}"


def test_the_sources_play_the_recorded_games(tmp_path: Path) -> None:
    kind, *lines = digests(tmp_path, SOURCES, 3)
    assert kind == "interpreted"
    assert lines == recorded()


def test_the_installed_engine_plays_the_same_games(tmp_path: Path, installed: str) -> None:
    """Without a compiled engine there is nothing to compare, but what is in use has to play the recorded games."""
    if installed == "compiled":
        half = GAMES // 2
        with ThreadPoolExecutor() as pool:
            jobs = [pool.submit(digests, tmp_path, None, GAMES)]
            jobs += [pool.submit(digests, tmp_path, SOURCES, half, first) for first in (0, half)]
        (kind, *compiled), (twin, *interpreted), (_, *more) = [job.result() for job in jobs]
        assert (kind, twin) == ("compiled", "interpreted")
        assert len(compiled) == 6 * GAMES
        assert sorted(compiled) == sorted(interpreted + more)
    _, *lines = digests(tmp_path, SOURCES if installed == "none" else None, 3)
    assert lines == recorded()
