"""Records: what is written can be read, and whatever is not a true record is refused with its line."""

import random
from pathlib import Path

import pytest
from games import CHINA, played, record_text
from hypothesis import given
from hypothesis import strategies as st

from guanxi.core.errors import InputError
from guanxi.core.record import LARGEST, parse_record, read_record, replay, save_record, verify, write_record
from guanxi.core.table import Table, commitment
from running import some


def refused(text: str) -> str:
    """The message with which `verify` refuses a text."""
    with pytest.raises(InputError) as caught:
        verify(parse_record(text, "game"))
    return str(caught.value)


def replace_line(text: str, start: str, new: str) -> str:
    lines = text.split("\n")
    at = next(n for n, line in enumerate(lines) if line.startswith(start))
    lines[at] = new
    return "\n".join(lines)


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("fortifications", ["off", "on"])
def test_what_is_written_verifies_and_is_written_again(players, fortifications):
    text = record_text("two", players, fortifications)
    record = parse_record(text, "game")
    table = verify(record)
    assert write_record(table) == text
    assert CHINA.rules.is_over(table.state)
    assert record.finished


def test_a_record_can_be_stopped_anywhere():
    record = parse_record(record_text(), "game")
    whole = replay(record)
    for upto in (0, 1, 10, 57, len(record.lines)):
        table = replay(record, upto)
        assert len(table.actions) == upto
        if upto < len(record.lines):
            assert CHINA.rules.to_bytes(table.state) == CHINA.rules.to_bytes(whole.before(upto))


@pytest.mark.parametrize("upto", [-1, 100_000])
def test_no_stop_outside_the_record(upto):
    with pytest.raises(InputError, match="it has actions 0 to"):
        replay(parse_record(record_text(), "game"), upto)


def test_a_game_goes_on_from_its_record_with_the_same_cards():
    whole = played("go on")
    half = replay(parse_record(write_record(whole), "game"), 100)
    unfinished = write_record(half)
    again = replay(parse_record(unfinished, "game"))
    assert "result: unfinished\nend\n" in unfinished
    assert verify(parse_record(unfinished, "game")).actions == half.actions
    again.deal()
    for done in whole.actions[len(again.actions) :]:
        if done.seat >= 0:
            again.submit(done.seat, [done.action])
    assert again.actions == whole.actions


def test_the_seed_may_stay_hidden_while_the_game_runs():
    text = write_record(played(), reveal=False)
    assert "seed:" not in text.replace("commitment", "")
    assert "the seed is not revealed" in refused(text)


def test_another_seed_does_not_match_the_commitment():
    assert "does not match the commitment" in refused(replace_line(record_text(), "seed: ", "seed: other"))


def test_another_seed_with_its_own_commitment_deals_other_cards():
    text = replace_line(record_text(), "seed: ", "seed: other")
    text = replace_line(text, "commitment: ", f"commitment: {commitment('other')}")
    assert "from this seed chance deals" in refused(text)


@pytest.mark.parametrize("cut", [0, 1, 5, 100, 500, 2000, 4000])
def test_cut_off_anywhere(cut):
    text = record_text()
    refused(text[: len(text) - 1 - cut])
    refused(text[:cut])


def test_a_line_missing():
    lines = record_text().split("\n")
    for at in range(len(lines) - 1):
        if lines[at].startswith("option"):
            continue  # what is missing has its default; here that changes the number of players or nothing
        refused("\n".join(lines[:at] + lines[at + 1 :]))


def test_two_lines_swapped():
    lines = record_text().split("\n")
    start = lines.index("---") + 1
    for at in some(range(start, start + 40)):
        swapped = lines[:at] + [lines[at + 1], lines[at]] + lines[at + 2 :]
        assert f"line {at + 1}" in refused("\n".join(swapped))


def test_every_edited_result_is_noticed():
    text = record_text()
    for start, new in [("result: ", "result: dead board"), ("place 1", "place 1: Anna, 99 points"), ("place 3", "x")]:
        assert "line" in refused(replace_line(text, start, new))
    assert "the result has" in refused(text.replace("\nend\n", "").rsplit("\n", 1)[0] + "\nend\n")


