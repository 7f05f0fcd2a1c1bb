"""Lines of rewinds in records: what can be read, what is refused with its line, and how actions are counted."""

import json
import re
from functools import cache
from pathlib import Path

import pytest
from games import wandered

from guanxi.core.errors import InputError
from guanxi.core.record import Line, Rewind, parse_record, replay, verify, write_record
from running import Run, some


@cache
def lines(name: str = "china") -> tuple[str, ...]:
    """The lines of a record with rewinds."""
    return tuple(write_record(wandered(name, "lines")).split("\n"))


def rewinds(name: str = "china") -> list[int]:
    return [at for at, line in enumerate(lines(name)) if line.startswith("rewind: ")]


def refused(changed: list[str]) -> str:
    with pytest.raises(InputError) as caught:
        verify(parse_record("\n".join(changed), "game"))
    return str(caught.value)


def with_line(at: int, *new: str, name: str = "china") -> list[str]:
    return [*lines(name)[:at], *new, *lines(name)[at + 1 :]]


@pytest.mark.parametrize(
    "bad",
    [
        "rewind: 99999",
        "rewind: 99999999999999999999999",
        "rewind: -1",
        "rewind: +1",
        "rewind: 01",
        "rewind: \u0663",
        "rewind: ",
        "rewind:",
        "rewind",
        "rewind 3",
        "rewind: three",
        "rewind: 3 ",
        "rewind: 3.0",
        "rewind: 3: pass",
        "rewinds: 3",
    ],
)
def test_a_rewind_that_goes_nowhere(bad):
    for at in some(rewinds()):
        message = refused(with_line(at, bad))
        assert f"game: line {at + 1}: " in message
        assert '"rewind: N" takes a number from 0 to' in message


def test_a_rewind_to_where_one_is():
    at = rewinds()[0]
    count = int(lines()[at - 1].split(" ")[0])
    assert f"from 0 to {count - 1}" in refused(with_line(at, f"rewind: {count}"))


def test_a_rewind_before_anything_was_done():
    at = lines().index("---") + 1
    message = refused([*lines()[:at], "rewind: 0", *lines()[at:]])
    assert f"line {at + 1}: " in message
    assert "nothing has been done yet" in message


def test_format_1_has_no_rewinds():
    message = refused(["guanxi-record: 1", *lines()[1:]])
    assert f"line {rewinds()[0] + 1}: a record of format 1 has no rewinds" in message


@pytest.mark.parametrize("by", [-1, 1, 5])
def test_the_next_line_is_counted_from_where_the_rewind_goes(by):
    changed = 0
    for at in rewinds():
        back = int(lines()[at].removeprefix("rewind: "))
        if lines()[at + 1].startswith(str(back + 1)):
            message = refused(with_line(at, f"rewind: {max(0, back + by)}" if back + by else "rewind: 1"))
            assert re.search(rf"line {at + 1}: .*goes back to no action|line {at + 2}: expected action", message)
            changed += 1
    assert changed > 1


def test_lines_of_a_rewind_missing_or_twice():
    followed = [at for at in rewinds() if at + 1 not in rewinds() and lines()[at + 1] != "---"]
    assert len(followed) > 2
    for at in followed:
        assert f"line {at + 1}: expected action" in refused(with_line(at))
        assert "goes back to no action" in refused(with_line(at, lines()[at], lines()[at]))


@pytest.mark.parametrize("name", ["china", "confucius"])
def test_every_card_is_checked_also_those_that_fell(name):
    """Another outcome of chance, legal or not, is noticed in its own line."""
    record = parse_record("\n".join(lines(name)), "game")
    places = [at for at, line in enumerate(record.lines) if isinstance(line, Line) and line.actor == "chance"]
    assert any(at not in record.standing for at in places)
    outcomes = sorted({line.notation for line in record.lines if isinstance(line, Line) and line.actor == "chance"})
    for at in places[:: max(1, len(places) // 25)]:
        line = record.lines[at]
        assert isinstance(line, Line)
        other = outcomes[outcomes.index(line.notation) - 1]
        told = lines(name)[line.number - 1].partition(": ")[0]
        assert f"line {line.number}: " in refused(with_line(line.number - 1, f"{told}: {other}", name=name))


@pytest.mark.parametrize("name", ["china", "confucius"])
def test_every_line_is_checked_also_those_that_fell(name):
    record = parse_record("\n".join(lines(name)), "game")
    fallen = [line for at, line in enumerate(record.lines) if at not in record.standing and isinstance(line, Line)]
    assert len(fallen) == record.fallen > 20
    for line in fallen[:: max(1, len(fallen) // 15)]:
        count, _, rest = lines(name)[line.number - 1].partition(" ")
        for bad in (
            f"{count} {rest} and more",
            f"{count} Nobody: {line.notation}",
            f"{count}0 {rest}",
            f"{count} {rest[:-1]}",
        ):
            assert f"line {line.number}: " in refused(with_line(line.number - 1, bad, name=name))


def test_stopping_counts_the_actions_that_stand():
    record = parse_record("\n".join(lines()), "game")
    whole = replay(record)
    count = len(whole.actions)
    assert count == len(record.standing) < len(record.lines) - len(rewinds())
    for upto in (*range(0, count, 9), count):
        table = replay(record, upto)
        assert table.actions == whole.actions[:upto]
        assert table.game.rules.to_bytes(table.state) == whole.game.rules.to_bytes(whole.before(upto))
    with pytest.raises(InputError, match=f"it has actions 0 to {count}"):
        replay(record, count + 1)


def test_lines_as_they_are_read():
    record = parse_record("\n".join(lines()), "game")
    assert record.format == "2"
    assert [line.number for line in record.lines] == list(range(record.lines[0].number, record.lines[-1].number + 1))
    assert [line.number - 1 for line in record.lines if isinstance(line, Rewind)] == rewinds()


@pytest.mark.once
def test_commands_read_them(guanxi: Run, tmp_path: Path) -> None:
    (tmp_path / "game.record").write_text("\n".join(lines()), encoding="utf-8")
    record = parse_record("\n".join(lines()), "game")
    count = len(record.standing)
    done = guanxi("verify", "game.record")
    assert (done.returncode, done.stderr) == (0, "")
    assert f"all {count} actions hold (and {record.fallen} that fell)" in done.stdout
    (told,) = json.loads(guanxi("verify", "game.record", "--json").stdout)["records"]
    assert (told["actions"], told["fallen"]) == (count, record.fallen)
    assert json.loads(guanxi("show", "game.record", "--json", "--at", str(count)).stdout)["action"] == count
    assert f"{count}  " in guanxi("replay", "game.record").stdout
    (tmp_path / "bad.record").write_text("\n".join(with_line(rewinds()[0], "rewind: far")), encoding="utf-8")
    for command in ("verify", "show", "replay"):
        done = guanxi(command, "bad.record")
        assert (done.returncode, done.stdout) == (2, "")
        assert f"bad.record: line {rewinds()[0] + 1}: 'rewind: far' goes back to no action" in done.stderr
