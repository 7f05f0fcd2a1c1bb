"""`guanxi play`: a game in the terminal, against computer players or with several people at one keyboard."""

import argparse
import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from guanxi.commands.common import add_game, add_options, games_told, language_of_reader, options_of
from guanxi.core.errors import InputError
from guanxi.core.finding import game_names

if TYPE_CHECKING:
    from guanxi.commands.playing.screen import Screen
    from guanxi.commands.playing.seats import Player
    from guanxi.core.game import Game
    from guanxi.core.table import Table

EPILOG = """\
Examples:
  guanxi play GAME                             you and some magistrates, each with a taste of its own
  guanxi play GAME --seat me --seat apprentice --seat clerk --option NAME=VALUE
  guanxi play GAME --seat me:Anna --seat me:Boris --seat minister
                                               two people at one keyboard
  guanxi play GAME --save evening.record       kept after every turn
  guanxi play GAME --load evening.record --save evening.record
                                               and gone on with
  guanxi play GAME --seat me --seat chancellor@CHARACTER --seat search:2s:Zheng

Computer players from the weakest: apprentice, clerk, magistrate, minister, chancellor. `guanxi bots` lists them all.

In the game, `help` lists everything that can be typed. NO_COLOR=1 turns colours off."""


def register(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the command to the command line."""
    parser = commands.add_parser(
        "play",
        help="play a game in the terminal",
        description="Play a game in the terminal, against computer players or with several people at one keyboard.",
        epilog=EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    first = next(iter(game_names()), "")
    add_game(parser, nargs="?", default=first, help=f"the game: {games_told()} (without it {first})")
    parser.add_argument(
        "--seat", action="append", metavar="WHO", help="me, me:NAME, a computer player such as clerk, or clerk:NAME"
    )
    parser.add_argument(
        "--players", metavar="N", help="how many play (default: as many as seats are named, or the usual number)"
    )
    parser.add_argument("--seed", metavar="TEXT", help="fixes all chance; random without it")
    parser.add_argument("--load", type=Path, metavar="FILE", help="go on with a saved game")
    parser.add_argument("--save", type=Path, metavar="FILE", help="keep the game in this file, after every turn")
    add_options(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Set up the table, or lay it as it was saved, and play."""
    from guanxi.commands.playing.saving import load_game, save_game
    from guanxi.commands.playing.screen import Screen
    from guanxi.commands.playing.session import Session
    from guanxi.core.game import game_named

    game, language = game_named(args.game), language_of_reader()
    if args.load:
        _check_alone(args, language)
        table, players = load_game(args.load, game.name, language)
    else:
        table, players = _new_table(game, args, language)
    if args.save:
        save_game(args.save, table, players, language)
    screen = Screen(language)
    _welcome(screen, table, players)
    return Session(screen, table, players, args.save).play()


def _check_alone(args: argparse.Namespace, language: str) -> None:
    from guanxi.commands.playing.screen import text

    if args.seat or options_of(args) or args.players or args.seed is not None:
        raise InputError(text("load-alone", language))


def _new_table(game: "Game", args: argparse.Namespace, language: str) -> "tuple[Table, list[Player]]":
    from guanxi.commands.playing.screen import text
    from guanxi.commands.playing.seats import seated, usual_seats
    from guanxi.core.table import Table

    options = options_of(args)
    if args.players is not None and options.setdefault("players", args.players) != args.players:
        raise InputError(text("players-twice", language))
    if args.seat:
        if options.setdefault("players", str(len(args.seat))) != str(len(args.seat)):
            told = text("players-seats", language, players=options["players"][:20], seats=len(args.seat))
            raise InputError(told)
    options = dict(game.options(options))
    players = seated(game, args.seat or usual_seats(game, int(options["players"])))
    seed = secrets.token_hex(16) if args.seed is None else args.seed
    if not 1 <= len(seed) <= 200 or not seed.isprintable():
        raise InputError(text("seed-text", language))
    return Table(game, options, [player.name for player in players], seed), players


def _welcome(screen: "Screen", table: "Table", players: "Sequence[Player]") -> None:
    from guanxi.core.option_texts import told
    from guanxi.core.table import commitment
    from guanxi.core.terminal.ink import wrapped
    from guanxi.core.text import texts

    sitting = texts("guanxi.commands", screen.language).joined([player.name for player in players])
    options = ", ".join(f"{name} {told(value)}" for name, value in table.options.items() if name != "players")
    screen.tell("welcome", title=table.game.title, players=sitting, options=options)
    screen.tell("sealed", commitment=commitment(table.seed))
    screen.show(wrapped(table.game.face(screen.language).say("how-to-play"), screen.width))
