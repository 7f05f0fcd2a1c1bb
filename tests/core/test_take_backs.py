"""Who agreed to go back: a record whose rewinds were not agreed to is refused, where it says that it is voted on."""

import json
import random
from pathlib import Path

import pytest
from games import CHINA

from guanxi.core.errors import InputError
from guanxi.core.record import parse_record, verify, write_record
from guanxi.core.remarks import parse_remark
from guanxi.core.table import Table
from running import Run

NAMES = ["Anna", "Boris", "Clara", "Dora"]
BOTS = ["", "", "", "greedy"]
AGREED = ["Anna asks to go back to 20", "Boris agrees", "Clara agrees", "rewind 20"]


def table_with(way: str, *told: str) -> Table:
    """A table where something was said and done after some actions: remarks, `rewind N` and `play`."""
    table, rng = Table(CHINA, {"players": "4"}, NAMES, "votes", take_back=way), random.Random("votes")
    for line in ["play"] * 20 + list(told) + ["play"]:
        if line == "play":
            table.submit(CHINA.rules.to_act(table.state), [rng.choice(CHINA.rules.legal(table.state))])
        elif line.startswith("rewind "):
            table.rewind(int(line.removeprefix("rewind ")))
        else:
            table.remark(parse_remark(line))
    return table


def verified(way: str, *told: str) -> str:
    """What `verify` says to its record: nothing, or what does not hold."""
    text = write_record(table_with(way, *told), BOTS)
    try:
        again = verify(parse_record(text, "game"))
    except InputError as error:
        return str(error)
    assert write_record(again, BOTS) == text
    return ""


@pytest.mark.parametrize(
    "told",
    [
        AGREED,
        [*AGREED[:1], *AGREED[2:0:-1], "rewind 20"],
        AGREED[:2] + ["Clara resigns: random plays", "rewind 20"],
        ["Clara out of time: random plays", *AGREED[:2], "rewind 20"],
        ["Clara resigns: random plays", "play", "play", "Clara returns", *AGREED],
        ["Boris resigns: random plays", "Clara resigns: random plays", *AGREED[:1], "rewind 20"],
        [*AGREED[:1], "Boris refuses", "play", *AGREED],
        [*AGREED[:1], "no answer", *AGREED],
        [*AGREED[:1], "cancelled", "Boris asks to go back to 4", "Anna agrees", "Clara agrees", "rewind 4"],
        [*AGREED[:2], "play", *AGREED],
        [*AGREED[:2], "Anna resigns: random plays", "Boris asks to go back to 1", "Clara agrees", "rewind 1"],
        [*AGREED, "play", "play", "Anna asks to go back to 3", "Clara agrees", "Boris agrees", "rewind 3"],
        ["Clara resigns: random plays", "Anna asks to go back to 3", "Boris agrees"],
        ["Clara out of time: random plays", *AGREED[:2], "Clara returns", "rewind 20"],
        ["Clara out of time: random plays", "Clara resigns: random plays", *AGREED[:2], "rewind 20"],
        [*AGREED[:1], "Anna out of time: random plays", *AGREED[1:]],
    ],
)
def test_what_all_people_agreed_to_holds(told):
    assert verified("vote", *told) == ""


@pytest.mark.parametrize(
    ("told", "what"),
    [
        (["rewind 20"], "nobody has asked to go back to 20"),
        (AGREED[:3] + ["rewind 19"], "nobody has asked to go back to 19"),
        (AGREED[:1] + ["rewind 20"], "Boris, Clara did not agree"),
        (AGREED[:2] + ["rewind 20"], "Clara did not agree"),
        (AGREED[:3] + ["play", "rewind 20"], "nobody has asked"),
        (AGREED[:2] + ["Clara refuses", "rewind 20"], "nobody has asked"),
        (AGREED[:3] + ["cancelled", "rewind 20"], "nobody has asked"),
        (AGREED[:3] + ["no answer", "rewind 20"], "nobody has asked"),
        ([*AGREED, "play", "play", "play", "rewind 20"], "nobody has asked"),
        (["Clara resigns: random plays", "Clara returns", *AGREED[:2], "rewind 20"], "Clara did not agree"),
        (["Boris agrees", *AGREED[:1]], "nobody has asked"),
        (["Boris refuses"], "nobody has asked"),
        ([*AGREED[:3], "Boris asks to go back to 20", "rewind 20"], "Anna, Clara did not agree"),
        ([*AGREED[:2], "Boris agrees", "rewind 20"], "Clara did not agree"),
        ([*AGREED[:2], "Anna agrees", "rewind 20"], "Clara did not agree"),
        ([*AGREED[:1], "Dora agrees"], "Dora is a computer player"),
        (["Dora asks to go back to 3"], "Dora is a computer player"),
        (["Dora resigns: random plays"], "Dora is a computer player"),
        (["Anna returns"], "nobody stands in for Anna"),
        (["Anna resigns: random plays", "Anna returns", "Anna returns"], "nobody stands in for Anna"),
        (["Dora returns"], "Dora is a computer player"),
    ],
)
def test_what_was_not_agreed_to_does_not(told, what):
    text = verified("vote", *told)
    assert text.startswith("game: line ")
    assert what in text


