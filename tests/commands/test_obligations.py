"""`guanxi show --obligations` as a user meets it."""

import json
from pathlib import Path

import pytest

from running import Run


def record_of(guanxi: Run, tmp_path: Path, game: str) -> str:
    """A record of a random game in the folder in which commands run."""
    done = guanxi("simulate", game, "--games", "1", "--players", "4", "--seed", "s", "--records", ".")
    assert done.returncode == 0, done.stderr
    (path,) = tmp_path.glob("*.record")
    return path.name


@pytest.mark.clause("CF-GIFT-03", "CF-INFO-03")
def test_show_the_web_of_gifts(guanxi: Run, tmp_path: Path):
    record = record_of(guanxi, tmp_path, "confucius")
    found = json.loads(guanxi("show", record, "--at", "180", "--obligations", "--json").stdout)
    assert found["action"] == 180
    shown = guanxi("show", record, "--at", "180", "--obligations")
    assert shown.returncode == 0, shown.stderr
    heading, *lines = shown.stdout.splitlines()
    assert heading.split()[:3] == ["giver", "recipient", "gift"]
    assert len(lines) == len(found["obligations"]) > 0
    for line, gift in zip(lines, found["obligations"], strict=True):
        assert line.startswith(gift["giver"])
        assert f"{gift['value']} {gift['gift']}" in line
        assert f"at least {gift['return_gift_at_least']}" in line
        assert all(way in line for way in gift["cancelled_by"])


def test_before_the_first_gift(guanxi: Run, tmp_path: Path):
    record = record_of(guanxi, tmp_path, "confucius")
    assert guanxi("show", record, "--at", "0", "--obligations").stdout == "No gift is active.\n"
    found = json.loads(guanxi("show", record, "--at", "0", "--obligations", "--json").stdout)
    assert found == {"action": 0, "obligations": []}


def test_china_has_no_gifts(guanxi: Run, tmp_path: Path):
    record = record_of(guanxi, tmp_path, "china")
    for more in ((), ("--json",)):
        done = guanxi("show", record, "--obligations", *more)
        assert done.returncode == 2
        assert done.stdout == ""
        assert "--obligations: China has no such picture; Confucius has" in done.stderr
