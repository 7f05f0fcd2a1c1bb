"""Remarks: what happened at a table stands in its record, at its place, and is read again."""

import random
from dataclasses import replace

import pytest
from games import CHINA, record_text
from hypothesis import given
from hypothesis import strategies as st

from guanxi.core.errors import InputError
from guanxi.core.record import action_lines, parse_record, replay, verify, write_record
from guanxi.core.remarks import FORMS, Remark, parse_remark
from guanxi.core.table import Table
from running import some

NAMES = ["Anna", "Boris agrees", "Clara"]
ALL = [
    (Remark("asks", "Anna", 7), "Anna asks to go back to 7"),
    (Remark("agrees", "Boris agrees"), "Boris agrees agrees"),
    (Remark("refuses", "Clara"), "Clara refuses"),
    (Remark("unanswered"), "no answer"),
    (Remark("cancelled"), "cancelled"),
    (Remark("resigns", "Anna", bot="planner"), "Anna resigns: planner plays"),
    (Remark("out-of-time", "Clara", bot="search:time=2 s"), "Clara out of time: search:time=2 s plays"),
    (Remark("returns", "Anna"), "Anna returns"),
    (Remark("gives-time", "Anna", 60, other="Boris agrees"), "Anna gives time: Boris agrees has 60 s more"),
]
BAD = [
    "",
    "hello",
    "agrees",
    "Anna",
    "Anna Agrees",
    "Anna agrees ",
    "Anna  refuses again",
    "Anna asks to go back to",
    "Anna asks to go back to -1",
    "Anna asks to go back to 007",
    "Anna asks to go back to 12345678",
    "Anna asks to go back to ٣",
    "Anna resigns",
    "Anna resigns: plays",
    "Anna resigns:  plays",
    "Anna resigns: [x] plays",
    "a: b agrees",
    "A" * 33 + " agrees",
    "no answer, sorry",
]


def new_table(moves: int = 20, **more: str) -> Table:
    table, rng = Table(CHINA, {"players": "3"}, NAMES, "remarks", **more), random.Random("remarks")
    for _ in range(moves):
        table.submit(CHINA.rules.to_act(table.state), [rng.choice(CHINA.rules.legal(table.state))])
    return table


def refused(text: str) -> str:
    with pytest.raises(InputError) as caught:
        verify(parse_record(text, "game"))
    return str(caught.value)


@pytest.mark.parametrize(("remark", "text"), ALL)
def test_each_is_written_and_read(remark, text):
    assert str(remark) == text
    assert parse_remark(text) == remark


def test_all_forms_are_tried():
    assert {remark.kind for remark, _ in ALL} == set(FORMS)


@pytest.mark.parametrize("text", BAD)
def test_what_is_none_is_refused_with_its_line(text):
    with pytest.raises(InputError, match="is no remark; there are: NAME asks to go back to N; "):
        parse_remark(text)
    record = write_record(new_table(take_back="vote")).replace("\n15 ", f"\n* {text}\n15 ")
    at = record.split("\n").index(f"* {text}") + 1
    assert f"game: line {at}: " in refused(record)


@given(st.text(st.characters(blacklist_categories=["Cs"]), max_size=60))
def test_any_text_is_a_remark_that_is_written_so_or_none(text):
    try:
        remark = parse_remark(text)
    except InputError:
        return
    assert str(remark) == text


@given(st.sampled_from(ALL), st.sampled_from(["Anna", "no answer", "x agrees", "a returns", "b asks to go back to 3"]))
def test_no_name_makes_another_remark_of_it(known, name):
    remark = known[0]
    if remark.player:
        remark = replace(remark, player=name, other=name if remark.other else "")
        assert parse_remark(str(remark)) == remark


