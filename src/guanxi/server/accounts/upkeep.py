"""What is done for people every few seconds: write notes, close sockets of ended sessions, end vacations, tidy up."""

import asyncio
import logging
from typing import Final

from litestar.stores.base import Store
from litestar.stores.memory import MemoryStore

from guanxi.server.accounts import calling, tokens
from guanxi.server.accounts.diary import write_down
from guanxi.server.accounts.sessions import ended
from guanxi.server.accounts.vacation import Vacations
from guanxi.server.house import House
from guanxi.server.learn.tidying import tidy as tidy_lessons
from guanxi.server.problems import Problem

logger = logging.getLogger(__name__)

OFTEN: Final = 3.0  # seconds: an end of sessions must take effect everywhere within five
SELDOM: Final = 10  # of these looks, for what can wait


async def upkeep(house: House, counts: Store) -> None:
    """For as long as the server runs."""
    vacations, turn = Vacations(house), 0
    while True:
        await asyncio.sleep(OFTEN)
        turn += 1
        try:
            await write_notes(house)
            await end_sockets(house)
            if turn % SELDOM == 0:
                await look_around(house, vacations, counts)
        except Problem as problem:
            logger.warning("people were not looked after: %s", problem.code)
        except Exception:
            logger.exception("people were not looked after")


async def write_notes(house: House) -> None:
    """Who was here, which tokens were used."""
    if house.diary:
        await house.database.write(write_down, *house.diary.take())


async def end_sockets(house: House) -> None:
    """Close the connections whose session or token has ended, in whichever process that was."""
    here = [(each, each.came_with) for each in house.hub.signed_in() if each.came_with]
    if here:
        over = await house.database.read(ended, [came_with for _, came_with in here])
        for listener, came_with in here:
            if came_with in over:
                listener.end()


async def look_around(house: House, vacations: Vacations, counts: Store) -> None:
    """What can wait for half a minute."""
    await vacations.look()
    await house.office.digests()
    await house.database.write(tokens.tidy)
    await tidy_lessons(house)
    if not house.settings.is_embedded:
        await calling.call_anew(house)
    if isinstance(counts, MemoryStore):
        await counts.delete_expired()
