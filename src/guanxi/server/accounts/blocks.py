"""People who do not want to meet, and what an operator should know of."""

from collections.abc import Iterable
from typing import Final, NamedTuple

from sqlalchemy import Connection, and_, delete, func, insert, or_, select

from guanxi.server.accounts.people import found, new_id
from guanxi.server.problems import Problem
from guanxi.server.saying import sentence
from guanxi.server.store.database import now_of
from guanxi.server.store.schema import blocks, people, reports

MOST_BLOCKS: Final = 500
MOST_REPORTS: Final = 20  # of one person in a day
DAY: Final = 24 * 3600 * 1000


class Blocked(NamedTuple):
    """Somebody whom I have blocked."""

    person: str
    name: str


def block(connection: Connection, person: str, other: str) -> None:
    """They shall not meet any more; twice is once."""
    found(connection, other)
    if person == other:
        raise Problem("bad_value", sentence("that-is-yourself"), field="person")
    mine = blocked_by(connection, person)
    if other in mine:
        return
    if len(mine) >= MOST_BLOCKS:
        raise Problem("full", most=MOST_BLOCKS)
    connection.execute(insert(blocks), [{"person": person, "other": other}])


def unblock(connection: Connection, person: str, other: str) -> None:
    """They may meet again."""
    found(connection, other)
    connection.execute(delete(blocks).where(blocks.c.person == person, blocks.c.other == other))


def listed(connection: Connection, person: str) -> list[Blocked]:
    """Whom somebody has blocked."""
    asked = select(blocks.c.other, people.c.name).join(people, people.c.id == blocks.c.other)
    rows = connection.execute(asked.where(blocks.c.person == person).order_by(people.c.name, people.c.id))
    return [Blocked(*row) for row in rows]


def blocked_by(connection: Connection, reader: str) -> frozenset[str]:
    """Whose chat somebody does not want to read: the people whom they have blocked."""
    asked = select(blocks.c.other).where(blocks.c.person == reader)
    return frozenset(connection.execute(asked).scalars())


def is_blocked(connection: Connection, a: str, b: str) -> bool:
    """Has one of two people blocked the other?"""
    return is_blocked_among(connection, a, [b])


def is_blocked_among(connection: Connection, person: str, others: Iterable[str]) -> bool:
    """Has somebody blocked one of the others, or one of them somebody?"""
    ids = sorted(set(others) - {person})
    mine = and_(blocks.c.person == person, blocks.c.other.in_(ids))
    theirs = and_(blocks.c.other == person, blocks.c.person.in_(ids))
    return (
        bool(ids) and connection.execute(select(blocks.c.person).where(or_(mine, theirs)).limit(1)).first() is not None
    )


def check_company(connection: Connection, person: str, others: Iterable[str]) -> None:
    """Problem if somebody may not sit down with the others."""
    if is_blocked_among(connection, person, others):
        raise Problem("blocked")


def company(connection: Connection, person: str, others: Iterable[str]) -> list[str]:
    """Somebody, and those others who are still there and whom no block parts from anybody before them."""
    ids, kept = list(others), [person]
    there = set(connection.execute(select(people.c.id).where(people.c.id.in_(ids), ~people.c.removed)).scalars())
    for other in ids:
        if other in there and other not in kept and not is_blocked_among(connection, other, kept):
            kept.append(other)
    return kept


def report(connection: Connection, person: str, about: str, table: str | None, text: str) -> str:
    """Tell the operator of somebody; the id of the report."""
    found(connection, about)
    if person == about:
        raise Problem("bad_value", sentence("that-is-yourself"), field="person")
    now = now_of(connection)
    recent = and_(reports.c.person == person, reports.c.at > now - DAY)
    if connection.execute(select(func.count()).select_from(reports).where(recent)).scalar_one() >= MOST_REPORTS:
        raise Problem("too_many", most=MOST_REPORTS)
    row = {"id": new_id(), "person": person, "about": about, "table": table, "text": text, "at": now}
    connection.execute(insert(reports), [row])
    return str(row["id"])
