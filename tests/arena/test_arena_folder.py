"""What has been played is kept: through a crash, through more games, and never mixed with something else."""

import json
from dataclasses import fields
from pathlib import Path

import pytest
from arena_hands import outcome, spec_of

from guanxi.arena.clock import Clock
from guanxi.arena.figures import figures
from guanxi.arena.folder import Folder, look_into, open_folder
from guanxi.arena.match import Outcome
from guanxi.arena.tournament import missing
from guanxi.core.errors import InputError

pytestmark = pytest.mark.once

SPEC = spec_of("greedy", "random", "random")


def filled(path: Path, games: int) -> Folder:
    folder = open_folder(path, SPEC)
    for number in range(games):
        folder.keep((outcome(number, (0, 1, 2), (3, 2, 1), (1, 2, 3)), "a record\n"))
    return folder


def test_what_is_kept_is_there_again(tmp_path: Path) -> None:
    kept = filled(tmp_path / "a" / "b", 3)
    again = open_folder(tmp_path / "a" / "b", SPEC)
    assert again.outcomes == kept.outcomes
    assert [task.pairing.number for task in missing(again, 5)] == [3, 4]
    assert [one.number for one in again.first(2)] == [0, 1]
    assert {path.name for path in (again.path / "records").iterdir()} == {f"00000{n}.record" for n in range(3)}


@pytest.mark.parametrize("torn", [b'{"number": 3, "seed"', b"{", b"\xff"])
def test_a_torn_last_line_does_not_count(tmp_path: Path, torn: bytes) -> None:
    folder = filled(tmp_path, 3)
    whole = folder.results.read_bytes()
    folder.results.write_bytes(whole + torn)
    assert sorted(look_into(tmp_path, SPEC).outcomes) == [0, 1, 2]
    assert folder.results.read_bytes() == whole + torn, "to look changes nothing"
    assert sorted(open_folder(tmp_path, SPEC).outcomes) == [0, 1, 2]
    assert folder.results.read_bytes() == whole


@pytest.mark.parametrize("damage", ["nonsense", "{}", "[1]", "null", '{"number": 0}'])
def test_a_damaged_line_is_named(tmp_path: Path, damage: str) -> None:
    folder = filled(tmp_path, 2)
    folder.results.write_text(f"{damage}\n" + folder.results.read_text())
    with pytest.raises(InputError, match=r"results.jsonl: line 1 is damaged; take it out"):
        open_folder(tmp_path, SPEC)


JUNK: list[object] = [
    None,
    True,
    -1,
    2.5,
    10**400,
    float("inf"),
    "",
    "red\x1b[31m",
    [],
    [[]],
    {},
    {"x": None},
    "x" * 999,
]
FIELDS = [field.name for field in fields(Outcome)]
CLOCKS = [field.name for field in fields(Clock)]


def refused(folder: Folder, line: str) -> bool:
    """A second line is either refused by its number or, if it may be, read; nothing else happens."""
    told, whole = "", folder.results.read_text()
    folder.results.write_text(f"{whole.splitlines()[0]}\n{line}\n")
    try:
        figures(SPEC, look_into(folder.path, SPEC).first())
    except InputError as error:
        told = str(error)
    folder.results.write_text(whole)
    assert told.isprintable()
    assert not told or f"{folder.results}: line 2 is damaged; take it out" in told
    return bool(told)


@pytest.mark.parametrize("name", FIELDS)
def test_a_field_of_a_wrong_type_is_a_damaged_line(tmp_path: Path, name: str) -> None:
    folder = filled(tmp_path, 2)
    told = json.loads(folder.results.read_text().splitlines()[1])
    assert not refused(folder, json.dumps(told))
    for junk in JUNK:
        assert refused(folder, json.dumps({**told, name: junk})) is not (
            name in ("reason", "engine", "seed") and junk == ""
        )
        if isinstance(told[name], list):
            assert refused(folder, json.dumps({**told, name: [junk, *told[name][1:]]})) is not may_be(name, junk)
    assert refused(folder, json.dumps({key: told[key] for key in told if key != name}))


