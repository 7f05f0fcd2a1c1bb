"""Ink for terminals: one place decides whether there is colour, and how wide and in which letters text is shown.

Colour is never the only sign, so everything must read the same without it.
"""

import os
import re
import sys
import textwrap
from collections.abc import Collection, Sequence
from typing import Final
from unicodedata import normalize

from rich.cells import cell_len, set_cell_size

# Codes of "select graphic rendition"; each names its own ground where it has one, so any theme of the terminal will do.
STYLES: Final = {
    "bold": "1",
    "dim": "2",
    "good": "1;38;5;71",
    "red": "38;5;16;48;5;217",
    "green": "38;5;16;48;5;151",
    "orange": "38;5;16;48;5;215",
    "yellow": "38;5;16;48;5;228",
    "purple": "38;5;16;48;5;183",
    "player-black": "1;38;5;231;48;5;16",
    "player-blue": "1;38;5;231;48;5;25",
    "player-green": "1;38;5;231;48;5;22",
    "player-purple": "1;38;5;231;48;5;90",
    "player-red": "1;38;5;231;48;5;124",
    "player-white": "1;38;5;16;48;5;254",
    "player-yellow": "1;38;5;16;48;5;220",
}

_CODES: Final = re.compile(r"\x1b\[[0-9;]*m")

# What to write where the terminal knows no more than ASCII.
_ASCII: Final = str.maketrans({
    "─": "-", "│": "|", "╱": "/", "╲": "\\", "━": "=", "┃": "I", "·": ".", "◆": "&", "◇": "&", "●": "*", "▸": ">",
    "’": "'", "–": "-", "→": ">", "…": "_", "×": "x", "★": "*", "█": "#", "░": ".", "■": "#", "□": "o",
    "−": "-", "«": '"', "»": '"', "„": '"', "“": '"', "”": '"', "ß": "ss", "œ": "oe",
})  # fmt: skip


def has_colour() -> bool:
    """Is colour wanted? NO_COLOR forbids it, FORCE_COLOR asks for it, else a terminal gets it and a pipe does not."""
    if os.environ.get("NO_COLOR"):
        return False
    if os.environ.get("FORCE_COLOR"):
        return True
    return sys.stdout.isatty() and os.environ.get("TERM", "") not in ("", "dumb")


def ink(text: str, *styles: str) -> str:
    """The text in these styles, or just the text."""
    codes = ";".join(STYLES[style] for style in styles if style)
    return f"\x1b[{codes}m{text}\x1b[0m" if codes and text and has_colour() else text


def spelt(text: str) -> str:
    """The text in letters that the output can show."""
    encoding = getattr(sys.stdout, "encoding", None) or "utf-8"
    try:
        text.encode(encoding)
        return text
    except (UnicodeEncodeError, LookupError):
        return "".join(map(_in_ascii, text.translate(_ASCII)))


def _in_ascii(letter: str) -> str:
    """A letter without its accents; a question mark where even that is unknown."""
    if letter.isascii():
        return letter
    return "".join(part for part in normalize("NFKD", letter) if part.isascii()) or "?"


def plain(text: str) -> str:
    """The text without its ink."""
    return _CODES.sub("", text)


def width_of(text: str) -> int:
    """The columns that a line takes, ink apart."""
    return cell_len(plain(text))


def padded(text: str, width: int, right: bool = False) -> str:
    """A line filled up to a width."""
    gap = " " * (width - width_of(text))
    return gap + text if right else text + gap


def fitted(text: str, width: int) -> str:
    """Uncoloured text, cut where it is too long."""
    return text if cell_len(text) <= width else set_cell_size(text, width - 1).rstrip() + "…"


def grid(rows: Sequence[Sequence[str]], right: Collection[int] = (), gap: int = 2) -> list[str]:
    """Rows of cells in columns as wide as their widest cell; those numbered in `right` are set to the right."""
    widths = [max(width_of(row[column]) for row in rows) for column in range(len(rows[0]))]
    between = " " * gap
    return [
        between.join(
            padded(cell, width, n in right) for n, (cell, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in rows
    ]


def wrapped(words: str, width: int, first: str = "", other: str = "") -> list[str]:
    """Uncoloured words in lines with these beginnings; clause ids, spaces and file names stay whole."""
    return textwrap.wrap(
        words, width, initial_indent=first, subsequent_indent=other, break_long_words=False, break_on_hyphens=False
    )


def flowed(items: Sequence[str], width: int, gap: int = 2) -> list[str]:
    """Items one after the other, in as many lines as they need."""
    lines = [items[0]] if items else []
    for item in items[1:]:
        longer = f"{lines[-1]}{' ' * gap}{item}"
        if width_of(longer) <= width:
            lines[-1] = longer
        else:
            lines.append(item)
    return lines
