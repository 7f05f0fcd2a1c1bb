"""Two engines of a game side by side: games that are played in processes of their own, and their digests.

One process has the package as it is installed, one the files in src/.
"""

import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

SOURCES = Path(__file__).parents[1] / "src"


def run(folder: Path, sources: Path | None, *arguments: str) -> "subprocess.CompletedProcess[str]":
    """Run Python in a folder of its own, with the installed package or with these sources."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    if sources:
        environment["PYTHONPATH"] = str(sources)
    command = [sys.executable, *arguments]
    return subprocess.run(command, cwd=folder, env=environment, capture_output=True, encoding="utf-8", check=False)


@dataclass
class Twins:
    """The script that plays, in the folder of its game, and how many games in each of its configurations."""

    script: Path
    configurations: int
    games: int

    def digests(self, folder: Path, sources: Path | None, games: int, first: int = 0) -> list[str]:
        """Which engine it is, and a line for each game."""
        done = run(folder, sources, str(self.script), str(games), str(first))
        assert done.returncode == 0, done.stderr
        return done.stdout.splitlines()

    def recorded(self) -> list[str]:
        """What the script wrote for three games, without its first line."""
        return (self.script.parent / "golden" / "digests.txt").read_text(encoding="utf-8").splitlines()

    def installed(self, folder: Path) -> str:
        """What kind of engine is installed: compiled, interpreted or none."""
        game = f"guanxi.{self.script.parent.name}.game"
        done = run(
            folder, None, "-c", f"from guanxi.core.engine import engine_kind; import {game}; print(engine_kind())"
        )
        if done.returncode:
            assert "No module named 'guanxi" in done.stderr, done.stderr
            return "none"
        return done.stdout.strip()

    def assert_installed_as_it_has_to_be(self, folder: Path) -> None:
        installed = self.installed(folder)
        assert installed in ("compiled", "interpreted", "none")
        if os.environ.get("GUANXI_EXPECT_COMPILED") == "1":
            assert installed == "compiled", f"GUANXI_EXPECT_COMPILED=1, but the installed engine is: {installed}"

    def assert_sources_play_the_recorded_games(self, folder: Path) -> None:
        kind, *lines = self.digests(folder, SOURCES, 3)
        assert kind == "interpreted"
        assert lines == self.recorded()

    def assert_installed_plays_the_same_games(self, folder: Path) -> None:
        """Without a compiled engine there is nothing to compare, but what is in use has to play the recorded games."""
        installed = self.installed(folder)
        if installed == "compiled":
            half = self.games // 2
            with ThreadPoolExecutor() as pool:
                jobs = [pool.submit(self.digests, folder, None, self.games)]
                jobs += [pool.submit(self.digests, folder, SOURCES, half, first) for first in (0, half)]
            (kind, *compiled), (twin, *interpreted), (_, *more) = [job.result() for job in jobs]
            assert (kind, twin) == ("compiled", "interpreted")
            assert len(compiled) == self.configurations * self.games
            assert sorted(compiled) == sorted(interpreted + more)
        _, *lines = self.digests(folder, SOURCES if installed == "none" else None, 3)
        assert lines == self.recorded()
