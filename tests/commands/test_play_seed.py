"""Without a seed, a table for people draws one that nobody can guess, and the record keeps it."""

import re
from pathlib import Path

import pytest
from play_hands import Play

from guanxi.core.record import read_record, verify

pytestmark = pytest.mark.once


def test_a_table_for_people_draws_128_bits(play: Play, tmp_path: Path) -> None:
    seats = ("--seat", "me", "--seat", "random", "--seat", "random")
    for name in ("one", "two"):
        play("1", "1", options=(*seats, "--save", f"{name}.record"))
    seeds = [verify(read_record(tmp_path / f"{name}.record")).seed for name in ("one", "two")]
    assert seeds[0] != seeds[1]
    assert all(re.fullmatch("[0-9a-f]{32}", seed) for seed in seeds)
    shown = play("log", options=("--load", "one.record"))
    assert "Player" in shown
