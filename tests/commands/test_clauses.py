"""`guanxi clauses` reads the evidence from tests and scenarios, and fails while something has none."""

import json
from dataclasses import dataclass
from pathlib import Path

import pytest
from small_game import CATALOGUE, CLAUSE, Run, write

from guanxi.commands.evidence import running
from guanxi.commands.evidence.places import checkout, cited_by_scenarios, cited_by_tests, folder_of
from guanxi.commands.evidence.report import Report, as_data, as_table, check
from guanxi.commands.evidence.stated import reasons, stated
from guanxi.commands.evidence.where import where
from guanxi.core.catalogue import Catalogue, parse_catalogue
from guanxi.core.errors import InputError

TESTS = '''
import pytest
from pytest import mark

pytestmark = [pytest.mark.slow, pytest.mark.clause("SM-SET-01")]
CASES = [pytest.param(1, marks=pytest.mark.clause("SM-SET-02")), pytest.param(2, marks=[mark.clause("SM-SET-03")])]
NAME = "SM-SET-09"


@pytest.mark.clause("SM-SET-04", "SM-SET-05")
@pytest.mark.parametrize("n", [pytest.param(1, marks=pytest.mark.clause("SM-SET-06")), 2])
def test_one(n):
    """pytest.mark.clause("SM-SET-08") in words is no mark."""


@pytest.mark.clause("SM-SET-04")
async def test_two(): ...


@pytest.mark.clause("SM-SET-08")
def helper(): ...


@pytest.mark.clause("SM-ACT-01")
class TestActions:
    pytestmark = pytest.mark.clause("SM-SET-07")

    @pytest.mark.clause("SM-ACT-02", NAME, 3)
    def test_it(self): ...
'''


@dataclass
class Played:
    passed: bool = True
    clauses: tuple[str, ...] = ("SM-SET-01",)
    refused: tuple[str, ...] = ()
    failures: tuple[str, ...] = ()
    pending: str = ""


@pytest.fixture
def catalogue() -> Catalogue:
    setups = [CLAUSE.format(section="SET", number=number, kind="setup") for number in range(1, 20)]
    acts = [CLAUSE.format(section="ACT", number=number, kind="restriction") for number in (1, 2)]
    return parse_catalogue("small", CATALOGUE + "".join(setups + acts))


def every_id(catalogue: Catalogue) -> str:
    return ", ".join(f'"{clause.id}"' for clause in catalogue.clauses)


def run_check(root: Path, catalogue: Catalogue, outcomes: dict[str, Played], worked: bool = True) -> Report:
    """With the scenarios of the example and the vector, unless told otherwise."""
    for name in ("examples/ex", "vectors/vec") if worked else ():
        write(root / "scenarios" / "small" / f"{name}.toml", "")
    tests, scenarios = cited_by_tests(root, catalogue.by_id), cited_by_scenarios(root, catalogue)
    write(root / "src" / "guanxi" / "small" / "rules.py", f"# {every_id(catalogue)}\n")
    code = stated(root / folder_of(catalogue), catalogue)
    return check(root, catalogue, tests, scenarios, code, lambda path: outcomes.get(path.stem, Played()))


def test_marks_are_found_where_pytest_heeds_them(root: Path, catalogue: Catalogue) -> None:
    write(root / "tests" / "rules" / "test_some.py", TESTS)
    name = "tests/rules/test_some.py"
    assert cited_by_tests(root, catalogue.by_id) == {
        "SM-SET-01": [name],
        "SM-SET-02": [name],
        "SM-SET-03": [name],
        "SM-SET-04": [f"{name}::test_one", f"{name}::test_two"],
        "SM-SET-05": [f"{name}::test_one"],
        "SM-SET-06": [f"{name}::test_one"],
        "SM-SET-07": [f"{name}::TestActions"],
        "SM-ACT-01": [f"{name}::TestActions"],
        "SM-ACT-02": [f"{name}::TestActions::test_it"],
    }


def test_only_test_files_count(root: Path) -> None:
    write(root / "tests" / "helpers.py", 'import pytest\npytestmark = pytest.mark.clause("SM-SET-01")\n')
    assert cited_by_tests(root, ()) == {}


def test_an_unknown_id_in_a_test(root: Path, catalogue: Catalogue) -> None:
    write(root / "tests" / "test_it.py", 'import pytest\npytestmark = pytest.mark.clause("SM-STE-01")\n')
    with pytest.raises(InputError, match=r"unknown clause SM-STE-01 in tests/test_it.py \(did you mean SM-SET-01\?\)"):
        cited_by_tests(root, catalogue.by_id)


