"""The glossary has a word in every language for every term, once, and says where it comes from."""

import re
from collections import Counter

import pytest
from test_examples import DOCS

pytestmark = pytest.mark.once

SOURCE = re.compile(r"ours|China|book(; (de|pt|de, pt) ours)?")


def rows() -> list[list[str]]:
    lines = (DOCS / "glossary.md").read_text(encoding="utf-8").splitlines()
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines if line.startswith("|")]
    return [row for row in cells if len(row) > 2 and row[0] != "English" and set(row[0]) != {"-"}]


def test_every_term_has_a_word_in_each_language_and_a_source() -> None:
    found = rows()
    assert len(found) > 200
    assert [row for row in found if len(row) != 5 or not all(row) or not SOURCE.fullmatch(row[4])] == []


def test_no_term_has_two_rows() -> None:
    counts = Counter(row[0].casefold() for row in rows())
    assert [term for term, count in counts.items() if count > 1] == []
