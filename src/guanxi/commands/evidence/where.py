"""Where is it? From each clause to the code that states it, its tests and scenarios."""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from guanxi.commands.evidence.places import Places, folder_of
from guanxi.commands.evidence.stated import Stated
from guanxi.core.catalogue import Catalogue, Clause, Section


def where(root: Path, catalogue: Catalogue, tests: Places, scenarios: Places, stated: Stated) -> list[dict[str, Any]]:
    """For each section its module, whether that is built, and code, tests and scenarios of its clauses."""

    def place(clause: Clause) -> dict[str, Any]:
        files = [(folder_of(catalogue) / name).as_posix() for name in stated.files.get(clause.id, [])]
        code = {"stated": files, "unstated": stated.reasons.get(clause.id, "")}
        found = {"tests": tests.get(clause.id, []), "scenarios": scenarios.get(clause.id, [])}
        return {"id": clause.id, "title": clause.title, **code, **found}

    return [_section_place(root, catalogue, section, place) for section in catalogue.sections]


def _section_place(
    root: Path, catalogue: Catalogue, section: Section, place: Callable[[Clause], dict[str, Any]]
) -> dict[str, Any]:
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
        f"From each clause to the code that states it, or the reason why none does, and to its tests and scenarios; "
        f"`guanxi rules {game} ID` shows a clause in full.",
        "",
        f"Written by `guanxi clauses {game} --where -o docs/where/{game}.md`; do not edit.",
    ]
    for section in places:
        planned = "" if section["built"] else " (planned)"
        lines += ["", f"## {section['prefix']}: {section['title']}", "", f"Module: `{section['module']}`{planned}", ""]
        lines += [
            "| Clause | Rule | Stated in | Tests | Scenarios |",
            "|---|---|---|---|---|",
            *map(_row, section["clauses"]),
        ]
    return "\n".join(lines)


def _row(clause: Mapping[str, Any]) -> str:
    title, reason = (clause[key].replace("|", "\\|") for key in ("title", "unstated"))
    keys = ("stated", "tests", "scenarios")
    files, tests, scenarios = ("<br>".join(f"`{name}`" for name in clause[key]) for key in keys)
    return f"| {clause['id']} | {title} | {files or reason} | {tests} | {scenarios} |"
