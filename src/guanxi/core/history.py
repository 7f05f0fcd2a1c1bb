"""What was done at a table: a few bytes for each action, and a position every so many of them.

Any earlier position is computed from the last one that was kept before it. However long a game is, only so many
positions are kept, the farther back the farther apart: the last turn is what is asked for most.
"""

from array import array
from bisect import bisect_right
from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple, TypeAlias, overload

from guanxi.core.remarks import Remark
from guanxi.core.rules import CHANCE, Rules, State

MOST_POSITIONS = 4  # kept at a time, the start included
DISTANCE = 16  # actions between the last ones of them


@dataclass(frozen=True, slots=True)
class Done:
    """One action that was carried out."""

    seat: int
    action: int


@dataclass(frozen=True, slots=True)
class Back:
    """A rewind: back to the position after so many actions."""

    to: int


class Actions(Sequence[Done]):
    """Actions to read: a light view of what a history holds, always as it stands now."""

    __slots__ = ("_actions", "_seats")

    def __init__(self, seats: "array[int]", actions: "array[int]") -> None:
        self._seats = seats
        self._actions = actions

    def __len__(self) -> int:
        return len(self._seats)

    @overload
    def __getitem__(self, at: int) -> Done: ...
    @overload
    def __getitem__(self, at: slice) -> list[Done]: ...
    def __getitem__(self, at: int | slice) -> Done | list[Done]:
        if isinstance(at, slice):
            return [Done(*both) for both in zip(self._seats[at], self._actions[at], strict=True)]
        return Done(self._seats[at], self._actions[at])

    def __iter__(self) -> Iterator[Done]:
        return map(Done, self._seats, self._actions)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sequence) and list(self) == list(other)

    def __repr__(self) -> str:
        return repr(list(self))


Remarks: TypeAlias = list[tuple[int, Remark]]  # each after so many actions


class _Chapter(NamedTuple):
    """What was told from one rewind to the next, and where the rewind after it goes back to."""

    actions: Actions
    remarks: Remarks
    back: int


class History:
    """Everything that was done, and the position that came of it. It trusts its caller: `Table` is the checked door."""

    def __init__(self, rules: Rules, start: State) -> None:
        self.state = start
        self.drawn = 0  # numbers of the sealed stream; what falls does not give them back
        self._rules = rules
        self._seats = array("h")
        self._actions = array("i")
        self._kept = [(0, rules.copy(start))]  # number of actions, position after them
        self._asked: tuple[int, State] | None = None  # the position that was asked for last
        self._chapters: list[_Chapter] = []
        self._remarks: Remarks = []  # since the last rewind
        self._chapter_start = 0  # actions that the last rewind has left

    @property
    def actions(self) -> Actions:
        """The actions that stand."""
        return Actions(self._seats, self._actions)

    def do(self, seat: int, action: int) -> None:
        """Carry out an action."""
        self._rules.do(self.state, action)
        self._append(seat, action)
        self._keep()

    def adopt(self, done: Iterable[Done], state: State) -> None:
        """Take over actions that were carried out on a copy, and the position after them."""
        for each in done:
            self._append(each.seat, each.action)
        self.state = state
        self._keep()

    def remark(self, remark: Remark) -> None:
        """Note a remark after what has been done so far."""
        self._remarks.append((len(self._seats), remark))

    def _append(self, seat: int, action: int) -> None:
        self._seats.append(seat)
        self._actions.append(action)
        self.drawn += seat == CHANCE

    def _keep(self) -> None:
        """Keep the position, if the last one kept is far enough away."""
        if len(self._seats) - self._kept[-1][0] >= DISTANCE:
            self._kept.append((len(self._seats), self._rules.copy(self.state)))
            if len(self._kept) > MOST_POSITIONS:
                del self._kept[min(range(1, MOST_POSITIONS), key=self._use_of)]

    def _use_of(self, at: int) -> float:
        """How wide a gap a kept position closes, against how long ago it is."""
        before, following = self._kept[at - 1][0], self._kept[at + 1][0]
        return (following - before) / (len(self._seats) - before)

    # ------------------------------------------------------------ going back

    def leaves_trace(self, n: int) -> bool:
        """Must going back to n actions be told? Yes where it reaches behind an earlier rewind."""
        return n < self._chapter_start

    def rewind(self, n: int) -> None:
        """Back to the position after n actions, which is told: what falls stays in the record."""
        start = self._chapter_start
        self._chapters.append(_Chapter(Actions(self._seats[start:], self._actions[start:]), self._remarks, n))
        self._remarks = []
        self._chapter_start = n
        self.drop(n)

    def drop(self, n: int) -> None:
        """Back to the position after n actions, as if there had been no others."""
        self.state = self.before(n)
        del self._seats[n:]
        del self._actions[n:]
        self._remarks = [(min(after, n), remark) for after, remark in self._remarks]
        del self._kept[bisect_right(self._kept, n, key=_number) :]

    # ------------------------------------------------------------ looking back

    def before(self, n: int) -> State:
        """A copy of the position before action n, counted from 0; with their number, of the position as it is."""
        if not 0 <= n <= len(self._seats):
            raise IndexError(f"there are actions 0 to {len(self._seats)}, not {n}")
        number, state = self._nearest(n)
        for action in self._actions[number:n]:
            self._rules.do(state, action)
        self._asked = n, state
        return self._rules.copy(state)

    def _nearest(self, n: int) -> tuple[int, State]:
        """A position at or before n, to be moved on: the one asked for last, or a copy of one kept."""
        number, state = self._kept[bisect_right(self._kept, n, key=_number) - 1]
        if self._asked and number <= self._asked[0] <= n:
            return self._asked
        return number, self._rules.copy(state)

    def spoke_after(self, n: int) -> bool:
        """Is there an outcome of chance after the first n actions?"""
        return CHANCE in self._seats[n:]

    def steps(self, start: int = 0) -> Iterator[tuple[State, Done]]:
        """The actions that stand from one on, each with the position before it, which moves on with the next step."""
        state = self.before(start)
        for done in self.actions[start:]:
            yield state, done
            self._rules.do(state, done.action)

    def lines(self) -> Iterator[tuple[State, Done | Back | Remark]]:
        """Everything that was ever told, as a record has it: with remarks, what fell, and the rewinds."""
        walk = History(self._rules, self.before(0))
        for chapter in self._chapters:
            yield from walk.told(chapter.actions, chapter.remarks)
            yield walk.state, Back(chapter.back)
            walk.drop(chapter.back)
        yield from walk.told(self.actions[self._chapter_start :], self._remarks)

    def told(self, actions: Iterable[Done], remarks: Remarks) -> Iterator[tuple[State, Done | Remark]]:
        """Carry actions out one after the other, each told with the position before it, and remarks between them."""
        waiting = deque(remarks)
        for done in actions:
            while waiting and waiting[0][0] <= len(self._seats):
                yield self.state, waiting.popleft()[1]
            yield self.state, done
            self.do(done.seat, done.action)
        for _, remark in waiting:
            yield self.state, remark


def _number(kept: tuple[int, State]) -> int:
    return kept[0]
