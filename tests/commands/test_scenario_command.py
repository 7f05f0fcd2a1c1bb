"""`guanxi scenario`: exit codes, what it prints, JSON."""

import argparse
import json
from pathlib import Path

import pytest

from guanxi.commands import scenario as command
from scenario_hands import HEAD, WAITING, announce_a_house_rule

pytestmark = pytest.mark.once


@pytest.fixture
def folder(tmp_path) -> Path:
    (tmp_path / "good").mkdir()
    (tmp_path / "good" / "one.toml").write_text(HEAD + "[expect]\nturns = 1", encoding="utf-8")
    (tmp_path / "good" / "two.toml").write_text(HEAD.replace("A title", "Zwölf"), encoding="utf-8")
    (tmp_path / "wrong.toml").write_text(HEAD + "[expect]\nturns = 2", encoding="utf-8")
    (tmp_path / "none.toml").write_text("scenario = 3", encoding="utf-8")
    return tmp_path


def command_run(*files: Path, as_json: bool = False) -> int:
    return command.run(argparse.Namespace(files=list(files), json=as_json))


def test_exit_code_0_when_everything_holds(folder, capsys):
    assert command_run(folder / "good") == 0
    assert capsys.readouterr().out.splitlines() == [
        f"ok     {folder / 'good' / 'one.toml'}: A title",
        f"ok     {folder / 'good' / 'two.toml'}: Zwölf",
        "2 passed, 0 failed",
    ]


def test_exit_code_1_with_expected_and_found(folder, capsys):
    assert command_run(folder / "good", folder / "wrong.toml") == 1
    told = capsys.readouterr()
    assert told.out.splitlines()[2:] == [
        f"FAILED {folder / 'wrong.toml'}: A title",
        "       expect.turns: expected 2, found 1",
        "2 passed, 1 failed",
    ]
    assert told.err == ""


def test_exit_code_2_for_a_file_that_is_no_scenario(folder, capsys):
    assert command_run(folder / "none.toml", folder / "wrong.toml") == 2
    told = capsys.readouterr()
    assert told.err == (
        f'guanxi scenario: {folder / "none.toml"}: it begins with "scenario = 1", the version of this format\n'
    )
    assert "0 passed, 2 failed" in told.out


def test_json(folder, capsys):
    assert command_run(folder / "good" / "one.toml", folder / "wrong.toml", folder / "none.toml", as_json=True) == 2
    told = json.loads(capsys.readouterr().out)
    assert {key: value for key, value in told.items() if key != "scenarios"} == {"passed": 1, "failed": 2, "pending": 0}
    one, wrong, none = told["scenarios"]
    assert one == {
        "file": str(folder / "good" / "one.toml"),
        "title": "A title",
        "passed": True,
        "pending": "",
        "steps": 0,
        "clauses": ["CN-PLACE-07"],
        "refused": [],
        "failures": [],
        "error": "",
    }
    assert (wrong["passed"], wrong["failures"], wrong["error"]) == (False, ["expect.turns: expected 2, found 1"], "")
    assert (none["passed"], none["failures"], none["title"]) == (False, [], "")
    assert none["error"].startswith(str(folder / "none.toml"))


def test_what_waits_is_told_and_counted(folder, capsys, monkeypatch):
    announce_a_house_rule(monkeypatch)
    (folder / "wait.toml").write_text(WAITING + "[expect]\nturns = 2", encoding="utf-8")
    assert command_run(folder / "good" / "one.toml", folder / "wait.toml") == 0
    assert capsys.readouterr().out.splitlines()[1:] == [
        f"wait   {folder / 'wait.toml'}: A title",
        "       pending: waits for the house rule palaces_float",
        "1 passed, 0 failed, 1 pending",
    ]
    assert command_run(folder / "wait.toml", as_json=True) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["passed"], told["failed"], told["pending"]) == (0, 0, 1)
    assert (told["scenarios"][0]["passed"], told["scenarios"][0]["pending"]) == (False, "palaces_float")


def test_a_folder_stands_for_the_scenarios_in_it(folder, capsys):
    assert command_run(folder) == 2
    assert "2 passed, 2 failed" in capsys.readouterr().out
