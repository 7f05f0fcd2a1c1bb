"""A gesture that does what an idea wants: looked for among what may be done, from what the learner knows."""

from collections.abc import Iterator, Sequence

from guanxi.core.game import State
from guanxi.core.history import Done
from guanxi.core.lessons.following import Follower
from guanxi.core.lessons.lesson import Idea, Wanted

DEEPEST = 6  # choices that are looked through, beside what the game puts forward itself
MOST = 1500  # ways that are tried


def gesture_for(follower: Follower, state: State) -> list[int] | None:
    """Actions that do it, or lead there, with what completes them, such as a payment; None if none are found.

    The fewest choices first, and among them what the idea would rather show, or what it lights. `state` stays as it is.
    """
    idea = follower.idea
    if idea is None or not idea.wanted:
        return None
    search = _Search(follower, idea, state)
    for ways in search.levels():
        doing = (way for way in ways if search.does(way, idea.wanted))
        best = min(doing, key=search.rank, default=None) if idea.shown else next(doing, None)
        if best is not None:
            return search.first_gesture(best)
    return None


class _Search:
    """Ways to go on from a position, as far as the learner alone decides."""

    def __init__(self, follower: Follower, idea: Idea, state: State) -> None:
        self.follower = follower
        self.game = follower.game
        self.seat = follower.seat
        self.idea = idea
        self.start = state
        self._left = MOST
        self._lit = [thing.partition(" ")[2] for thing in idea.lights]

    def levels(self) -> Iterator[Iterator[tuple[int, ...]]]:
        """Rows of actions, each completed by what the game would put forward: those of as many choices together."""
        begun: list[tuple[int, ...]] = [()]
        for _ in range(DEEPEST):
            further: list[tuple[int, ...]] = []
            yield self._ways(begun, further)
            begun = further

    def _ways(self, begun: list[tuple[int, ...]], further: list[tuple[int, ...]]) -> Iterator[tuple[int, ...]]:
        """With one choice more; what they go on from then."""
        for before in begun:
            for action in self._choices(self._after(before)):
                if not self._left:
                    return
                self._left -= 1
                raw = (*before, action)
                way = self._completed(raw)
                yield way
                further += [raw] if way == raw else [raw, way]

    def rank(self, way: tuple[int, ...]) -> int:
        """The first of what the idea would rather show that it does."""
        shown = self.idea.shown
        return next((number for number, each in enumerate(shown) if self.does(way, [each])), len(shown))

    def _choices(self, state: State) -> list[int]:
        if not self._is_asked(state):
            return []
        lines = {int(action): self.game.notation.write(state, action) for action in self.game.rules.legal(state)}
        return sorted(lines, key=lambda action: -sum(id in lines[action] for id in self._lit))

    def _is_asked(self, state: State) -> bool:
        rules = self.game.rules
        return not rules.is_over(state) and int(rules.to_act(state)) == self.seat

    def _after(self, actions: tuple[int, ...]) -> State:
        state = self.game.rules.copy(self.start)
        for action in actions:
            self.game.rules.do(state, action)
        return state

    def _completed(self, actions: tuple[int, ...]) -> tuple[int, ...]:
        """With what the game puts forward, until it can be sent as it stands."""
        state = self._after(actions)
        while self._is_asked(state) and not self.game.is_whole(state):
            proposed = list(self.game.proposed(state))
            if not proposed:
                break
            actions = (*actions, int(proposed[0]))
            self.game.rules.do(state, proposed[0])
        return actions

    def does(self, way: tuple[int, ...], wanted: Sequence[Wanted]) -> bool:
        """Is that done by one of these actions?"""
        rules, state = self.game.rules, self.game.rules.copy(self.start)
        for action in way:
            before = rules.copy(state)
            story = rules.tell(state, action)
            if self.follower.holds(wanted, before, Done(self.seat, action), state, story):
                return True
        return False

    def first_gesture(self, way: tuple[int, ...]) -> list[int]:
        """What can be sent of it at once."""
        state = self.game.rules.copy(self.start)
        for number, action in enumerate(way, 1):
            self.game.rules.do(state, action)
            if self.game.is_whole(state) or not self._is_asked(state):
                return list(way[:number])
        return list(way)
