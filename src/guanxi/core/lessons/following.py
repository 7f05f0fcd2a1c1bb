"""How far somebody has come in a lesson: from what was done at the table alone, so that an undo goes back here too."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from fnmatch import fnmatchcase
from typing import Any

from guanxi.core.events import Event
from guanxi.core.game import Game, State
from guanxi.core.lessons.lesson import GUIDED, ME, Idea, Lesson, Wanted
from guanxi.core.scenario import mismatches
from guanxi.core.table import Done


class Follower:
    """Looks on while a lesson is played, with the learner's eyes: nothing hidden from that seat counts."""

    def __init__(self, game: Game, lesson: Lesson, names: Sequence[str], seat: int, known: Collection[str]) -> None:
        self.game = game
        self.lesson = lesson
        self.names = names  # as the lesson calls them, by seat
        self.seat = seat
        self.turns = 0  # of the learner's that are over
        self.is_over = False  # the game
        self._met = {idea.id for idea in lesson.ideas if idea.id in known}  # done, or known before
        self._come: set[str] = set()  # what it speaks of has happened
        self._waited: dict[str, int] = {}  # turns of the learner's in which an idea was open and not done
        self._acted = False

    @property
    def idea(self) -> Idea | None:
        """The one that comes next: what has just happened first, then in order. None also while others must happen.

        What was not followed for too long is put aside; it counts all the same once it is done.
        """
        if self.is_done:
            return None
        left = [idea for idea in self.lesson.ideas if idea.id not in self._met and not self._is_aside(idea)]
        come = [idea for idea in left if idea.id in self._come] or [idea for idea in left if not idea.when]
        return come[0] if come else None

    @property
    def at(self) -> int:
        """How many ideas lie behind."""
        return len(self._met)

    @property
    def is_done(self) -> bool:
        """All of them? Where a whole game was to be played, its end is enough: something may never have come up."""
        return self.at == len(self.lesson.ideas) or (self.is_over and self.lesson.sort == GUIDED)

    @property
    def is_missed(self) -> bool:
        """Are the turns over in which it can be done?"""
        return not self.is_done and bool(self.lesson.turns) and self.turns >= self.lesson.turns

    def follow(self, state: State, actions: Iterable[Done], draft: bool = False) -> State:
        """Look at actions from a position on, which moves on with them; a draft's are not sent yet."""
        for done in actions:
            if self.is_done or (draft and self.idea is not None and self.idea.sent):
                break
            before = self.game.rules.copy(state) if self._looks_at(done) else state
            story, open_idea = self.game.rules.tell(state, done.action), self.idea
            self._look(self._open(done, draft), before, done, state, story)
            if self._count(done, state) and open_idea and not draft:
                self._waited[open_idea.id] = self._waited.get(open_idea.id, 0) + 1
        return state

    def _is_aside(self, idea: Idea) -> bool:
        return 0 < self.lesson.patience <= self._waited.get(idea.id, 0)

    def _open(self, done: Done, draft: bool) -> list[Idea]:
        """What an action may do: the next idea; what the learner has sent also does those that come later."""
        later = done.seat == self.seat and not draft
        return [idea for idea in self.lesson.ideas if idea is self.idea or (later and idea.id not in self._met)]

    def _look(
        self, ideas: Iterable[Idea], before: State, done: Done, after: State, story: Sequence[Sequence[int]]
    ) -> None:
        self._met |= {idea.id for idea in ideas if self.holds(idea.wanted, before, done, after, story)}
        for other in self.lesson.ideas:
            if other.when and other.id not in self._come and self.holds(other.when, before, done, after, story):
                self._come.add(other.id)

    def _looks_at(self, done: Done) -> bool:
        """Can an idea be about this action itself, so that the position before it is needed?"""
        return done.seat == self.seat and any(each.do for idea in self.lesson.ideas for each in idea.wanted)

    def _count(self, done: Done, state: State) -> bool:
        """Is a turn of the learner's over? It is when somebody else is asked."""
        self._acted = self._acted or done.seat == self.seat
        rules = self.game.rules
        self.is_over = bool(rules.is_over(state))
        asked = self.seat if self.is_over else int(rules.to_act(state))
        if not self._acted or asked < 0 or (asked == self.seat and not self.is_over):
            return False
        self.turns += 1
        self._acted = False
        return True

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
            not wanted.measure or self._measured(wanted.measure, before, after)
        )

    def _expected(self, expected: Mapping[str, Any], state: State) -> bool:
        found = self.game.positions.position(state, self.names, self.seat)
        return not mismatches("", expected, found, self.names)

    def _measured(self, wanted: Mapping[str, Any], before: State, after: State) -> bool:
        """A number that previews know, such as the longest chain: at least, or at most, so much, or so much more."""
        numbers = self._numbers(wanted, after)
        if "is" in wanted:
            return numbers == [self._seat_of(wanted["is"])]
        if not numbers:
            return False
        number = sum(numbers)
        if "more" in wanted and number - sum(self._numbers(wanted, before)) < wanted["more"]:
            return False
        return bool(wanted.get("least", number) <= number <= wanted.get("most", number))

    def _numbers(self, wanted: Mapping[str, Any], state: State) -> list[int]:
        """What is measured: at one place, or at all that `*` stands for."""
        found = self.game.foresight.measures(self.game.rules.view(state, self.seat))
        seat, where = self._seat_of(wanted["of"]) if "of" in wanted else -1, wanted.get("where", "")
        return [
            number
            for (kind, of, place), number in found.items()
            if (kind, of) == (wanted["kind"], seat) and fnmatchcase(place, where) and isinstance(number, int)
        ]

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
