"""A tournament to look at while it runs: a bar, and who wins; on the error stream, only on a terminal."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

from rich.console import Console, Group
from rich.live import Live
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from guanxi.arena.match import Outcome

Watch = Callable[[Outcome], None]


class _Running:
    """The wins so far."""

    def __init__(self, labels: Sequence[str]) -> None:
        self.labels = labels
        self.games: Counter[int] = Counter()
        self.wins: dict[int, float] = dict.fromkeys(range(len(labels)), 0.0)

    def add(self, outcome: Outcome) -> None:
        for entrant, share in zip(outcome.entrants, outcome.shares, strict=True):
            self.games[entrant] += 1
            self.wins[entrant] += share

    def share(self, entrant: int) -> float:
        return self.wins[entrant] / (self.games[entrant] or 1)

    def table(self) -> Table:
        """Best first."""
        table = Table("player", "games", "wins", box=None, pad_edge=False)
        for entrant in sorted(self.wins, key=self.share, reverse=True):
            table.add_row(self.labels[entrant], str(self.games[entrant]), f"{self.share(entrant):.1%}")
        return table


@contextmanager
def watching(what: str, labels: Sequence[str], done: Sequence[Outcome], total: int) -> Iterator[Watch]:
    """A function to be told of every game that has ended."""
    console = Console(stderr=True)
    if not console.is_terminal:
        yield lambda outcome: None
        return
    running = _Running(labels)
    for outcome in done:
        running.add(outcome)
    bar = Progress(TextColumn(what), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), console=console)
    task = bar.add_task(what, total=total, completed=len(done))
    with Live(Group(bar, running.table()), console=console, transient=True) as live:

        def watch(outcome: Outcome) -> None:
            running.add(outcome)
            bar.advance(task)
            live.update(Group(bar, running.table()))

        yield watch
