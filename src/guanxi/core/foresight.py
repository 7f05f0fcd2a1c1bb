"""Foresight: what comes by itself (prospects), and what a gesture would change (previews), as far as a seat can know.

A game's `Foresight` works on views alone, so that nothing hidden can be told: two worlds, same answer. The data comes
first; `say` turns it into words. Terminal, hints, reviews and clients all use it.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol, TypeAlias

from guanxi.core.rules import View

Fact: TypeAlias = int | str | bool | None

# When something comes.
TURN = "turn"  # at the end of this turn
ROUND = "round"  # at the end of this round
GAME = "game"  # at the end of the game, or with it

# How sure it is.
WILL = "will"  # whatever anybody does
STANDS = "stands"  # if nothing more is done until then
ONE_MORE = "one_more"  # with one more marker, army or card of anybody
NEAR = "near"  # not yet, but soon


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
    # How to know that it has happened: an event and some of its facts, and how many turns have begun by then at most
    event: str = ""
    event_facts: Mapping[str, Fact] = field(default_factory=dict)
    by: int = 0


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
    coming: tuple[Prospect, ...] = ()  # what comes now that did not before
    gone: tuple[Prospect, ...] = ()  # what does not come any more
    warnings: tuple[Prospect, ...] = ()  # worth a question first: it ends the game, or gives something away
    undecided: tuple[str, ...] = ()  # what stays open: messages `open-NAME`


class Foresight(Protocol):
    """What a game foresees for whoever holds a view."""

    def prospects(self, view: View) -> Sequence[Prospect]:
        """What comes by itself as things stand, the nearest first."""

    def measures(self, view: View) -> Mapping[tuple[str, int, str], Fact]:
        """Everything whose change a preview tells, by kind, seat and place."""

    def preview(self, view: View, actions: Sequence[int]) -> Preview:
        """What a legal gesture of the view's seat would change; InputError if it cannot be done."""

    def say(self, told: Prospect | Change | str, names: Sequence[str], language: str) -> str:
        """A prospect, a change or something undecided in a sentence."""


class NoForesight:
    """Of a game that foresees nothing."""

    def prospects(self, view: View) -> Sequence[Prospect]:
        """Nothing is known."""
        return ()

    def measures(self, view: View) -> Mapping[tuple[str, int, str], Fact]:
        """Nothing is measured."""
        return {}

    def preview(self, view: View, actions: Sequence[int]) -> Preview:
        """Nothing is known."""
        return Preview()

    def say(self, told: Prospect | Change | str, names: Sequence[str], language: str) -> str:
        """There is nothing to say."""
        return ""


def as_data(prospect: Prospect, foresight: Foresight, names: Sequence[str], language: str) -> dict[str, Any]:
    """A prospect as JSON has it."""
    return {
        "kind": prospect.kind,
        "when": prospect.when,
        "sure": prospect.sure,
        "clause": prospect.clause,
        "seats": list(prospect.seats),
        "ends_game": prospect.ends_game,
        "facts": dict(prospect.facts),
        "text": foresight.say(prospect, names, language),
        "steps": [as_data(step, foresight, names, language) for step in prospect.steps],
    }
