"""Which lines of a game's code state a clause, by its id; and, in `unstated.toml`, why a clause has none."""

import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from importlib.resources.abc import Traversable
from typing import Final

from guanxi.commands.evidence.places import Places, refuse_unknown
from guanxi.core.catalogue import Catalogue
from guanxi.core.errors import InputError

REASONS: Final = "unstated.toml"
# These name clauses that others state; the last is a module or a package.
TABLES: Final = ("rules/clauses.py", "rules/events.py", "doors/refusals.py", "doors/prospects")


@dataclass(frozen=True, slots=True)
class Stated:
    """For each clause the files of the game that state it, and for the others the reason why none does."""

    files: Places  # paths within the game's folder
    reasons: Mapping[str, str]

    def problems(self, catalogue: Catalogue) -> dict[str, str]:
        """The clauses that are neither stated nor explained, or both."""
        found = {clause.id: self._problem(clause.id) for clause in catalogue.clauses}
        return {clause: problem for clause, problem in found.items() if problem}

    def _problem(self, clause: str) -> str:
        if clause in self.files and clause in self.reasons:
            return f"stands in {self.files[clause][0]} and in {REASONS}"
        if clause not in self.files and clause not in self.reasons:
            return f"stands neither in the code nor in {REASONS}"
        return ""


def stated(folder: Traversable, catalogue: Catalogue) -> Stated:
    """Read a game's folder; an id that its catalogue does not know is an `InputError`."""
    return Stated(_files(folder, catalogue), reasons(folder, catalogue, REASONS))


def _files(folder: Traversable, catalogue: Catalogue) -> Places:
    tag = re.escape(catalogue.clauses[0].id.partition("-")[0])
    clause = re.compile(rf"\b{tag}(?:-[A-Z]+)+-[0-9]+\b")
    named: Places = {}
    for name, text in _sources(folder, ""):
        for found in clause.findall(text):
            named.setdefault(found, [])
            if name not in named[found]:
                named[found].append(name)
    examples = {example.id for example in catalogue.examples + catalogue.vectors}
    refuse_unknown(named, {*catalogue.by_id, *examples})
    files = {found: [name for name in names if not name.startswith(TABLES)] for found, names in named.items()}
    return {found: names for found, names in files.items() if names and found in catalogue.by_id}


def _sources(folder: Traversable, path: str) -> Iterator[tuple[str, str]]:
    """The Python files of a folder, in the order of their names, each with its path and text."""
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name) if folder.is_dir() else ():
        if entry.is_dir():
            yield from _sources(entry, f"{path}{entry.name}/")
        elif entry.name.endswith(".py"):
            try:
                yield f"{path}{entry.name}", entry.read_text(encoding="utf-8")
            except UnicodeDecodeError as error:
                raise InputError(f"{path}{entry.name} is not Python: {error}") from error


def reasons(folder: Traversable, catalogue: Catalogue, name: str) -> dict[str, str]:
    """A file of the game's folder with a reason for each of some clauses; none if there is no such file."""
    path = folder.joinpath(name)
    if not path.is_file():
        return {}
    try:
        found = tomllib.loads(path.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise InputError(f"{path} is not TOML: {error}") from error
    refuse_unknown({clause: [name] for clause in found}, catalogue.by_id)
    for clause, reason in found.items():
        if not isinstance(reason, str) or not reason.strip():
            raise InputError(f"{name}: {clause} needs a reason")
    return found
