"""The numbered choices of the seat to act: first what is allowed, then what is refused, with the reasons."""

from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import Final

from guanxi.china.terminal.ink import flowed, ink, padded, plain, width_of, wrapped
from guanxi.commands.playing.face import Face, Group
from guanxi.commands.playing.screen import text
from guanxi.core.errors import InputError
from guanxi.core.game import Refusal
from guanxi.core.table import Table

_TITLE: Final = 14  # columns
_SEVERAL: Final = 4  # rows
_MOST_LABELS: Final = 8  # in a line of refusals
_MOST_REASONS: Final = 3

Row = tuple[tuple[int, str], ...]


class Menu:
    """A number for every choice of the seat to act. The refused ones are worked out when somebody asks."""

    def __init__(self, table: Table, face: Face) -> None:
        self.table = table
        self.face = face
        self.seat = table.game.to_act(table.state)
        self.groups = list(face.groups(table.state, table.legal()))
        self.legal = [action for action, _ in _choices(self.groups)]

    @cached_property
    def reasons(self) -> dict[int, Refusal]:
        """Why each refused action is."""
        told = ((action, self.table.why_not(self.seat, action)) for action in self._others())
        return {action: refusal for action, refusal in told if refusal}

    def _others(self) -> list[int]:
        allowed = set(self.legal)
        return [action for action in range(self.table.game.n_actions(self.table.state)) if action not in allowed]

    @cached_property
    def refused(self) -> list[tuple[str, Row]]:
        """Titles and rows of what is refused: one row for each kind, place and clause."""
        rows: list[tuple[str, Row]] = []
        for group in self.face.groups(self.table.state, list(self.reasons)):
            for row in group.rows:
                clauses = dict.fromkeys(self.reasons[action].clause for action, _ in row)
                parts = (tuple(c for c in row if self.reasons[c[0]].clause == clause) for clause in clauses)
                rows += [(group.title, part) for part in parts]
        return _joined(rows, self.reasons)

    def action(self, number: int) -> int:
        """The action of that number, allowed or refused."""
        actions = self.legal
        if number > len(actions):
            actions = actions + [action for _, row in self.refused for action, _ in row]
        if not 1 <= number <= len(actions):
            raise InputError(text("no-such-number", number=str(number), last=str(len(self.legal))))
        return actions[number - 1]

    def lines(self, width: int, short: bool = False, unfolded: bool = False) -> list[str]:
        """What is allowed, group by group; a short menu tells only the numbers of a group of several rows."""
        lines, first, folded = [], 1, False
        for group in self.groups:
            fold = (group.folded or short) and len(group.rows) > 1 and not unfolded
            rows = _folded(group, first, width) if fold else _rows(group, first, width)
            lines += _titled(group.title, rows, width)
            first += sum(map(len, group.rows))
            folded |= fold
        return [*lines, ink(text("menu-folded"), "dim")] if folded else lines

    def refused_lines(self, width: int) -> list[str]:
        """What is refused, and why."""
        lines, number = [], len(self.legal) + 1
        for title, row in self.refused:
            numbers = _range(number, len(row))
            told = f"{title} {_labels(row)}: {self._why(row)}".replace(" :", ":")
            lines += wrapped(told, width, f"{numbers:<10}", " " * 10)
            number += len(row)
        return [ink(line, "dim") for line in lines]

    def _why(self, row: Row) -> str:
        """The reasons of a row, each once; too many of them are left to `why NUMBER`."""
        refusals = [self.reasons[action] for action, _ in row]
        texts = list(dict.fromkeys(refusal.text for refusal in refusals))
        more = text("menu-more-reasons") if len(texts) > _MOST_REASONS else ""
        return f"{'; '.join(texts[:1] if more else texts)} ({refusals[0].clause}){more}"


def _choices(groups: Sequence[Group]) -> Iterator[tuple[int, str]]:
    for group in groups:
        for row in group.rows:
            yield from row


def _titled(title: str, rows: list[str], width: int) -> list[str]:
    """A title before its rows, or above them where they are many or long."""
    if all(width_of(row) <= width - _TITLE for row in rows) and len(rows) < _SEVERAL:
        return [padded(ink("" if n else title, "bold"), _TITLE) + row for n, row in enumerate(rows)]
    return [ink(title, "bold"), *(f" {row}".rstrip() for row in rows)]


def _rows(group: Group, first: int, width: int) -> list[str]:
    """The rows with their numbers; where there are several, choices stand below each other."""
    rows, number = [], first
    last = first + sum(map(len, group.rows)) - 1
    digits = len(str(last)) if len(group.rows) > 1 else 0
    letters = max(width_of(label) for row in group.rows for _, label in row) if digits else 0
    for row in group.rows:
        cells = [_numbered(n, digits, label, letters) for n, (_, label) in enumerate(row, number)]
        rows += flowed(cells, width - 1, gap=1 if digits else 2)
        number += len(row)
    return rows


def _folded(group: Group, first: int, width: int) -> list[str]:
    """The rows by name, each with its numbers."""
    cells = []
    for name, row in zip(group.names, group.rows, strict=True):
        cells.append(f"{ink(_range(first, len(row)), 'bold')} {name}")
        first += len(row)
    return flowed(cells, width - _TITLE)


def _range(first: int, count: int) -> str:
    return str(first) if count == 1 else f"{first}–{first + count - 1}"


def _numbered(number: int, digits: int, label: str, letters: int) -> str:
    return f"{padded(ink(str(number), 'bold'), digits, right=True)} {padded(label, letters)}"


def _labels(row: Row) -> str:
    labels = [plain(label) for _, label in row]
    if len(labels) > _MOST_LABELS:
        labels[_MOST_LABELS - 1 :] = [text("menu-more", count=len(labels) - _MOST_LABELS + 1)]
    return " · ".join(labels)


def _joined(rows: Sequence[tuple[str, Row]], reasons: dict[int, Refusal]) -> list[tuple[str, Row]]:
    """Rows of one kind that are refused for the same reason, word for word, become one."""
    joined: dict[tuple[str, Refusal | int], Row] = {}
    for number, (title, row) in enumerate(rows):
        one = len({reasons[action] for action, _ in row}) == 1
        key = (title, reasons[row[0][0]] if one else number)
        joined[key] = joined.get(key, ()) + row
    return [(title, row) for (title, _), row in joined.items()]
