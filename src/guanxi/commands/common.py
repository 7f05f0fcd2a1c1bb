"""What several commands share: the game, its options, positions from records, progress."""

import argparse
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from guanxi.core.errors import InputError

if TYPE_CHECKING:
    from rich.progress import Progress, TaskID

    from guanxi.core.record import Record
    from guanxi.core.table import Table


def add_game(parser: argparse.ArgumentParser) -> None:
    """The argument GAME."""
    parser.add_argument("game", metavar="GAME", help="the game: china or confucius")


def add_options(parser: argparse.ArgumentParser) -> None:
    """Options of the rules, as `--option NAME=VALUE` and by their own names."""
    group = parser.add_argument_group(
        "rules",
        "China: players, side, fortifications. Confucius: players, advanced (petitions to the Emperor), admiral (the "
        "Admiral wins a shared first place). Without them: four players, everything else off.",
    )
    group.add_argument(
        "--option",
        metavar="NAME=VALUE",
        action="append",
        default=[],
        help="an option: players=3, side=4-5, advanced=on",
    )
    group.add_argument("--side", metavar="SIDE", help="China's board for four players: 3-4 (default) or 4-5")
    group.add_argument("--fortifications", action="store_true", help="China with fortifications")


def options_of(arguments: argparse.Namespace) -> dict[str, str]:
    """The options as given, not yet checked by the game."""
    options: dict[str, str] = {}
    for text in arguments.option:
        name, separator, value = text.partition("=")
        if not separator or name in options:
            raise InputError(f"--option {text[:60]!r}: say each option once, as NAME=VALUE")
        options[name] = value
    if arguments.side is not None:
        options["side"] = arguments.side
    if arguments.fortifications:
        options["fortifications"] = "on"
    return options


def positive(text: str) -> int:
    """An argument that counts something."""
    if not text.isascii() or not text.isdigit() or not 1 <= int(text[:12]) <= 10**9:
        raise argparse.ArgumentTypeError(f"{text[:40]!r} is not a number from 1 to a thousand million")
    return int(text)


def add_record(parser: argparse.ArgumentParser) -> None:
    """The arguments RECORD and --at."""
    parser.add_argument("file", metavar="RECORD", type=Path, help="a record of a game (docs/records.md)")
    parser.add_argument("--at", metavar="N", type=int, help="stop after action N of those that stand; 0 is the start")


def replayed(arguments: argparse.Namespace) -> "tuple[Record, Table]":
    """The record, and the game played up to --at."""
    from guanxi.core.record import read_record, replay

    record = read_record(arguments.file)
    return record, replay(record, arguments.at)


def seat_of(table: "Table", text: str) -> int:
    """A seat by its number, counted from 0, or by the player's name."""
    if text in table.names:
        return table.names.index(text)
    if text in [str(seat) for seat in range(len(table.names))]:
        return int(text)
    seats = ", ".join(f"{seat} or {name}" for seat, name in enumerate(table.names))
    raise InputError(f"--seat {text[:40]!r}: there is no such seat; there is: {seats}")


@contextmanager
def progress(what: str, total: int, shown: bool = True) -> "Iterator[tuple[Progress, TaskID]]":
    """A progress bar on the error stream, gone when done."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn(what), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    with Progress(*columns, console=console, transient=True, disable=not shown or not console.is_terminal) as bar:
        yield bar, bar.add_task(what, total=total)
