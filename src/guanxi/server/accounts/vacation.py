"""Vacations: the clock of a table with days per move stands still while the owner of a seat is away.

One rule, whoever notices first: at such a table a place is paused exactly while its owner is on vacation.
"""

import logging
from collections.abc import Callable, Iterable
from typing import Final

import msgspec
from sqlalchemy import Connection, select, update

from guanxi.server.clocks.speed import Days, Speed
from guanxi.server.house import House
from guanxi.server.problems import Problem
from guanxi.server.saying import sentence
from guanxi.server.store.database import now_of
from guanxi.server.store.schema import people, seats, tables
from guanxi.server.tables import entries as e
from guanxi.server.tables.deeds import pause
from guanxi.server.tables.live_table import LiveTable
from guanxi.server.tables.sitting import RUNNING, VACATION

logger = logging.getLogger(__name__)

AT_ONCE: Final = 100  # tables that one look puts right

_terms = msgspec.json.Decoder(e.Terms)


def has_days(speed: Speed) -> bool:
    """Is it played by days?"""
    return isinstance(speed, Days)


async def set_vacation(house: House, person: str, until: int | None) -> None:
    """Somebody is away until a time, or here again."""
    if until is not None and not 0 < until - house.now() <= VACATION:
        raise Problem("bad_value", sentence("vacation-how-long"), field="until")
    await house.database.write(_set, person, until)
    for table in await house.database.read(tables_of, [person]):
        await _settle_safely(house, table)


def _set(connection: Connection, person: str, until: int | None) -> None:
    connection.execute(update(people).where(people.c.id == person).values(vacation=until))


class Vacations:
    """Looks now and then for vacations that are over, and for tables that began meanwhile."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._settled: set[str] = set()  # tables of people on vacation that have been put right

    async def look(self) -> None:
        """Put right what is not."""
        house = self._house
        away, back = await house.database.read(_people)
        for table in await house.database.read(tables_of, back):
            await _settle_safely(house, table)
        await house.database.write(_end, back)
        running = await house.database.read(tables_of, away)
        for table in [each for each in running if each not in self._settled][:AT_ONCE]:
            if await _settle_safely(house, table):
                self._settled.add(table)
        self._settled &= set(running)
        for live in [each for each in house.tables if each.sitting.number and each.sitting.clock.paused]:
            await _settle_safely(house, live.id)


async def _settle_safely(house: House, table: str) -> bool:
    """Put a table right; was it possible?"""
    try:
        await settle(house, await house.tables.get(table))
    except Problem as problem:  # another process was first, or it cannot be now: the next look tries again
        logger.info("table %s: vacation not settled: %s", table, problem.code)
        return False
    return True


async def settle(house: House, live: LiveTable) -> None:
    """Pause and resume places, so that the rule holds."""
    s = live.sitting
    if s.status != RUNNING or not isinstance(s.terms.speed, Days):
        return
    away = await house.database.read(_away, s.persons())
    for place, chair in enumerate(s.chairs):
        if (place in s.clock.paused) != (chair.person in away):
            await live.do(pause(place, chair.person in away), None)


def _away(connection: Connection, persons: Iterable[str]) -> set[str]:
    asked = select(people.c.id).where(people.c.id.in_(sorted(persons)), people.c.vacation > now_of(connection))
    return set(connection.execute(asked).scalars())


def _people(connection: Connection) -> tuple[list[str], list[str]]:
    """Those who are on vacation, and those whose vacation is over."""
    now = now_of(connection)
    rows = connection.execute(select(people.c.id, people.c.vacation).where(people.c.vacation.is_not(None))).all()
    return [row.id for row in rows if row.vacation > now], [row.id for row in rows if row.vacation <= now]


def _end(connection: Connection, persons: list[str]) -> None:
    over = people.c.vacation <= now_of(connection)
    connection.execute(update(people).where(people.c.id.in_(persons), over).values(vacation=None))


def tables_of(connection: Connection, persons: list[str], fits: Callable[[Speed], bool] = has_days) -> list[str]:
    """The running tables at which some people sit, with days per move or another speed that fits."""
    asked = select(tables.c.id, tables.c.about).join(seats, seats.c.table == tables.c.id)
    rows = connection.execute(asked.where(seats.c.person.in_(persons), tables.c.status == RUNNING).distinct())
    return [row.id for row in rows if fits(_terms.decode(row.about).speed)]
