"""What the browser's tests take for granted is still what Python tells."""

import sys
from pathlib import Path

import pytest

TOP = Path(__file__).parents[2]
sys.path[:0] = [str(TOP / "tools"), str(TOP / "examples" / "goofspiel")]

import record_tables  # noqa: E402
import record_told  # noqa: E402

pytestmark = pytest.mark.once


@pytest.mark.parametrize("game", record_told.GAMES)
def test_the_recorded_sentences_are_those_of_today(game: str) -> None:
    recorded = (record_told.FOLDER / f"{game}.json").read_text(encoding="utf-8")
    assert record_told.as_text(game) == recorded, "record again: python tools/record_told.py"


@pytest.mark.parametrize("game", record_tables.MODULES)
def test_the_recorded_tables_are_those_of_today(game: str) -> None:
    recorded = (record_tables.FOLDER / f"{game}.json").read_text(encoding="utf-8")
    assert record_tables.as_text(game) == recorded, "record again: python tools/record_tables.py"
