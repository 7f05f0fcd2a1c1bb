"""`guanxi show`: one position of a recorded game."""

import argparse
import json
import shutil
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from typing import TYPE_CHECKING, Any

from guanxi.commands.common import add_record, replayed, seat_of
from guanxi.core.errors import InputError
from guanxi.core.game import CHANCE

if TYPE_CHECKING:
    from guanxi.core.table import Table

EPILOG = """\
The JSON form uses the words of scenarios (docs/scenarios.md) and holds the map, so that every score can be
computed from it by somebody else.

  guanxi show game.record --at 40
  guanxi show game.record --at 40 --seat Anna --json
  guanxi show game.record --at 40 --obligations
  guanxi show game.record --at 40 --hint"""

COLUMNS = ("giver", "recipient", "gift", "no bribing in", "must tutor", "must lend in", "return gift", "cancelled by")


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
    parser.add_argument("--obligations", action="store_true", help="the active gifts and what they forbid and force")
    parser.add_argument("--hint", action="store_true", help="what a chancellor would consider in the place of who acts")
    parser.add_argument("--json", action="store_true", help="print one JSON object for machines")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Print it."""
    _, table = replayed(arguments)
    if arguments.obligations:
        return show_obligations(table, arguments.json)
    if arguments.hint and arguments.seat is not None:
        raise InputError("--hint is for the seat that acts: leave --seat away")
    if arguments.hint:
        return show_hint(table, arguments.json)
    seat = seat_of(table, arguments.seat) if arguments.seat is not None else None
    if arguments.json:
        position = table.game.position(table.state, table.names, seat)
        print(json.dumps({"action": len(table.actions), "seat": seat, **position}, indent=2, ensure_ascii=False))
    else:
        print(table.game.draw(table.state, table.names, seat))
    return 0


def show_obligations(table: "Table", as_json: bool) -> int:
    """Print who is bound to whom; everybody may know that, so no seat is asked for."""
    obligations = getattr(table.game, "obligations", None)
    if obligations is None:
        raise InputError(f"--obligations: in {table.game.title} nobody is bound by gifts")
    found = obligations(table.state, table.names)
    if as_json:
        print(json.dumps({"action": len(table.actions), "obligations": found}, indent=2, ensure_ascii=False))
    else:
        print("\n".join(_lines([COLUMNS, *map(_row, found)])) if found else "No gift is active.")
    return 0


def show_hint(table: "Table", as_json: bool) -> int:
    """Print what a strong player would consider, from what the seat to act may know."""
    from guanxi.commands.playing.hints import advice, lines

    if table.game.is_over(table.state) or table.game.to_act(table.state) == CHANCE:
        raise InputError(f"--hint: after action {len(table.actions)} nobody has a choice; try another --at")
    seat, thoughts = table.game.to_act(table.state), advice(table)
    if as_json:
        told = {"action": len(table.actions), "seat": seat, "thoughts": [asdict(thought) for thought in thoughts]}
        print(json.dumps(told, indent=2, ensure_ascii=False))
        return 0
    numbers = [f"{number}." for number in range(1, len(thoughts) + 1)]
    print(table.game.draw(table.state, table.names, seat))
    print("\n".join(["", *lines(table, thoughts, numbers, min(shutil.get_terminal_size().columns, 120))]))
    return 0


def _row(gift: Mapping[str, Any]) -> Sequence[str]:
    """One gift as the cells of its line."""
    forced = [name for name, must in gift["lends_in"].items() if must]
    return (
        gift["giver"],
        gift["recipient"],
        f"{gift['value']} {gift['gift']}",
        ", ".join(gift["blocks_bribing"]) or "-",
        gift["must_tutor"] or "-",
        ", ".join(forced) or "-",
        f"at least {gift['return_gift_at_least']}",
        "; ".join(gift["cancelled_by"]) or "-",
    )


def _lines(rows: Sequence[Sequence[str]]) -> list[str]:
    """Columns side by side; the last is as long as it likes."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return ["  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows]
