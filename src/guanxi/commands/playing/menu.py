"""The numbered choices of the seat to act: first what is allowed, then what is refused, with the reasons."""

from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import Final

from guanxi.commands.playing.screen import text
from guanxi.core.errors import InputError
from guanxi.core.game import Refusal
from guanxi.core.table import Table
from guanxi.core.terminal.choices import Group, Proposal, Row
from guanxi.core.terminal.face import Face
from guanxi.core.terminal.ink import flowed, ink, padded, plain, width_of, wrapped

_TITLE: Final = 14  # columns
_SEVERAL: Final = 4  # rows
_MOST_LABELS: Final = 8  # in a line of refusals
_MOST_REASONS: Final = 3


class Menu:
    """A number for every choice of the seat to act: first what its game proposes, then each action alone.

    The refused ones are worked out when somebody asks.
    """

    def __init__(self, table: Table, face: Face, language: str) -> None:
        self.table = table
        self.language = language
        self.face = face
        self.seat = table.game.rules.to_act(table.state)
        self.proposals = face.proposals(table.state) if self.seat >= 0 and not table.held else None
        self.groups = list(face.groups(table.state, table.legal()))
        self.legal = [action for action, _ in _choices(self.groups)]

    @property
    def _proposed(self) -> tuple[Proposal, ...]:
        return self.proposals.choices if self.proposals else ()

    @property
    def has_usual(self) -> bool:
        """Is the first choice the only one, or the one that is usually wanted?"""
        if self.proposals and self.proposals.choices:
            return self.proposals.preferred or len(self.proposals.choices) == 1
        return len(self.legal) == 1

    def number_of(self, action: int) -> int:
        """The number of an allowed action."""
        return len(self._proposed) + self.legal.index(action) + 1

    @cached_property
    def reasons(self) -> dict[int, Refusal]:
        """Why each refused action is."""
        told = ((action, self.table.why_not(self.seat, action, language=self.language)) for action in self._others())
        return {action: refusal for action, refusal in told if refusal}

    def _others(self) -> list[int]:
        allowed = set(self.legal)
        return [action for action in range(self.table.game.rules.n_actions(self.table.state)) if action not in allowed]

    @cached_property
    def refused(self) -> list[tuple[str, Row]]:
        """Titles and rows of what is refused: one row for each kind, place and clause."""
        rows: list[tuple[str, Row]] = []
        for group in self.face.groups(self.table.state, list(self.reasons)):
            for row in [tuple(_choices([group]))] if group.joined else group.rows:
                clauses = dict.fromkeys(self.reasons[action].clause for action, _ in row)
                parts = (tuple(c for c in row if self.reasons[c[0]].clause == clause) for clause in clauses)
                rows += [(group.title, part) for part in parts]
        return _joined(rows, self.reasons)

    def actions(self, number: int) -> tuple[int, ...]:
        """The actions of that number, allowed or refused; a proposal has several."""
        choices = [proposal.actions for proposal in self._proposed] + [(action,) for action in self.legal]
        last = len(choices)
        if number > last:
            choices += [(action,) for _, row in self.refused for action, _ in row]
        if not 1 <= number <= len(choices):
            raise InputError(text("no-such-number", self.language, number=str(number), last=str(last)))
        return choices[number - 1]

    def lines(self, width: int, short: bool = False, unfolded: bool = False) -> list[str]:
        """What is allowed, group by group; a short menu tells only the numbers of a group of several rows."""
        lines, first, folded = self._proposed_lines(width), len(self._proposed) + 1, False
        for group in self.groups:
            fold = (group.folded or short) and len(group.rows) > 1 and not unfolded
            rows = _folded(group, first, width - self._margin) if fold else _rows(group, first, width)
            lines += _titled(_title(group), rows, width, self._margin)
            first += sum(map(len, group.rows))
            folded |= fold
        return [*lines, ink(self.face.say("menu-folded"), "dim")] if folded else lines

    @property
    def _margin(self) -> int:
        """The columns for titles."""
        titles = [_title(group) for group in self.groups] + ([self.proposals.title] if self.proposals else [])
        return max([_TITLE, *(width_of(title) + 2 for title in titles)])

    def _proposed_lines(self, width: int) -> list[str]:
        if not self.proposals:
            return []
        cells = [_numbered(number, 0, choice.label, 0) for number, choice in enumerate(self._proposed, 1)]
        return _titled(self.proposals.title, flowed(cells, width - self._margin), width, self._margin)

    def refused_lines(self, width: int) -> list[str]:
        """What is refused, and why."""
        lines, number = [], len(self._proposed) + len(self.legal) + 1
        for title, row in self.refused:
            numbers = _range(number, len(row))
            told = f"{title} {_labels(row, self.language)}: {self._why(row)}".replace(" :", ":")
            lines += wrapped(told, width, f"{numbers:<10}", " " * 10)
            number += len(row)
        return [ink(line, "dim") for line in lines]

    def _why(self, row: Row) -> str:
        """The reasons of a row, each once; too many of them are left to `why NUMBER`."""
        refusals = [self.reasons[action] for action, _ in row]
        texts = list(dict.fromkeys(refusal.text for refusal in refusals))
        more = text("menu-more-reasons", self.language) if len(texts) > _MOST_REASONS else ""
        return f"{'; '.join(texts[:1] if more else texts)} ({refusals[0].clause}){more}"


def _choices(groups: Sequence[Group]) -> Iterator[tuple[int, str]]:
    for group in groups:
        for row in group.rows:
            yield from row


def _title(group: Group) -> str:
    return f"{group.title} ({group.cost})" if group.cost else group.title


def _titled(title: str, rows: list[str], width: int, margin: int) -> list[str]:
    """A title before its rows, or above them where they are many or long."""
    if all(width_of(row) <= width - margin for row in rows) and len(rows) < _SEVERAL:
        return [(padded(ink("" if n else title, "bold"), margin) + row).rstrip() for n, row in enumerate(rows)]
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
    return flowed(cells, width)


def _range(first: int, count: int) -> str:
    return str(first) if count == 1 else f"{first}–{first + count - 1}"


def _numbered(number: int, digits: int, label: str, letters: int) -> str:
    return f"{padded(ink(str(number), 'bold'), digits, right=True)} {padded(label, letters)}"


def _labels(row: Row, language: str) -> str:
    labels = [plain(label) for _, label in row]
    if len(labels) > _MOST_LABELS:
        labels[_MOST_LABELS - 1 :] = [text("menu-more", language, count=len(labels) - _MOST_LABELS + 1)]
    return " · ".join(labels)


def _joined(rows: Sequence[tuple[str, Row]], reasons: dict[int, Refusal]) -> list[tuple[str, Row]]:
    """Rows of one kind that are refused for the same reason, word for word, become one."""
    joined: dict[tuple[str, Refusal | int], Row] = {}
    for number, (title, row) in enumerate(rows):
        one = len({reasons[action] for action, _ in row}) == 1
        key = (title, reasons[row[0][0]] if one else number)
        joined[key] = joined.get(key, ()) + row
    return [(title, row) for (title, _), row in joined.items()]
