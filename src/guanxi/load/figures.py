"""What was measured: counted while it runs, told when it is over."""

import math
from collections import Counter
from collections.abc import Sequence

import msgspec


class Plan(msgspec.Struct, frozen=True):
    """What is asked for."""

    game: str
    tables: int
    seconds: float
    rate: float | None = None  # moves a second over all tables; None: as many as can be
    clients: int = 4  # at each table, one for each seat
    stored: int = 0
    database: str = ""
    workers: int = 1
    thinking: int = 0


class Meter:
    """Counts moves and errors; latencies only while it is on."""

    def __init__(self) -> None:
        self.is_on = False
        self.accepted = 0  # ever
        self.games = 0
        self.latencies: list[float] = []  # seconds
        self.errors: Counter[str] = Counter()

    def done(self, seconds: float) -> None:
        """All clients of a table have a move."""
        self.accepted += 1
        if self.is_on:
            self.latencies.append(seconds)


class Beside(msgspec.Struct, frozen=True):
    """Another server, measured in turn with ours: the medians."""

    name: str
    moves_per_second: float
    p50_ms: float
    p99_ms: float
    server_cpu_ms_per_move: float
    ratio: float  # of moves a second, ours to theirs


class Figures(msgspec.Struct, frozen=True):
    """The report; what `--json` prints."""

    game: str
    engine: str
    database: str
    workers: int
    tables: int
    clients: int
    rate: float | None
    stored: int
    thinking: int
    seconds: float
    moves: int
    moves_per_second: float
    p50_ms: float
    p99_ms: float
    slowest_ms: float
    server_cpu_ms_per_move: float
    generator_cpu_ms_per_move: float
    memory_mb: float
    startup_s: float
    games: int  # that ended within the time
    bot_moves: int  # at the tables of thinking computer players
    lost: int  # moves that were acknowledged and do not stand in the log, or were never answered
    errors: int
    problems: dict[str, int]
    beside: Beside | None = None

    @property
    def is_good(self) -> bool:
        """Was nothing lost, and nothing refused?"""
        return not self.lost and not self.errors and self.moves > 0


def percentile(values: Sequence[float], share: float) -> float:
    """The value that so many of them do not exceed; 0 if there are none."""
    return sorted(values)[max(0, math.ceil(len(values) * share) - 1)] if values else 0.0
