"""`guanxi clauses`: which clauses have a test, which refusals and examples are met, and where each rule lives."""

import argparse
import ast
import json
import tomllib
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

from guanxi.core.errors import InputError

if TYPE_CHECKING:
    from guanxi.core.catalogue import Catalogue, Clause, Example, Section

EPILOG = """\
Examples:
  guanxi clauses china                                   what is covered and what is missing
  guanxi clauses china --check                           the same; exit code 1 while anything is missing
  guanxi clauses china --where -o docs/where/china.md    the page that leads from clauses to modules and tests

Run it inside a checkout: the evidence is read from tests/ and scenarios/ each time."""

EXEMPT_PERCENT = 5
MARKS = ("pytest.mark.clause", "mark.clause")

Places = dict[str, list[str]]
"""Clause id to the tests or scenario files that cite it."""


class Outcome(Protocol):
    """What running a scenario file tells (`guanxi.core.scenario.run_file`)."""

    @property
    def passed(self) -> bool:
        """Whether everything the scenario expects came true."""

    @property
    def clauses(self) -> tuple[str, ...]:
        """The clauses it cites."""

    @property
    def refused(self) -> tuple[str, ...]:
        """The clauses that its refused steps returned."""


RunFile = Callable[[Path], Outcome]
RunAll = Callable[[], Mapping[str, Sequence[str]]]


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


