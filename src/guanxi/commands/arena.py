"""`guanxi arena`: computer players against one another, with seats rotated and seeds paired."""

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from guanxi.commands.common import add_options, games_told, options_of, positive
from guanxi.commands.help.saying import placeholder, say
from guanxi.commands.parsing import add_command
from guanxi.commands.simulate import ended
from guanxi.core.showing import shown

if TYPE_CHECKING:
    from guanxi.arena.folder import Folder


def register(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the command."""
    parser = add_command(commands, "arena")
    parser.add_argument(
        "--game", metavar=placeholder("game"), required=True, help=say("shared-game", games=games_told())
    )
    parser.add_argument("--players", metavar=placeholder("bot"), nargs="+", required=True, help=say("arena--players"))
    parser.add_argument("--games", metavar="N", type=positive, default=100, help=say("arena--games"))
    parser.add_argument("--table", metavar="N", type=positive, help=say("arena--table"))
    parser.add_argument("--seed", metavar="S", default="1", help=say("arena--seed"))
    parser.add_argument("--out", metavar=placeholder("dir"), type=Path, help=say("arena--out"))
    parser.add_argument("--report", metavar=placeholder("file"), type=Path, help=say("arena--report"))
    parser.add_argument("--json", action="store_true", help=say("shared--json"))
    add_work(parser)
    add_options(parser)
    parser.set_defaults(run=run)


def add_work(parser: argparse.ArgumentParser) -> None:
    """Where the games are played: --jobs and --ray."""
    parser.add_argument("--jobs", metavar="J", type=positive, default=1, help=say("shared--jobs"))
    parser.add_argument("--ray", metavar=placeholder("address"), nargs="?", const="local", help=say("arena--ray"))


def run(arguments: argparse.Namespace) -> int:
    """Play what is missing, and tell."""
    from guanxi.arena.folder import open_folder
    from guanxi.arena.specification import specify

    spec = specify(arguments.game, options_of(arguments), arguments.players, arguments.seed, arguments.table)
    _warn(spec.guests)
    folder = open_folder(arguments.out or Path("arena") / spec.slug, spec)
    try:
        _play(folder, arguments)
    except KeyboardInterrupt:
        kept = len(folder.first(arguments.games))
        print("\n" + say("arena-stopped", kept=kept, games=arguments.games, folder=folder.path), file=sys.stderr)
        return 130
    _tell(folder, arguments)
    return 0


def _warn(guests: list[str]) -> None:
    """Where guests cannot be fenced in, whoever runs this should know."""
    from guanxi.bots.guests import fence

    if guests and not fence.version():
        told = say("arena-unfenced", guests=", ".join(dict.fromkeys(guests)))
        print(f"guanxi arena: {told}", file=sys.stderr)


def _play(folder: "Folder", arguments: argparse.Namespace) -> None:
    from guanxi.arena.schedule import missing_from_last_group
    from guanxi.arena.tournament import missing, play_tasks, players_at_work
    from guanxi.arena.watching import watching

    short = missing_from_last_group(folder.spec, arguments.games)
    if short:
        told = say("arena-whole", games=arguments.games, more=arguments.games + short)
        print(f"guanxi arena: {told}", file=sys.stderr)
    done = folder.first(arguments.games)
    if done:
        told = say("arena-there", count=len(done), folder=folder.path)
        print(f"guanxi arena: {told}", file=sys.stderr)
    tasks = missing(folder, arguments.games)
    if tasks:
        with (
            players_at_work(min(arguments.jobs, len(tasks)), arguments.ray) as play,
            watching(say("arena-playing"), folder.spec.labels, done, arguments.games) as watch,
        ):
            play_tasks(folder, tasks, play, watch)


def _tell(folder: "Folder", arguments: argparse.Namespace) -> None:
    from guanxi.arena.figures import figures
    from guanxi.arena.files import write_file
    from guanxi.arena.report import report

    outcomes = folder.first(arguments.games)
    found = figures(folder.spec, outcomes)
    path = arguments.report or folder.path / "report.html"
    write_file(path, report(folder.spec, outcomes, found))
    if arguments.json:
        print(json.dumps({**found, "out": str(folder.path), "report": str(path)}, indent=2))
    else:
        _tell_people(found, path)


def _tell_people(found: dict[str, Any], path: Path) -> None:
    from guanxi.arena import tables

    games, players = f"{found['games']:,}", found["options"]["players"]
    print(say("arena-head", games=games, game=found["game"], players=players) + "\n")
    print_table(*tables.standing(found["players"]))
    if not tables.are_ranked(found["players"]):
        print(say("arena-too-few", enough=tables.ENOUGH) + "\n")
    print_table(tables.SEATS, tables.seat_rows(found["seats"]))
    print_table(tables.THINKING, tables.thinking_rows(found["players"]))
    endings = ", ".join(ended(found["game"], how, count) for how, count in found["endings"].items())
    print(say("arena-ended", endings=endings))
    for player in found["players"]:
        if player["first_fault"]:
            fault = shown(player["first_fault"])
            print(say("arena-fault", player=player["label"], times=player["illegal"], fault=fault))
    print(say("arena-report", file=shown(str(path))))


def print_table(head: Sequence[str], rows: list[list[str]]) -> None:
    """A table on the terminal: names at the left, figures at the right."""
    widths = [max(len(cell) for cell in column) for column in zip(head, *rows, strict=True)]
    for row in (head, *rows):
        first, *others = (cell.strip() for cell in row)
        print("  ".join([first.ljust(widths[0]), *(cell.rjust(w) for cell, w in zip(others, widths[1:], strict=True))]))
    print()
