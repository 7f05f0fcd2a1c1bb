"""docs/scenarios.md names every key, word, stage, phase, item and clause that there is, and no other."""

import re
from pathlib import Path
from typing import Any

import pytest

from guanxi.china.doors.arranging import WORDS as CHINA_WORDS
from guanxi.china.rules.clauses import IDS as CHINA_CLAUSES
from guanxi.confucius.doors.arranging.whole import PHASES as GIVEN_PHASES
from guanxi.confucius.doors.arranging.whole import WORDS as CONFUCIUS_WORDS
from guanxi.confucius.doors.positions import PHASES
from guanxi.confucius.rules.clauses import IDS as CONFUCIUS_CLAUSES
from guanxi.confucius.rules.events import FREE_WORDS, REASON_WORDS, TITLE_WORDS
from guanxi.confucius.rules.kinds import CARD_WORDS
from guanxi.confucius.rules.state import ROOMS
from guanxi.core import loops
from guanxi.core.game import game_named
from guanxi.core.rng import Rng
from guanxi.core.scenario import KEYS, STEP_KEYS
from running import some

pytestmark = pytest.mark.once

TEXT = (Path(__file__).parents[2] / "docs" / "scenarios.md").read_text(encoding="utf-8")
NAMES = ["Alex", "Barbara", "Chris"]
INPUT_ONLY = {"available", "out", "lands", "reward_deck"}  # of Confucius: told in other words


def rows(section: str) -> list[list[str]]:
    """The cells of the tables of a section."""
    lines = TEXT.partition(f"\n## {section}\n")[2].partition("\n## ")[0].splitlines()
    return [line.split("|")[1:-1] for line in lines if line.startswith("|")]


def quoted(cell: str) -> list[str]:
    return cell.split("`")[1::2]


def words_of(section: str) -> set[str]:
    """The words in the first column of the tables of a section."""
    return {word.strip("[]") for row in rows(section) for word in quoted(row[0])}


def values_of(section: str, word: str) -> set[str]:
    """What is told of a word, everything in backticks."""
    (cell,) = (row[1] for row in rows(section) if word in quoted(row[0]))
    return {value.strip('"') for value in quoted(cell)}


def position(name: str) -> dict[str, Any]:
    game = game_named(name)
    state = game.positions.from_position(game.options({"players": "3"}), NAMES, {}, Rng("any"))
    return game.positions.position(state, NAMES)


def test_every_key():
    assert words_of("The keys") == set(KEYS)
    assert words_of("Steps") == set(STEP_KEYS)


def test_every_word_of_china():
    assert words_of("Positions of China") == set(CHINA_WORDS)
    assert words_of("Positions of China") | words_of("Expectations of China") == set(position("china"))


def test_every_word_of_confucius():
    assert words_of("Positions of Confucius") == set(CONFUCIUS_WORDS)
    told = words_of("Positions of Confucius") - INPUT_ONLY | words_of("Expectations of Confucius")
    assert told == set(position("confucius"))


def test_every_stage_phase_card_and_reason_of_confucius():
    section = "Expectations of Confucius"
    assert values_of(section, "stage") == set(ROOMS)
    assert values_of(section, "phase") == set(PHASES)
    assert values_of("Positions of Confucius", "phase") == set(GIVEN_PHASES)
    assert values_of(section, "free") == set(FREE_WORDS)
    assert values_of(section, "rewards") == set(CARD_WORDS)
    assert values_of(section, "titles") - {"{ holder, counts }"} == set(TITLE_WORDS)
    assert values_of(section, "reason") <= {word.replace("-", " ") for word in REASON_WORDS}
    assert {word for word in REASON_WORDS if "-" not in word} <= values_of(section, "reason")


@pytest.mark.parametrize(
    ("name", "section"), [("china", "Expectations of China"), ("confucius", "Expectations of Confucius")]
)
def test_every_source_of_points(name, section):
    """Whatever random games and a score set by hand bring."""
    game = game_named(name)
    options = game.options({"players": "3"})
    given = game.positions.from_position(options, NAMES, {"scores": {"Alex": 7}}, Rng("any"))
    states = [given, *(loops.random_game(game.rules, options, f"sources {number}")[0] for number in range(12))]
    if name == "confucius":
        land = {"id": "yunnan", "boxes": ["Alex", "Chris"], "resolved": True}
        rare = {"emperor_insulted": "Alex", "lands": [land, {"id": "korea"}, {"id": "mongolia"}]}
        states.append(game.positions.from_position(options, NAMES, rare, Rng("any")))
    found = {item.source for state in some(states) for row in game.positions.items(state) for item in row}
    assert {value.partition(" ")[0] for value in values_of(section, "items")} - {"totals"} == found


@pytest.mark.parametrize(("name", "clauses"), [("china", CHINA_CLAUSES), ("confucius", CONFUCIUS_CLAUSES)])
def test_every_clause_that_can_refuse(name, clauses):
    (cell,) = (row[1] for row in rows("Clauses that can refuse") if row[0].strip() == name)
    assert re.findall(r"C[NF]-[A-Z-]+-[0-9]+", cell) == list(dict.fromkeys(clause for clause in clauses if clause))
