"""The board file: CN-BOARD. Reads a map of China from TOML and tells everything that is wrong with it.

The format is described in docs/boards.md. Nothing of the rules lives here: the engine takes the spaces, roads and
alliances in the order of the file.
"""

from collections.abc import Sequence
from dataclasses import replace
from importlib.resources import files
from os import PathLike
from pathlib import Path
from typing import Any, Final

from guanxi.china.doors.boards.data import Alliance, BoardFile, Point, Province, Road, Space, Water, inside
from guanxi.china.doors.boards.parts import PLAYERS, read_board
from guanxi.china.doors.boards.report import Report
from guanxi.china.doors.boards.warnings import warn
from guanxi.china.doors.saying import sentence
from guanxi.core.errors import InputError
from guanxi.core.reading import read_toml
from guanxi.core.saying import at
from guanxi.core.saying import sentence as core_says
from guanxi.core.showing import shown

__all__ = [
    "SHIPPED",
    "Alliance",
    "BoardError",
    "BoardFile",
    "Point",
    "Province",
    "Road",
    "Space",
    "Water",
    "inside",
    "load_board",
    "parse_board",
    "shipped_board",
]

SHIPPED: Final = tuple(PLAYERS)

_LARGEST_FILE: Final = 2_000_000


class BoardError(InputError):
    """A board file that cannot be used; `problems` tells everything found, one line each."""

    def __init__(self, problems: Sequence[object]) -> None:
        several = [
            sentence("board-problems", count=len(problems)),
            *(sentence("board-problem", text=each) for each in problems),
        ]
        super().__init__(*(several if len(problems) > 1 else problems))
        self.problems: list[str] = [shown(str(problem)) for problem in problems]


def shipped_board(side: str) -> BoardFile:
    """The board that comes with the program: side "a" (3 or 4 players) or "b" (4 or 5)."""
    if side not in SHIPPED:
        raise BoardError([sentence("board-none-shipped", side=side)])
    resource = files("guanxi.china") / "boards" / f"{side}.toml"
    return parse_board(resource.read_text(encoding="utf-8"), f"{side}.toml")


def load_board(path: str | PathLike[str]) -> BoardFile:
    """The board in a file; a BoardError tells why it cannot be read or used."""
    name = str(path)
    try:
        with Path(path).open("rb") as file:
            data = file.read(_LARGEST_FILE + 1)
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) else error
        raise BoardError([core_says("file-unreadable", file=name, why=reason)]) from error
    if len(data) > _LARGEST_FILE:
        raise BoardError([sentence("board-too-large", file=name)])
    try:
        return parse_board(data.decode("utf-8"), str(path))
    except UnicodeDecodeError as error:
        raise BoardError([sentence("board-no-text", file=name, byte=error.start)]) from error


def parse_board(text: str, name: str) -> BoardFile:
    """The board told by a TOML text; `name` is the file's name in messages."""
    report = Report(name)
    board = read_board(_toml(text, report), report)
    if report.problems:
        raise BoardError(report.problems)
    warn(board, report)
    return replace(board, warnings=tuple(report.warnings))


def _toml(text: str, report: Report) -> dict[str, Any]:
    try:
        return read_toml(text)
    except InputError as error:
        raise BoardError([at(report.name, error)]) from error
