"""Counted trees of Confucius (`trees.py`)."""

from pathlib import Path

import pytest
from cf_digest_games import EACH_GAME

from guanxi.confucius.game import GAME
from trees import Trees

TREES = Trees(GAME, Path(__file__).parent / "golden", EACH_GAME)


def test_all_configurations_are_counted() -> None:
    TREES.assert_all_configurations_are_counted()


@pytest.mark.parametrize(("start", "at", "depth", "nodes"), TREES.lines())
def test_counted_tree(start: str, at: str, depth: int, nodes: int) -> None:
    TREES.assert_counted((start, at, depth, nodes), slowly_below=200)
