"""`guanxi show --prospects` and `--preview` as a user meets them."""

import json
from pathlib import Path

import pytest

from running import Run

pytestmark = pytest.mark.once

KINDS = {"kind", "when", "sure", "clause", "seats", "ends_game", "facts", "text", "short", "steps"}


@pytest.fixture
def record(guanxi: Run, tmp_path: Path) -> str:
    """A record of a random game in the folder in which commands run."""
    done = guanxi("simulate", "china", "--games", "1", "--players", "4", "--seed", "s", "--records", ".")
    assert done.returncode == 0, done.stderr
    (path,) = tmp_path.glob("*.record")
    return path.name


def shown(guanxi: Run, record: str, *words: str) -> dict:
    done = guanxi("show", record, *words, "--json")
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def test_prospects_of_everybody_and_of_a_seat(guanxi: Run, record: str):
    found = shown(guanxi, record, "--at", "120", "--prospects")
    assert (found["action"], found["seat"]) == (120, None)
    assert all(set(prospect) == KINDS for prospect in found["prospects"])
    lines = guanxi("show", record, "--at", "120", "--prospects").stdout.splitlines()
    steps = sum(len(prospect["steps"]) for prospect in found["prospects"])
    assert len(lines) == len(found["prospects"]) + steps > 5
    for prospect in found["prospects"]:
        assert any(line.endswith(f"{prospect['text']} ({prospect['clause']})") for line in lines)
    of_seat = shown(guanxi, record, "--at", "120", "--seat", "1", "--prospects")
    assert (of_seat["seat"], of_seat["prospects"]) == (1, found["prospects"])  # nothing in China's depends on hands


def test_steps_are_indented(guanxi: Run, record: str):
    whole = [shown(guanxi, record, "--at", str(at), "--prospects")["prospects"] for at in (150, 180, 200, 220)]
    at, steps = next(
        (at, p["steps"]) for at, found in zip((150, 180, 200, 220), whole, strict=True) for p in found if p["steps"]
    )
    lines = guanxi("show", record, "--at", str(at), "--prospects").stdout.splitlines()
    assert f"{'':29}{steps[0]['text']} ({steps[0]['clause']})" in lines


def test_the_preview_of_a_line(guanxi: Run, record: str):
    position = shown(guanxi, record, "--at", "61")
    line = next(line for line in position["legal"] if line.startswith("place palace"))
    found = shown(guanxi, record, "--at", "61", "--preview", line)
    assert found["line"] == line
    assert list(position["scores"])[found["seat"]] == position["to_act"]
    assert {"kind": "supply", "seat": found["seat"], "where": "palaces"}.items() <= next(
        change for change in found["changes"] if change["kind"] == "supply"
    ).items()
    told = guanxi("show", record, "--at", "61", "--preview", line).stdout.splitlines()
    assert [f"= {change['text']}" for change in found["changes"]] == [each for each in told if each[0] == "="]
    assert told[-1] == "? Another piece, and what you pay with."


def test_after_the_game_nothing_comes(guanxi: Run, record: str):
    assert guanxi("show", record, "--prospects").stdout == "Nothing is foreseen.\n"
    assert shown(guanxi, record, "--prospects")["prospects"] == []


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("--at", "61", "--preview", "dance"), '"dance" is no action'),
        (("--at", "61", "--preview", ""), "nothing to do"),
        (("--at", "61", "--preview", "pass"), "--preview pass: there is no passing"),
        (("--preview", "draw"), "nobody has a choice; try another --at"),
        (("--at", "0", "--preview", "draw"), "nobody has a choice; try another --at"),
        (("--at", "61", "--prospects", "--preview", "draw"), "ask for one of them at a time"),
        (("--at", "61", "--prospects", "--hint"), "ask for one of them at a time"),
        (("--at", "61", "--prospects", "--seat", "9"), "there is no such seat"),
    ],
)
def test_what_cannot_be_asked(guanxi: Run, record: str, words: tuple[str, ...], told: str):
    done = guanxi("show", record, *words)
    assert done.returncode == 2
    assert done.stdout == ""
    assert told in done.stderr
    assert len(done.stderr.splitlines()) == 1


def test_only_who_acts_can_preview(guanxi: Run, record: str):
    position = shown(guanxi, record, "--at", "61")
    other = next(name for name in position["players"] if name != position["to_act"])
    done = guanxi("show", record, "--at", "61", "--seat", other, "--preview", "draw")
    assert done.returncode == 2
    assert f"--preview: it is {position['to_act']} who acts" in done.stderr
