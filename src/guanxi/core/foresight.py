"""Foresight: what comes by itself (prospects), and what a gesture would change (previews), as far as a seat can know.

A game's `Foresight` works on views alone, so that nothing hidden can be told: two worlds, same answer. The data comes
first; `say` turns it into words. Terminal, hints, reviews and clients all use it.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Protocol, TypeAlias

from guanxi.core import events
from guanxi.core.rules import View

Fact: TypeAlias = int | str | bool | tuple[int, ...] | None  # several numbers: one for each seat
Measures: TypeAlias = Mapping[tuple[str, int, str], Fact]  # by kind, seat and place

# When something comes; the nearest first.
TURN = "turn"  # at the end of this turn
ROUND = "round"  # at the end of this round
GAME = "game"  # at the end of the game, or with it

# How sure it is; the surest first.
WILL = "will"  # whatever anybody does
STANDS = "stands"  # if nothing more is done until then
ONE_MORE = "one_more"  # with one more marker, army or card of anybody
NEAR = "near"  # not yet, but soon

WHENS: Final = (TURN, ROUND, GAME)
SURES: Final = (WILL, STANDS, ONE_MORE, NEAR)


@dataclass(frozen=True)
class Prospect:
    """Something that comes by itself. Its words are the message `prospect-KIND` of the game."""

    kind: str
    when: str
    sure: str
    clause: str
    facts: Mapping[str, Fact] = field(default_factory=dict)
    seats: tuple[int, ...] = ()  # whom it binds
    ends_game: bool = False
    steps: tuple["Prospect", ...] = ()  # how it goes, step by step
    # How to know that it has happened: an event and some of its facts, and how many turns (`rules.turns`) have begun by
    # then at most; 0 is by the end of the game. Whatever WILL happen has an event.
    event: str = ""
    event_facts: Mapping[str, events.Fact] = field(default_factory=dict)
    by: int = 0
    routine: bool = False  # does it come every time, so that nobody need be told?
    gains: tuple[int, ...] = ()  # who has something of it, where one piece more would bring it


@dataclass(frozen=True)
class Change:
    """A difference that a gesture makes, as what can be measured before and after. Its words: `change-KIND`."""

    kind: str  # points, total, post, obligation, cubes, limit, chain, price, …
    seat: int  # whose; -1 is nobody's
    where: str  # of what: a ministry, a source of points, a province; empty if there is only one
    before: Fact
    after: Fact


@dataclass(frozen=True)
class Preview:
    """What a gesture would change, until chance or somebody else decides."""

    changes: tuple[Change, ...] = ()
    coming: tuple[Prospect, ...] = ()  # what comes now that did not before, or comes another way
    gone: tuple[Prospect, ...] = ()  # what does not come any more
    warnings: tuple[Prospect, ...] = ()  # worth a question first: it ends the game, or gives something away
    undecided: tuple[str, ...] = ()  # what stays open: messages `open-NAME`


class Foresight(Protocol):
    """What a game foresees for whoever holds a view."""

    def prospects(self, view: View) -> Sequence[Prospect]:
        """What comes by itself as things stand, the nearest first."""

    def measures(self, view: View) -> Measures:
        """Everything whose change a preview tells, by kind, seat and place."""

    def ways_out(self, view: View, prospect: Prospect) -> Sequence[Prospect]:
        """What the view's seat can still do about a prospect that binds it, in the words of a prospect."""

    def details(self, view: View) -> Mapping[str, Any]:
        """What a board shows to whoever looks closer, for everybody, as data of the game's own; JSON can write it."""

    def preview(self, view: View, actions: Sequence[int]) -> Preview:
        """What a legal gesture of the view's seat would change; InputError if it cannot be done."""

    def say(self, told: Prospect | Change | str, names: Sequence[str], language: str) -> str:
        """A prospect, a change or something undecided in a sentence."""

    def short(self, told: Prospect, names: Sequence[str], language: str) -> str:
        """A prospect in few words, for a screen that is full."""


class NoForesight:
    """Of a game that foresees nothing."""

    def prospects(self, view: View) -> Sequence[Prospect]:
        """Nothing is known."""
        return ()

    def measures(self, view: View) -> Measures:
        """Nothing is measured."""
        return {}

    def ways_out(self, view: View, prospect: Prospect) -> Sequence[Prospect]:
        """Nothing binds."""
        return ()

    def details(self, view: View) -> Mapping[str, Any]:
        """There is nothing closer to see."""
        return {}

    def preview(self, view: View, actions: Sequence[int]) -> Preview:
        """Nothing is known."""
        return Preview()

    def say(self, told: Prospect | Change | str, names: Sequence[str], language: str) -> str:
        """There is nothing to say."""
        return ""

    def short(self, told: Prospect, names: Sequence[str], language: str) -> str:
        """As it is said otherwise."""
        return self.say(told, names, language)


