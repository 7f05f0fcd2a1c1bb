"""`guanxi show`: one position of a recorded game."""

import argparse
import json

from guanxi.commands.common import add_record, replayed, seat_of

EPILOG = """\
The JSON form uses the words of scenarios (docs/scenarios.md) and holds the map, so that every score can be
computed from it by somebody else.

  guanxi show game.record --at 40
  guanxi show game.record --at 40 --seat Anna --json"""


def register(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the command."""
    parser = commands.add_parser(
        "show",
        help="show a position of a record",
        description="Show a position of a recorded game, whole or as one seat sees it.",
        epilog=EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    add_record(parser)
    parser.add_argument("--seat", metavar="SEAT", help="as this seat sees it: its number (0 is first) or player")
    parser.add_argument("--json", action="store_true", help="print one JSON object for machines")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Print it."""
    _, table = replayed(arguments)
    seat = seat_of(table, arguments.seat) if arguments.seat is not None else None
    if arguments.json:
        position = table.game.position(table.state, table.names, seat)
        print(json.dumps({"action": len(table.actions), "seat": seat, **position}, indent=2, ensure_ascii=False))
    else:
        print(table.game.draw(table.state, table.names, seat))
    return 0
