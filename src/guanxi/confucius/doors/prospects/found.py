"""Prospects made of what a course tells: how sure it is, and the event by which it is known."""

from collections.abc import Iterable, Mapping
from typing import Final, TypeAlias

from guanxi.confucius.foresight.course import Course
from guanxi.confucius.rules.events import EVENTS
from guanxi.core import events
from guanxi.core.events import EVERYBODY
from guanxi.core.foresight import NEAR, ROUND, STANDS, WILL, Fact, Prospect

Facts: TypeAlias = dict[str, Fact]
EventFacts: TypeAlias = Mapping[str, events.Fact]
Numbers: TypeAlias = tuple[int, ...]
NOBODY_AT_ALL: Final = -1  # of a fact that is a seat: a post that stays vacant, a student that there is not


def yes(condition: bool) -> str:
    """As messages choose by it."""
    return "yes" if condition else "no"


def read(told: Numbers, players: int) -> dict[str, events.Fact]:
    """The facts of an event."""
    event = EVENTS.read(told, EVERYBODY, players)
    return {} if event is None else dict(event.facts)


def name_of(told: Numbers) -> str:
    """The name of an event."""
    return EVENTS.rows[told[0]].name


def plain(facts: EventFacts) -> Facts:
    """Facts of an event as facts of a prospect."""
    found: Facts = {}
    for name, fact in facts.items():
        found[name] = tuple(fact) if isinstance(fact, list) else fact
    return found


class Finder:
    """Makes prospects of one course."""

    def __init__(self, course: Course) -> None:
        self.course: Course = course
        self.players: int = int(course.s.players)
        self.this_round: int = int(course.s.round)

    def sure(self, settled: bool, will: bool = False) -> str:
        """How sure something is: with `settled`, it hangs on no choice that is still open."""
        if not settled:
            return NEAR
        if will or self.course.is_certain:
            return WILL
        return NEAR if self.course.is_choosing else STANDS

    def awaited(
        self,
        kind: str,
        sure: str,
        clause: str,
        facts: Facts,
        event: str,
        known: EventFacts,
        seats: tuple[int, ...] = (),
        when: str = ROUND,
        rounds: int = 0,
        ends_game: bool = False,
        steps: tuple[Prospect, ...] = (),
    ) -> Prospect:
        """Something that an event will tell, in this round or so many later; what is not sure waits for none."""
        if sure not in (WILL, STANDS):
            return Prospect(kind, when, sure, clause, facts, seats, ends_game, steps)
        by = self.this_round + rounds
        return Prospect(kind, when, sure, clause, facts, seats, ends_game, steps, event, known, by)

    def told(
        self, kind: str, sure: str, clause: str, told: Numbers, extra: Facts, seats: tuple[int, ...] = ()
    ) -> Prospect:
        """Something of this round that was told in its course, with the facts of its event."""
        facts = read(told, self.players)
        return self.awaited(kind, sure, clause, {**plain(facts), **extra}, name_of(told), facts, seats)


def bound(steps: Iterable[Prospect]) -> tuple[int, ...]:
    """Everybody whom a step binds."""
    return tuple(sorted({seat for step in steps for seat in step.seats}))
