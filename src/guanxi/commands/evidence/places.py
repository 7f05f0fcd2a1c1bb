"""Where in a checkout clauses are cited: by tests and by scenarios."""

import tomllib
from collections.abc import Iterable
from difflib import get_close_matches
from pathlib import Path
from typing import Any

from guanxi.commands.evidence.marks import marks
from guanxi.core.catalogue import Catalogue
from guanxi.core.errors import InputError
from guanxi.core.finding import package_of

Places = dict[str, list[str]]
"""Clause id to the tests or scenario files that cite it."""


def checkout(start: Path) -> Path:
    """The root of the checkout that a folder lies in."""
    for folder in (start, *start.parents):
        project = folder / "pyproject.toml"
        if project.is_file() and (folder / "tests").is_dir():
            if _toml(project).get("project", {}).get("name") == "guanxi":
                return folder
    raise InputError("the tests are part of the source: run this inside a checkout of guanxi")


def _toml(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise InputError(f"{path} is not TOML: {error}") from error


def cited_by_tests(root: Path, known: Iterable[str]) -> Places:
    """The tests that cite each clause, as pytest names them; an id that no catalogue knows is an `InputError`."""
    places: Places = {}
    for path in sorted((root / "tests").rglob("test_*.py")):
        for clause, place in marks(path, path.relative_to(root).as_posix()):
            places.setdefault(clause, [])
            if place not in places[clause]:
                places[clause].append(place)
    refuse_unknown(places, known)
    return places


def cited_by_scenarios(root: Path, catalogue: Catalogue) -> Places:
    """The scenario files that cite each clause in their list `clauses`; one that is pending shows nothing yet."""
    places: Places = {}
    for path in scenario_files(root, catalogue.about.game):
        scenario = _toml(path)
        for clause in scenario.get("clauses", []) if "pending" not in scenario else []:
            places.setdefault(str(clause), []).append(path.relative_to(root).as_posix())
    refuse_unknown(places, catalogue.by_id)
    return places


def folder_of(catalogue: Catalogue) -> Path:
    """A game's folder in a checkout."""
    return Path("src", *package_of(catalogue.about.game).split("."))


def scenario_files(root: Path, game: str) -> list[Path]:
    """All scenarios of a game."""
    return sorted((root / "scenarios" / game).rglob("*.toml"))


def refuse_unknown(places: Places, known: Iterable[str]) -> None:
    """An id that is not known is an `InputError`, which tells the first place where it stands."""
    names = set(known)
    unknown = [
        f"{clause} in {found[0]}{_hint(clause, names)}" for clause, found in places.items() if clause not in names
    ]
    if unknown:
        raise InputError("unknown clause " + "; unknown clause ".join(unknown))


def _hint(clause: str, known: Iterable[str]) -> str:
    near = get_close_matches(clause, sorted(known), n=1)
    return f" (did you mean {near[0]}?)" if near else ""
