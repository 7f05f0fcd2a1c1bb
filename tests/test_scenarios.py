"""Every scenario file of every game holds."""

from pathlib import Path

import pytest

from guanxi.china.doors.arranging import WORDS
from guanxi.core.catalogue import load_catalogue
from guanxi.core.game import game_named
from guanxi.core.rng import Rng
from guanxi.core.scenario import KEYS, STEP_KEYS, Outcome, run_all, run_file

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "scenarios"
FILES = sorted(FOLDER.rglob("*.toml"))
GAMES = sorted(folder.name for folder in FOLDER.iterdir() if folder.is_dir())
COMPLETE = ["china"]  # games whose scenarios cover the whole order of refusals
PENDING = 0  # scenarios that wait for a house rule


@pytest.mark.parametrize("path", FILES, ids=[path.relative_to(FOLDER).with_suffix("").as_posix() for path in FILES])
def test_scenario(path):
    outcome = run_file(path)
    assert outcome.failures == []
    assert outcome.passed or outcome.pending
    assert outcome.title
    assert outcome.clauses


@pytest.fixture(scope="module")
def outcomes() -> dict[str, list[Outcome]]:
    return {game: run_all(sorted((FOLDER / game).rglob("*.toml"))) for game in GAMES}


@pytest.mark.parametrize("game", COMPLETE)
def test_every_line_of_the_order_of_refusals_is_met(game, outcomes):
    met = {clause for outcome in outcomes[game] for clause in outcome.refused}
    wanted = {line.clause for line in load_catalogue(game).refusals}
    assert wanted - met == set()


@pytest.mark.parametrize("game", GAMES)
def test_scenarios_cite_clauses_of_the_catalogue(game, outcomes):
    known = {clause.id for clause in load_catalogue(game).clauses}
    cited = {clause for outcome in outcomes[game] for clause in outcome.clauses}
    assert cited <= known


@pytest.mark.parametrize("game", GAMES)
def test_titles_tell_scenarios_apart(game, outcomes):
    titles = [outcome.title for outcome in outcomes[game]]
    assert len(set(titles)) == len(titles)


def test_no_more_scenarios_than_these_are_pending(outcomes):
    assert sum(bool(outcome.pending) for game in GAMES for outcome in outcomes[game]) == PENDING


def words_of(section: str) -> set[str]:
    """The words in the first column of the tables of a section of docs/scenarios.md."""
    text = (ROOT / "docs" / "scenarios.md").read_text(encoding="utf-8")
    lines = text.partition(f"\n## {section}\n")[2].partition("\n## ")[0].splitlines()
    return {word.strip("[]") for line in lines if line.startswith("|") for word in line.split("|")[1].split("`")[1::2]}


def test_the_specification_tells_every_key():
    assert words_of("The keys") == set(KEYS)
    assert words_of("Steps") == set(STEP_KEYS)


def test_the_specification_tells_every_word_of_china():
    china = game_named("china")
    names = ["Alex", "Barbara", "Chris"]
    state = china.positions.from_position(china.options({"players": "3"}), names, {}, Rng("any"))
    assert words_of("Positions of China") == set(WORDS)
    told = words_of("Positions of China") | words_of("Expectations of China")
    assert told == set(china.positions.position(state, names))
