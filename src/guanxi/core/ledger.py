"""What a viewer sees, as things in places: what events claim to move can be checked against it.

A ledger counts things by place: `("hand of 1", "red card"): 2`. An event claims that so many of a thing went from one
place to another. A law holds for every viewer: the ledger before, changed by the claims that this viewer heard, is the
ledger after. So nothing changes that nobody told, and nothing is told that did not happen.
"""

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from typing import TypeAlias

from guanxi.core.events import Event
from guanxi.core.rules import View

OUTSIDE = ""  # the place where points come from, and where what leaves the game goes
NOW = "now"  # the place of what there is one of: who is asked, which round it is

Ledger: TypeAlias = Counter[tuple[str, str]]  # place, thing


@dataclass(frozen=True)
class Claim:
    """So many of a thing went from one place to another.

    Whatever lies in the place NOW is there once, so a thing that comes there takes the place of the last one whose name
    begins with the same word: `asked: 2 pay` replaces `asked: 1 turn`.
    """

    thing: str
    source: str
    target: str
    count: int = 1


class Books(ABC):
    """A game's ledger: `doors/ledger.py`. Both speak of what one viewer may know."""

    # Fields of `view_numbers` that only say how far the rules have got.
    bookkeeping: frozenset[str] = frozenset()
    # Kinds of action that everybody hears of, though what was chosen need not stay to be seen.
    spoken: frozenset[str] = frozenset()

    @abstractmethod
    def ledger(self, view: View) -> Ledger:
        """Everything that the view shows, but for bookkeeping."""

    @abstractmethod
    def claims(self, event: Event, view: View) -> list[Claim]:
        """What an event, as this viewer heard it, says has moved; `view` is the viewer's, before the action."""


def settled(before: Ledger, claims: Iterable[Claim]) -> Ledger:
    """The ledger after all claims. A count below zero stays: it shows a claim that cannot be true."""
    after = Counter(before)
    for claim in claims:
        if claim.target == NOW:
            topic = claim.thing.partition(":")[0]
            for place, thing in [key for key in after if key[0] == NOW and key[1].partition(":")[0] == topic]:
                del after[place, thing]
        if claim.source not in (OUTSIDE, NOW):
            after[claim.source, claim.thing] -= claim.count
        if claim.target != OUTSIDE:
            after[claim.target, claim.thing] += claim.count
    return Counter({key: count for key, count in after.items() if count})
