"""How far somebody has come in a lesson: from what was done at the table alone, so that an undo goes back here too."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase
from typing import Any

from guanxi.core.events import Event
from guanxi.core.game import Game, State
from guanxi.core.lessons.lesson import ME, SINGLE, Idea, Lesson, Wanted
from guanxi.core.scenario import mismatches
from guanxi.core.table import Done


@dataclass(frozen=True)
class Progress:
    """Where somebody is."""

    at: int  # the idea that comes next; their number when all are done
    missed: bool = False  # the turns in which it can be done are over


class Follower:
    """Looks on while a lesson is played, with the learner's eyes: nothing hidden from that seat counts."""

    def __init__(self, game: Game, lesson: Lesson, names: Sequence[str], seat: int, known: Collection[str]) -> None:
        self.game = game
        self.lesson = lesson
        self.names = names  # as the lesson calls them, by seat
        self.seat = seat
        self.known = known  # ideas that the learner need not be shown
        self.at = 0
        self.waits = False  # for what the next idea speaks of
        self.turns = 0  # of the learner's that are over
        self._acted = False
        self._skip()

    @property
    def idea(self) -> Idea | None:
        """The one that comes next."""
        return self.lesson.ideas[self.at] if self.at < len(self.lesson.ideas) else None

    @property
    def progress(self) -> Progress:
        """So far."""
        lesson = self.lesson
        over = lesson.sort == SINGLE and bool(lesson.turns) and self.turns >= lesson.turns
        return Progress(self.at, over and self.idea is not None)

    def follow(self, state: State, actions: Iterable[Done]) -> State:
        """Look at actions from a position on, which moves on with them."""
        for done in actions:
            before = self.game.rules.copy(state) if self._looks_at(done) else state
            story = self.game.rules.tell(state, done.action)
            self._look(before, done, state, story)
            self._count(done, state)
        return state

    def _look(self, before: State, done: Done, after: State, story: Sequence[Sequence[int]]) -> None:
        idea = self.idea
        if idea is None:
            return
        if self.waits:
            self.waits = not self.holds(idea.when, before, done, after, story)
        elif self.holds(idea.wanted, before, done, after, story):
            self.at += 1
            self._skip()

    def _skip(self) -> None:
        while self.idea is not None and self.idea.id in self.known:
            self.at += 1
        self.waits = self.idea is not None and bool(self.idea.when)

    def _looks_at(self, done: Done) -> bool:
        return self.idea is not None and done.seat == self.seat and any(each.do for each in self.idea.wanted)

    def _count(self, done: Done, state: State) -> None:
        """A turn of the learner's is over when somebody else is asked."""
        self._acted = self._acted or done.seat == self.seat
        rules = self.game.rules
        asked = self.seat if rules.is_over(state) else int(rules.to_act(state))
        if self._acted and asked >= 0 and (asked != self.seat or rules.is_over(state)):
            self.turns += 1
            self._acted = False

    def holds(
        self, wanted: Sequence[Wanted], before: State, done: Done, after: State, story: Sequence[Sequence[int]]
    ) -> bool:
        """Does one of these conditions hold of an action and the position after it?"""
        events = self.game.events(after).read_all(story, self.seat, len(self.names)) if wanted else []
        return any(self._holds(each, before, done, after, events) for each in wanted)

    def _holds(self, wanted: Wanted, before: State, done: Done, after: State, events: Sequence[Event]) -> bool:
        if wanted.do:
            mine = done.seat == self.seat
            if not mine or not self._fits(wanted.do, self.game.notation.to_json(before, done.action)):
                return False
        if wanted.event and not any(self._fits(wanted.event, event.to_json()) for event in events):
            return False
        return (not wanted.expect or self._expected(wanted.expect, after)) and (
            not wanted.measure or self._measured(wanted.measure, after)
        )

    def _expected(self, expected: Mapping[str, Any], state: State) -> bool:
        found = self.game.positions.position(state, self.names, self.seat)
        return not mismatches("", expected, found, self.names)

    def _measured(self, wanted: Mapping[str, Any], state: State) -> bool:
        """A number that previews know, such as the longest chain: at least, or at most, so much."""
        found = self.game.foresight.measures(self.game.rules.view(state, self.seat))
        key = wanted["kind"], self._seat_of(wanted["of"]) if "of" in wanted else -1, wanted.get("where", "")
        number = found.get(key)
        if number is None or isinstance(number, str | tuple):
            return False
        return bool(wanted.get("least", number) <= number <= wanted.get("most", number))

    def _fits(self, wanted: Mapping[str, Any], found: Mapping[str, Any]) -> bool:
        """Has it every field that is named? `*` stands for anything; a player is named as in the lesson."""
        return all(name in found and self._is(value, found[name]) for name, value in wanted.items())

    def _is(self, wanted: Any, found: Any) -> bool:
        if isinstance(wanted, list):
            return any(self._is(each, found) for each in wanted)
        if wanted in self.names and isinstance(found, int):
            return self._seat_of(wanted) == found
        if isinstance(wanted, str) and isinstance(found, str):
            return fnmatchcase(found, wanted)
        return bool(wanted == found)

    def _seat_of(self, name: str) -> int:
        return self.names.index(name)


def follower(game: Game, lesson: Lesson, seats: Sequence[int], learner: int, known: Collection[str] = ()) -> Follower:
    """Of a table whose places have these seats; the learner sits at a place, and is called ME."""
    order = [learner, *(place for place in range(len(seats)) if place != learner)]
    names = [""] * len(seats)
    for name, place in zip(lesson.players, order, strict=True):
        names[seats[place]] = name
    assert names[seats[learner]] == ME
    return Follower(game, lesson, names, seats[learner], known)
