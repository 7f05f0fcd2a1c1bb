"""`guanxi play`: a game in the terminal, against computer players or with several people at one keyboard."""

import argparse
import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from guanxi.commands.common import add_game, add_options, games_told, options_of
from guanxi.commands.help.saying import placeholder, say
from guanxi.commands.parsing import add_command
from guanxi.core.errors import InputError
from guanxi.core.finding import game_names
from guanxi.core.reader import language_of_reader

if TYPE_CHECKING:
    from guanxi.commands.playing.keeping import Kept
    from guanxi.commands.playing.screen import Screen
    from guanxi.commands.playing.seats import Player
    from guanxi.core.game import Game
    from guanxi.core.table import Table

MOST_KEPT = 9  # games in a list


def register(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the command to the command line."""
    parser = add_command(commands, "play")
    first = next(iter(game_names()), "")
    add_game(parser, nargs="?", default="", help=say("play-game", games=games_told(), first=first))
    parser.add_argument("--seat", action="append", metavar=placeholder("who"), help=say("play--seat"))
    parser.add_argument("--players", metavar="N", help=say("play--players"))
    parser.add_argument("--seed", metavar=placeholder("text"), help=say("play--seed"))
    parser.add_argument("--resume", action="store_true", help=say("play--resume"))
    parser.add_argument("--load", type=Path, metavar=placeholder("file"), help=say("play--load"))
    parser.add_argument("--save", type=Path, metavar=placeholder("file"), help=say("play--save"))
    add_options(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Set up the table, or lay it as it was saved, and play."""
    from guanxi.commands.playing.keeping import Keeper
    from guanxi.commands.playing.saving import load_game, save_game
    from guanxi.commands.playing.screen import Screen
    from guanxi.commands.playing.session import Session
    from guanxi.core.game import game_named

    language = language_of_reader()
    screen, own = Screen(language), None
    if args.resume:
        _check_alone(args, "resume-alone", language)
        kept = _kept_game(screen, args.game)
        own = kept.path
        table, players = load_game(own, kept.game, language)
    elif args.load:
        _check_alone(args, "load-alone", language)
        table, players = load_game(args.load, _game_of(args), language)
    else:
        table, players = _new_table(game_named(_game_of(args)), args, language)
    if args.save:
        save_game(args.save, table, players, language)
    _welcome(screen, table, players)
    return Session(screen, table, players, Keeper(args.save, own)).play()


def _game_of(args: argparse.Namespace) -> str:
    return str(args.game) or next(iter(game_names()), "")


def _kept_game(screen: "Screen", game: str) -> "Kept":
    """The unfinished game played last; of several, whichever is chosen."""
    from guanxi.commands.playing.keeping import folder, unfinished

    kept = unfinished(game)
    if not kept:
        raise InputError(screen.text("resume-nothing", folder=str(folder())))
    answer = "1"
    if len(kept) > 1:
        screen.tell("resume-several")
        told = [screen.text("resume-one", game=k.game, begun=k.begun, players=k.players) for k in kept[:MOST_KEPT]]
        screen.show(f"{number} {line}" for number, line in enumerate(told, 1))
        answer = screen.ask(f"{screen.text('resume-which')} ") or "1" if screen.interactive else "1"
    if answer not in [str(number) for number in range(1, len(kept[:MOST_KEPT]) + 1)]:
        raise InputError(screen.text("resume-no-such", answer=answer[:20]))
    chosen = kept[int(answer) - 1]
    screen.tell("resumed", game=chosen.game, begun=chosen.begun)
    return chosen


def _check_alone(args: argparse.Namespace, message: str, language: str) -> None:
    from guanxi.commands.playing.screen import text

    if args.seat or options_of(args) or args.players or args.seed is not None or (args.resume and args.load):
        raise InputError(text(message, language))


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
    players = seated(game, args.seat or usual_seats(game, int(options["players"])), language)
    seed = secrets.token_hex(16) if args.seed is None else args.seed
    if not 1 <= len(seed) <= 200 or not seed.isprintable():
        raise InputError(text("seed-text", language))
    return Table(game, options, [player.name for player in players], seed), players


def _welcome(screen: "Screen", table: "Table", players: "Sequence[Player]") -> None:
    from guanxi.core.table import commitment
    from guanxi.core.terminal.ink import wrapped
    from guanxi.core.text import texts

    sitting = texts("guanxi.commands", screen.language).joined([player.name for player in players])
    screen.tell("welcome", title=table.game.title, players=sitting, options=_options_told(table, screen.language))
    screen.tell("sealed", commitment=commitment(table.seed))
    screen.show(wrapped(table.game.face(screen.language).say("how-to-play"), screen.width))


def _options_told(table: "Table", language: str) -> str:
    """What was chosen for this game, in words."""
    from guanxi.core import choosing, option_texts
    from guanxi.core.writing import labelled

    choices = {choice.name: choosing.told(table.game, choice, language) for choice in table.game.choices}
    told = []
    for name, value in table.options.items():
        if name in choices and name != "players":
            shown = choices[name].values.get(value, option_texts.told(value))
            told.append(labelled(choices[name].title, shown, language))
    return ", ".join(told)
