"""Hours of sleep at running tables: what somebody chooses is noted at each of theirs whose clock is long.

When a game begins, the hours of everybody are noted with that. What is chosen later holds from the next turn on.
"""

import logging
from collections.abc import Iterable

from sqlalchemy import Connection

from guanxi.server.accounts.choices import read_choices
from guanxi.server.accounts.vacation import tables_of
from guanxi.server.clocks.sleep import Sleep
from guanxi.server.clocks.speed import is_long
from guanxi.server.house import House
from guanxi.server.problems import Problem
from guanxi.server.tables import deeds

logger = logging.getLogger(__name__)


def sleeps_of(connection: Connection, persons: Iterable[str]) -> dict[str, Sleep]:
    """The hours of those who have chosen some."""
    found = {person: read_choices(connection, person).night for person in sorted(persons)}
    return {person: night for person, night in found.items() if night is not None}


async def note_sleep(house: House, person: str, night: Sleep | None) -> None:
    """Tell all tables of somebody when they sleep."""
    for table in await house.database.read(tables_of, [person], is_long):
        try:
            live = await house.tables.get(table)
            for place in live.sitting.places_of(person):
                if live.sitting.clock.sleeps.get(place) != night:
                    await live.do(deeds.sleep(place, night), None)
        except Problem as problem:  # it has just ended, or cannot be reached: what is chosen holds for the next game
            logger.info("table %s: hours of sleep not noted: %s", table, problem.code)
