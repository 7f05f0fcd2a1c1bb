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
SKIPPED = re.compile(r"\b(?:it|test|describe|suite)\.(?:skip|skipIf|runIf|todo|fails|only)\b|\bx(?:it|test|describe)\(")
POINTS = 39


def test_all_points_are_there_once() -> None:
    assert [int(number) for number, _, _ in ROW.findall(PAGE)] == list(range(1, POINTS + 1))


def test_what_must_be_names_a_test_or_says_what_is_missing() -> None:
    for number, how_much, shown in some(ROW.findall(PAGE)):
        assert how_much == "should" or NAMED.search(shown), number


def has(text: str, path: str, name: str) -> bool:
    """Does a file run a test of this name? Skipped ones of the site are told to nobody; those in Python fail."""
    if path.endswith(".py"):
        return f"def {name}(" in text
    return SKIPPED.search(text) is None and re.search(rf'\(\s*"{re.escape(name)}"', text) is not None


@pytest.mark.parametrize(("path", "name"), sorted(set(NAMED.findall(PAGE))))
def test_every_test_that_is_named_exists(path: str, name: str) -> None:
    text = (ROOT / path).read_text(encoding="utf-8")
    assert has(text, path, name) if name else text


def test_one_that_does_not_exist_or_is_not_run_would_be_found() -> None:
    path, name = NAMED.findall("`tests/docs/test_expectations.py::test_nothing_of_the_kind`")[0]
    assert not has((ROOT / path).read_text(encoding="utf-8"), path, name)
    assert has('  it("is seen", () => {})', "a.test.ts", "is seen")
    for text in (
        'it.skip("is seen")',
        'describe.skip("x", () => { it("is seen") })',
        "// is seen",
        'it("is seen by all")',
    ):
        assert not has(text, "a.test.ts", "is seen"), text
