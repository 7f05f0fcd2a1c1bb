"""The worked examples and vectors of the catalogue hold, and a changed one would be noticed."""

import copy
from collections.abc import Iterator
from typing import Any

import pytest

from guanxi.china import worked
from guanxi.china.worked.examples import run_example
from guanxi.china.worked.vectors import run_vector
from guanxi.core.catalogue import load_catalogue

CHINA = load_catalogue("china")
EXAMPLES = {example.id: example.entry for example in CHINA.examples}
VECTORS = {vector.id: vector.entry for vector in CHINA.vectors}
ENTRIES = EXAMPLES | VECTORS

# What an entry says must come out, by the names that the catalogue gives it; everything else lays the position out.
OUTCOMES = (
    *("expected", "chains", "legal", "points_after_first_piece", "points_after_turn"),
    *("turns_left", "marker", "cards", "dead"),
)
STATED = ("colour", "limit", "leaders", "province_of")

Path = tuple[str | int, ...]


def run(entry: Any) -> list[str]:
    return run_vector(entry) if "type" in entry else run_example(entry, CHINA.example_setting)


def parts(value: Any, path: Path = ()) -> Iterator[tuple[Path, Any]]:
    """Every value within an entry that has no values within, and where it stands."""
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, part in inner:
        yield from parts(part, (*path, key))
    if not inner:
        yield path, value


def outcomes(entry: Any) -> list[tuple[Path, Any]]:
    found = [(path, value) for path, value in parts(entry) if {*OUTCOMES, *STATED} & set(path)]
    return [(path, value) for path, value in found if path[-1] != "limit_is_not"]


