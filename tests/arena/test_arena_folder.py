"""What has been played is kept: through a crash, through more games, and never mixed with something else."""

import json
from pathlib import Path

import pytest
from arena_hands import outcome, spec_of

from guanxi.arena.folder import Folder, look_into, open_folder
from guanxi.arena.tournament import missing
from guanxi.core.errors import InputError

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


@pytest.mark.parametrize("text", ["", "[]", "{", '{"arena": 7}'])
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
