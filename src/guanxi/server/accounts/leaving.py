"""Somebody leaves for good: what is personal goes, the games of others stay.

First their seats are given up at every table, as anybody gives up a seat; then, in one transaction, the rest. What is
left is a person called "somebody" whom nobody can sign in as; logs of tables name people by ids only. Reports about
them are the words of others and stay with the operator.
"""

import logging

from sqlalchemy import Connection, delete, or_, select, update

from guanxi.server.accounts.calling import call
from guanxi.server.house import House
from guanxi.server.problems import Problem
from guanxi.server.store.schema import (
    archive,
    blocks,
    chat,
    entries,
    people,
    private,
    pushes,
    reports,
    seats,
    tables,
    tokens,
)
from guanxi.server.tables import deeds
from guanxi.server.tables.live_table import LiveTable
from guanxi.server.tables.sitting import NOBODY, OPEN, RUNNING

logger = logging.getLogger(__name__)

UNSAID = "…"  # what they have said


async def leave_for_good(house: House, person: str) -> None:
    """Give up all seats, and forget whose they were."""
    for table in await house.database.read(tables_of, person):
        try:
            await _leave(await house.tables.get(table), person)
        except Problem as problem:  # such as one that is frozen: the seat is anonymous all the same
            logger.warning("table %s: a seat was not given up: %s", table, problem.code)
    await house.database.write(forget, person)
    call(house, person, NOBODY)
    for listener in house.hub.signed_in():
        if listener.person == person:
            listener.end()


def tables_of(connection: Connection, person: str) -> list[str]:
    """The tables at which somebody still has something to give up, as a player or as a host."""
    sits = select(seats.c.table).join(tables, tables.c.id == seats.c.table)
    sits = sits.where(seats.c.person == person, tables.c.status.in_([OPEN, RUNNING]))
    hosts = select(tables.c.id).join(entries, (entries.c.table == tables.c.id) & (entries.c.number == 1))
    hosts = hosts.where(tables.c.status == OPEN, entries.c.person == person)
    return sorted({*connection.execute(sits).scalars(), *connection.execute(hosts).scalars()})


async def _leave(live: LiveTable, person: str) -> None:
    """A table that nobody else can go on with ends."""
    s = live.sitting
    others = {chair.person for place, chair in enumerate(s.chairs) if place not in s.resigned} - {person, None}
    if s.status == OPEN:
        for place in s.places_of(person):
            await live.do(deeds.leave_seat(place), person)
    if (s.status == OPEN and s.host == person) or (s.status == RUNNING and not others):
        await live.do(deeds.close("abandoned"), person)
    elif s.status == RUNNING:
        for place in [each for each in s.places_of(person) if each not in s.resigned]:
            await live.do(deeds.resign(s.seat_of(place)), person)


def forget(connection: Connection, person: str) -> None:
    """Everything personal."""
    for table in (tokens, pushes, private):
        connection.execute(delete(table).where(table.c.person == person))
    connection.execute(delete(blocks).where(or_(blocks.c.person == person, blocks.c.other == person)))
    connection.execute(delete(reports).where(reports.c.person == person))
    connection.execute(update(chat).where(chat.c.person == person).values(text=UNSAID))
    connection.execute(update(archive).where(archive.c.person == person).values(person=None))
    gone = {"name": NOBODY, "settings": "{}", "removed": True, "epoch": people.c.epoch + 1, "seen": people.c.created}
    none = dict.fromkeys(("login", "password", "email", "digest", "webhook", "webhook_secret", "vacation"))
    connection.execute(update(people).where(people.c.id == person).values(**gone, **none))