def test_an_illegal_action_names_line_and_clause():
    text = record_text()
    lines = text.split("\n")
    at = next(n for n, line in enumerate(lines) if " place palace " in line)
    lines[at] = lines[at].rsplit(" palace", 1)[0] + " emissary yan"
    message = refused("\n".join(lines))
    assert f"line {at + 1}" in message
    assert "CN-EMIS-04" in message


@pytest.mark.parametrize(
    ("start", "new", "what"),
    [
        ("guanxi-record", "guanxi-record: 4", "begins with"),
        ("game: ", "game: chess", "no game"),
        ("rules: ", "rules: 7", "rules version 7"),
        ("rules: ", "rules 1", "does not belong"),
        ("option side", "option colour: blue", "no option"),
        ("option side", "option side: 4-5", "CN-SETUP-01"),
        ("option players", "option players: 6", "CN-COMP-01"),
        ("option players", "option players: 4", "4 names"),
        ("option side", "option fort_cover: mandatory", "needs fortifications on"),
        ("player: Anna", "player: Boris", "name of their own"),
        ("player: Anna", "player: " + "A" * 33, "cannot be a name"),
        ("player: Anna", "player: chance", "cannot be a name"),
        ("seed: ", "seed: one\nseed: one", "does not belong"),
        ("end", "end\nmore", 'nothing comes after "end"'),
        ("end", "end\x07", "not text"),
    ],
)
def test_bad_headers_and_ends(start, new, what):
    assert what in refused(replace_line(record_text(), start, new))


def test_files_that_are_no_records(tmp_path: Path):
    for name, data in {
        "empty": b"",
        "binary": bytes(range(256)) * 50,
        "large": b"guanxi-record: 1\n" + b"x" * LARGEST,
        "words": b"once upon a time\n",
        "utf16": record_text().encode("utf-16"),
        "crlf": record_text().replace("\n", "\r\n").encode(),
    }.items():
        path = tmp_path / name
        path.write_bytes(data)
        with pytest.raises(InputError, match=name):
            verify(read_record(path))
    for path in (tmp_path, tmp_path / "missing"):
        with pytest.raises(InputError, match="cannot be read"):
            read_record(path)


@given(st.data())
def test_any_edit_is_refused_or_changes_nothing(data):
    """Flip, insert or delete characters anywhere: a clear message or the very same game, never anything else."""
    text = record_text()
    at = data.draw(st.integers(0, len(text) - 1))
    length = data.draw(st.integers(0, 4))
    new = data.draw(st.text(max_size=4))
    edited = text[:at] + new + text[at + length :]
    try:
        table = verify(parse_record(edited, "game"))
    except InputError:
        return
    assert table.actions == verify(parse_record(text, "game")).actions


@given(st.text())
def test_any_text_is_refused(text):
    with pytest.raises(InputError):
        parse_record(text, "game")


@given(st.lists(st.sampled_from(record_text().split("\n")), max_size=60).map(lambda lines: "\n".join(lines) + "\n"))
def test_any_shuffle_of_lines_is_refused(text):
    with pytest.raises(InputError):
        verify(parse_record(text, "game"))


def test_saving_is_whole_or_not_at_all(tmp_path: Path):
    path = tmp_path / "game.record"
    save_record(path, "first\n")
    save_record(path, "second\n")
    assert path.read_text() == "second\n"
    assert [file.name for file in tmp_path.iterdir()] == ["game.record"]
    for bad in (tmp_path / "no folder" / "x", tmp_path):
        with pytest.raises(InputError, match="cannot be written"):
            save_record(bad, "third\n")
    assert [file.name for file in tmp_path.iterdir()] == ["game.record"]


def test_the_same_seed_is_the_same_game():
    assert record_text("same") == write_record(played("same"))
    assert record_text("same") != record_text("other")


def test_seeds_of_any_text():
    rng = random.Random(5)
    for _ in range(20):
        seed = "".join(chr(rng.choice([*range(33, 127), 0xE9, 0x4E2D])) for _ in range(rng.randint(1, 40)))
        table = Table(CHINA, {"players": "3"}, ["a", "b", "c"], seed)
        assert verify(parse_record(write_record(table), "game")).actions == table.actions
