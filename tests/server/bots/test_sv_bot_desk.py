"""The desk: who is asked when a computer player cannot move, and who is not."""

from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from server_hands import site

from guanxi.server.bots.desk import Desk
from guanxi.server.bots.line import BotFailed, Busy
from guanxi.server.bots.questions import Thought
from guanxi.server.tables.live_table import LiveTable

pytestmark = pytest.mark.anyio
Answer = Callable[[str, list[int]], list[int]]  # a name and what is legal: a gesture, or an exception


class Pool:
    """Answers as it was told."""

    def __init__(self) -> None:
        self.asked: list[str] = []
        self.live: LiveTable
        self.answer: Answer = lambda name, legal: legal[:1]

    async def think(self, game: str, options: object, bot: str, seed: str, view: bytes, number: int) -> Thought:
        self.asked.append(bot)
        return Thought(1, self.answer(bot, self.live.sitting.running.legal()))


class Table:
    """A table at which a computer player is asked, and the desk that looks after it when it is told to."""

    def __init__(self, live: LiveTable, pool: Pool, desk: Desk, work: list[Coroutine[Any, Any, None]]) -> None:
        self.live, self.pool = live, pool
        self._desk, self._work = desk, work

    async def look(self, answer: Answer) -> tuple[list[str], int]:
        """Who was asked, and how many entries came of it."""
        self.pool.answer, before = answer, self.live.sitting.number
        self.pool.asked.clear()
        self._desk.look(self.live)
        work = self._work.pop(0)
        await work
        return list(self.pool.asked), self.live.sitting.number - before


@asynccontextmanager
async def table(folder: Path) -> AsyncIterator[Table]:
    pool, work = Pool(), list[Coroutine[Any, Any, None]]()
    async with site(folder) as place:
        desk = place.house.desk = Desk(pool, work.append)  # type: ignore[arg-type]
        anna = await place.guest("Anna")
        seats = [{"kind": "bot", "bot": "greedy"}] * 3
        made = await anna.post("/api/tables", game="china", seats=seats)
        live = pool.live = await place.house.tables.get(made["info"]["id"])
        await anna.post(f"/api/tables/{live.id}/start")
        await work.pop()  # the first move
        while work:
            work.pop().close()
        desk._thinking.clear()
        yield Table(live, pool, desk, work)
        while work:
            work.pop().close()


def failing(*errors: Exception) -> Answer:
    """The first ones fail, the next moves."""
    left = list(errors)

    def answer(name: str, legal: list[int]) -> list[int]:
        if left:
            raise left.pop(0)
        return legal[:1]

    return answer


@pytest.mark.parametrize("error", [Busy(), BotFailed("no_worker"), BotFailed("closed")])
async def test_where_nobody_can_be_asked_it_is_tried_again_later(tmp_path: Path, error: Exception) -> None:
    async with table(tmp_path) as found:
        assert await found.look(failing(error)) == (["greedy"], 0)
        assert await found.look(failing()) == (["greedy"], 1)  # as the alarm does


async def test_a_simpler_player_moves_where_one_cannot(tmp_path: Path) -> None:
    async with table(tmp_path) as found:
        crashed = failing(BotFailed("crashed"), BotFailed("late"))
        assert await found.look(crashed) == (["greedy", "clerk", "random"], 1)


async def test_of_a_gesture_that_is_refused_the_first_action_is_tried(tmp_path: Path) -> None:
    async with table(tmp_path) as found:
        actions = len(found.live.sitting.running.actions)
        assert await found.look(lambda name, legal: [legal[0], 10**6]) == (["greedy"], 1)
        assert len(found.live.sitting.running.actions) > actions


async def test_who_says_what_cannot_be_is_replaced(tmp_path: Path) -> None:
    async with table(tmp_path) as found:
        wrong: Answer = lambda name, legal: [10**6] if name == "greedy" else legal[:1]  # noqa: E731
        assert await found.look(wrong) == (["greedy", "clerk"], 1)
        assert await found.look(lambda name, legal: [] if name == "greedy" else legal[:1]) == (["greedy", "clerk"], 1)
