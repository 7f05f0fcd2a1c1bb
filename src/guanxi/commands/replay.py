"""`guanxi replay`: a game told again."""

import argparse

from guanxi.commands.common import add_record, replayed, seat_of
from guanxi.commands.language import language_of_reader


def register(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the command."""
    parser = commands.add_parser(
        "replay",
        help="tell a recorded game again",
        description="Play a record again and tell it action by action; then show the position.",
    )
    add_record(parser)
    parser.add_argument("--seat", metavar="SEAT", help="as this seat saw it: its number (0 is first) or player")
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
