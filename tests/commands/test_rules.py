"""`guanxi rules` shows games, sections, clauses and searches, and refuses what it does not know."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from guanxi import cli
from guanxi.commands import line, rules
from guanxi.commands.parsing import CommandParser
from guanxi.core.errors import InputError
from guanxi.core.reader import hear

pytestmark = pytest.mark.once

Ask = Callable[..., str]


@pytest.fixture
def ask(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Ask:
    monkeypatch.setenv("COLUMNS", "80")

    def asked(*words: str) -> str:
        parser = CommandParser()
        rules.register(parser.add_subparsers())
        args = parser.parse_args(["rules", *hear(words)])
        assert args.run(args) == 0
        return capsys.readouterr().out

    return asked


def data(text: str) -> Any:
    return json.loads(text)


def test_the_games(ask: Ask) -> None:
    shown = ask()
    assert "China (Michael Schacht, Abacusspiele 2005): 172 clauses" in shown
    assert "confucius" in shown
    assert "guanxi rules GAME" in shown


def test_the_sections_with_their_counts(ask: Ask) -> None:
    shown = ask("china")
    assert "CN-ROAD    12  Road chains" in shown
    assert "guanxi rules china CN-COMP-01" in shown


def test_one_clause(ask: Ask) -> None:
    shown = ask("china", "cn-road-08")
    assert shown.startswith("CN-ROAD-08  No decision by the player\n")
    for part in ("Conflict ", "Ruling ", "road_method, house rule: max_sum (default)", "Sources    derived"):
        assert part in shown
    for part in (
        "guanxi/china/rules/scoring/roads.py",
        "CN-VEC-39 A line of eight",
        "Previous   CN-ROAD-07",
        "CN-ROAD-09",
    ):
        assert part in shown


def test_a_clause_says_where_it_is_stated_or_why_not(ask: Ask) -> None:
    assert "Stated in  guanxi/china/rules/scoring/roads.py\n" in ask("china", "CN-ROAD-12")
    assert "Not stated follows from CN-PAL-04 and CN-PAL-09\n" in ask("china", "CN-PAL-14")
    stated, explained = data(ask("china", "CN-ROAD-12", "CN-PAL-14", "--json"))
    assert (stated["stated"], stated["unstated"]) == (["rules/scoring/roads.py"], "")
    assert (explained["stated"], explained["unstated"]) == ([], "follows from CN-PAL-04 and CN-PAL-09")


def test_a_clause_that_refuses_says_when(ask: Ask) -> None:
    assert "Refuses    a third piece" in ask("china", "CN-PLACE-02")


def test_a_part_of_the_game_and_its_option(ask: Ask) -> None:
    shown = ask("confucius", "CF-ACT-PET-01")
    assert "restriction · advanced" in shown
    assert "advanced_game, official: off (default), on." in shown
    assert "guanxi/confucius/rules/actions/petition.py" in shown


def test_several_clauses_and_a_section(ask: Ask) -> None:
    shown = ask("china", "CN-WIN-01", "CN-ROAD")
    assert shown.index("CN-WIN-01  Winner") < shown.index("CN-ROAD  Road chains") < shown.index("CN-ROAD-12  ")


def test_an_example(ask: Ask) -> None:
    shown = ask("confucius", "cf-ex-39")
    assert shown.startswith("CF-EX-39  Redeploying the army of a rival\n  Cites      CF-ACT-PET-13, ")
    assert "Scenario   scenarios/confucius/examples/CF-EX-39.toml" in shown
    assert "- march korea-1 to mongolia-1 (refused by CF-ACT-PET-14)\n" in shown
    assert "- march korea-1 to mongolia-3\n" in shown
    assert "- march korea-1 to mongolia-3 (refused by CF-ACT-PET-13)\n" in shown
    assert "(tried, and taken back)" in ask("china", "CN-EX-03")


def test_an_example_outside_a_checkout(ask: Ask, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir("/")
    shown = ask("confucius", "CF-EX-39").splitlines()
    assert shown[0] == "CF-EX-39  Redeploying the army of a rival"
    assert shown[-1] == "  Scenario   scenarios/confucius/examples/CF-EX-39-house-rule.toml"


@pytest.mark.parametrize(
    "text", ["step = 5", "step = [5]", "[[step]]\nnote = 'x'", "title = ", "[[step]]\nrefused = 'x'"]
)
def test_an_example_whose_scenario_is_odd(ask: Ask, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, text: str) -> None:
    (tmp_path / "pyproject.toml").write_text('[project]\nname = "guanxi"\n', encoding="utf-8")
    (tmp_path / "tests").mkdir()
    folder = tmp_path / "scenarios" / "china" / "examples"
    folder.mkdir(parents=True)
    (folder / "CN-EX-04.toml").write_text(text, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    assert "Scenario   scenarios/china/examples/CN-EX-04.toml" in ask("china", "CN-EX-04")


def test_the_game_may_be_left_out(ask: Ask) -> None:
    assert ask("cf-win-03") == ask("confucius", "CF-WIN-03")


def test_search_in_all_games(ask: Ask) -> None:
    shown = ask("search", "tie")
    assert "CN-" in shown
    assert "CF-" in shown


def test_search_in_one_game(ask: Ask) -> None:
    shown = ask("china", "search", "Emissary", "LIMIT")
    assert shown.startswith("9 clauses have Emissary and LIMIT\n\nCN-EMIS-06  When the limit is read\n")
    assert "CF-" not in shown


@pytest.mark.parametrize(
    ("language", "asked"),
    [("de", ("suche", "haeuser")), ("fr", ("recherche", "emissaires")), ("pt", ("pesquisar", "palacios"))],
)
def test_search_in_another_language(ask: Ask, language: str, asked: tuple[str, str]) -> None:
    found = ask("china", "--lang", language, *asked)
    assert found == ask("china", "--lang", language, "search", asked[1])
    assert found.count("CN-") > 20


def test_search_without_a_hit(ask: Ask) -> None:
    assert ask("search", "submarine") == "No clause has submarine\n"


def test_json_of_everything(ask: Ask) -> None:
    assert [game["game"] for game in data(ask("--json"))] == ["china", "confucius"]
    assert data(ask("china", "--json"))[0] == {
        "prefix": "CN-COMP",
        "title": "Components",
        "module": "rules/components.py",
        "clauses": 10,
    }
    clause = data(ask("china", "CN-COMP-01", "--json"))[0]
    assert (clause["kind"], clause["previous"], clause["next"]) == ("component", None, "CN-COMP-02")
    assert clause["text"].startswith("A game has three, four or five players")
    assert len(data(ask("china", "CN-WIN", "--json"))[0]["clauses"]) == 5
    assert data(ask("search", "dragon", "--json"))[0]["game"] == "china"
    assert data(ask("china", "CN-VEC-15", "--json"))[0]["scenarios"] == ["vectors/CN-VEC-15"]


@pytest.mark.parametrize("columns", ["1", "20", "40", "80", "500"])
def test_any_width_keeps_ids_whole(ask: Ask, monkeypatch: pytest.MonkeyPatch, columns: str) -> None:
    monkeypatch.setenv("COLUMNS", columns)
    shown = ask("confucius", "CF-ACT-INVADE-01")
    assert "CF-ACT-INVADE-01" in shown
    assert "guanxi/confucius/rules/actions/invade.py" in shown
    assert max(map(len, shown.splitlines())) <= 100


def test_another_language(ask: Ask) -> None:
    shown = ask("china", "--lang", "de", "CN-FORT-08")
    assert shown.startswith("CN-FORT-08  Gleich überbauen ist freiwillig\nChina · Befestigungen · Erlaubnis")
    assert "fort_cover (Befestigung überbauen), Hausregel: optional" in shown
    assert "Danach     CN-FORT-09 Haus auf einer Befestigung" in shown
    assert ask("--lang", "en", "CN-FORT-08") == ask("CN-FORT-08")


def test_another_language_searched_and_its_house_rules(ask: Ask) -> None:
    assert "CN-EMIS-03  Gleichstand wird nicht" in ask("china", "search", "HAUSER", "gleichstand", "--lang", "de")
    assert "Gleich" not in ask("china", "search", "emissary")
    house = ask("china", "--house", "--lang", "de")
    assert "full_tie (Völliger Gleichstand): shared (geteilter Sieg) (üblich)" in house


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["china", "--lang", "../de"], "the rules of China are not in '../de', only in en"),
        (["chnia"], "there is no game 'chnia'; did you mean china?"),
        (["china", "CN-RAOD-07"], "China has no clause or section CN-RAOD-07; did you mean CN-ROAD-07"),
        (["CN-RAOD-07"], "did you mean CN-ROAD-07"),
        (["china", "CN-WIN-01", "CN-WIN-99"], "China has no clause or section CN-WIN-99"),
        (["china", "emissary"], "`guanxi rules china search emissary` looks for a word"),
        (["china", "CF-WIN-01"], "China has no clause or section CF-WIN-01"),
        (["search"], "search for what?"),
        (["china", "search", " "], "search for what?"),
    ],
)
def test_wrong_input(ask: Ask, words: list[str], complaint: str) -> None:
    with pytest.raises(InputError) as caught:
        ask(*words)
    assert complaint in str(caught.value)


def test_wrong_input_ends_with_code_two(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(line, "COMMANDS", ("rules",))
    assert cli.main(["rules", "china", "CN-RAOD-07"]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.startswith("guanxi rules: China has no clause or section CN-RAOD-07; did you mean CN-ROAD-07")
