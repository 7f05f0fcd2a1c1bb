"""Running what proves a clause: scenarios, and the worked examples of a game."""

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from pathlib import Path
from typing import Protocol


class Outcome(Protocol):
    """What running a scenario file tells (`guanxi.core.scenario.run_file`)."""

    @property
    def passed(self) -> bool:
        """Whether everything the scenario expects came true."""

    @property
    def clauses(self) -> tuple[str, ...]:
        """The clauses it cites."""

    @property
    def refused(self) -> tuple[str, ...]:
        """The clauses that its refused steps returned."""


RunFile = Callable[[Path], Outcome]
RunAll = Callable[[], Mapping[str, Sequence[str]]]


def run_file(path: Path) -> Outcome:
    """Run one scenario."""
    runner: RunFile = import_module("guanxi.core.scenario").run_file
    return runner(path)


def worked_examples(game: str) -> RunAll:
    """The runner of the game's worked examples; a game that has none yet runs nothing."""
    name = f"guanxi.{game}.worked"
    try:
        run_all: RunAll = import_module(name).run_all
    except ModuleNotFoundError as error:
        if error.name != name:
            raise
        return dict
    return run_all
