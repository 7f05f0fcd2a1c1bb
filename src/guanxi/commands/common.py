"""What several commands share: the game, its options, positions from records, progress."""

import argparse
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from guanxi.commands.help.saying import placeholder, say
from guanxi.commands.parsing import CommandParser, is_asked_for_help, number_from, set_late
from guanxi.commands.saying import sentence
from guanxi.core.errors import InputError
from guanxi.core.finding import game_names
from guanxi.core.reader import language_of_reader
from guanxi.core.saying import at, either
from guanxi.core.sentence import Sentence, told

if TYPE_CHECKING:
    from rich.progress import Progress, TaskID

    from guanxi.core.game import Choice, Game
    from guanxi.core.record import Record
    from guanxi.core.table import Table

positive = number_from(1)  # an argument that counts something
CHOICE = "choice "  # how the options of games are kept apart from our own arguments


def add_game(parser: argparse.ArgumentParser, **kwargs: Any) -> None:
    """The argument GAME."""
    kwargs.setdefault("help", say("shared-game", games=games_told()))
    parser.add_argument("game", metavar=placeholder("game"), **kwargs)


def games_told() -> "Sentence | str":
    """The games that are installed, for help."""
    return either(game_names())


def add_options(parser: argparse.ArgumentParser) -> None:
    """Options of the rules, as `--option NAME=VALUE` and by their own names."""
    group = parser.add_argument_group(say("shared-rules"), say("shared-rules-about"))
    group.add_argument(
        "--option", metavar=placeholder("name-value"), action="append", default=[], help=say("shared--option")
    )
    group.add_argument(
        "--house",
        metavar=placeholder("rule"),
        action="append",
        default=[],
        help=say("shared--house"),
    )
    set_late(parser, partial(_add_choices, group))


def _add_choices(group: argparse._ArgumentGroup, parser: CommandParser, words: Sequence[str]) -> None:
    """The options of the games that are named, or of the usual one; of all for help.

    An option that these do not have may be one of another game: then the game that is played refuses it by name.
    """
    from guanxi.core.game import game_named, games_that_load

    named = [name for name in game_names() if name in words]
    if is_asked_for_help(words) and not named:
        _add_of(group, parser, games_that_load())
    elif parser.lacks(words) or is_asked_for_help(words):
        _add_of(group, parser, [game_named(name) for name in named or game_names()[:1]])
        if parser.lacks(words) and not is_asked_for_help(words):
            _add_of(group, parser, games_that_load())


def _add_of(group: argparse._ArgumentGroup, parser: CommandParser, games: "Sequence[Game]") -> None:
    from guanxi.core import choosing

    language = language_of_reader()
    for game in games:
        for choice in game.choices:
            if f"--{choice.name}" not in parser._option_string_actions:
                help = choosing.told(game, choice, language).help
                _add_choice(group, choice, at(game.title, help).told(language))


def _add_choice(group: argparse._ArgumentGroup, choice: "Choice", told: str) -> None:
    option, dest = f"--{choice.name}", f"{CHOICE}{choice.name}"
    if choice.is_file:
        group.add_argument(option, dest=dest, metavar=placeholder("file"), help=told)
    elif choice.is_switch:
        group.add_argument(option, dest=dest, action="store_const", const="on", help=told)
    else:
        values = say("shared-values", told=told.removesuffix("."), values=either(choice.values))
        group.add_argument(option, dest=dest, metavar=placeholder("value"), help=values)


def options_of(arguments: argparse.Namespace) -> dict[str, str]:
    """The options as given, not yet checked by the game."""
    options: dict[str, str] = {}
    for text in arguments.option:
        name, separator, value = text.partition("=")
        if not separator or name in options:
            raise InputError(sentence("option-once", text=repr(text[:60])))
        options[name] = value
    for text in arguments.house:
        name, value = _house_rule(arguments.game, text)
        if options.setdefault(name, value) != value:
            raise InputError(
                sentence("house-also-said", text=repr(text[:60]), name=name, options=repr(options[name][:20]))
            )
    own = {key.removeprefix(CHOICE): value for key, value in vars(arguments).items() if key.startswith(CHOICE)}
    options |= {name: value for name, value in own.items() if value is not None}
    return {name: _text_of(arguments.game, name, value) for name, value in options.items()}


def _text_of(game: str, name: str, value: str) -> str:
    """The value, or the text in the file that it names."""
    from guanxi.core.game import game_named
    from guanxi.core.option_texts import read_text

    if any(choice.is_file and choice.name == name for choice in game_named(game).choices):
        return read_text(Path(value))
    return value


def _house_rule(game: str, text: str) -> tuple[str, str]:
    from guanxi.core.catalogue import load_catalogue
    from guanxi.core.house import said

    return said(load_catalogue(game), text)


def add_record(parser: argparse.ArgumentParser) -> None:
    """The arguments RECORD and --at."""
    parser.add_argument("file", metavar=placeholder("record"), type=Path, help=say("shared-record"))
    parser.add_argument("--at", metavar="N", type=number_from(0), help=say("shared--at"))


def replayed(arguments: argparse.Namespace) -> "tuple[Record, Table]":
    """The record, and the game played up to --at."""
    from guanxi.core.record import read_record, replay

    record = read_record(arguments.file)
    return record, replay(record, arguments.at)


def seat_of(table: "Table", text: str) -> int:
    """A seat by its number, counted from 0, or by the player's name."""
    if text in table.names:
        return table.names.index(text)
    if text in [str(seat) for seat in range(len(table.names))]:
        return int(text)
    both = [either((str(seat), name)) for seat, name in enumerate(table.names)]
    seats = ", ".join(told(each, language_of_reader()) for each in both)
    raise InputError(sentence("seat-unknown", text=repr(text[:40]), seats=seats))


@contextmanager
def progress(what: str, total: int, shown: bool = True) -> "Iterator[tuple[Progress, TaskID]]":
    """A progress bar on the error stream, gone when done."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn(what), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    with Progress(*columns, console=console, transient=True, disable=not shown or not console.is_terminal) as bar:
        yield bar, bar.add_task(what, total=total)
