"""The page of what players expect has all of it, and names tests that there are."""

import re
from pathlib import Path

import pytest

from running import some

pytestmark = pytest.mark.once
ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "expectations.md").read_text(encoding="utf-8")
ROW = re.compile(r"^\| (\d+) \| (must|should) \| .+ \| .+ \| (.+) \|$", re.MULTILINE)
NAMED = re.compile(r"`((?:tests|web/tests)/[\w/.-]+?)(?:::([^`]+))?`")
POINTS = 39


def test_all_points_are_there_once() -> None:
    assert [int(number) for number, _, _ in ROW.findall(PAGE)] == list(range(1, POINTS + 1))


def test_what_must_be_names_a_test_or_says_what_is_missing() -> None:
    for number, how_much, shown in some(ROW.findall(PAGE)):
        assert how_much == "should" or NAMED.search(shown), number


@pytest.mark.parametrize(("path", "name"), sorted(set(NAMED.findall(PAGE))))
def test_every_test_that_is_named_exists(path: str, name: str) -> None:
    text = (ROOT / path).read_text(encoding="utf-8")
    assert f"def {name}(" in text if path.endswith(".py") and name else name in text


def test_one_that_does_not_exist_would_be_found() -> None:
    path, name = NAMED.findall("`tests/docs/test_expectations.py::test_nothing_of_the_kind`")[0]
    assert f"def {name}(" not in (ROOT / path).read_text(encoding="utf-8")