def test_they_stand_between_the_actions_where_they_were_made():
    table = new_table()
    number, before = table.number, CHINA.rules.to_bytes(table.state)
    for remark, _ in ALL:
        table.remark(remark)
    assert (table.number, CHINA.rules.to_bytes(table.state)) == (number, before)
    count = len(list(action_lines(table)))
    table.submit(CHINA.rules.to_act(table.state), CHINA.rules.legal(table.state)[:1])
    lines = list(action_lines(table))
    assert lines[count - len(ALL) : count] == [f"* {text}" for _, text in ALL]
    assert lines[count].startswith(f"{count - len(ALL) + 1} ")


def test_they_stay_at_their_place_when_the_table_goes_back():
    table = new_table(12)
    table.remark(Remark("returns", "Anna"))
    last = len(table.actions)
    table.rewind(last - 3, deal=False)
    table.remark(Remark("cancelled"))
    table.rewind(last - 5, deal=False)
    table.remark(Remark("unanswered"))
    lines = list(action_lines(table))
    assert lines[last:] == [
        "* Anna returns",
        f"rewind: {last - 3}",
        "* cancelled",
        f"rewind: {last - 5}",
        "* no answer",
    ]


def test_what_is_taken_back_leaves_the_remarks():
    table = Table(CHINA, {"players": "3"}, NAMES, "taken")
    count = len(table.actions)
    table.submit(CHINA.rules.to_act(table.state), CHINA.rules.legal(table.state)[:1])
    table.remark(Remark("cancelled"))
    assert table.undo()
    table.remark(Remark("unanswered"))
    table.submit(CHINA.rules.to_act(table.state), CHINA.rules.legal(table.state)[:1])
    lines = list(action_lines(table))
    assert lines[count : count + 2] == ["* cancelled", "* no answer"]
    assert lines[count + 2].startswith(f"{count + 1} ")


@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_records_with_everything_are_written_again_as_they_are(seed):
    table, rng = Table(CHINA, {"players": "3"}, NAMES, seed, added=["ab"]), random.Random(seed)
    made = 0
    for _ in range(150):
        if CHINA.rules.is_over(table.state):
            break
        table.submit(CHINA.rules.to_act(table.state), [rng.choice(CHINA.rules.legal(table.state))])
        if rng.random() < 0.3:
            table.remark(rng.choice(ALL[:5])[0])
            made += 1
        if rng.random() < 0.2:
            table.undo()
        if rng.random() < 0.1:
            table.rewind(rng.randrange(len(table.actions)))
    text = write_record(table)
    record = parse_record(text, "game")
    assert text.startswith("guanxi-record: 3\n")
    assert text.count("\n* ") == made
    assert write_record(verify(record)) == text
    for upto in some([0, 1, len(record.standing)]):
        assert len(replay(record, upto).actions) == upto


def test_without_remarks_nothing_changes():
    assert record_text().startswith("guanxi-record: 2\n")


@pytest.mark.parametrize("version", ["1", "2"])
def test_older_formats_have_none(version):
    table = new_table()
    table.remark(Remark("cancelled"))
    text = write_record(table).replace("guanxi-record: 3", f"guanxi-record: {version}")
    assert f"a record of format {version} has no remarks" in refused(text)


@pytest.mark.parametrize(
    "remark",
    [
        Remark("asks", "Anna", 10**7),
        Remark("asks", "Anna", -1),
        Remark("agrees", "Dora"),
        Remark("agrees"),
        Remark("agrees", "Anna", 3),
        Remark("sings", "Anna"),
        Remark("resigns", "Anna"),
        Remark("resigns", "Anna", bot="a\nb"),
        Remark("resigns", "Anna", bot="a\x07b"),
        Remark("returns", "Anna\n* Anna"),
    ],
)
def test_a_table_takes_none_that_a_record_could_not_tell(remark):
    table = new_table()
    text = write_record(table)
    with pytest.raises(InputError):
        table.remark(remark)
    assert write_record(table) == text


def test_a_record_names_the_line_of_somebody_who_does_not_play():
    text = write_record(new_table(take_back="vote")).replace("\n15 ", "\n* Dora asks to go back to 3\n15 ")
    assert "'Dora' does not play here" in refused(text)
