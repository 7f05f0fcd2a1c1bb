"""Typed reading of a board file: CN-BOARD-08. What is of the wrong kind is told with its entry and read as nothing."""

import re
from collections.abc import Collection, Sequence
from typing import Any, Final, TypeGuard

from guanxi.china.doors.boards.data import Point
from guanxi.china.doors.boards.report import LONGEST_TEXT, Report, show
from guanxi.china.doors.saying import sentence
from guanxi.core.saying import either

LONGEST_LIST: Final = 2_000

_ANY: Final = "CN-BOARD-08"
_WORD: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")


class Table:
    """One table of the file. What is missing, unknown or of the wrong kind is reported and read as nothing."""

    def __init__(self, report: Report, where: str, raw: object, required: str, optional: str = "") -> None:
        self.report, self.where = report, where
        self.raw: dict[str, Any] = raw if isinstance(raw, dict) else {}
        if not isinstance(raw, dict):
            report.wrong(where, sentence("board-table", given=show(raw)), _ANY)
            return
        known = [*required.split(), *optional.split()]
        missing = [key for key in required.split() if key not in raw]
        unknown = [show(key) for key in raw if key not in known]
        if missing:
            report.wrong(where or "board", sentence("board-missing", missing=", ".join(missing)), _ANY)
        if unknown:
            names = ", ".join(map(str, unknown[:20])) + (" …" if len(unknown) > 20 else "")
            report.wrong(where or "board", sentence("board-unknown", names=names, known=", ".join(known)), _ANY)

    def wrong(self, key: str, wanted: object, value: object, clause: str = _ANY) -> None:
        """An entry that should be something else."""
        path = f"{self.where}.{key}" if self.where else key
        self.report.wrong(path, sentence("board-should", wanted=wanted, given=show(value)), clause)

    def text(self, key: str) -> str:
        """Words for people, such as a name."""
        value = self.raw.get(key)
        if isinstance(value, str) and value.strip() and value.isprintable() and len(value) <= LONGEST_TEXT:
            return value
        if key in self.raw:
            self.wrong(key, sentence("board-text", most=LONGEST_TEXT), value)
        return ""

    def word(self, key: str) -> str:
        """A name as ids have it."""
        return self._word(key, self.raw[key]) if key in self.raw else ""

    def pair(self, key: str) -> tuple[str, str]:
        """Two names as ids have them."""
        value = self.raw.get(key)
        if isinstance(value, list) and len(value) == 2:
            return self._word(key, value[0]), self._word(key, value[1])
        if key in self.raw:
            self.wrong(key, sentence("board-two-names"), value)
        return "", ""

    def _word(self, key: str, value: object) -> str:
        if isinstance(value, str) and _WORD.fullmatch(value) and len(value) <= LONGEST_TEXT:
            return value
        self.wrong(key, sentence("board-word"), value)
        return value if isinstance(value, str) else ""

    def choice(self, key: str, choices: Collection[str], clause: str = _ANY) -> str:
        """One of these words."""
        value = self.raw.get(key)
        if isinstance(value, str) and value in choices:
            return value
        if key in self.raw:
            self.wrong(key, either([str(show(good)) for good in choices]), value, clause)
        return ""

    def whole(self, key: str, low: int, high: int, clause: str = _ANY) -> int:
        """A whole number within bounds."""
        value = self.raw.get(key)
        if type(value) is int and low <= value <= high:
            return value
        if key in self.raw:
            self.wrong(key, sentence("board-whole", least=low, most=high, exact=int(low == high)), value, clause)
        return 0

    def length(self, key: str, default: float) -> float:
        """A length on the drawing; the default where none is told."""
        value = self.raw.get(key)
        if _is_number(value) and 1 <= value <= 500:
            return float(value)
        if key in self.raw:
            self.wrong(key, sentence("board-length"), value)
        return default

    def point(self, key: str, clause: str = _ANY) -> Point | None:
        """A place on the drawing, if one is told."""
        value = self.raw.get(key)
        if is_point(value):
            return float(value[0]), float(value[1])
        if key in self.raw:
            self.wrong(key, sentence("board-point"), value, clause)
        return None

    def points(self, key: str, least: int, most: int) -> tuple[Point, ...]:
        """An outline or a row of places."""
        values = self.entries(key)
        strange = [i for i, value in enumerate(values) if not is_point(value)]
        for i in strange:
            self.wrong(f"{key}[{i}]", sentence("board-point"), values[i])
        if key in self.raw and not least <= len(values) <= most:
            self.wrong(key, sentence("board-points", least=least, exact=int(least == most)), self.raw[key])
        return () if strange else tuple((float(x), float(y)) for x, y in values)

    def entries(self, key: str) -> Sequence[Any]:
        """A list of anything, of a sensible size."""
        value = self.raw.get(key, [])
        if isinstance(value, list) and len(value) <= LONGEST_LIST:
            return value
        self.wrong(key, sentence("board-list", most=LONGEST_LIST), value)
        return ()

    def rows(self, key: str, required: str, optional: str = "") -> "list[Table]":
        """A list of tables, each with these keys."""
        entries = enumerate(self.entries(key))
        return [Table(self.report, f"{key}[{i}]", raw, required, optional) for i, raw in entries]


def _is_number(value: object) -> TypeGuard[float]:
    return isinstance(value, int | float) and not isinstance(value, bool) and -100_000 <= value <= 100_000


def is_point(value: object) -> TypeGuard[list[float]]:
    """Is this a list of two numbers?"""
    return isinstance(value, list) and len(value) == 2 and all(map(_is_number, value))
