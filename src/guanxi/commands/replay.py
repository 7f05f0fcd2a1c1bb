"""`guanxi replay`: a game told again."""

import argparse

from guanxi.commands.common import add_record, replayed, seat_of
from guanxi.commands.help.saying import placeholder, say
from guanxi.commands.parsing import add_command
from guanxi.core.reader import language_of_reader


def register(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the command."""
    parser = add_command(commands, "replay", has_epilog=False)
    add_record(parser)
    parser.add_argument("--seat", metavar=placeholder("seat"), help=say("replay--seat"))
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Tell it, then draw the position."""
    from guanxi.commands.playing.story import told
    from guanxi.core.events import EVERYBODY

    _, table = replayed(arguments)
    seat = seat_of(table, arguments.seat) if arguments.seat is not None else None
    language = language_of_reader()
    width = len(str(len(table.actions)))
    for number, line in enumerate(told(table, EVERYBODY if seat is None else seat, language), start=1):
        if line:
            print(f"{number:{width}}  {line}")
    print()
    print(table.game.positions.draw(table.state, table.names, seat, language))
    return 0
