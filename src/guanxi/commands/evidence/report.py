"""How far the evidence for a game's clauses reaches, and what is still missing."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from guanxi.commands.evidence.places import Places, exemptions, scenario_files
from guanxi.commands.evidence.running import RunAll, RunFile
from guanxi.core.catalogue import Catalogue, Clause, Example

EXEMPT_PERCENT = 5


@dataclass(frozen=True, slots=True)
class Report:
    """How far the evidence reaches; `missing` tells by id what is still to do, with its title or what failed."""

    game: str
    totals: Mapping[str, int]
    done: Mapping[str, int]
    exempt: Mapping[str, str]
    missing: Mapping[str, Mapping[str, str]]

    @property
    def exempt_limit(self) -> int:
        """The number of exemptions that is too many."""
        return -(-self.totals["clauses"] * EXEMPT_PERCENT // 100)

    @property
    def complete(self) -> bool:
        """Whether nothing is missing and few enough clauses are exempt."""
        return not any(self.missing.values()) and len(self.exempt) < self.exempt_limit


def check(
    root: Path, catalogue: Catalogue, tests: Places, scenarios: Places, run_file: RunFile, run_all: RunAll
) -> Report:
    """Run scenarios and worked examples, and compare with the catalogue."""
    files = scenario_files(root, catalogue.about.game)
    outcomes = {path.relative_to(root).as_posix(): run_file(path) for path in files}
    passed = {name for name, outcome in outcomes.items() if outcome.passed}
    covered = {*tests, *(clause for clause, names in scenarios.items() if passed.intersection(names))}
    refused = {clause for outcome in outcomes.values() for clause in outcome.refused}
    restrictions = [clause for clause in catalogue.clauses if clause.kind == "restriction"]
    worked = run_all()
    missing = {
        "clauses": _titles(catalogue.clauses, covered),
        "restrictions": _titles(restrictions, refused),
        "examples": _not_held(worked, catalogue.examples),
        "vectors": _not_held(worked, catalogue.vectors),
        "scenarios": {name: "failed" for name in outcomes if name not in passed},
    }
    sizes = catalogue.clauses, restrictions, catalogue.examples, catalogue.vectors, outcomes
    totals = {name: len(entries) for name, entries in zip(missing, sizes, strict=True)}
    done = {name: totals[name] - len(missing[name]) for name in totals}
    exempt = exemptions(root, catalogue)
    missing["clauses"] = {clause: title for clause, title in missing["clauses"].items() if clause not in exempt}
    return Report(catalogue.about.game, totals, done, exempt, missing)


def _titles(clauses: Iterable[Clause], met: set[str]) -> dict[str, str]:
    return {clause.id: clause.title for clause in clauses if clause.id not in met}


def _not_held(worked: Mapping[str, Sequence[str]], examples: Iterable[Example]) -> dict[str, str]:
    """The examples that were not run, or that did not hold, with what failed."""
    failures = {example.id: worked.get(example.id, ["not run"]) for example in examples}
    return {example: "; ".join(failed) for example, failed in failures.items() if failed}


HEADINGS = {
    "clauses": ("clauses with a test", "Clauses without a test"),
    "restrictions": ("restrictions returned", "Restrictions that no refusal in a scenario returned"),
    "examples": ("examples run", "Examples that were not run or did not hold"),
    "vectors": ("vectors run", "Vectors that were not run or did not hold"),
    "scenarios": ("scenarios passed", "Scenarios that failed"),
}


def as_data(report: Report) -> dict[str, Any]:
    """The report for machines."""
    counted = {
        name: {"total": total, "done": report.done[name], "missing": dict(report.missing[name])}
        for name, total in report.totals.items()
    }
    return {"game": report.game, "complete": report.complete, **counted, "exempt": dict(report.exempt)}


def as_table(report: Report) -> str:
    """The report for people."""
    lines = [f"{report.game:<24}{'total':>8}{'done':>8}{'missing':>9}"]
    for name, total in report.totals.items():
        lines.append(f"{HEADINGS[name][0]:<24}{total:>8}{report.done[name]:>8}{len(report.missing[name]):>9}")
    lines.append(f"{'clauses exempt':<24}{len(report.exempt):>8}    (fewer than {report.exempt_limit} allowed)")
    for name, absent_ids in report.missing.items():
        if absent_ids:
            lines += ["", f"{HEADINGS[name][1]}:", *(f"  {entry}  {why}" for entry, why in absent_ids.items())]
    return "\n".join(lines)