def register(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the command to the command line."""
    parser = commands.add_parser(
        "clauses",
        help="check that every clause has a test; show where each rule lives",
        description="Which clauses have a test, which refusals and worked examples are met, where each rule lives.",
        epilog=EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("game", metavar="GAME", help="china or confucius")
    parser.add_argument("--check", action="store_true", help="exit with 1 while anything is missing")
    parser.add_argument("--where", action="store_true", help="print the page that tells where each rule lives")
    parser.add_argument("-o", "--output", type=Path, metavar="FILE", help="write the page of --where to a file")
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print the report or the page."""
    from guanxi.core.catalogue import games, load_catalogue

    if args.output and not args.where:
        raise InputError("-o writes the page of --where; add --where")
    if args.where and args.check and args.json and not args.output:
        raise InputError("--where and --check would print two JSON texts; write the page to a file with -o")
    catalogue = load_catalogue(args.game.lower())
    root = checkout(Path.cwd())
    known = {clause.id for game in games() for clause in load_catalogue(game).clauses}
    tests, scenarios = cited_by_tests(root, known), cited_by_scenarios(root, catalogue)
    if args.where:
        _publish(args, catalogue, where(root, catalogue, tests, scenarios))
    if args.where and not args.check:
        return 0
    report = check(root, catalogue, tests, scenarios, _run_file, _run_all(catalogue.about.game))
    print(json.dumps(_report_data(report), ensure_ascii=False, indent=2) if args.json else _report_text(report))
    return 1 if args.check and not report.complete else 0


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
        for clause, place in _marks(path, path.relative_to(root).as_posix()):
            places.setdefault(clause, [])
            if place not in places[clause]:
                places[clause].append(place)
    _refuse_unknown(places, known)
    return places


def _marks(path: Path, name: str) -> list[tuple[str, str]]:
    try:
        tree = ast.parse(path.read_text(encoding="utf-8"))
    except (SyntaxError, UnicodeDecodeError) as error:
        raise InputError(f"{name} is not Python: {error}") from error
    finder = _MarkFinder(name)
    finder.visit(tree)
    return finder.found


class _MarkFinder(ast.NodeVisitor):
    """Collects `pytest.mark.clause("ID", ...)` wherever pytest would heed it, under the name of the test."""

    def __init__(self, name: str) -> None:
        self.scope = [name]
        self.found: list[tuple[str, str]] = []

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        self._enter(node)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        self._enter(node)

    def visit_AsyncFunctionDef(self, node: ast.AsyncFunctionDef) -> None:
        self._enter(node)

    def _enter(self, node: ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef) -> None:
        """A test gives its name to the marks on and in it; a mark on anything else is no evidence."""
        if node.name.lower().startswith("test"):
            self.scope.append(node.name)
            self.generic_visit(node)
            self.scope.pop()
        else:
            for statement in node.body:
                self.visit(statement)

    def visit_Call(self, node: ast.Call) -> None:
        if ast.unparse(node.func) in MARKS:
            literals = [argument.value for argument in node.args if isinstance(argument, ast.Constant)]
            self.found += [(value, "::".join(self.scope)) for value in literals if isinstance(value, str)]
        self.generic_visit(node)


def cited_by_scenarios(root: Path, catalogue: "Catalogue") -> Places:
    """The scenario files that cite each clause in their list `clauses`."""
    places: Places = {}
    for path in _scenario_files(root, catalogue.about.game):
        for clause in _toml(path).get("clauses", []):
            places.setdefault(str(clause), []).append(path.relative_to(root).as_posix())
    _refuse_unknown(places, catalogue.by_id)
    return places


def _scenario_files(root: Path, game: str) -> list[Path]:
    return sorted((root / "scenarios" / game).rglob("*.toml"))


def _refuse_unknown(places: Places, known: Iterable[str]) -> None:
    names = set(known)
    unknown = [
        f"{clause} in {found[0]}{_hint(clause, names)}" for clause, found in places.items() if clause not in names
    ]
    if unknown:
        raise InputError("unknown clause " + "; unknown clause ".join(unknown))


def _hint(clause: str, known: Iterable[str]) -> str:
    near = get_close_matches(clause, sorted(known), n=1)
    return f" (did you mean {near[0]}?)" if near else ""


def exemptions(root: Path, catalogue: "Catalogue") -> dict[str, str]:
    """The clauses that need no test, with the reason (`exempt.toml` in the game's folder)."""
    path = root / "src" / "guanxi" / catalogue.about.game / "exempt.toml"
    exempt = _toml(path) if path.is_file() else {}
    for clause, reason in exempt.items():
        if clause not in catalogue.by_id:
            raise InputError(f"{path.relative_to(root).as_posix()}: unknown clause {clause}")
        if not isinstance(reason, str) or not reason.strip():
            raise InputError(f"{path.relative_to(root).as_posix()}: {clause} needs a reason")
    return exempt


def _run_file(path: Path) -> Outcome:
    run_file: RunFile = import_module("guanxi.core.scenario").run_file
    return run_file(path)


def _run_all(game: str) -> RunAll:
    """The runner of the game's worked examples; a game that has none yet runs nothing."""
    name = f"guanxi.{game}.worked"
    try:
        run_all: RunAll = import_module(name).run_all
    except ModuleNotFoundError as error:
        if error.name != name:
            raise
        return dict
    return run_all


def check(
    root: Path, catalogue: "Catalogue", tests: Places, scenarios: Places, run_file: RunFile, run_all: RunAll
) -> Report:
    """Run scenarios and worked examples, and compare with the catalogue."""
    files = _scenario_files(root, catalogue.about.game)
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


def _titles(clauses: "Iterable[Clause]", met: set[str]) -> dict[str, str]:
    return {clause.id: clause.title for clause in clauses if clause.id not in met}


def _not_held(worked: Mapping[str, Sequence[str]], examples: "Iterable[Example]") -> dict[str, str]:
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


def _report_data(report: Report) -> dict[str, Any]:
    counted = {
        name: {"total": total, "done": report.done[name], "missing": dict(report.missing[name])}
        for name, total in report.totals.items()
    }
    return {"game": report.game, "complete": report.complete, **counted, "exempt": dict(report.exempt)}


def _report_text(report: Report) -> str:
    lines = [f"{report.game:<24}{'total':>8}{'done':>8}{'missing':>9}"]
    for name, total in report.totals.items():
        lines.append(f"{HEADINGS[name][0]:<24}{total:>8}{report.done[name]:>8}{len(report.missing[name]):>9}")
    lines.append(f"{'clauses exempt':<24}{len(report.exempt):>8}    (fewer than {report.exempt_limit} allowed)")
    for name, absent_ids in report.missing.items():
        if absent_ids:
            lines += ["", f"{HEADINGS[name][1]}:", *(f"  {entry}  {why}" for entry, why in absent_ids.items())]
    return "\n".join(lines)


def where(root: Path, catalogue: "Catalogue", tests: Places, scenarios: Places) -> list[dict[str, Any]]:
    """For each section its module, whether that is built, and the tests and scenarios of its clauses."""
    return [_section_place(root, catalogue, section, tests, scenarios) for section in catalogue.sections]


def _section_place(
    root: Path, catalogue: "Catalogue", section: "Section", tests: Places, scenarios: Places
) -> dict[str, Any]:
    def place(clause: "Clause") -> dict[str, Any]:
        found = {"tests": tests.get(clause.id, []), "scenarios": scenarios.get(clause.id, [])}
        return {"id": clause.id, "title": clause.title, **found}

    module = Path("src", "guanxi", catalogue.about.game, section.module)
    return {
        "prefix": section.prefix,
        "title": section.title,
        "module": module.as_posix(),
        "built": (root / module).is_file(),
        "clauses": [place(clause) for clause in catalogue.clauses_of(section.prefix)],
    }


def _publish(args: argparse.Namespace, catalogue: "Catalogue", places: list[dict[str, Any]]) -> None:
    text = json.dumps(places, ensure_ascii=False, indent=2) if args.json else _page(catalogue, places)
    if args.output is None:
        print(text)
        return
    try:
        args.output.parent.mkdir(parents=True, exist_ok=True)
        args.output.write_text(text + "\n", encoding="utf-8")
    except OSError as error:
        raise InputError(f"cannot write {args.output}: {error.strerror}") from error


def _page(catalogue: "Catalogue", places: list[dict[str, Any]]) -> str:
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
