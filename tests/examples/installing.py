"""How the tests install a game: a folder with what an installer writes, no network, apart from everything else."""

import os
import tomllib
from pathlib import Path

import guanxi

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "goofspiel"
PACKAGE = Path(guanxi.__file__).parents[1]  # the very guanxi that the tests run on
SOURCES = ROOT / "src"


def install(folder: Path, name: str, groups: dict[str, dict[str, str]], version: str = "1") -> None:
    """What an installer writes beside a package: its name, and its entry points."""
    info = folder / f"{name}-{version}.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n")
    lines = [line for group, entries in groups.items() for line in (f"[{group}]", *_lines(entries), "")]
    (info / "entry_points.txt").write_text("\n".join(lines))


def _lines(entries: dict[str, str]) -> list[str]:
    return [f"{name} = {at}" for name, at in entries.items()]


def install_project(folder: Path, project: Path) -> None:
    """The same as its pyproject.toml tells."""
    told = tomllib.loads((project / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    install(folder, told["name"], told["entry-points"], told["version"])


def environment(installed: Path, package: Path) -> dict[str, str]:
    """Where Python finds the game, its metadata and one of the two engines."""
    path = os.pathsep.join(map(str, (package, EXAMPLE, installed)))
    return {**os.environ, "PYTHONPATH": path, "COLUMNS": "100", "PYTHONDONTWRITEBYTECODE": "1"}
