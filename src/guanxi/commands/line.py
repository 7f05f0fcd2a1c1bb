"""The command line: finds the sub-command, runs it, and turns bad input into one clear message."""

import argparse
import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.metadata import entry_points

from guanxi import __version__
from guanxi.commands.help.saying import placeholder, say
from guanxi.commands.parsing import CommandParser
from guanxi.core.errors import InputError
from guanxi.core.finding import game_names
from guanxi.core.languages import languages
from guanxi.core.reader import OPTION, VARIABLES, hear, language_of_reader
from guanxi.core.saying import either
from guanxi.core.showing import shown

COMMANDS = (
    *("play", "rules", "clauses", "replay", "verify", "show", "scenario", "perft"),
    *("bots", "simulate", "arena", "ladder", "bench", "laws", "serve", "admin", "load"),
)
GROUP = "guanxi.commands"  # entry points of commands that games bring along: NAME = "MODULE:register"


def version() -> str:
    """The version, and whether the engine is the compiled one."""
    from guanxi.core.engine import engine_kind

    return say("version", version=__version__, engine=say(f"engine-{engine_kind()}"))


class _Version(argparse.Action):
    def __call__(self, *_: object) -> None:
        print(version())
        raise SystemExit(0)


def build_parser(wanted: str = "") -> argparse.ArgumentParser:
    """The command line: of one command, if that is a command of ours, else the whole; the version needs none."""
    parser = CommandParser(prog="guanxi", description=say("guanxi-about"))
    parser.add_argument("--version", action=_Version, nargs=0, help=say("guanxi--version"))
    parser.add_argument(OPTION, metavar=placeholder("language"), help=_languages_told())  # which `hear` takes away
    commands = parser.add_subparsers(dest="command", metavar=placeholder("command"), parser_class=CommandParser)
    if wanted == "--version":
        return parser
    for name in [wanted] if wanted in COMMANDS else COMMANDS:
        import_module(f"guanxi.commands.{name}").register(commands)
    if wanted not in COMMANDS:
        parser.epilog = _epilog()
        _add_commands_of_games(commands)
    return parser


def _languages_told() -> str:
    return say("guanxi--lang", languages=either(sorted(languages("guanxi.core"))), variables=", ".join(VARIABLES))


def _epilog() -> str:
    names = game_names()
    game = names[0] if names else placeholder("game")
    return say("guanxi-epilog", game=game, games=", ".join(names) or say("guanxi-no-games"))


def _add_commands_of_games(commands: "argparse._SubParsersAction[CommandParser]") -> None:
    """What games bring along; a package that is broken does not stop anything else."""
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name):
        if entry.name not in commands.choices:
            try:
                entry.load()(commands)
            except Exception as error:  # somebody else's package: whatever it raises
                told = shown(f"{type(error).__name__}: {error}"[:200])
                print(say("command-broken", name=entry.name, place=entry.value, why=told), file=sys.stderr)


def run(words: Sequence[str]) -> int:
    """Run one command; the exit code is 0, 1 (a check failed) or 2 (bad input)."""
    words = hear(words)
    parser = build_parser(words[0] if words else "")
    arguments = parser.parse_args(words)
    if arguments.command is None:
        parser.print_help()
        return 0
    try:
        code: int = arguments.run(arguments)
        return code
    except InputError as error:
        print(f"guanxi {arguments.command}: {error.told(language_of_reader())}", file=sys.stderr)
        return 2
