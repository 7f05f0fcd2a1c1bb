"""What comes from outside, as it may be shown: nothing in it moves a cursor, turns the text round or begins a line.

Files, arguments, names and what guests say may hold anything. `shown` makes one harmless line of it, `in_html` for a
page or a drawing; and nothing that is printed goes past `Outlet`, whoever forgot to ask.
"""

import os
import re
import unicodedata
from collections.abc import Iterable
from typing import Any, Final, TextIO

# What we write to a terminal ourselves: ink, a cleared screen, a progress bar.
_OWN: Final = re.compile(r"(\r|\x1b\[(?:[0-9;]*m|[H]|[23]J|2K|[0-9]*A|\?25[lh]))")
_ENTITIES: Final = str.maketrans({"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;"})


def shown(text: str) -> str:
    """The text in one line, with an escape for every letter that is not to be seen: `\\u001b`, as JSON has it."""
    return text if text.isprintable() else "".join(map(_letter, text))


def in_html(text: str) -> str:
    """The same for HTML and SVG, where nothing in it is an element or ends an attribute (in double quotes) either."""
    return shown(text).translate(_ENTITIES)


def _letter(letter: str) -> str:
    if letter.isprintable() or unicodedata.category(letter) == "Zs":
        return letter
    units = letter.encode("utf-16-be", "surrogatepass").hex()
    return "".join(f"\\u{units[at : at + 4]}" for at in range(0, len(units), 4))


class Unwritten(Exception):  # noqa: N818, nobody did anything wrong
    """A stream takes nothing any more; `error` says why. It is no OSError, for some code swallows these."""

    def __init__(self, stream: TextIO, error: OSError) -> None:
        super().__init__(str(error))
        self.stream = stream
        self.error = error


class Outlet:
    """A stream on which only text goes out, in lines, and on a terminal what we write to terminals ourselves."""

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream

    def write(self, text: str) -> int:
        """Write what may be shown."""
        parts = _OWN.split(text) if self._is_terminal() else [text]
        told = [part if n % 2 else "\n".join(map(shown, part.split("\n"))) for n, part in enumerate(parts)]
        try:
            self._stream.write("".join(told))
        except OSError as error:
            raise Unwritten(self._stream, error) from error
        return len(text)

    def flush(self) -> None:
        """Let everything out."""
        try:
            self._stream.flush()
        except OSError as error:
            raise Unwritten(self._stream, error) from error

    def writelines(self, lines: Iterable[str]) -> None:
        """Write several."""
        for line in lines:
            self.write(line)

    def _is_terminal(self) -> bool:
        return self._stream.isatty() or bool(os.environ.get("FORCE_COLOR"))

    def __getattr__(self, name: str) -> Any:
        return getattr(self._stream, name)
