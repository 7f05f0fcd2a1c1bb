"""Running what proves a clause: scenarios."""

from collections.abc import Callable, Sequence
from importlib import import_module
from pathlib import Path
from typing import Protocol


class Outcome(Protocol):
    """What running a scenario file tells (`guanxi.core.scenario.run_file`)."""

    @property
    def passed(self) -> bool:
        """Whether everything the scenario expects came true."""

    @property
    def failures(self) -> Sequence[str]:
        """What did not."""

    @property
    def pending(self) -> str:
        """The house rule that it waits for."""

    @property
    def clauses(self) -> tuple[str, ...]:
        """The clauses it cites."""

    @property
    def refused(self) -> tuple[str, ...]:
        """The clauses that its refused steps returned."""


RunFile = Callable[[Path], Outcome]


def run_file(path: Path) -> Outcome:
    """Run one scenario."""
    runner: RunFile = import_module("guanxi.core.scenario").run_file
    return runner(path)
