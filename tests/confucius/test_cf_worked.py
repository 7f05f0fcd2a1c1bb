"""The worked examples of the catalogue hold, and a changed one would be noticed."""

import copy
from collections.abc import Iterator
from typing import Any

import pytest

from guanxi.confucius import worked
from guanxi.confucius.game import GAME
from guanxi.confucius.worked.counterfactuals import NOT_PLAYED
from guanxi.confucius.worked.examples import run_example
from guanxi.core.catalogue import load_catalogue
from guanxi.core.errors import InputError

CONFUCIUS = load_catalogue("confucius")
ENTRIES: dict[str, Any] = {example.id: example.entry for example in CONFUCIUS.examples}
NOTES = [name for name, entry in ENTRIES.items() if "move" not in entry]
PLAYED = [name for name in ENTRIES if name not in NOTES]

Path = tuple[str | int, ...]

# What a move or a beginning says of itself; everything else in them lays out or plays.
STATED = (
    *("cubes", "coins", "licences", "forced", "influence_before", "tied_for_least", "legal_targets", "officials_lent"),
    *("step", "reason", "replaces", "expect", "counterfactual", "given", "received", "junk_supply", "titles"),
    "white_bribe_price_before",
)
# Nothing follows from these: a forced examination has begun anyway, and only its absence would tell.
NOT_STATED = {("initial", "forced"), ("counterfactual", "actor"), ("counterfactual", "action")}


def run(entry: Any) -> list[str]:
    return run_example(entry, ENTRIES)


def parts(value: Any, path: Path = ()) -> Iterator[tuple[Path, Any]]:
    """Every value within an entry that has no values within, and where it stands."""
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, part in inner:
        yield from parts(part, (*path, key))
    if not inner:
        yield path, value


def outcomes(entry: Any) -> list[tuple[Path, Any]]:
    return [(path, value) for path, value in parts(entry) if {*STATED} & set(path) and path not in NOT_STATED]


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


@pytest.mark.clause("CF-ACT-BRIBE-02", "CF-ACT-BRIBE-03", "CF-ACT-BRIBE-05", "CF-ACT-BUY-02", "CF-ACT-BUY-03")
@pytest.mark.clause("CF-ACT-COM-01", "CF-ACT-COM-02", "CF-ACT-COM-03", "CF-ACT-COM-04", "CF-ACT-COM-05")
@pytest.mark.clause("CF-ACT-FAV-01", "CF-ACT-FAV-02", "CF-ACT-FAV-03", "CF-ACT-FORCE-03", "CF-ACT-JUNK-02")
@pytest.mark.clause("CF-ACT-JUNK-03", "CF-ACT-NONE-02", "CF-ACT-NONE-03", "CF-ACT-PET-02", "CF-ACT-PET-10")
@pytest.mark.clause("CF-ACT-PET-11", "CF-ACT-PET-12", "CF-ACT-PET-13", "CF-ACT-PET-14", "CF-ACT-PET-20")
@pytest.mark.clause("CF-ACT-PET-21", "CF-ACT-TAX-01", "CF-ACT-TRANS-01", "CF-ACT-TRANS-03", "CF-ACT-TRANS-04")
@pytest.mark.clause("CF-ACT-TRANS-05", "CF-ACT-TRANS-06", "CF-ACT-VOY-01", "CF-ACT-VOY-02", "CF-ACT-VOY-04")
@pytest.mark.clause("CF-ACT-VOY-05", "CF-ACT-VOY-06", "CF-ACT-VOY-07", "CF-ACT-VOY-09", "CF-ACT-VOY-10")
@pytest.mark.clause("CF-ACT-VOY-14", "CF-CM-02", "CF-CM-03", "CF-CM-04", "CF-CUBE-01", "CF-CUBE-02", "CF-CUBE-03")
@pytest.mark.clause("CF-CUBE-04", "CF-DISC-03", "CF-DISC-07", "CF-END-08", "CF-EOR-02", "CF-EOR-03", "CF-EOR-04")
@pytest.mark.clause("CF-EXAM-03", "CF-EXAM-05", "CF-EXAM-06", "CF-EXAM-07", "CF-EXAM-10", "CF-EXAM-14", "CF-EXAM-15")
@pytest.mark.clause("CF-EXAM-17", "CF-EXAM-18", "CF-EXAM-19", "CF-EXAM-21", "CF-EXAM-22", "CF-EXAM-25", "CF-EXAM-26")
@pytest.mark.clause("CF-EXAM-27", "CF-EXAM-29", "CF-GIFT-CAN-02", "CF-GIFT-OBL-02", "CF-GIFT-OBL-04")
@pytest.mark.clause("CF-GIFT-OBL-05", "CF-GIFT-OBL-08", "CF-GIFT-OBL-10", "CF-GIFT-OBL-11", "CF-INV-01", "CF-INV-02")
@pytest.mark.clause("CF-INV-03", "CF-INV-05", "CF-INV-06", "CF-INV-07", "CF-INV-08", "CF-INV-09", "CF-INV-10")
@pytest.mark.clause("CF-INV-11", "CF-OFF-08", "CF-OFF-09", "CF-PAIR-01", "CF-PAIR-02", "CF-PAIR-05", "CF-PAIR-06")
@pytest.mark.clause("CF-PAIR-07", "CF-PAIR-11", "CF-RES-01", "CF-RES-02", "CF-RES-03", "CF-RES-06", "CF-RES-07")
@pytest.mark.clause("CF-RES-08", "CF-RES-09", "CF-RES-11", "CF-RES-13", "CF-RES-14", "CF-RES-15", "CF-RES-16")
@pytest.mark.clause("CF-RES-23", "CF-RES-25", "CF-REW-14", "CF-REW-17", "CF-SCORE-02", "CF-SCORE-03", "CF-SETUP-14")
@pytest.mark.clause("CF-TITLE-01", "CF-TITLE-02", "CF-TITLE-03", "CF-TITLE-04", "CF-TITLE-05", "CF-TITLE-06")
@pytest.mark.clause("CF-TITLE-07", "CF-TITLE-08", "CF-TITLE-09", "CF-TURN-01", "CF-TURN-02", "CF-TURN-03")
@pytest.mark.clause("CF-TURN-04", "CF-TURN-06", "CF-WIN-01", "CF-WIN-02")
@pytest.mark.parametrize("name", ENTRIES)
def test_it_holds(name: str) -> None:
    assert run(ENTRIES[name]) == []


