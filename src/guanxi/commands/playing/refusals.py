"""What is not allowed now, numbered on from the menu, with the reasons."""

from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import Final

from guanxi.commands.playing.choices import Choice, meant
from guanxi.commands.playing.menu import Menu
from guanxi.commands.playing.screen import text
from guanxi.commands.playing.wording import said
from guanxi.core.game import Refusal
from guanxi.core.terminal.choices import Group, Row
from guanxi.core.terminal.ink import ink, plain, wrapped
from guanxi.core.writing import labelled, series

_MOST_LABELS: Final = 8  # in a line of refusals
_MOST_REASONS: Final = 3


class Refusals:
    """The refused actions of a decision; worked out when somebody asks."""

    def __init__(self, menu: Menu) -> None:
        self.menu = menu
        self.table = menu.table
        self.language = menu.language

    @cached_property
    def reasons(self) -> dict[int, Refusal]:
        """Why each refused action is."""
        allowed = set(self.table.legal())
        others = (a for a in range(self.table.game.rules.n_actions(self.table.state)) if a not in allowed)
        told = ((action, self.table.why_not(self.menu.seat, action, language=self.language)) for action in others)
        return {action: refusal for action, refusal in told if refusal}

    @cached_property
    def _groups(self) -> Sequence[Group]:
        return self.menu.face.groups(self.table.state, list(self.reasons))

    @cached_property
    def rows(self) -> list[tuple[str, Row]]:
        """Titles and rows: one row for each kind, place and clause."""
        rows: list[tuple[str, Row]] = []
        for group in self._groups:
            for row in [tuple(_all(group))] if group.joined else group.rows:
                clauses = dict.fromkeys(self.reasons[action].clause for action, _ in row)
                parts = (tuple(c for c in row if self.reasons[c[0]].clause == clause) for clause in clauses)
                rows += [(group.title, part) for part in parts]
        return _joined(rows, self.reasons)

    def meant(self, line: str) -> list[Choice]:
        """The refused actions that somebody may mean."""
        return meant([self._choice(g.title, each) for g in self._groups for each in _all(g)], line)

    def told(self, choices: Sequence[Choice]) -> str:
        """Why none of several is allowed, each rule once; empty if one is."""
        reasons = [self.table.why_not(self.menu.seat, *choice.actions, language=self.language) for choice in choices]
        if None in reasons:
            return ""
        by_rule = {
            reason.clause: labelled(said(self.menu.face, choice.line), reason, self.language)
            for choice, reason in zip(choices, reasons, strict=True)
            if reason
        }
        return series(list(by_rule.values())[:_MOST_REASONS], self.language)

    def _choice(self, title: str, each: tuple[int, str]) -> Choice:
        return Choice((each[0],), each[1], title, self.menu.face.line(self.table.state, [each[0]]))

    def lines(self, width: int) -> list[str]:
        """What is refused, and why. Where choices have letters, words are enough to ask for one of these."""
        lines = []
        for title, row in self.rows:
            told = labelled(f"{title} {_labels(row, self.language)}".strip(), self._why(row), self.language)
            margin = "" if self.menu.lettered else f"{self._numbers(title, row):<10}"
            lines += wrapped(told, width, margin, " " * len(margin))
        return [ink(line, "dim") for line in lines]

    def _numbers(self, title: str, row: Row) -> str:
        keys = [self.menu.keys.of(self._choice(title, each)) for each in row]
        return keys[0] if len(keys) == 1 else f"{keys[0]}–{keys[-1]}"

    def _why(self, row: Row) -> str:
        """The reasons of a row, each once; too many of them are left to `why NUMBER`."""
        refusals = [self.reasons[action] for action, _ in row]
        texts = list(dict.fromkeys(refusal.text for refusal in refusals))
        more = text("menu-more-reasons", self.language) if len(texts) > _MOST_REASONS else ""
        return f"{series(texts[:1] if more else texts, self.language)} ({refusals[0].clause}){more}"


def _all(group: Group) -> Iterator[tuple[int, str]]:
    for row in group.rows:
        yield from row


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
