"""How help is laid out: prose is filled, examples keep their lines, and both keep to the width of the terminal."""

import argparse
import re
from collections.abc import Iterable, Iterator
from itertools import groupby
from textwrap import wrap

WIDEST = 118  # of prose, on a terminal that is wider
EDGE = 2  # columns that argparse leaves free at the right; examples need them
FURTHER = 6  # where a command goes on below itself
BESIDE = re.compile(r"\S {2,}(?=\S)")  # before the words beside an example


class Form(argparse.HelpFormatter):
    """Paragraphs are filled. A line that begins with a blank is an example: a command, or what one does."""

    def _fill_text(self, text: str, width: int, indent: str) -> str:
        return "\n".join(indent + line for line in _laid_out(text, width))


def _laid_out(text: str, width: int) -> Iterator[str]:
    for kind, lines in groupby(text.split("\n"), key=_kind):
        if kind == "prose":
            yield from _wrapped(" ".join(lines), min(width, WIDEST))
        else:
            for line in lines:
                yield from _example(line, width + EDGE)


def _kind(line: str) -> str:
    return "example" if line.startswith(" ") else "prose" if line else ""


def _example(line: str, width: int) -> Iterable[str]:
    """What a command does goes on below itself; a command that is too long goes on as in a shell."""
    if len(line) <= width:
        return [line]
    beside = BESIDE.search(line)
    column = beside.end() if beside else len(line) - len(line.lstrip())
    if beside or column > FURTHER:
        return _wrapped(line, width, column)
    *lines, last = _wrapped(line, width - len(" \\"), FURTHER)
    return [*(f"{each} \\" for each in lines), last]


def _wrapped(line: str, width: int, column: int = 0) -> list[str]:
    return wrap(line, width, subsequent_indent=" " * column, break_on_hyphens=False, break_long_words=False)
