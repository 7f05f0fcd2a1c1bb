"""How far the evidence for a game's clauses reaches, and what is still missing."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from guanxi.commands.evidence import worked
from guanxi.commands.evidence.places import Places, folder_of, scenario_files
from guanxi.commands.evidence.running import Outcome, RunFile
from guanxi.commands.evidence.stated import REASONS, Stated, reasons
from guanxi.core.catalogue import Catalogue, Clause

EXEMPT_PERCENT = 5


@dataclass(frozen=True, slots=True)
class Report:
    """How far the evidence reaches; `missing` tells by id what is still to do, with its title or what failed."""

    game: str
    totals: Mapping[str, int]
    done: Mapping[str, int]
    exempt: Mapping[str, str]
    stated: int  # clauses that stand in the code
    explained: int  # clauses that do not, with the reason why
    missing: Mapping[str, Mapping[str, str]]
    pending: Mapping[str, str] = field(default_factory=dict)  # scenarios, with the house rule that each waits for

    @property
    def exempt_limit(self) -> int:
        """The number of exemptions that is too many."""
        return -(-self.totals["clauses"] * EXEMPT_PERCENT // 100)

    @property
    def complete(self) -> bool:
        """Whether nothing is missing and few enough clauses are exempt."""
        return not any(self.missing.values()) and len(self.exempt) < self.exempt_limit


def check(
    root: Path, catalogue: Catalogue, tests: Places, scenarios: Places, stated: Stated, run_file: RunFile
) -> Report:
    """Run the scenarios, and compare with the catalogue."""
    files = scenario_files(root, catalogue.about.game)
    outcomes = {path.relative_to(root).as_posix(): run_file(path) for path in files}
    passed = {name for name, outcome in outcomes.items() if outcome.passed}
    covered = {*tests, *(clause for clause, names in scenarios.items() if passed.intersection(names))}
    refused = {clause for outcome in outcomes.values() for clause in outcome.refused}
    restrictions = [clause for clause in catalogue.clauses if clause.kind == "restriction"]
    entries = worked.of(catalogue, outcomes)
    examples, vectors = entries[: len(catalogue.examples)], entries[len(catalogue.examples) :]
    missing = {
        "clauses": _titles(catalogue.clauses, covered),
        "restrictions": _titles(restrictions, refused),
        "examples": {entry.id: entry.missing for entry in examples if entry.missing},
        "vectors": {entry.id: entry.missing for entry in vectors if entry.missing},
        "scenarios": _failed(outcomes) | worked.not_cited(catalogue, outcomes),
        "places": stated.problems(catalogue),
    }
    pending = {name: outcome.pending for name, outcome in outcomes.items() if outcome.pending}
    sizes = catalogue.clauses, restrictions, catalogue.examples, catalogue.vectors, outcomes, catalogue.clauses
    totals = {name: len(entries) for name, entries in zip(missing, sizes, strict=True)}
    done = {name: totals[name] - len(missing[name]) for name in totals}
    done["scenarios"] = len(outcomes.keys() - missing["scenarios"].keys() - pending.keys())
    exempt = reasons(root / folder_of(catalogue), catalogue, "exempt.toml")
    missing["clauses"] = {clause: title for clause, title in missing["clauses"].items() if clause not in exempt}
    counts = len(stated.files), len(stated.reasons)
    return Report(catalogue.about.game, totals, done, exempt, *counts, missing, pending)


def _titles(clauses: Iterable[Clause], met: set[str]) -> dict[str, str]:
    return {clause.id: clause.title for clause in clauses if clause.id not in met}


def _failed(outcomes: Mapping[str, Outcome]) -> dict[str, str]:
    return {name: "failed" for name, outcome in outcomes.items() if not outcome.passed and not outcome.pending}


HEADINGS = {
    "clauses": ("clauses with a test", "Clauses without a test"),
    "restrictions": ("restrictions returned", "Restrictions that no refusal in a scenario returned"),
    "examples": ("examples run", "Examples whose scenarios do not show them"),
    "vectors": ("vectors run", "Vectors whose scenarios do not show them"),
    "scenarios": ("scenarios passed", "Scenarios that failed, or lie among the examples and are cited by none"),
    "places": ("clauses accounted for", "Clauses that the code neither states nor explains, or both"),
}


def as_data(report: Report) -> dict[str, Any]:
    """The report for machines."""
    counted = {
        name: {"total": total, "done": report.done[name], "missing": dict(report.missing[name])}
        for name, total in report.totals.items()
    }
    counted["places"] |= {"stated": report.stated, "explained": report.explained}
    told = {"exempt": dict(report.exempt), "pending": dict(report.pending)}
    return {"game": report.game, "complete": report.complete, **counted, **told}


def as_table(report: Report) -> str:
    """The report for people."""
    lines = [f"{report.game:<24}{'total':>8}{'done':>8}{'missing':>9}"]
    for name, total in report.totals.items():
        lines.append(f"{HEADINGS[name][0]:<24}{total:>8}{report.done[name]:>8}{len(report.missing[name]):>9}")
    lines.append(f"{'clauses stated':<24}{report.stated:>8}    (and a reason for {report.explained}, in {REASONS})")
    lines.append(f"{'scenarios pending':<24}{len(report.pending):>8}    (of the total, neither passed nor missing)")
    lines.append(f"{'clauses exempt':<24}{len(report.exempt):>8}    (fewer than {report.exempt_limit} allowed)")
    for name, absent_ids in report.missing.items():
        if absent_ids:
            lines += ["", f"{HEADINGS[name][1]}:", *(f"  {entry}  {why}" for entry, why in absent_ids.items())]
    if report.pending:
        lines += ["", "Scenarios that wait for a house rule:"]
        lines += [f"  {name}  {rule}" for name, rule in report.pending.items()]
    return "\n".join(lines)
