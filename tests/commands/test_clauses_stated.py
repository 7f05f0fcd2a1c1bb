"""Every clause that the code states is found there by its id; the others have a reason in `unstated.toml`."""

import json
import re
from pathlib import Path

import pytest
from small_game import CATALOGUE, CLAUSE, Run, write

from guanxi.commands.evidence import report, where
from guanxi.commands.evidence.places import folder_of
from guanxi.commands.evidence.stated import REASONS, Stated, stated
from guanxi.core.catalogue import Catalogue, load_catalogue, parse_catalogue
from guanxi.core.errors import InputError
from guanxi.core.finding import game_names

pytestmark = pytest.mark.once

ROOT = Path(__file__).parents[2]
SHORTHAND = re.compile(
    r"""(?:CN|CF|GS)(?:-[A-Z]+)+-\d+            # an id, and then
    (?:[^\n]*[\s(/]-\d{2}\b                     # the number of another one alone: "-08"
    |(?:,\ |\ and\ |\ or\ |/|\ to\ )\d{2}\b     # or even without its dash
    |\ (?:to|until|through)\ [A-Z]{2}-[A-Z])    # or the end of a range""",
    re.VERBOSE,
)


@pytest.fixture
def catalogue() -> Catalogue:
    clauses = [CLAUSE.format(section="SET", number=number, kind="setup") for number in (1, 2, 3)]
    acts = [CLAUSE.format(section="ACT", number=1, kind="restriction")]
    return parse_catalogue("small", CATALOGUE + "".join(clauses + acts))


def read(folder: Path, catalogue: Catalogue, code: str, reasons: str = "") -> Stated:
    """A game of one room, and what states its clauses."""
    write(folder / "rules" / "room.py", code)
    write(folder / REASONS, reasons)
    return stated(folder, catalogue)


def test_ids_are_found_in_docstrings_comments_and_messages(tmp_path: Path, catalogue: Catalogue) -> None:
    write(tmp_path / "game.py", 'raise InputError("not so (SM-SET-01)")\n')
    found = read(tmp_path, catalogue, '"""Rooms: SM-SET-01."""\nx = 1  # SM-ACT-01, SM-SET-02\ny = 2  # SM-ACT-01\n')
    assert found.files == {
        "SM-SET-01": ["game.py", "rules/room.py"],
        "SM-SET-02": ["rules/room.py"],
        "SM-ACT-01": ["rules/room.py"],
    }


def test_a_section_and_an_example_state_nothing(tmp_path: Path, catalogue: Catalogue) -> None:
    assert read(tmp_path, catalogue, "# SM-SET, as in SM-EX-01 and SM-VEC-01\n").files == {}


@pytest.mark.parametrize(
    "table",
    ["rules/clauses.py", "rules/events.py", "doors/refusals.py", "doors/prospects.py", "doors/prospects/lands.py"],
)
def test_tables_that_only_name_clauses_state_nothing(tmp_path: Path, catalogue: Catalogue, table: str) -> None:
    write(tmp_path / table, 'IDS = ("SM-SET-01", "SM-SET-02")\n')
    assert list(read(tmp_path, catalogue, "# SM-SET-02\n").files) == ["SM-SET-02"]


def test_neither_and_both_are_problems(tmp_path: Path, catalogue: Catalogue) -> None:
    found = read(tmp_path, catalogue, "# SM-SET-01 SM-SET-02\n", 'SM-SET-02 = "no"\nSM-SET-03 = "follows"\n')
    assert found.problems(catalogue) == {
        "SM-SET-02": "stands in rules/room.py and in unstated.toml",
        "SM-ACT-01": "stands neither in the code nor in unstated.toml",
    }


@pytest.mark.parametrize(
    ("code", "reasons", "complaint"),
    [
        ("# SM-STE-01", "", r"unknown clause SM-STE-01 in rules/room.py \(did you mean SM-SET-01\?\)"),
        ("", 'SM-SET-99 = "why"', "unknown clause SM-SET-99 in unstated.toml"),
        ("", 'SM-SET-01 = ""', "unstated.toml: SM-SET-01 needs a reason"),
        ("", "SM-SET-01 = 1", "unstated.toml: SM-SET-01 needs a reason"),
        ("", "SM-SET-01", "not TOML"),
    ],
)
def test_faulty_citations(tmp_path: Path, catalogue: Catalogue, code: str, reasons: str, complaint: str) -> None:
    with pytest.raises(InputError, match=complaint):
        read(tmp_path, catalogue, code, reasons)


def test_an_unknown_id_in_a_table(tmp_path: Path, catalogue: Catalogue) -> None:
    write(tmp_path / "rules" / "clauses.py", "# SM-SET-77")
    with pytest.raises(InputError, match=r"unknown clause SM-SET-77 in rules/clauses\.py"):
        read(tmp_path, catalogue, "")