def test_a_test_file_that_is_not_python(root: Path, catalogue: Catalogue) -> None:
    write(root / "tests" / "test_it.py", "def (\n")
    with pytest.raises(InputError, match=r"tests/test_it\.py is not Python"):
        cited_by_tests(root, catalogue.by_id)


def test_scenarios_cite_clauses(root: Path, catalogue: Catalogue) -> None:
    write(root / "scenarios" / "small" / "deep" / "a.toml", 'clauses = ["SM-SET-01", "SM-ACT-01"]\n')
    write(root / "scenarios" / "small" / "b.toml", 'title = "cites nothing"\n')
    write(root / "scenarios" / "other" / "c.toml", 'clauses = ["OT-SET-01"]\n')
    name = "scenarios/small/deep/a.toml"
    assert cited_by_scenarios(root, catalogue) == {"SM-SET-01": [name], "SM-ACT-01": [name]}


@pytest.mark.parametrize(
    ("text", "complaint"),
    [('clauses = ["SM-SET-99"]', "unknown clause SM-SET-99 in scenarios/small/a.toml"), ("clauses = [", "not TOML")],
)
def test_a_faulty_scenario(root: Path, catalogue: Catalogue, text: str, complaint: str) -> None:
    write(root / "scenarios" / "small" / "a.toml", text)
    with pytest.raises(InputError, match=complaint):
        cited_by_scenarios(root, catalogue)


def test_everything_met_is_complete(root: Path, catalogue: Catalogue) -> None:
    write(root / "tests" / "test_it.py", f"import pytest\npytestmark = pytest.mark.clause({every_id(catalogue)})\n")
    write(root / "scenarios" / "small" / "a.toml", "")
    report = run_check(root, catalogue, outcomes={"a": Played(refused=("SM-ACT-01", "SM-ACT-02"))})
    assert report.complete
    assert report.done == report.totals
    assert report.totals == {
        "clauses": 21,
        "restrictions": 2,
        "examples": 1,
        "vectors": 1,
        "scenarios": 3,
        "places": 21,
    }
    assert report.pending == {}


def test_what_is_missing_is_listed(root: Path, catalogue: Catalogue) -> None:
    write(root / "scenarios" / "small" / "good.toml", 'clauses = ["SM-SET-01"]')
    write(root / "scenarios" / "small" / "bad.toml", 'clauses = ["SM-SET-02"]')
    outcomes = {"good": Played(refused=("SM-ACT-01",)), "bad": Played(passed=False)}
    outcomes["ex"] = Played(passed=False, failures=("limit is 3, not 4",))
    write(root / "scenarios" / "small" / "examples" / "ex.toml", "")
    report = run_check(root, catalogue, outcomes=outcomes, worked=False)
    assert not report.complete
    assert report.done == {"clauses": 1, "restrictions": 1, "examples": 0, "vectors": 0, "scenarios": 1, "places": 21}
    assert "SM-SET-01" not in report.missing["clauses"]
    assert report.missing["clauses"]["SM-SET-02"] == "Rule 2"
    assert report.missing["restrictions"] == {"SM-ACT-02": "Rule 2"}
    assert report.missing["examples"] == {"SM-EX-01": "scenarios/small/examples/ex.toml: limit is 3, not 4"}
    vector = "there is no scenarios/small/vectors/vec.toml; cites no scenario that can be run"
    assert report.missing["vectors"] == {"SM-VEC-01": vector}
    failed = ["scenarios/small/bad.toml", "scenarios/small/examples/ex.toml"]
    assert report.missing["scenarios"] == dict.fromkeys(failed, "failed")


def test_an_example_that_cites_nothing_is_missing(root: Path) -> None:
    small = CATALOGUE.replace(', scenarios = ["examples/ex"]', "")
    small += CLAUSE.format(section="SET", number=1, kind="setup") + CLAUSE.format(section="ACT", number=1, kind="setup")
    report = run_check(root, parse_catalogue("small", small), {})
    assert report.missing["examples"] == {"SM-EX-01": "cites no scenario that can be run"}
    assert report.missing["scenarios"] == {"scenarios/small/examples/ex.toml": "cited by no entry"}
    assert (report.done["examples"], report.done["vectors"], report.done["scenarios"]) == (0, 1, 1)
    assert not report.complete