def test_the_marks_are_what_the_entries_cite() -> None:
    marks: list[pytest.Mark] = test_it_holds.pytestmark  # type: ignore[attr-defined]
    marked = {clause for mark in marks if mark.name == "clause" for clause in mark.args}
    assert marked == {clause for entry in ENTRIES.values() for clause in entry["clauses"]}


def test_all_are_run() -> None:
    assert worked.run_all() == {name: [] for name in ENTRIES}
    assert (len(ENTRIES), len(NOTES)) == (39, 3)


@pytest.mark.parametrize("name", PLAYED)
def test_every_changed_outcome_is_noticed(name: str) -> None:
    found = outcomes(ENTRIES[name])
    assert found
    for path, value in found:
        assert run(changed(name, path, other(value))), f"{path} was passed over"


@pytest.mark.parametrize("name", PLAYED)
def test_an_unknown_key_is_noticed(name: str) -> None:
    assert run(changed(name, ("expect", "weather"), 1))[0].endswith("expect.weather is not understood")
    for path in [("weather",), ("initial", "weather"), ("move", 0, "weather")]:
        assert any("weather is not understood" in failure for failure in run(changed(name, path, 1)))


@pytest.mark.parametrize("name", PLAYED)
def test_an_unknown_key_in_a_table_within_is_noticed(name: str) -> None:
    """All but the tables that are kept by player, space or ministry, whose wrong names cannot be laid out either."""
    for path, _ in parts(ENTRIES[name]):
        if path[0] in ("initial", "move", "expect", "counterfactual") and len(path) > 1 and isinstance(path[-1], str):
            assert run(changed(name, (*path[:-1], "weather"), 1)), f"{path} was passed over"


@pytest.mark.parametrize("name", PLAYED)
def test_an_unknown_action_is_noticed(name: str) -> None:
    key = "phase" if "phase" in ENTRIES[name]["move"][0] else "action"
    failures = run(changed(name, ("move", 0, key), "dance"))
    assert any("dance is not understood" in failure or "cannot be run" in failure for failure in failures)


@pytest.mark.parametrize("name", NOTES)
def test_a_note_stands_for_another_example(name: str) -> None:
    assert run(changed(name, ("weather",), 1)) == ["entry.weather is not understood"]
    assert run(changed(name, ("complete",), True))
    assert run(changed(name, ("note",), "Use your imagination."))
    assert run(changed(name, ("note",), "use CF-EX-16 instead"))
    referred = changed("CF-EX-23", ("expect", "lands_resolved"), [])
    assert run_example(changed(name, ("note",), "use CF-EX-23 instead"), {**ENTRIES, "CF-EX-23": referred})


def test_house_rules_that_are_not_played_are_named() -> None:
    """Of a counterfactual under a house rule that can be played the outcome would have to be run."""
    told = [entry["counterfactual"] for entry in ENTRIES.values() if "counterfactual" in entry]
    rules = {each["house_rule"] for each in told if "house_rule" in each}
    assert rules - {"admiral_variant"} == set(NOT_PLAYED)
    assert set(NOT_PLAYED.values()) == {"house rule not played yet"}
    for rule in NOT_PLAYED:
        with pytest.raises(InputError, match="does not play yet"):
            GAME.options({rule: "on"})


@pytest.mark.parametrize(
    ("name", "path", "value"),
    [
        ("CF-EX-01", ("initial", "players_clockwise"), ["black"] * 3),
        ("CF-EX-06", ("move", 0, "actor"), "orange"),
        ("CF-EX-07", ("move", 0, "land_choices"), ["rome"]),
        ("CF-EX-12", ("initial", "hands", "black"), [4]),
        ("CF-EX-14", ("initial", "gifts", 0, "to"), "purple"),
        ("CF-EX-19", ("initial", "invasions_won", 0, "boxes", "black"), [5]),
        ("CF-EX-23", ("initial", "lands", 0, "space"), "right"),
        ("CF-EX-31", ("initial", "officials", 0, "space"), 4),
        ("CF-EX-34", ("initial", "ministry", 1, "empty_spaces"), [6, 7]),
    ],
)
def test_what_cannot_be_laid_out_or_played_is_a_failure(name: str, path: Path, value: object) -> None:
    assert any("cannot be run: " in failure for failure in run(changed(name, path, value)))


@pytest.mark.parametrize("text", ["expect", "illegal_alternatives"])
def test_a_sentence_that_nobody_understands_is_a_failure(text: str) -> None:
    path: Path = ("move", 0, "expect") if text == "expect" else ("expect", "illegal_alternatives", 0)
    assert any("is not understood" in failure for failure in run(changed("CF-EX-06", path, "It rains.")))
