"""Counted trees of China (`trees.py`)."""

from pathlib import Path

import pytest
from digest_games import CONFIGURATIONS

from guanxi.china.game import GAME
from trees import Trees

TREES = Trees(GAME, Path(__file__).parent / "golden", CONFIGURATIONS)


def test_all_configurations_are_counted() -> None:
    TREES.assert_all_configurations_are_counted()


@pytest.mark.parametrize(("start", "at", "depth", "nodes"), TREES.lines())
def test_counted_tree(start: str, at: str, depth: int, nodes: int) -> None:
    TREES.assert_counted((start, at, depth, nodes), slowly_below=3000)