def test_an_example_whose_scenario_cites_something_else_is_missing(root: Path, catalogue: Catalogue) -> None:
    report = run_check(root, catalogue, {"ex": Played(clauses=("SM-SET-02",))})
    assert report.missing["examples"] == {"SM-EX-01": "none of its scenarios cites SM-SET-01"}


def test_only_a_vector_or_example_needs_to_be_cited(root: Path, catalogue: Catalogue) -> None:
    for name in ("examples/more", "vectors/more", "other/more"):
        write(root / "scenarios" / "small" / f"{name}.toml", "")
    stray = ["scenarios/small/examples/more.toml", "scenarios/small/vectors/more.toml"]
    assert run_check(root, catalogue, {}).missing["scenarios"] == dict.fromkeys(stray, "cited by no entry")


def test_what_is_pending_is_told_and_proves_nothing(root: Path, catalogue: Catalogue) -> None:
    write(root / "scenarios" / "small" / "wait.toml", 'pending = "rule"\nclauses = ["SM-SET-02"]')
    report = run_check(root, catalogue, {"wait": Played(passed=False, pending="rule")})
    assert report.pending == {"scenarios/small/wait.toml": "rule"}
    assert (report.totals["scenarios"], report.done["scenarios"], report.missing["scenarios"]) == (3, 2, {})
    assert "SM-SET-02" in report.missing["clauses"]
    shown = as_table(report)
    assert "scenarios pending              1" in shown
    assert "Scenarios that wait for a house rule:\n  scenarios/small/wait.toml  rule" in shown
    assert as_data(report)["pending"] == report.pending


def test_an_example_of_which_all_is_pending_is_missing(root: Path, catalogue: Catalogue) -> None:
    report = run_check(root, catalogue, {"ex": Played(passed=False, pending="rule")})
    assert report.missing["examples"] == {"SM-EX-01": "cites no scenario that can be run"}


def cover_all_but(root: Path, catalogue: Catalogue, exempt: str) -> Report:
    write(root / "src" / "guanxi" / "small" / "exempt.toml", exempt)
    ids = every_id(catalogue).replace('"SM-SET-01", ', "").replace('"SM-SET-02", ', "")
    write(root / "tests" / "test_it.py", f"import pytest\npytestmark = pytest.mark.clause({ids})\n")
    write(root / "scenarios" / "small" / "a.toml", 'clauses = ["SM-SET-02"]')
    return run_check(root, catalogue, outcomes={"a": Played(refused=("SM-ACT-01", "SM-ACT-02"))})


def test_an_exempt_clause_is_not_missing_and_not_tested(root: Path, catalogue: Catalogue) -> None:
    report = cover_all_but(root, catalogue, 'SM-SET-01 = "only words"\n')
    assert report.complete
    assert (report.totals["clauses"], report.done["clauses"], report.missing["clauses"]) == (21, 20, {})


def test_five_in_a_hundred_are_too_many_exemptions(root: Path, catalogue: Catalogue) -> None:
    report = cover_all_but(root, catalogue, 'SM-SET-01 = "only words"\nSM-SET-02 = "only words"\n')
    assert not any(report.missing.values())
    assert not report.complete


@pytest.mark.parametrize(("total", "limit"), [(20, 1), (21, 2), (172, 9), (413, 21)])
def test_the_limit_of_exemptions(total: int, limit: int) -> None:
    assert Report("small", {"clauses": total}, {}, {}, 0, 0, {}).exempt_limit == limit


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ('SM-SET-99 = "why"', "unknown clause SM-SET-99 in exempt.toml"),
        ('SM-SET-01 = " "', "exempt.toml: SM-SET-01 needs a reason"),
        ("SM-SET-01 = true", "exempt.toml: SM-SET-01 needs a reason"),
        ("SM-SET-01", "is not TOML"),
    ],
)
def test_faulty_exemptions(root: Path, catalogue: Catalogue, text: str, complaint: str) -> None:
    write(root / "src" / "guanxi" / "small" / "exempt.toml", text)
    with pytest.raises(InputError, match=complaint):
        reasons(root / folder_of(catalogue), catalogue, "exempt.toml")


