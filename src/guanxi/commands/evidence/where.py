"""Where is it? From each clause to its module, tests and scenarios."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from guanxi.commands.evidence.places import Places, folder_of
from guanxi.core.catalogue import Catalogue, Clause, Section


def where(root: Path, catalogue: Catalogue, tests: Places, scenarios: Places) -> list[dict[str, Any]]:
    """For each section its module, whether that is built, and the tests and scenarios of its clauses."""
    return [_section_place(root, catalogue, section, tests, scenarios) for section in catalogue.sections]


def _section_place(
    root: Path, catalogue: Catalogue, section: Section, tests: Places, scenarios: Places
) -> dict[str, Any]:
    def place(clause: Clause) -> dict[str, Any]:
        found = {"tests": tests.get(clause.id, []), "scenarios": scenarios.get(clause.id, [])}
        return {"id": clause.id, "title": clause.title, **found}

    module = folder_of(catalogue) / section.module
    return {
        "prefix": section.prefix,
        "title": section.title,
        "module": module.as_posix(),
        "built": (root / module).is_file(),
        "clauses": [place(clause) for clause in catalogue.clauses_of(section.prefix)],
    }


def page(catalogue: Catalogue, places: list[dict[str, Any]]) -> str:
    """The same as a page of the documentation."""
    game = catalogue.about.game
    lines = [
        f"# Where is it? {catalogue.about.title}",
        "",
        f"From each clause to its module, tests and scenarios; `guanxi rules {game} ID` shows a clause in full.",
        "",
        f"Written by `guanxi clauses {game} --where -o docs/where/{game}.md`; do not edit.",
    ]
    for section in places:
        planned = "" if section["built"] else " (planned)"
        lines += ["", f"## {section['prefix']}: {section['title']}", "", f"Module: `{section['module']}`{planned}", ""]
        lines += ["| Clause | Rule | Tests | Scenarios |", "|---|---|---|---|", *map(_row, section["clauses"])]
    return "\n".join(lines)


def _row(clause: Mapping[str, Any]) -> str:
    title = clause["title"].replace("|", "\\|")
    tests, scenarios = ("<br>".join(f"`{name}`" for name in clause[key]) for key in ("tests", "scenarios"))
    return f"| {clause['id']} | {title} | {tests} | {scenarios} |"
