"""`guanxi load`: how much a server on this machine can carry."""

import argparse
import os
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager

from guanxi.commands.common import games_told, positive
from guanxi.commands.help.saying import placeholder, say
from guanxi.commands.parsing import add_command, number_from
from guanxi.commands.saying import sentence
from guanxi.core.errors import InputError


def register(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the command."""
    parser = add_command(commands, "load")
    parser.add_argument(
        "--game", metavar=placeholder("game"), required=True, help=say("shared-game", games=games_told())
    )
    parser.add_argument("--tables", metavar="T", type=positive, default=100, help=say("load--tables"))
    parser.add_argument("--seconds", metavar="S", type=float, default=20.0, help=say("load--seconds"))
    parser.add_argument("--rate", metavar="R", type=float, help=say("load--rate"))
    parser.add_argument("--clients", metavar="N", type=positive, default=4, help=say("load--clients"))
    parser.add_argument("--stored", metavar="N", type=number_from(0), default=0, help=say("load--stored"))
    parser.add_argument("--thinking", metavar="N", type=number_from(0), default=0, help=say("load--thinking"))
    parser.add_argument("--database", default="", metavar="URL", help=say("load--database"))
    parser.add_argument("--workers", type=positive, default=1, metavar="N", help=say("shared--workers"))
    parser.add_argument("--beside", action="store_true", help=say("load--beside"))
    parser.add_argument("--json", action="store_true", help=say("shared--json"))
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
        told = say("load-bad", lost=found.lost, errors=found.errors, problems=str(found.problems))
        print(f"guanxi load: {told}", file=sys.stderr)
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
        raise InputError(sentence("load-bounds"))
    if arguments.rate is not None and not 0.1 <= arguments.rate <= 100_000:
        raise InputError(sentence("load-rate"))
    if sys.platform != "linux":
        raise InputError(sentence("load-linux"))
    checked(Settings(database=arguments.database, workers=arguments.workers))
