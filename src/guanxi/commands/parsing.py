"""The parser of a command. What it offers on behalf of games is worked out when that command is asked for."""

import argparse
from collections.abc import Callable, Sequence
from typing import Any, NoReturn, TypeAlias

from guanxi.commands.help.argparse_words import USAGE, said, speak
from guanxi.commands.help.form import Form
from guanxi.commands.help.saying import say
from guanxi.core.errors import InputError
from guanxi.core.reader import language_of_reader
from guanxi.core.reading import whole_number
from guanxi.core.showing import shown

MOST = 10**9  # of anything that is counted
Late: TypeAlias = Callable[["CommandParser", Sequence[str]], None]
speak()


class CommandParser(argparse.ArgumentParser):
    """A parser that may add arguments late: `late(parser, words)` knows what was typed, or is asked for help."""

    late: Late | None = None
    mixes = False

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**{"formatter_class": Form, **kwargs})

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        """Parse; what games offer is added before."""
        self._complete(list(args or ()))
        if not self.mixes:
            return super().parse_known_args(args, namespace)
        self.mixes = False  # for argparse comes back here with options and words apart
        self.usage = self.format_usage()[len(said(USAGE)) :]  # which argparse takes for English
        try:
            return self.parse_known_intermixed_args(args, namespace)
        finally:
            self.mixes, self.usage = True, None

    def error(self, message: str) -> NoReturn:
        """Say what was typed in one line, whatever it is."""
        super().error(shown(message))

    def lacks(self, words: Sequence[str]) -> bool:
        """Is one of the options that were typed not known yet?"""
        options = [word.partition("=")[0] for word in words if word.startswith("--")]
        return any(option not in self._option_string_actions for option in options)

    def _complete(self, words: Sequence[str]) -> None:
        late, self.late = self.late, None
        if late is not None:
            try:
                late(self, words)
            except InputError as error:
                self.exit(2, f"{self.prog}: {error.told(language_of_reader())}\n")


def add_command(
    commands: "argparse._SubParsersAction[argparse.ArgumentParser]", name: str, has_epilog: bool = True
) -> argparse.ArgumentParser:
    """A command with the messages that tell of it."""
    epilog = say(f"{name}-epilog") if has_epilog else None
    return commands.add_parser(name, help=say(f"{name}-summary"), description=say(f"{name}-about"), epilog=epilog)


def set_late(parser: argparse.ArgumentParser, late: Late) -> None:
    """Let a parser add arguments once its command is asked for."""
    assert isinstance(parser, CommandParser)
    parser.late = late


def mix(parser: argparse.ArgumentParser) -> None:
    """Let options stand between the words of a parser that takes any number of them."""
    assert isinstance(parser, CommandParser)
    parser.mixes = True


def number_from(least: int) -> Callable[[str], int]:
    """The type of an argument that counts something, from so many on."""

    def parsed(text: str) -> int:
        number = whole_number(text, MOST)
        if number is None or number < least:
            raise argparse.ArgumentTypeError(say("no-number-from", text=repr(text[:40]), least=least))
        return number

    return parsed


def is_asked_for_help(words: Sequence[str]) -> bool:
    """Does somebody want to read about everything that can be said?"""
    return "-h" in words or "--help" in words
