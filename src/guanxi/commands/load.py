"""`guanxi load`: how much a server on this machine can carry."""

import argparse
import os
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager

from guanxi.commands.common import games_told, positive
from guanxi.commands.parsing import number_from
from guanxi.core.errors import InputError

EPILOG = """\
A server of its own is started in processes of its own, on a port that is free and with a database that is thrown
away. At each table real clients are connected, one for each seat; whoever is asked chooses one legal action at random.

A move is one accepted gesture, here always of one action: committed before it is acknowledged. It is as late as the
last client of the table that hears of it. Without --rate each table always has one move under way; with it, moves are
due by the clock, and one that cannot be made yet is late from when it was due. Games that end are followed by others.
Server and clients share this machine, so compare figures of one machine only. docs/load.md tells how to read them.

  guanxi load --game GAME --tables 100 --seconds 60
  guanxi load --game GAME --tables 1000 --seconds 60 --rate 100 --json
  guanxi load --game GAME --tables 10 --seconds 10 --stored 100000
  guanxi load --game GAME --tables 100 --seconds 20 --beside"""


def register(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the command."""
    parser = commands.add_parser(
        "load",
        help="measure how many tables and moves a server on this machine can carry",
        description="Measure a server with real clients.",
        epilog=EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--game", metavar="GAME", required=True, help=f"the game: {games_told()}")
    parser.add_argument("--tables", metavar="T", type=positive, default=100, help="tables that play (100)")
    parser.add_argument("--seconds", metavar="S", type=float, default=20.0, help="length of the measurement (20)")
    parser.add_argument("--rate", metavar="R", type=float, help="moves a second over all tables, by the clock")
    parser.add_argument("--clients", metavar="N", type=positive, default=4, help="seats and clients of a table (4)")
    parser.add_argument("--stored", metavar="N", type=number_from(0), default=0, help="finished games in the database")
    parser.add_argument("--thinking", metavar="N", type=number_from(0), default=0, help="tables of chancellors as well")
    parser.add_argument("--database", default="", metavar="URL", help="postgresql://…, one that may be filled")
    parser.add_argument(
        "--workers", type=positive, default=1, metavar="N", help="processes that serve; PostgreSQL only"
    )
    parser.add_argument(
        "--beside", action="store_true", help="measure boardgame.io's server in turn (needs Node and npm)"
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object for machines")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Measure and tell; 1 if a move was lost or anything went wrong."""
    import asyncio

    from guanxi.load.beside import measure_beside
    from guanxi.load.figures import Plan
    from guanxi.load.measuring import measure
    from guanxi.load.telling import as_json, tell
    from guanxi.load.watching import Watcher

    _check(arguments)
    names = Plan.__struct_fields__
    plan = Plan(**{name: value for name, value in vars(arguments).items() if name in names})
    with _stopped_alike():
        found = asyncio.run((measure_beside if arguments.beside else measure)(plan, Watcher()))
    if arguments.json:
        print(as_json(found))
    else:
        tell(found)
    if not found.is_good:
        print(f"guanxi load: {found.lost} moves lost, {found.errors} errors: {found.problems}", file=sys.stderr)
    return 0 if found.is_good else 1


@contextmanager
def _stopped_alike() -> Iterator[None]:
    """Whoever ends us by a signal stops the server too, as Ctrl-C does."""
    before = signal.signal(signal.SIGTERM, lambda *_: os.kill(os.getpid(), signal.SIGINT))
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def _check(arguments: argparse.Namespace) -> None:
    """InputError if something cannot be."""
    from guanxi.core.game import game_named
    from guanxi.server.settings import Settings, checked

    game_named(arguments.game).options({"players": str(arguments.clients)})
    if not 0.5 <= arguments.seconds <= 3600 or arguments.tables > 5000 or arguments.stored > 1_000_000:
        raise InputError("--seconds is from 0.5 to 3600, --tables up to 5000, --stored up to 1000000")
    if arguments.rate is not None and not 0.1 <= arguments.rate <= 100_000:
        raise InputError("--rate is from 0.1 to 100000 moves a second")
    if sys.platform != "linux":
        raise InputError("the load is measured on Linux only: it reads /proc")
    checked(Settings(database=arguments.database, workers=arguments.workers))
