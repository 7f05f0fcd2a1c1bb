"""The scenarios that the catalogue's examples and vectors cite: each holds, and a changed one would be noticed."""

import copy
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from guanxi.core.catalogue import games, load_catalogue
from guanxi.core.errors import InputError
from guanxi.core.scenario import Outcome, run_scenario
from running import some

FOLDER = Path(__file__).parents[1] / "scenarios"
ENTRIES = {
    entry.id: [f"{game}/{name}" for name in entry.scenarios]
    for game in games()
    for entry in load_catalogue(game).examples + load_catalogue(game).vectors
}
CITED = sorted({name for names in ENTRIES.values() for name in names})
SCENARIOS: dict[str, dict[str, Any]] = {
    name: tomllib.loads((FOLDER / f"{name}.toml").read_text(encoding="utf-8")) for name in CITED
}

Place = tuple[str | int, ...]


def run(scenario: dict[str, Any]) -> Outcome:
    """As the command sees it; a file that is no scenario any more has an error."""
    try:
        return run_scenario(scenario, "a test")
    except InputError as error:
        return Outcome("a test", error=str(error))


def leaves(value: Any, place: Place = ()) -> Iterator[tuple[Place, Any]]:
    """Every value that has none within, and where it stands; of a list also the list, as it may be longer."""
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, part in inner:
        yield from leaves(part, (*place, key))
    if not inner or isinstance(value, list):
        yield place, value


def expected(scenario: dict[str, Any]) -> list[tuple[Place, Any]]:
    """What must come of a scenario: every expectation, and every refusal."""
    found = [(("expect", *place), value) for place, value in leaves(scenario.get("expect", {})) if place]
    for number, step in enumerate(scenario.get("step", [])):
        stated = {key: step[key] for key in ("expect", "refused") if key in step}
        found += [(("step", number, *place), value) for place, value in leaves(stated) if place]
    return found


def other(value: Any) -> Any:
    """Something of the same kind, but not the same."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    if isinstance(value, list):
        return [*value, "something else"]
    return f"{value}x" if isinstance(value, str) else {"something": 1}


def changed(name: str, place: Place, value: Any) -> dict[str, Any]:
    scenario = copy.deepcopy(SCENARIOS[name])
    table: Any = scenario
    for key in place[:-1]:
        table = table[key]
    table[place[-1]] = value
    return scenario


@pytest.mark.parametrize("name", CITED)
def test_it_holds(name: str) -> None:
    assert run(SCENARIOS[name]).failures == []
    assert run(SCENARIOS[name]).passed


@pytest.mark.parametrize("name", CITED)
def test_every_changed_outcome_is_noticed(name: str) -> None:
    found = expected(SCENARIOS[name])
    assert found
    for place, value in found:
        assert run(changed(name, place, other(value))).failed, f"{place} was passed over"


@pytest.mark.parametrize("name", [name for name in CITED if SCENARIOS[name].get("step")])
def test_a_step_that_is_refused_instead_of_accepted_is_noticed_and_the_other_way_round(name: str) -> None:
    for number, step in some(enumerate(SCENARIOS[name]["step"])):
        if "do" in step:
            turned = {key: value for key, value in step.items() if key != "refused"}
            if "refused" not in step:
                turned["refused"] = "CN-TURN-01"
            assert run(changed(name, ("step", number), turned)).failed, f"step {number + 1} was passed over"


@pytest.mark.parametrize("name", CITED)
def test_an_unknown_key_is_noticed(name: str) -> None:
    for place in [("weather",), ("position",), ("expect",)]:
        known = SCENARIOS[name].get(place[0], {})
        scenario = changed(name, place, {**known, "weather": 1})
        assert "weather" in run(scenario).error


def test_all_are_cited() -> None:
    counts = {game: (len(load_catalogue(game).examples), len(load_catalogue(game).vectors)) for game in games()}
    assert counts == {"china": (8, 31), "confucius": (39, 0)}
    assert all(ENTRIES.values())
    folders = [folder for game in games() for folder in ("examples", "vectors") if (FOLDER / game / folder).is_dir()]
    assert folders == ["examples", "vectors", "examples"]
    lying = {path for game in games() for folder in folders for path in (FOLDER / game / folder).rglob("*.toml")}
    assert {path.relative_to(FOLDER).with_suffix("").as_posix() for path in lying} == set(CITED)


def test_scenarios_cite_what_their_entry_cites() -> None:
    clauses = {entry.id: entry.clauses for game in games() for entry in _entries(game)}
    for entry, names in some(ENTRIES.items()):
        shown = {clause for name in names for clause in SCENARIOS[name]["clauses"]}
        assert set(clauses[entry]) <= shown, entry


def _entries(game: str) -> Any:
    return load_catalogue(game).examples + load_catalogue(game).vectors
