"""The computer players of a server: a few worker processes, and who is asked when.

Quick questions are sent to a worker several at a time, slow ones singly, and one worker is never asked slow ones (if
there is another): so nobody waits for somebody else's search. Answers come in the order of the questions. When a
worker ends, whatever it was asked is asked again, but what it was thinking about only once.
"""

import asyncio
import os
import zlib
from collections.abc import Mapping, Sequence
from itertools import count
from typing import Final, TypeVar

from guanxi.bots.guests.limits import limits_here
from guanxi.server.bots.levels import STAGES, cost_of
from guanxi.server.bots.line import HINTS, QUICK, SLOW, TRIES, Asked, BotFailed, Busy, Line
from guanxi.server.bots.process import WORKER, Worker
from guanxi.server.bots.questions import Advice, Answer, Failed, Hint, Question, Sentence, Think, Thought, Why, framed

__all__ = ["Advice", "BotFailed", "Busy", "Pool", "Thought"]

DEPTH: Final = 8  # quick questions that one worker is sent at a time
GRACE: Final = 10.0  # seconds for any answer, beyond what its player may take
TICK: Final = 0.2  # seconds between two looks at the clock
STUMBLES: Final = 3  # starts in a row that fail, before those who wait are told
LONGEST_PAUSE: Final = 10.0  # seconds between two of them
SHORTEST_HINT, LONGEST_HINT = 0.02, 5.0  # seconds

Wanted = TypeVar("Wanted", Thought, Advice, Sentence)


def usual_size() -> int:
    """One process fewer than there are cores, for the server; and one for the slow and one for the quick at least."""
    return max(2, (os.cpu_count() or 1) - 1)