def test_where_tells_module_tests_and_scenarios(root: Path, catalogue: Catalogue) -> None:
    write(root / "src" / "guanxi" / "small" / "setup.py", "")
    code = stated(root / folder_of(catalogue), catalogue)
    cited = {"SM-SET-01": ["tests/test_it.py::test_a"]}, {"SM-SET-01": ["s.toml"]}
    setup, actions = where(root, catalogue, *cited, code)
    assert (setup["module"], setup["built"], actions["built"]) == ("src/guanxi/small/setup.py", True, False)
    assert setup["clauses"][0]["tests"] == ["tests/test_it.py::test_a"]
    assert setup["clauses"][0]["scenarios"] == ["s.toml"]
    assert setup["clauses"][1]["tests"] == []


def test_the_checkout_is_found_from_within(root: Path, tmp_path_factory: pytest.TempPathFactory) -> None:
    assert checkout(root / "tests") == root
    elsewhere = tmp_path_factory.mktemp("elsewhere")
    write(elsewhere / "pyproject.toml", '[project]\nname = "other"\n')
    (elsewhere / "tests").mkdir()
    with pytest.raises(InputError, match="inside a checkout"):
        checkout(elsewhere)


def test_check_fails_while_something_is_missing(command: Run) -> None:
    code, shown = command("china", "--check")
    assert code == 1
    assert "clauses with a test          172       0      172" in shown
    assert "  CN-WIN-04  Complete tie" in shown
    assert "  CN-VEC-02  there is no scenarios/china/vectors/CN-VEC-02.toml" in shown


def test_without_check_the_same_is_only_told(command: Run) -> None:
    assert command("china") == (0, command("china", "--check")[1])


def test_check_passes_when_all_is_met(command: Run, root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from guanxi.core.catalogue import load_catalogue

    china = load_catalogue("china")
    write(root / "tests" / "test_it.py", f"import pytest\npytestmark = pytest.mark.clause({every_id(china)})\n")
    for name in (name for entry in china.examples + china.vectors for name in entry.scenarios):
        write(root / "scenarios" / "china" / f"{name}.toml", "")
    write(root / "src" / "guanxi" / "china" / "rules.py", f"# {every_id(china)}\n")
    every = tuple(china.by_id)
    monkeypatch.setattr(running, "run_file", lambda path: Played(clauses=every, refused=every))
    code, shown = command("china", "--check", "--json")
    assert code == 0
    assert json.loads(shown)["complete"] is True


def test_json_of_the_report(command: Run) -> None:
    code, shown = command("confucius", "--check", "--json")
    report = json.loads(shown)
    assert (code, report["game"], report["complete"], report["exempt"]) == (1, "confucius", False, {})
    assert report["clauses"]["missing"]["CF-COMP-01"] == "Player count"
    assert (report["restrictions"]["total"], report["examples"]["done"]) == (62, 0)


def test_the_page(command: Run, root: Path) -> None:
    marked = 'import pytest\n@pytest.mark.clause("CN-ROAD-07")\ndef test_best(): ...\n'
    write(root / "tests" / "test_roads.py", marked)
    write(root / "scenarios" / "china" / "roads.toml", 'clauses = ["CN-ROAD-07"]')
    page = root / "docs" / "where" / "china.md"
    assert command("china", "--where", "-o", str(page)) == (0, "")
    text = page.read_text(encoding="utf-8")
    assert "## CN-ROAD: Road chains\n\nModule: `src/guanxi/china/rules/scoring/roads.py` (planned)\n" in text
    shown = " | `tests/test_roads.py::test_best` | `scenarios/china/roads.toml`"
    assert f"| CN-ROAD-07 | Score as an optimisation problem | {shown} |" in text
    assert command("china", "--where") == (0, text)


def test_the_page_as_json_and_before_the_report(command: Run) -> None:
    code, shown = command("confucius", "--where", "--json")
    assert (code, json.loads(shown)[0]["prefix"]) == (0, "CF-COMP")
    code, shown = command("confucius", "--where", "--check")
    assert code == 1
    assert shown.index("## CF-CONS") < shown.index("clauses with a test")


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["chnia"], "did you mean china"),
        (["china", "-o", "x.md"], "add --where"),
        (["china", "--where", "--check", "--json"], "two JSON texts"),
        (["china", "--where", "-o", "pyproject.toml/x.md"], "cannot write"),
    ],
)
def test_wrong_input(command: Run, words: list[str], complaint: str) -> None:
    with pytest.raises(InputError, match=complaint):
        command(*words)


def test_outside_a_checkout(command: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir("/")
    with pytest.raises(InputError, match="inside a checkout"):
        command("china")
