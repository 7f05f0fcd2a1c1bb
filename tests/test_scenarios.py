"""Every scenario file of every game holds."""

from pathlib import Path

import pytest

from guanxi.core.catalogue import load_catalogue
from guanxi.core.scenario import Outcome, run_all, run_file

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "scenarios"
FILES = sorted(FOLDER.rglob("*.toml"))
GAMES = sorted(folder.name for folder in FOLDER.iterdir() if folder.is_dir())
COMPLETE = ["china"]  # games whose scenarios cover the whole order of refusals
PENDING = 4  # scenarios that wait for a house rule


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