class Pool:
    """Asks worker processes. Made anywhere, started in an event loop, closed in the same."""

    def __init__(self, size: int = 0, grace: float = GRACE, program: str = WORKER) -> None:
        self.size = size or usual_size()
        self.restarts = 0
        self.failures = 0
        self._grace = grace
        self._program = program
        self._slow = max(1, self.size - 1)  # workers that may be asked something slow: the first ones
        self._workers: dict[int, Worker] = {}
        self._line = Line()
        self._ids = count(1)
        self._tasks: list[asyncio.Task[None]] = []

    # ------------------------------------------------------------ life

    async def start(self) -> None:
        """Begin to start the workers; questions wait until one is ready. InputError if guests have wrong limits."""
        limits_here()
        self._tasks = [asyncio.create_task(self._keep(number)) for number in range(self.size)]
        self._tasks.append(asyncio.create_task(self._watch()))

    async def close(self) -> None:
        """End all workers, and wait until they have ended. Who still waits gets BotFailed."""
        tasks, self._tasks = self._tasks, []
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._line.fail("closed")

    @property
    def pids(self) -> list[int]:
        """The processes."""
        return [worker.pid for worker in self._workers.values() if worker.pid]

    def figures(self) -> dict[str, int]:
        """For health and metrics: workers that listen, questions with them and waiting, restarts, failures."""
        return {
            "ready": sum(worker.ready for worker in self._workers.values()),
            "asked": sum(len(worker.asked) for worker in self._workers.values()),
            **{f"waiting_{line}": waiting for line, waiting in self._line.figures().items()},
            "restarts": self.restarts,
            "failures": self.failures,
        }

    # ------------------------------------------------------------ questions

    async def think(
        self, game: str, options: Mapping[str, str], bot: str, seed: str, view: bytes, number: int
    ) -> Thought:
        """What a computer player does in a view; BotFailed if nobody can say. The seed is `bots.seed_for`'s."""
        cost = cost_of(bot)
        id, limit = next(self._ids), self._grace + cost.seconds
        question = Think(id, limit, game, dict(options), bot, seed, view, number)
        home = zlib.crc32(seed.encode()) % self._slow if cost.guest else None
        return await self._answer(Thought, question, SLOW if cost.slow else QUICK, home)

    async def hint(
        self,
        game: str,
        options: Mapping[str, str],
        view: bytes,
        names: Sequence[str],
        language: str,
        seconds: float = 1.0,
        others: Sequence[Sequence[int]] = (),
    ) -> Advice:
        """What a strong player would do, and why, and how far others fall behind it; Busy if too many ask."""
        seconds = min(max(seconds, SHORTEST_HINT), LONGEST_HINT)
        id, limit = next(self._ids), self._grace + STAGES * seconds
        question = Hint(id, limit, game, dict(options), view, list(names), language, seconds, [*map(list, others)])
        return await self._answer(Advice, question, HINTS)

    async def why(
        self,
        game: str,
        options: Mapping[str, str],
        bot: str,
        seat: int,
        before: bytes,
        after: bytes,
        names: Sequence[str],
        language: str,
    ) -> str:
        """Why a computer player moved from one view of somebody to another, in a sentence without a full stop."""
        id = next(self._ids)
        question = Why(id, self._grace, game, dict(options), bot, seat, before, after, list(names), language)
        return (await self._answer(Sentence, question, QUICK)).text

    async def _answer(self, wanted: type[Wanted], question: Question, line: str, home: int | None = None) -> Wanted:
        if not self._tasks:
            raise BotFailed("closed")
        try:
            frame = framed(question)
        except ValueError:
            raise BotFailed("refused") from None
        future: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self._line.put(Asked(question.id, frame, wanted, future, line, question.limit, home))
        self._dispatch()
        answer = await future
        if isinstance(answer, Failed):
            self.failures += 1
            raise BotFailed(answer.code, answer.where)
        assert isinstance(answer, wanted)
        return answer

    def _dispatch(self) -> None:
        """Send what can be sent."""
        if not len(self._line) or not self._tasks:
            return
        ready = [worker for worker in self._workers.values() if worker.ready]
        free = [worker for worker in ready if not worker.is_slow]
        while free:
            worker = min(free, key=lambda worker: (len(worker.asked), -worker.number))
            asked = self._line.quick() if len(worker.asked) < DEPTH else None
            if asked is None:
                break
            worker.ask(asked)
        for worker in sorted(free, key=lambda worker: len(worker.asked)):
            asked = self._line.slow(worker.number) if worker.number < self._slow else None
            if asked is not None:
                worker.ask(asked)

    # ------------------------------------------------------------ workers

    async def _keep(self, number: int) -> None:
        """See to it that there is a worker, again and again."""
        stumbles = 0
        while True:
            worker = Worker(number, self._program, self._dispatch)
            self._workers[number] = worker
            try:
                await worker.start()
                await worker.ended()
            except OSError:
                pass  # there is no process
            finally:
                await worker.leave()
                del self._workers[number]
                self._lost(worker)
            stumbles = 0 if worker.began else stumbles + 1
            await self._stumbled(stumbles)

    def _lost(self, worker: Worker) -> None:
        """What it was asked goes to others; what it was thinking about may be what ended it, and comes last."""
        self.restarts += bool(self._tasks)
        first = worker.asked.popleft() if worker.asked else None
        again = list(worker.asked)
        if first is not None:
            first.tries += 1
            if first.tries < TRIES:
                again.append(first)
            else:
                self.failures += 1
                first.fail(worker.why)
        self._line.put_back(again)
        self._dispatch()

    async def _stumbled(self, times: int) -> None:
        """Not so fast, if workers do not even start; nobody waits for ever."""
        if times >= STUMBLES and not any(worker.ready for worker in self._workers.values()):
            self._line.fail("no_worker")
        if times:
            await asyncio.sleep(min(0.1 * 2**times, LONGEST_PAUSE))

    async def _watch(self) -> None:
        """End workers that take too long."""
        loop = asyncio.get_running_loop()
        while True:
            await asyncio.sleep(TICK)
            for worker in list(self._workers.values()):
                if worker.is_late(loop.time()):
                    worker.kill("late")
