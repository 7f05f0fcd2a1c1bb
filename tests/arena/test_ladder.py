"""The ladder: what it plays, and a page in which every figure comes from games."""

import json
import re
from dataclasses import replace
from pathlib import Path
from xml.etree import ElementTree

import pytest

from guanxi.arena.ladder import plan
from guanxi.arena.ladder.duels import DUELS, Duel, verdict
from guanxi.cli import main

pytestmark = pytest.mark.once

ARGUMENTS = [
    "ladder",
    "--strong",
    "random",
    "--strong-games",
    "3",
    "--games",
    "2",
    "--only",
    "china",
    "-o",
    "s/page.md",
]


@pytest.fixture
def small(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A ladder of two players and one duel, in a folder of its own."""
    monkeypatch.setattr(plan, "LADDER", ("random", "greedy"))
    duel = Duel("greedy", "random", 2, bound=0.4)
    monkeypatch.setattr(plan, "DUELS", (duel, replace(duel, one="nobody")))
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_what_is_played(small: Path) -> None:
    found = plan.make_plan(None, False, 240, "random", 2000)
    china = [contest for contest in found.contests if contest.spec.game == "china"]
    assert [(contest.kind, contest.spec.table, contest.games) for contest in china] == [
        *(("all", table, 240) for table in (3, 4, 5)),
        ("duel", 4, 2),
        ("strong", 4, 2000),
    ]
    assert found.left_out[0].startswith("china, nobody v 3 random: there is no computer player")
    assert [contest.kind for contest in plan.make_plan("china", True, 1, "random", 1).contests] == ["duel"]
    assert len({contest.spec.slug for contest in found.contests}) == len(found.contests)


def test_all_games_have_the_same_duels() -> None:
    found = plan.make_plan(None, True, 1, "random", 1).contests
    rows = {game: [str(one.duel) for one in found if one.spec.game == game] for game in ("china", "confucius")}
    assert rows["china"] == rows["confucius"] == [str(duel) for duel in DUELS]
    assert "greedy v 3 random" in rows["china"]


def test_a_promise_is_kept_only_if_the_whole_interval_says_so() -> None:
    assert verdict(0.5, 0.5, 0.7) == "kept"
    assert verdict(0.5, 0.4, 0.6) == "open"
    assert verdict(0.5, 0.3, 0.49) == "broken"
    assert verdict(None, 0.3, 0.49) == "–"


def test_played_and_written(small: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*ARGUMENTS, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert [contest["games"] for contest in found["contests"]] == [2, 2, 2, 2, 3]
    page = (small / "s" / "page.md").read_text()
    assert "11 games" in page
    assert "at least 40.0 %" in page
    assert page.count("Too few games to rank") == 3
    assert "| rating |" not in page
    shown = re.findall(r"!\[[^]]+\]\((page/[^)]+\.svg)\)", page)
    assert sorted(shown) == sorted(f"page/{path.name}" for path in (small / "s" / "page").iterdir())
    for name in shown:
        ElementTree.parse(small / "s" / name)
    assert main([*ARGUMENTS, "--write-only"]) == 0
    assert (small / "s" / "page.md").read_text() == page
    assert main(ARGUMENTS) == 0
    assert "playing" not in capsys.readouterr().err


def test_written_before_anything_is_played(small: Path) -> None:
    assert main([*ARGUMENTS, "--write-only"]) == 0
    page = (small / "s" / "page.md").read_text()
    assert "0 of 3 games." in page
    assert "![" not in page
    assert not (small / "arena").exists()