def changes(before: Measures, after: Measures) -> tuple[Change, ...]:
    """What differs, in the order of the measures; what is not measured any more, or was not before, is None."""
    found = [Change(*key, value, after.get(key)) for key, value in before.items() if after.get(key) != value]
    return (*found, *(Change(*key, None, value) for key, value in after.items() if key not in before))


def relevant(prospects: Sequence[Prospect], seat: int) -> list[Prospect]:
    """Those that a seat should see before it decides: they end the game, come this turn or round, or bind it.

    The most important first; what merely binds others comes last. What comes every time, draws near, binds others
    only in this turn, or counts only when the game ends can be looked up.
    """

    def matters(prospect: Prospect) -> bool:
        if prospect.routine:
            return False
        if prospect.ends_game or seat in prospect.seats:
            return prospect.ends_game or prospect.when != GAME
        others = prospect.when == TURN and bool(prospect.seats)
        return prospect.when != GAME and prospect.sure != NEAR and not others

    def rank(prospect: Prospect) -> tuple[bool, bool, int, int, bool]:
        sure, when = SURES.index(prospect.sure), WHENS.index(prospect.when)
        mine = seat in prospect.seats
        others = bool(prospect.seats) and not mine and not prospect.steps  # an event with steps concerns everybody
        return not prospect.ends_game, others, sure, when, not mine

    return sorted(filter(matters, prospects), key=rank)


class Telling:
    """What is foreseen, told to somebody: as lines for people, as data for clients."""

    def __init__(self, foresight: Foresight, names: Sequence[str], language: str) -> None:
        self._foresight = foresight
        self._names = names
        self._language = language

    def say(self, told: Prospect | Change | str) -> str:
        """A sentence."""
        return self._foresight.say(told, self._names, self._language)

    def short(self, prospect: Prospect) -> str:
        """In few words."""
        return self._foresight.short(prospect, self._names, self._language)

    def prospect(self, prospect: Prospect, indent: str = "") -> list[str]:
        """A prospect in lines; the steps of it are indented."""
        steps = [line for step in prospect.steps for line in self.prospect(step, f"{indent}  ")]
        return [f"{indent}{self.say(prospect)} ({prospect.clause})", *steps]

    def preview(self, preview: Preview) -> list[str]:
        """A preview in lines: `!` warns, `=` changes, `+` comes, `-` does not come any more, `?` stays open."""
        marked: list[tuple[str, Sequence[Prospect | Change | str]]] = [
            ("!", preview.warnings),
            ("=", preview.changes),
            ("+", [each for each in preview.coming if each not in preview.warnings]),
            ("-", preview.gone),
            ("?", preview.undecided),
        ]
        return [f"{mark} {self.say(each)}" for mark, found in marked for each in found]

    def prospect_data(self, prospect: Prospect) -> dict[str, Any]:
        """A prospect as JSON has it."""
        return {
            "kind": prospect.kind,
            "when": prospect.when,
            "sure": prospect.sure,
            "clause": prospect.clause,
            "seats": list(prospect.seats),
            "ends_game": prospect.ends_game,
            "facts": {name: _plain(fact) for name, fact in prospect.facts.items()},
            "text": self.say(prospect),
            "short": self.short(prospect),
            "steps": [self.prospect_data(step) for step in prospect.steps],
        }

    def change_data(self, change: Change) -> dict[str, Any]:
        """A change as JSON has it."""
        return {
            "kind": change.kind,
            "seat": change.seat,
            "where": change.where,
            "before": _plain(change.before),
            "after": _plain(change.after),
            "text": self.say(change),
        }

    def preview_data(self, preview: Preview) -> dict[str, Any]:
        """A preview as JSON has it."""
        return {
            "warnings": [self.prospect_data(each) for each in preview.warnings],
            "changes": [self.change_data(each) for each in preview.changes],
            "coming": [self.prospect_data(each) for each in preview.coming],
            "gone": [self.prospect_data(each) for each in preview.gone],
            "open": [{"name": name, "text": self.say(name)} for name in preview.undecided],
        }


def _plain(fact: Fact) -> object:
    return list(fact) if isinstance(fact, tuple) else fact