def may_be(name: str, junk: object) -> bool:
    """What one of a row may be: a total below nought, no sources."""
    return (name == "totals" and junk == -1 and junk is not True) or (name == "sources" and junk == {})


@pytest.mark.parametrize("name", CLOCKS)
def test_a_clock_of_wrong_types_is_a_damaged_line(tmp_path: Path, name: str) -> None:
    folder = filled(tmp_path, 2)
    told = json.loads(folder.results.read_text().splitlines()[1])
    for junk in JUNK:
        clocks = [{**told["clocks"][0], name: junk}, *told["clocks"][1:]]
        good = (name == "fault" and junk == "") or (name in ("seconds", "slowest") and junk == 2.5)
        assert refused(folder, json.dumps({**told, "clocks": clocks})) is not good


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"more": 1}, "'more' is unknown"),
        ({"entrants": [0, 1, 3]}, "its entrants are not those"),
        ({"entrants": [0, 1, 1]}, "its entrants are not those"),
        ({"entrants": [0, 1]}, "entrants is no list of 3"),
        ({"places": [2, 2, 3]}, "its places are none"),
        ({"places": [1, 2, 4]}, "its places are none"),
        ({"sources": [{"a": "b"}, {}, {}]}, "a is no number of anything"),
        ({"sources": [{"\x07": 1}, {}, {}]}, "source is no line of text"),
        ({"moves": 2.0}, "moves is no number of anything"),
    ],
)
def test_what_is_wrong_with_a_line_is_told(tmp_path: Path, change: dict[str, object], why: str) -> None:
    folder = filled(tmp_path, 1)
    folder.results.write_text(json.dumps({**json.loads(folder.results.read_text()), **change}) + "\n")
    with pytest.raises(InputError, match=f"line 1 is damaged; .* [(]{why}"):
        open_folder(tmp_path, SPEC)


def test_a_line_that_is_nested_without_end(tmp_path: Path) -> None:
    folder = filled(tmp_path, 1)
    assert refused(folder, "[" * 100_000)
    assert refused(folder, '{"a":' * 100_000)


@pytest.mark.parametrize(
    ("other", "what"),
    [
        (spec_of("greedy", "random", "random", seed="u"), 'seed is "t", not "u"'),
        (spec_of("random", "greedy", "random"), "players is"),
        (spec_of("greedy", "random", "random", game="confucius"), 'game is "china", not "confucius"'),
    ],
)
def test_another_tournament_is_refused(tmp_path: Path, other: object, what: str) -> None:
    filled(tmp_path, 1)
    with pytest.raises(InputError, match=what):
        open_folder(tmp_path, other)  # type: ignore[arg-type]


@pytest.mark.parametrize("text", ["", "[]", "{", '{"arena": 7}', "null", "[" * 100_000, '{"arena": 2, "options": 5}'])
def test_a_folder_of_something_else_is_refused(tmp_path: Path, text: str) -> None:
    (tmp_path / "arena.json").write_text(text)
    with pytest.raises(InputError, match="--out"):
        open_folder(tmp_path, SPEC)


def test_results_of_nobody_knows_what_are_refused(tmp_path: Path) -> None:
    (tmp_path / "results.jsonl").write_text("")
    with pytest.raises(InputError, match=r"no arena\.json"):
        open_folder(tmp_path, SPEC)


def test_nothing_there_is_nothing_played(tmp_path: Path) -> None:
    assert look_into(tmp_path / "none", SPEC).outcomes == {}
    assert list(tmp_path.iterdir()) == []


def test_the_specification_can_be_read(tmp_path: Path) -> None:
    told = json.loads((filled(tmp_path, 0).path / "arena.json").read_text())
    assert told["players"] == ["greedy", "random", "random"]
    assert told["options"]["players"] == "3"
