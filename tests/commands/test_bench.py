"""`bench`: it measures; what it measures is no matter of passing."""

import json

import pytest

from guanxi.core.engine import engine_kind
from running import Run

pytestmark = pytest.mark.once


@pytest.mark.parametrize(("game", "bytes_at_most"), [("china", 2048), ("confucius", 2048)])
def test_it_measures(guanxi: Run, game: str, bytes_at_most: int):
    done = guanxi("bench", game, "--seconds", "0.05", "--rounds", "1", "--json")
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert found["moves_per_second"] > 0
    most = bytes_at_most * (1 if engine_kind() == "compiled" else 2)
    assert 0 < found["state_bytes"] < most  # a size, not a timing
    assert found["copy_seconds"] > 0
    assert found["import_seconds"] > 0


def test_for_people(guanxi: Run):
    done = guanxi("bench", "china", "--seconds", "0.05", "--rounds", "1")
    assert "moves/s" in done.stdout
    assert "copy of a position" in done.stdout
    assert "preview of a gesture" in done.stdout
