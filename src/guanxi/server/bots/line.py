"""Those who wait for a worker: the quick in one line, hints and slow players in two that take turns."""

import asyncio
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from guanxi.server.bots.questions import Answer

QUICK: Final = "quick"
SLOW: Final = "slow"
HINTS: Final = "hints"
MOST: Final = {QUICK: 10_000, SLOW: 10_000, HINTS: 16}  # that may wait
TRIES: Final = 2


class Busy(Exception):  # noqa: N818, it is an answer rather than an error
    """Too many wait already: nothing was asked."""


class BotFailed(Exception):  # noqa: N818, it is an answer rather than an error
    """Nobody could answer; `code` says why. Let a simpler player move.

    `crashed`, `late` and `nonsense`: twice in a row, in two processes. `refused`: it cannot be asked so. `broken`:
    something of ours went wrong (`where`). `no_worker`: none can be started. `closed`: the pool is.
    """

    def __init__(self, code: str, where: str = "") -> None:
        super().__init__(f"{code} {where}".strip())
        self.code = code
        self.where = where


@dataclass(eq=False)
class Asked:
    """A question on its way, and who waits for the answer."""

    id: int
    frame: bytes
    answers: type[Answer]
    future: asyncio.Future[Answer]
    line: str
    limit: float  # seconds
    home: int | None = None  # the only worker that may be asked: a guest sits there
    tries: int = 0

    def answer(self, answer: Answer) -> None:
        """It is answered; who waited may be gone."""
        if not self.future.done():
            self.future.set_result(answer)

    def fail(self, code: str) -> None:
        """It will not be answered."""
        if not self.future.done():
            self.future.set_exception(BotFailed(code))


class Line:
    """In order of coming, as long as somebody waits for the answer."""

    def __init__(self) -> None:
        self._waiting: dict[str, deque[Asked]] = {line: deque() for line in MOST}
        self._turn = HINTS  # whose it is, if both hints and slow players wait

    def __len__(self) -> int:
        return sum(map(len, self._waiting.values()))

    def figures(self) -> dict[str, int]:
        """How many wait in each."""
        return {line: len(waiting) for line, waiting in self._waiting.items()}

    def put(self, asked: Asked) -> None:
        """Stand in line; Busy if it is too long."""
        waiting = self._waiting[asked.line]
        if len(waiting) >= MOST[asked.line]:
            self._waiting[asked.line] = waiting = deque(each for each in waiting if not each.future.done())
        if len(waiting) >= MOST[asked.line]:
            raise Busy
        waiting.append(asked)

    def put_back(self, asked: Sequence[Asked]) -> None:
        """They have waited already: first in line, in their order."""
        for each in reversed(asked):
            self._waiting[each.line].appendleft(each)

    def quick(self) -> Asked | None:
        """The next that takes hardly any time."""
        return self._next(QUICK, None)

    def slow(self, worker: int) -> Asked | None:
        """The next that takes time and may be asked of this worker."""
        for line in (self._turn, SLOW if self._turn == HINTS else HINTS):
            asked = self._next(line, worker)
            if asked:
                self._turn = SLOW if line == HINTS else HINTS
                return asked
        return None

    def _next(self, line: str, worker: int | None) -> Asked | None:
        waiting, passed = self._waiting[line], list[Asked]()
        found = None
        while waiting and found is None:
            asked = waiting.popleft()
            if asked.home not in (None, worker):
                passed.append(asked)
            elif not asked.future.done():
                found = asked
        self.put_back(passed)
        return found

    def fail(self, code: str) -> None:
        """Nobody will be asked."""
        for waiting in self._waiting.values():
            while waiting:
                waiting.popleft().fail(code)
