"""`guanxi show`: one position of a recorded game."""

import argparse
import json
import shutil
from collections.abc import Sequence
from dataclasses import asdict
from typing import TYPE_CHECKING

from guanxi.commands.common import add_record, replayed, seat_of
from guanxi.commands.language import language_of_reader
from guanxi.commands.parsing import CommandParser, is_asked_for_help, set_late
from guanxi.commands.saying import sentence
from guanxi.core.errors import InputError

if TYPE_CHECKING:
    from guanxi.core.game import Chart
    from guanxi.core.table import Table

EPILOG = """\
The JSON form uses the words of scenarios (docs/scenarios.md) and holds the map, so that every score can be
computed from it by somebody else.

  guanxi show game.record --at 40
  guanxi show game.record --at 40 --seat Anna --json
  guanxi show game.record --at 40 --hint
  guanxi show game.record --at 40 --seat Anna --prospects
  guanxi show game.record --at 40 --preview 'LINE'"""


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
    parser.add_argument("--hint", action="store_true", help="what a chancellor would consider in the place of who acts")
    parser.add_argument("--prospects", action="store_true", help="what comes by itself, as far as the seat can know")
    parser.add_argument("--preview", metavar="LINE", help="what this line of notation would change for who acts")
    parser.add_argument("--json", action="store_true", help="print one JSON object for machines")
    parser.set_defaults(run=run, chart="")
    set_late(parser, _add_charts)


def _add_charts(parser: CommandParser, words: Sequence[str]) -> None:
    """The pictures of games."""
    for name, (title, chart) in charts().items() if parser.lacks(words) or is_asked_for_help(words) else ():
        told = f"{title}: {chart.help}"
        parser.add_argument(f"--{name}", dest="chart", action="store_const", const=name, help=told)


def charts() -> "dict[str, tuple[str, Chart]]":
    """The pictures of all games by name, with the title of a game that has it."""
    from guanxi.core.game import games_that_load

    return {name: (game.title, chart) for game in games_that_load() for name, chart in game.charts.items()}


def _chart_of(table: "Table", name: str) -> "Chart":
    game = table.game
    if name not in game.charts:
        raise InputError(sentence("no-picture", name=name, title=game.title, charts=charts()[name][0]))
    return game.charts[name]


def run(arguments: argparse.Namespace) -> int:
    """Print it."""
    (_, table), language = replayed(arguments), language_of_reader()
    if arguments.chart:
        return show_chart(table, arguments.chart, _chart_of(table, arguments.chart), language, arguments.json)
    if sum((arguments.hint, arguments.prospects, arguments.preview is not None)) > 1:
        raise InputError(sentence("show-one-at-a-time"))
    if arguments.hint and arguments.seat is not None:
        raise InputError(sentence("hint-without-seat"))
    if arguments.hint:
        return show_hint(table, language, arguments.json)
    seat = seat_of(table, arguments.seat) if arguments.seat is not None else None
    if arguments.prospects or arguments.preview is not None:
        from guanxi.commands.foreseen import show_preview, show_prospects

        if arguments.prospects:
            return show_prospects(table, seat, language, arguments.json)
        return show_preview(table, seat, arguments.preview, language, arguments.json)
    if arguments.json:
        position = table.game.positions.position(table.state, table.names, seat)
        print(json.dumps({"action": len(table.actions), "seat": seat, **position}, indent=2, ensure_ascii=False))
    else:
        print(table.game.positions.draw(table.state, table.names, seat, language))
    return 0


def show_chart(table: "Table", name: str, chart: "Chart", language: str, as_json: bool) -> int:
    """Print a picture of the game's own."""
    found = chart.data(table.state, table.names, language)
    if as_json:
        print(json.dumps({"action": len(table.actions), name: found}, indent=2, ensure_ascii=False))
    else:
        print("\n".join(chart.lines(found)))
    return 0


def show_hint(table: "Table", language: str, as_json: bool) -> int:
    """Print what a strong player would consider, from what the seat to act may know."""
    from guanxi.commands.playing.hints import advice, lines
    from guanxi.core.game import CHANCE

    if table.game.rules.is_over(table.state) or table.game.rules.to_act(table.state) == CHANCE:
        raise InputError(sentence("hint-no-choice", count=len(table.actions)))
    seat, moves = table.game.rules.to_act(table.state), advice(table, language)
    if as_json:
        told = {"action": len(table.actions), "seat": seat, "moves": [asdict(move) for move in moves]}
        print(json.dumps(told, indent=2, ensure_ascii=False))
        return 0
    numbers = [f"{number}." for number in range(1, len(moves) + 1)]
    print(table.game.positions.draw(table.state, table.names, seat, language))
    width = min(shutil.get_terminal_size().columns, 120)
    print("\n".join(["", *lines(table, moves, numbers, width, language)]))
    return 0
