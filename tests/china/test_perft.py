"""Counted trees: how many sequences of actions there are from named positions, outcomes of chance included.

A line of `golden/perft.txt` names a position, a depth and the count. A position is the first turn that a seed deals, or
what a golden record tells after so many actions. `guanxi perft china --divide` shows where two versions part.
"""

from pathlib import Path

import pytest
from digest_games import CONFIGURATIONS, title

from guanxi.china.game import GAME
from guanxi.core import loops
from guanxi.core.game import State
from guanxi.core.record import read_record, replay
from guanxi.core.table import Table

GOLDEN = Path(__file__).parent / "golden"
NAMES = ("Ann", "Bob", "Cai", "Dan", "Eve")


def lines() -> list[tuple[str, str, int, int]]:
    text = (GOLDEN / "perft.txt").read_text(encoding="utf-8")
    found = [line.split() for line in text.splitlines() if line and not line.startswith("#")]
    return [(start, at, int(depth), int(nodes)) for start, at, depth, nodes in found]


def position(start: str, at: str) -> State:
    for options in CONFIGURATIONS:
        if title(options) == start:
            return Table(GAME, options, NAMES[: int(options["players"])], at).state
    return replay(read_record(GOLDEN / f"{start}.record"), int(at)).state


def counted(state: State, depth: int) -> int:
    """The count, asking about every action of the table."""
    if depth == 0:
        return 1
    found = 0
    for action in range(GAME.rules.n_actions(state)):
        if not GAME.rules.why_not(state, GAME.rules.to_act(state), action):
            after = GAME.rules.copy(state)
            GAME.rules.do(after, action)
            found += counted(after, depth - 1)
    return found


def test_all_configurations_are_counted() -> None:
    starts = {start for start, _, _, _ in lines()}
    assert {title(options) for options in CONFIGURATIONS} < starts


@pytest.mark.parametrize(("start", "at", "depth", "nodes"), lines())
def test_counted_tree(start: str, at: str, depth: int, nodes: int) -> None:
    state = position(start, at)
    assert loops.perft(GAME.rules, state, depth) == nodes
    if nodes < 3000:
        assert counted(state, depth) == nodes