@pytest.mark.parametrize("way", ["off", "turn"])
def test_without_votes_nobody_is_asked_and_nothing_goes_back(way):
    assert verified(way) == ""
    assert verified(way, "Anna resigns: random plays", "Anna returns") == ""
    assert "nobody is asked" in verified(way, AGREED[0])
    assert "no game goes back to 20" in verified(way, "rewind 20")


def test_where_nothing_is_said_about_it_rewinds_are_free():
    assert verified("", "rewind 20", "Boris agrees", "cancelled", "Anna asks to go back to 1", "rewind 2") == ""
    assert "nobody stands in" in verified("", "Anna returns")


def test_what_is_taken_back_in_the_turn_behind_a_rewind_needs_nobody_s_leave():
    table = Table(CHINA, {"players": "4"}, NAMES, "behind", take_back="vote")
    rules = CHINA.rules
    start = len(table.actions)
    table.submit(rules.to_act(table.state), rules.legal(table.state)[:1])
    table.submit(rules.to_act(table.state), rules.legal(table.state)[:1])
    table.remark(parse_remark(f"Anna asks to go back to {start + 1}"))
    for name in ("Boris", "Clara"):
        table.remark(parse_remark(f"{name} agrees"))
    table.rewind(start + 1)
    assert table.undo()
    text = write_record(table, BOTS)
    assert text.count("rewind: ") == 2
    assert write_record(verify(parse_record(text, "game")), BOTS) == text


def test_what_is_taken_back_after_a_request_leaves_a_record_that_holds():
    """The request was to go back to the last action; that fell, and the record forgot it."""
    table = Table(CHINA, {"players": "4"}, NAMES, "forgotten", take_back="vote")
    rules = CHINA.rules
    table.submit(rules.to_act(table.state), rules.legal(table.state)[:1])
    table.remark(parse_remark(f"Anna asks to go back to {len(table.actions) - 1}"))
    assert table.undo()
    table.remark(parse_remark("Boris asks to go back to 1"))
    table.remark(parse_remark("cancelled"))
    table.remark(parse_remark("no answer"))
    text = write_record(table, BOTS)
    assert write_record(verify(parse_record(text, "game")), BOTS) == text


@pytest.mark.parametrize("way", ["maybe", "Vote", "vote off", "."])
def test_other_ways_are_refused(way):
    with pytest.raises(InputError, match="is none of off, turn, vote"):
        Table(CHINA, {"players": "4"}, NAMES, "ways", take_back=way)
    text = write_record(table_with("vote"), BOTS).replace("take-back: vote", f"take-back: {way}")
    with pytest.raises(InputError, match="is none of off, turn, vote"):
        verify(parse_record(text, "game"))


def test_the_way_stands_once_in_a_header_of_format_3():
    text = write_record(table_with("vote"), BOTS)
    assert text.startswith("guanxi-record: 3\n")
    for changed in (
        text.replace("take-back: vote\n", "take-back: vote\ntake-back: vote\n"),
        text.replace("guanxi-record: 3", "guanxi-record: 2"),
    ):
        with pytest.raises(InputError, match="does not belong into a header here"):
            parse_record(changed, "game")


def test_commands_read_them(guanxi: Run, tmp_path: Path) -> None:
    good = write_record(table_with("vote", *AGREED), BOTS)
    (tmp_path / "good.record").write_text(good, encoding="utf-8")
    (tmp_path / "bad.record").write_text(good.replace("* Clara agrees\n", ""), encoding="utf-8")
    (told,) = json.loads(guanxi("verify", "good.record", "--json").stdout)["records"]
    assert (told["take_back"], told["added"]) == ("vote", [])
    done = guanxi("verify", "bad.record")
    assert (done.returncode, done.stdout) == (2, "")
    at = good.split("\n").index("rewind: 20")
    assert f"bad.record: line {at}: Clara did not agree to go back to 20" in done.stderr
    for name in ("good.record", "bad.record"):
        assert guanxi("replay", name).returncode == 0


def test_a_record_with_one_line_changed_is_told_what_is_wrong_or_holds():
    lines = write_record(table_with("vote", *AGREED, "Clara resigns: random plays", "Clara returns"), BOTS).split("\n")
    rng, refused = random.Random("edits"), 0
    for _ in range(150):
        edited, at = list(lines), rng.randrange(len(lines) - 1)
        edit = rng.randrange(4)
        if edit == 0:
            del edited[at]
        elif edit == 1:
            edited.insert(rng.randrange(len(lines) - 1), lines[at])
        elif edit == 2:
            edited[at] = lines[at][: rng.randrange(len(lines[at]) + 1)]
        else:
            edited[at] = lines[at].replace(rng.choice(lines[at] or " "), rng.choice("*: 0aA[]é\x07"), 1)
        try:
            verify(parse_record("\n".join(edited), "game"))
        except InputError as error:
            refused += str(error).startswith("game: ")
    assert refused > 100