def test_a_file_that_is_not_text(tmp_path: Path, catalogue: Catalogue) -> None:
    (tmp_path / "odd.py").write_bytes(b"\xff\xfe\xff")
    with pytest.raises(InputError, match=r"odd\.py is not Python"):
        read(tmp_path, catalogue, "")


def test_a_game_without_folder_states_nothing(tmp_path: Path, catalogue: Catalogue) -> None:
    assert stated(tmp_path / "nowhere", catalogue) == Stated({}, {})


def test_the_check_fails_and_names_the_clause(root: Path, catalogue: Catalogue) -> None:
    found = read(root / folder_of(catalogue), catalogue, "# SM-SET-01 SM-SET-02\n", 'SM-SET-03 = "follows"\n')
    told = report.check(root, catalogue, {}, {}, found, lambda path: pytest.fail(f"{path} is no scenario"))
    assert not told.complete
    assert told.missing["places"] == {"SM-ACT-01": "stands neither in the code nor in unstated.toml"}
    table = report.as_table(told)
    assert "clauses accounted for          4       3        1" in table
    assert "clauses stated                 2    (and a reason for 1, in unstated.toml)" in table
    assert "\n  SM-ACT-01  stands neither" in table
    counted = report.as_data(told)["places"]
    assert (counted["total"], counted["done"], counted["stated"], counted["explained"]) == (4, 3, 2, 1)


def test_the_page_shows_the_file_or_the_reason(root: Path, catalogue: Catalogue) -> None:
    code = read(root / folder_of(catalogue), catalogue, "# SM-SET-01\n", 'SM-SET-02 = "a | b"\n')
    sections = where.where(root, catalogue, {}, {}, code)
    first, second, third = sections[0]["clauses"]
    assert (first["stated"], first["unstated"]) == (["src/guanxi/small/rules/room.py"], "")
    assert (second["stated"], second["unstated"]) == ([], "a | b")
    assert (third["stated"], third["unstated"]) == ([], "")
    page = where.page(catalogue, sections)
    assert "| SM-SET-01 | Rule 1 | `src/guanxi/small/rules/room.py` |  |  |" in page
    assert "| SM-SET-02 | Rule 2 | a \\| b |  |  |" in page


def test_the_command_reads_the_code_of_the_checkout(command: Run, root: Path) -> None:
    write(root / "src" / "guanxi" / "china" / "rules" / "any.py", "# CN-ROAD-07\n")
    assert "clauses stated                 1    (and a reason for 0" in command("china")[1]
    shown = json.loads(command("china", "--where", "--json")[1])
    roads = next(section for section in shown if section["prefix"] == "CN-ROAD")
    assert roads["clauses"][6]["stated"] == ["src/guanxi/china/rules/any.py"]


@pytest.mark.parametrize("game", ["china", "confucius"])
def test_every_clause_is_stated_or_explained(game: str) -> None:
    assert game in game_names()
    catalogue = load_catalogue(game)
    found = stated(ROOT / "src" / "guanxi" / game, catalogue)
    assert found.problems(catalogue) == {}
    assert len(found.files) + len(found.reasons) == len(catalogue.clauses)


@pytest.mark.parametrize("game", ["china", "confucius"])
def test_reasons_cite_clauses_that_exist(game: str) -> None:
    catalogue = load_catalogue(game)
    reasons = stated(ROOT / "src" / "guanxi" / game, catalogue).reasons
    cited = {clause for reason in reasons.values() for clause in re.findall(r"C[NF](?:-[A-Z]+)+-\d+", reason)}
    assert cited
    assert cited <= set(catalogue.by_id)
    assert not [clause for clause, reason in reasons.items() if clause in reason]


def test_no_id_is_shortened() -> None:
    files = [path for folder in ("src", "tests", "examples") for path in sorted((ROOT / folder).rglob("*.py"))]
    files += sorted((ROOT / "src").rglob("clauses.toml"))
    assert len(files) > 300
    found = {
        f"{path}: {match.group()}"
        for path in files
        if path != Path(__file__)
        for match in SHORTHAND.finditer(path.read_text(encoding="utf-8"))
    }
    assert found == set()


@pytest.mark.parametrize(
    "text",
    [
        "(CF-SETUP-07, -08)",
        "CF-EOR-02 to -04",
        "CF-RES-05, CF-RES-06 (-07)",
        "CF-CAN-01, 02",
        "CF-GIFT-OBL-08 or 09",
        "CN-A-01 to CN-A-03",
    ],
)
def test_what_is_a_shortened_id(text: str) -> None:
    assert SHORTHAND.search(text)


@pytest.mark.parametrize("text", ["CF-SETUP-07, CF-SETUP-08", "CN-A-01: 10 or 20", "CN-A-01 to two", "CN-A-01, -1"])
def test_what_is_none(text: str) -> None:
    assert not SHORTHAND.search(text)
