"""One worked example: laid out, played, compared."""

import re
from collections.abc import Iterator, Mapping
from functools import partial
from typing import Final

from guanxi.confucius.rules.actions import bribe, junks
from guanxi.confucius.rules.scoring.titles import TITLE_NAMES, title_count
from guanxi.confucius.rules.shared import gifts
from guanxi.confucius.rules.state import NOBODY, PLACING_CANDIDATE, State, copy_state
from guanxi.confucius.worked import answers, claims, counterfactuals, layout, moves, numbers, outcomes, pairs
from guanxi.confucius.worked.checks import Entry, differ, failures, strange
from guanxi.confucius.worked.table import ExampleTable

_ENTRY: Final = "id title origin complete sources clauses assumed note initial move expect counterfactual"
_NOTE: Final = "id title origin complete sources clauses note"


def run_example(entry: Entry, entries: Mapping[str, Entry]) -> list[str]:
    """What did not hold of an example; one of which only a note is left holds if the one it names does."""
    if "move" not in entry:
        return failures(_run_note(entry, entries))
    if entry["move"] and pairs.is_about_pairs(entry):
        return failures(pairs.run(entry, Example))
    return [failure for variant in _variants(entry) for failure in failures(_run(variant))]


def _run(entry: Entry) -> Iterator[str]:
    yield from Example(entry).run()


def _run_note(entry: Entry, entries: Mapping[str, Entry]) -> Iterator[str]:
    yield from strange("entry", entry, _NOTE)
    yield from differ("complete", False, entry["complete"])
    named = re.search(r"use (CF-EX-\d+) instead", entry["note"])
    if named is None or "move" not in entries[named[1]]:
        yield "note names no example that can be run"
    else:
        yield from run_example(entries[named[1]], entries)


def _variants(entry: Entry) -> list[Entry]:
    """Where it is not told which of two students is on red, both ways."""
    initial = entry.get("initial", {})
    students = initial.get("students", [])
    if len(students) != 2 or "red_student" in initial:
        return [entry]
    return [{**entry, "initial": {**initial, "red_student": student}} for student in students]


class Example:
    """An example being run; the fields tell what happened on the way."""

    def __init__(self, entry: Entry) -> None:
        self.entry: Entry = entry
        self.initial: Entry = entry["initial"]
        advanced = any(move.get("action") == "petition_emperor" for move in entry["move"])
        position = layout.Layout(entry).position()
        self.table: ExampleTable = ExampleTable(layout.names_of(self.initial), position, advanced)
        self.before: list[State] = []  # when a move, or its second half, was to be made
        self.asked: list[str] = []  # who was to act before each turn
        self.cubes: list[int] = []  # what each turn took
        self.coins: dict[str, int] = {}  # beside each student
        self.lent: dict[str, int] = {}  # influence after the last loan
        self.placed: int = -1  # where a candidate was placed

    def run(self) -> Iterator[str]:
        """Everything that did not hold."""
        yield from strange("entry", self.entry, _ENTRY)
        yield from strange("initial", self.initial, layout.WORDS)
        yield from self.check_initial()
        for number, move in enumerate(self.entry["move"], start=1):
            for failure in self.make(move):
                yield f"move {number}: {failure}"
        yield from outcomes.check(self)
        if "counterfactual" in self.entry:
            for failure in counterfactuals.check(self, self.entry["counterfactual"]):
                yield f"counterfactual: {failure}"

    def make(self, move: Entry) -> Iterator[str]:
        """Make a move; then what it says in words must hold."""
        name = move.get("phase", move.get("action"))
        if name not in moves.WORDS:
            yield f"action {name} is not understood"
            return
        yield from strange("move", move, moves.WORDS[name])
        if "phase" in move:
            yield from moves.phase(self, move)
        else:
            yield from moves.MAKERS.get(name, moves.turn)(self, move)
        if "expect" in move:
            yield from claims.check(self, move["expect"])

    def check_initial(self) -> Iterator[str]:
        """What the beginning says of itself."""
        s, names = self.table.s, self.table.names
        found: dict[str, object] = {
            "junk_supply": int(junks.supply(s)),
            "given": {name: sum(gift["from"] == name for gift in self.table.gifts(s)) for name in names},
            "received": {name: sum(gift["to"] == name for gift in self.table.gifts(s)) for name in names},
            "white_bribe_price_before": self.bribe_price() if "white_bribe_price_before" in self.initial else None,
            "all_passed": bool(s.passed == (1 << len(names)) - 1),
            "titles": answers.titles(self),
            **self.counts(),
        }
        for key, value in found.items():
            if key in self.initial and "score_before_tiebreak" not in self.initial:
                yield from differ(f"initial.{key}", self.initial[key], value)
        for name in names:
            total = sum(gift["from"] == name or gift["to"] == name for gift in self.table.gifts(s))
            yield from differ(f"gifts of {name}", total, int(gifts.total(s, self.table.seat(name))))

    def counts(self) -> dict[str, object]:
        """What titles are measured by, for the players of whom it is told."""
        found: dict[str, object] = {}
        for title, word in enumerate(TITLE_NAMES):
            named = self.initial.get(f"{word}_count", {})
            found[f"{word}_count"] = answers.by_name(named, partial(self.count, title))
        return found

    def count(self, title: int, name: str) -> int:
        """What a title is measured by."""
        return int(title_count(self.table.s, title, self.table.seat(name)))

    def students(self) -> list[str]:
        """Owners of the students on the red and the plain space, before any examination."""
        names = self.table.names
        return [names[int(n)] if n != NOBODY else "" for n in self.table.start.student]

    def bribe_price(self) -> int:
        """What White pays for the unbribed official that has its price told."""
        s = copy_state(self.table.s)
        s.seat = self.table.seat("white")
        told = next(official for official in self.initial["officials"] if "price" in official)
        return int(bribe.price(s, moves.official(told)))

    def finished(self) -> State:
        """The position after a candidate still to be placed has been."""
        if self.table.s.room != PLACING_CANDIDATE:
            return self.table.s
        s, self.table.s = self.table.s, copy_state(self.table.s)
        self.table.do(self.table.all_legal()[0])
        s, self.table.s = self.table.s, s
        return s

    def places(self) -> list[int]:
        """Where the candidate may be placed, as it stood before it was."""
        s, self.table.s = self.table.s, self.before[-1] if self.placed >= 0 else self.table.s
        legal = [action - numbers.CANDIDATE for action in self.table.all_legal()]
        self.table.s = s
        return legal
