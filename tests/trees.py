"""Counted trees: how many sequences of actions there are from named positions, outcomes of chance included.

A line of a game's `golden/perft.txt` names a position, a depth and the count. A position is the first turn that a seed
deals, or what a golden record tells after so many actions. `guanxi perft GAME --divide` shows where two versions part.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from guanxi.core import loops
from guanxi.core.game import Game, Options, State
from guanxi.core.record import read_record, replay
from guanxi.core.table import Table

NAMES = ("Ann", "Bob", "Cai", "Dan", "Eve")
Line = tuple[str, str, int, int]  # a position, the seed or the number of actions, the depth, the count


def title(options: Options) -> str:
    return "/".join(options.values())


@dataclass
class Trees:
    """The trees of a game: the folder with its golden files, and the options that positions are named after."""

    game: Game
    golden: Path
    configurations: Sequence[Options]

    def lines(self) -> list[Line]:
        text = (self.golden / "perft.txt").read_text(encoding="utf-8")
        found = [line.split() for line in text.splitlines() if line and not line.startswith("#")]
        return [(start, at, int(depth), int(nodes)) for start, at, depth, nodes in found]

    def position(self, start: str, at: str) -> State:
        for options in self.configurations:
            if title(options) == start:
                return Table(self.game, options, NAMES[: int(options["players"])], at).state
        return replay(read_record(self.golden / f"{start}.record"), int(at)).state

    def counted(self, state: State, depth: int) -> int:
        """The count, asking about every action of the table."""
        if depth == 0:
            return 1
        rules, found = self.game.rules, 0
        for action in range(rules.n_actions(state)):
            if not rules.why_not(state, rules.to_act(state), action):
                after = rules.copy(state)
                rules.do(after, action)
                found += self.counted(after, depth - 1)
        return found

    def assert_all_configurations_are_counted(self) -> None:
        starts = {start for start, _, _, _ in self.lines()}
        assert {title(options) for options in self.configurations} < starts

    def assert_counted(self, line: Line, slowly_below: int) -> None:
        """As the loop counts; small trees also by asking about every action."""
        start, at, depth, nodes = line
        state = self.position(start, at)
        assert loops.perft(self.game.rules, state, depth) == nodes
        if nodes < slowly_below:
            assert self.counted(state, depth) == nodes
