"""The `guanxi` command: finds the sub-command, runs it, and turns bad input into one clear message."""

import argparse
import io
import os
import sys
from collections.abc import Sequence
from importlib import import_module

from guanxi import __version__
from guanxi.core.errors import InputError

COMMANDS = (
    *("play", "rules", "clauses", "board", "replay", "verify", "show", "scenario", "perft"),
    *("bots", "simulate", "arena", "ladder", "bench"),
)

EPILOG = """\
Start here:
  guanxi play china                     a game in the terminal against computer players
  guanxi bots                           the computer players, from the weakest to the strongest
  guanxi rules china CN-ROAD-07         read one rule; `guanxi rules search palace` finds some
  guanxi simulate china --games 1000    a thousand random games, with statistics

`guanxi COMMAND --help` teaches each command."""


def version() -> str:
    """The version, and whether the engine is the compiled one."""
    from guanxi.core.engine import engine_kind

    return f"guanxi {__version__} ({engine_kind()} engine)"


class _Version(argparse.Action):
    def __call__(self, *_: object) -> None:
        print(version())
        raise SystemExit(0)


def build_parser() -> argparse.ArgumentParser:
    """The whole command line."""
    parser = argparse.ArgumentParser(
        prog="guanxi",
        description="The board games Confucius and China: exact rules, computer players, records.",
        epilog=EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action=_Version, nargs=0, help="show the version and the kind of engine")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND")
    for name in COMMANDS:
        import_module(f"guanxi.commands.{name}").register(commands)
    return parser


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; the exit code is 0, 1 (a check failed) or 2 (bad input)."""
    _show_what_can_be_shown()
    try:
        try:
            return _run(argv)
        finally:
            sys.stdout.flush()
    except BrokenPipeError:
        # The reader went away (`| head`): say nothing more, not even at shutdown.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def _show_what_can_be_shown() -> None:
    """A letter that the terminal does not know becomes a question mark, never a traceback."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def _run(argv: Sequence[str] | None) -> int:
    parser = build_parser()
    arguments = parser.parse_args(argv)
    if arguments.command is None:
        parser.print_help()
        return 0
    try:
        code: int = arguments.run(arguments)
        return code
    except InputError as error:
        print(f"guanxi {arguments.command}: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("\nstopped", file=sys.stderr)
        return 130


if __name__ == "__main__":
    raise SystemExit(main())