def other(value: Any) -> Any:
    """Something of the same kind, but not the same."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    return f"{value}x" if isinstance(value, str) else {"A": 1}


def changed(name: str, path: Path, value: Any) -> Any:
    entry = copy.deepcopy(dict(ENTRIES[name]))
    table: Any = entry
    for key in path[:-1]:
        table = table[key]
    table[path[-1]] = value
    return entry


@pytest.mark.clause("CN-ALLY-02", "CN-ALLY-03", "CN-ALLY-04", "CN-ALLY-05", "CN-ALLY-06", "CN-ALLY-07", "CN-ALLY-08")
@pytest.mark.clause("CN-ALLY-09", "CN-CARD-02", "CN-CARD-04", "CN-CARD-05", "CN-CARD-06", "CN-CARD-08")
@pytest.mark.clause("CN-DRAW-08", "CN-DRAW-09", "CN-DRAW-12", "CN-DRAW-13", "CN-DRAW-14", "CN-DRAW-16")
@pytest.mark.clause("CN-EMIS-02", "CN-EMIS-03", "CN-EMIS-04", "CN-EMIS-05", "CN-EMIS-06", "CN-EMIS-07", "CN-EMIS-09")
@pytest.mark.clause("CN-END-02", "CN-END-03", "CN-END-04", "CN-END-06", "CN-EXCH-06")
@pytest.mark.clause("CN-FORT-02", "CN-FORT-03", "CN-FORT-04", "CN-FORT-05", "CN-FORT-06", "CN-FORT-07", "CN-FORT-08")
@pytest.mark.clause("CN-FORT-09", "CN-FORT-10", "CN-FORT-11", "CN-FORT-12", "CN-FORT-13", "CN-FORT-14", "CN-FORT-16")
@pytest.mark.clause("CN-PAL-01", "CN-PAL-02", "CN-PAL-03", "CN-PAL-04", "CN-PAL-05", "CN-PAL-06", "CN-PAL-08")
@pytest.mark.clause("CN-PAL-09", "CN-PAL-10", "CN-PAL-11", "CN-PAL-12", "CN-SCORE-02", "CN-SCORE-03", "CN-TURN-05")
@pytest.mark.clause("CN-PLACE-01", "CN-PLACE-02", "CN-PLACE-03", "CN-PLACE-04", "CN-PLACE-05", "CN-PLACE-06")
@pytest.mark.clause("CN-PLACE-11", "CN-ROAD-02", "CN-ROAD-03", "CN-ROAD-04", "CN-ROAD-06", "CN-ROAD-07", "CN-ROAD-08")
@pytest.mark.clause("CN-ROAD-10", "CN-ROAD-11")
@pytest.mark.parametrize("name", ENTRIES)
def test_it_holds(name: str) -> None:
    assert run(ENTRIES[name]) == []


def test_the_marks_are_what_the_entries_cite() -> None:
    marks: list[pytest.Mark] = test_it_holds.pytestmark  # type: ignore[attr-defined]
    marked = {clause for mark in marks if mark.name == "clause" for clause in mark.args}
    assert marked == {clause for entry in ENTRIES.values() for clause in entry["clauses"]}


def test_all_are_run() -> None:
    assert worked.run_all() == {name: [] for name in ENTRIES}
    assert (len(EXAMPLES), len(VECTORS)) == (8, 31)


@pytest.mark.parametrize("name", ENTRIES)
def test_every_changed_outcome_is_noticed(name: str) -> None:
    found = outcomes(ENTRIES[name])
    assert found
    for path, value in found:
        assert run(changed(name, path, other(value))), f"{path} was passed over"


def test_a_limit_that_is_denied_is_noticed() -> None:
    assert run(changed("CN-EX-03", ("expected", "limit_is_not"), 2))


@pytest.mark.parametrize("name", EXAMPLES)
def test_an_unknown_key_in_an_example(name: str) -> None:
    words = "expected.weather is not understood"
    assert run(changed(name, ("expected", "weather"), 1)) == [f"side 3-4: {words}", f"side 4-5: {words}"]
    for path in [("weather",), ("position", "weather"), ("move", 0, "weather")]:
        assert "weather is not understood" in run(changed(name, path, 1))[0]


@pytest.mark.parametrize("name", VECTORS)
def test_an_unknown_key_in_a_vector(name: str) -> None:
    assert run(changed(name, ("weather",), 1)) == ["entry.weather is not understood"]
    if "cases" in VECTORS[name]:
        assert run(changed(name, ("cases", 0, "weather"), 1)) == ["case 1: case.weather is not understood"]
    elif isinstance(VECTORS[name]["expected"], dict):
        assert run(changed(name, ("expected", "weather"), 1))


@pytest.mark.parametrize("name", EXAMPLES)
def test_an_unknown_action(name: str) -> None:
    assert "move 1: action dance is not understood" in run(changed(name, ("move", 0, "action"), "dance"))[0]


@pytest.mark.parametrize("name", VECTORS)
def test_an_unknown_type(name: str) -> None:
    assert run(changed(name, ("type",), "dance")) == ["type dance is not understood"]


@pytest.mark.parametrize("name", ["CN-EX-04", "CN-EX-06", "CN-EX-07"])
def test_an_outcome_that_is_left_out(name: str) -> None:
    entry = changed(name, ("id",), name)
    key = next(iter(entry["expected"]))
    del entry["expected"][key]
    assert run(entry)[0] == f"side 3-4: expected.{key} is missing"


@pytest.mark.parametrize(
    ("name", "path", "value"),
    [
        ("CN-EX-01", ("move", 0, "province"), "Atlantis"),
        ("CN-EX-01", ("move", 0, "pay"), ["pink"]),
        ("CN-EX-02", ("position", "provinces", "Chu", "emissaries"), {"Nobody": 1}),
        ("CN-EX-04", ("position", "provinces", "Wei", "palaces"), {"Alex": 9}),
        ("CN-EX-06", ("move", 0, "number"), 99),
        ("CN-EX-07", ("on_board", "a1"), "nowhere"),
        ("CN-VEC-02", ("counts",), {"Z": 1}),
        ("CN-VEC-29", ("cases", 0, "pieces"), ["pagoda"]),
        ("CN-VEC-46", ("cases", 0, "supplies"), {"A": [1]}),
    ],
)
def test_what_cannot_be_laid_out_is_a_failure(name: str, path: Path, value: object) -> None:
    assert any("cannot be run: " in failure for failure in run(changed(name, path, value)))


@pytest.mark.parametrize(
    ("name", "path", "value"),
    [
        ("CN-EX-01", ("move", 4, "played"), [2]),
        ("CN-EX-06", ("move", 0, "provinces"), ["Wei", "Shu"]),
        ("CN-EX-07", ("position", "owner"), "Alex"),
        ("CN-EX-07", ("position", "nodes"), ["a1"]),
        ("CN-EX-07", ("position", "alternative_links"), [["a1", "a2"], ["a2", "a3"]]),
        ("CN-EX-07", ("on_board", "b"), "chin-1"),
    ],
)
def test_a_position_that_contradicts_itself_is_a_failure(name: str, path: Path, value: object) -> None:
    assert run(changed(name, path, value))
