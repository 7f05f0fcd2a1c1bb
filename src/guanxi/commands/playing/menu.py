"""The numbered choices of the seat to act: first what is allowed, then what is refused, with the reasons."""

import textwrap
from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import Final

from guanxi.china.terminal.ink import flowed, ink, padded, plain
from guanxi.commands.playing.face import Face, Group
from guanxi.commands.playing.screen import text
from guanxi.core.game import Refusal
from guanxi.core.table import Table

_TITLE: Final = 10  # columns
_MOST_LABELS: Final = 8  # in a line of refusals
_MOST_REASONS: Final = 8

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

    @property
    def numbers(self) -> list[int]:
        """The actions by number, allowed and refused; the first has number 1."""
        return self.legal + [action for _, row in self.refused for action, _ in row]

    def lines(self, width: int, unfolded: bool = False) -> list[str]:
        """What is allowed, group by group."""
        lines, number = [], 1
        for group in self.groups:
            rows = []
            for row in group.rows:
                rows.append("  ".join(_numbered(n, label) for n, (_, label) in enumerate(row, number)))
                number += len(row)
            if group.folded and not unfolded:
                count = sum(map(len, group.rows))
                rows = [text("menu-folded", first=number - count, last=number - 1)]
            shown = flowed(rows, width - _TITLE, gap=3)
            lines += [padded(ink("" if n else group.title, "bold"), _TITLE) + line for n, line in enumerate(shown)]
        return lines

    def refused_lines(self, width: int) -> list[str]:
        """What is refused, and why."""
        lines, number = [], len(self.legal) + 1
        for title, row in self.refused:
            numbers = f"{number}" if len(row) == 1 else f"{number}–{number + len(row) - 1}"
            told = f"{title} {_labels(row)}: {self._why(row)}".replace(" :", ":")
            lines += textwrap.wrap(told, width, initial_indent=f"{numbers:<10}", subsequent_indent=" " * 10)
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


def _numbered(number: int, label: str) -> str:
    return f"{ink(str(number), 'bold')} {label}".rstrip()


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
