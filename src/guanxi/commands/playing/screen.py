"""The terminal as a place to print and to ask. A pipe works too: line by line, each answer echoed."""

import contextlib
import os
import shutil
import sys
from collections.abc import Iterable
from io import TextIOWrapper

from guanxi.core.sentence import told
from guanxi.core.terminal.ink import ink, spelt, wrapped
from guanxi.core.text import texts

_LONGEST_LINE = 2_000
_LEAST_LINES = 16
_CLEAR = "\x1b[H\x1b[2J\x1b[3J"  # the lines scrolled away too


def text(message: str, language: str, **facts: object) -> str:
    """A message of the commands in a language."""
    return texts("guanxi.commands", language).say(message, **facts)


class Screen:
    """Prints lines and asks for them, in one language. End of input is an EOFError, as from `input`."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.rest: list[str] = []  # what `more` would show
        self.interactive = sys.stdin is not None and sys.stdin.isatty() and sys.stdout.isatty()
        if isinstance(sys.stdin, TextIOWrapper):
            sys.stdin.reconfigure(errors="replace")
        if self.interactive:
            with contextlib.suppress(ImportError):
                import readline  # noqa: F401  line editing and history

    @property
    def width(self) -> int:
        """Columns for running text."""
        return min(max(shutil.get_terminal_size().columns, 40), 120)

    @property
    def columns(self) -> int:
        """Columns for tables and menus."""
        return max(shutil.get_terminal_size().columns, 40)

    @property
    def height(self) -> int | None:
        """Lines; a pipe has as many as it is given."""
        return max(shutil.get_terminal_size().lines, _LEAST_LINES) if self.interactive else None

    def show(self, lines: Iterable[str]) -> None:
        """Print lines as they are."""
        for line in lines:
            print(spelt(line))

    def show_pages(self, lines: Iterable[str]) -> None:
        """Print lines; what does not fit on the screen comes with `more`."""
        lines = list(lines)
        room = len(lines) if self.height is None else self.height - 2
        if len(lines) <= room + 1:
            room = len(lines)
        self.show(lines[:room])
        self.rest = lines[room:]
        if self.rest:
            self.tell("more-lines", "dim", lines=len(self.rest))

    def text(self, message: str, **facts: object) -> str:
        """A message in the language of this screen."""
        return text(message, self.language, **facts)

    def tell(self, message: str, *styles: str, **facts: object) -> None:
        """Print a message, wrapped paragraph by paragraph; lines that begin with a space stay as they are."""
        for line in self.text(message, **facts).split("\n"):
            parts = [line] if line.startswith(" ") else wrapped(line, self.width) or [""]
            self.show(ink(part, *styles) for part in parts)

    def complain(self, problem: object) -> None:
        """Say what was wrong: in a pipe in one line, on a screen in as many as it needs."""
        words = told(problem, self.language)
        lines = wrapped(words, self.width - 2) if self.interactive else [words]
        self.show(f"{' ' if n else ink('!', 'bold')} {line}" for n, line in enumerate(lines))

    def ask(self, prompt: str) -> str:
        """One line, with everything unprintable taken out."""
        if sys.stdin is None:
            raise EOFError
        if self.interactive:
            line = input(spelt(prompt))
        else:
            print(spelt(prompt), end="", flush=True)
            line = sys.stdin.readline(_LONGEST_LINE)
            if not line:
                print()
                raise EOFError
            print(spelt(line.rstrip("\n")))
        return "".join(letter for letter in line[:_LONGEST_LINE] if letter.isprintable()).strip()

    def agrees(self, message: str, **facts: object) -> bool:
        """Is the answer yes?"""
        return self.ask(f"{self.text(message, **facts)} ").lower() in ("y", "yes", *self.text("answers-yes").split())

    def confirms(self, message: str, **facts: object) -> bool:
        """Is the answer yes? Whoever interrupts the question, or ends the input, means it."""
        try:
            return self.agrees(message, **facts)
        except (KeyboardInterrupt, EOFError):
            return True

    def clear(self) -> None:
        """Hide what was shown."""
        if self.interactive and os.environ.get("TERM", "") not in ("", "dumb"):
            print(_CLEAR, end="", flush=True)
        elif self.interactive:
            print("\n" * shutil.get_terminal_size().lines)
