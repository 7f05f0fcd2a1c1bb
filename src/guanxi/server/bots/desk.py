"""Which seats wait for a computer player. It is a question to the tables, not a list of jobs: a crash loses nothing.

The process that wrote the last entry looks after the next turn at once. If it is gone, the alarm of another finds the
table overdue. The answer is a gesture with the number it was thought for: late is stale, twice is once.
"""

import logging
from collections.abc import Callable, Coroutine
from typing import Any

from guanxi.bots import seed_for
from guanxi.core.errors import InputError
from guanxi.core.languages import USUAL
from guanxi.core.table import Refused
from guanxi.server.bots.line import BotFailed, Busy
from guanxi.server.bots.pool import Pool
from guanxi.server.problems import Problem
from guanxi.server.tables.deeds import move
from guanxi.server.tables.live_table import LiveTable
from guanxi.server.tables.sitting import Sitting

logger = logging.getLogger(__name__)

SIMPLER = ("clerk", "random")  # play where a computer player cannot
NOBODY = ("no_worker", "closed")  # codes of the pool where a simpler player would be asked in vain


class Later(Exception):  # noqa: N818, it is an answer rather than an error
    """Nobody could be asked: the alarm finds the table overdue and looks again."""


class Desk:
    """Lets computer players move."""

    def __init__(self, pool: Pool, spawn: Callable[[Coroutine[Any, Any, None]], None]) -> None:
        self._pool = pool
        self._spawn = spawn
        self._thinking: dict[str, int] = {}  # the number for which each table is being thought about

    def look(self, live: LiveTable) -> None:
        """Let somebody think, if a computer player is asked and nobody does yet."""
        s = live.sitting
        place = s.asked()
        if place is None or self._thinking.get(s.id) == s.number:
            return
        bot = s.bot_at(place)
        if bot is not None:
            self._thinking[s.id] = s.number
            self._spawn(self._move(live, place, bot))

    async def _move(self, live: LiveTable, place: int, bot: str) -> None:
        number = live.sitting.number
        try:
            for name in (bot, *SIMPLER):
                if await self._moved(live, place, name, number):
                    return
            logger.error("no computer player can move at table %s", live.id)
        except Later as later:
            logger.warning("%s at table %s moves later: %s", bot, live.id, later)
        except Problem as stopped:
            if stopped.code not in ("stale", "closing", "unavailable", "not_running", "not_your_turn"):
                logger.warning("a computer player at table %s: %s", live.id, stopped.code)
        finally:
            if self._thinking.get(live.id) == number:
                del self._thinking[live.id]

    async def _moved(self, live: LiveTable, place: int, bot: str, number: int) -> bool:
        """Let one of them think and move; False if it could not."""
        actions = await self._thought(live, place, bot, number)
        for said in [each for each in (actions, actions[:1] if actions[1:] else []) if each]:
            try:
                await live.do(move(None, said, USUAL), None, f"bot-{number}", number)
            except (Refused, InputError):
                logger.warning("%s at table %s said what cannot be", bot, live.id)
            else:
                return True
        return False

    async def _thought(self, live: LiveTable, place: int, bot: str, number: int) -> list[int]:
        """What one of them wants to do; nothing if it cannot say, Later if nobody was asked."""
        s = live.sitting
        try:
            thought = await self._pool.think(
                s.game.name, s.terms.options, bot, bot_seed(s, place), view_of(s, place), number
            )
        except Busy:
            raise Later("busy") from None
        except BotFailed as failed:
            if failed.code in NOBODY:
                raise Later(failed.code) from None
            logger.warning("%s at table %s could not move: %s", bot, live.id, failed)
            return []
        return list(thought.actions)


def view_of(s: Sitting, place: int) -> bytes:
    """What a computer player is told: the view of its seat."""
    rules = s.game.rules
    return rules.view_bytes(rules.view(s.running.state, s.seat_of(place)))


def bot_seed(s: Sitting, place: int) -> str:
    """What its choices depend on; it does not tell the seed of the shuffle."""
    return seed_for(s.seed, place, s.bot_at(place) or "")
