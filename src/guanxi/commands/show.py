"""`guanxi show`: one position of a recorded game."""

import argparse
import json
import shutil
from collections.abc import Sequence
from dataclasses import asdict
from typing import TYPE_CHECKING

from guanxi.commands.common import add_record, replayed, seat_of
from guanxi.commands.help.saying import placeholder, say
from guanxi.commands.parsing import CommandParser, add_command, is_asked_for_help, set_late
from guanxi.commands.saying import sentence
from guanxi.core.errors import InputError
from guanxi.core.reader import language_of_reader
from guanxi.core.saying import at

if TYPE_CHECKING:
    from guanxi.core.game import Chart
    from guanxi.core.table import Table


def register(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the command."""
    parser = add_command(commands, "show")
    add_record(parser)
    parser.add_argument("--seat", metavar=placeholder("seat"), help=say("show--seat"))
    parser.add_argument("--hint", action="store_true", help=say("show--hint"))
    parser.add_argument("--prospects", action="store_true", help=say("show--prospects"))
    parser.add_argument("--preview", metavar=placeholder("line"), help=say("show--preview"))
    parser.add_argument("--json", action="store_true", help=say("shared--json"))
    parser.set_defaults(run=run, chart="")
    set_late(parser, _add_charts)


def _add_charts(parser: CommandParser, words: Sequence[str]) -> None:
    """The pictures of games."""
    for name, (title, chart) in charts().items() if parser.lacks(words) or is_asked_for_help(words) else ():
        told = at(title, chart.help).told(language_of_reader())
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
