"""Can every table go on with the code at hand? What cannot is frozen and named, never dropped."""

from collections.abc import Callable, Iterable, Mapping
from typing import NamedTuple
from uuid import uuid4

from sqlalchemy import Connection, delete, select

from guanxi.core.errors import InputError
from guanxi.server.operator.logs import kind_of
from guanxi.server.problems import Problem
from guanxi.server.saying import sentence
from guanxi.server.store.appending import Row, append
from guanxi.server.store.database import Database
from guanxi.server.store.log import Stored, read_names, read_since
from guanxi.server.store.schema import tables
from guanxi.server.tables import entries as e
from guanxi.server.tables.sitting import FROZEN, OPEN, OVER, RUNNING, Sitting


class Failure(NamedTuple):
    """Where a log cannot be replayed, and why: `why` may be shown to anybody, `error` to the operator."""

    number: int
    why: str
    error: str


class Checked(NamedTuple):
    """What became of one table."""

    table: str
    status: str  # after it
    failure: Failure | None
    frozen: bool  # by this check


def replayed(table: str, called: Mapping[str, str], stored: Iterable[Stored]) -> tuple[Sitting, Failure | None]:
    """A table as its log tells it, as far as that goes."""
    s = Sitting(table, called)
    for each in stored:
        try:
            entry = e.read(each.data)
            s.apply(entry, each.at, s.prepare(entry))
            if each.digest and each.digest != s.digest():
                raise Problem("frozen", sentence("other-position", number=each.number))
        except Exception as error:  # whatever the code at hand makes of it
            why = error.text if isinstance(error, Problem) else kind_of(error)
            return s, Failure(each.number, why, f"{type(error).__name__}: {error}"[:300])
    return s, None


def ids(connection: Connection, every: bool) -> list[str]:
    """The tables to look at."""
    asked = select(tables.c.id).order_by(tables.c.created)
    wanted = asked if every else asked.where(tables.c.status.in_((OPEN, RUNNING, FROZEN)))
    return list(connection.execute(wanted).scalars())


def check(database: Database, every: bool = False, step: Callable[[], object] = lambda: None) -> list[Checked]:
    """Look at all tables, or at those that are not over. Each takes a short transaction of its own."""
    with database.reading.begin() as connection:
        wanted = ids(connection, every)
    found = []
    for table in wanted:
        checked = check_one(database, table)
        found += [checked] if checked else []
        step()
    return found


def check_one(database: Database, table: str) -> Checked | None:
    """Look at one table, and freeze it if it cannot go on; None if it has gone meanwhile."""
    with database.reading.begin() as connection:
        stored, called = read_since(connection, table, 0), read_names(connection, table)
        status = connection.execute(select(tables.c.status).where(tables.c.id == table)).scalar()
    if status is None:
        return None
    _, failure = replayed(table, called, stored)
    if failure is None or status not in (OPEN, RUNNING):
        return Checked(table, status, failure, frozen=False)
    with database.writing.begin() as connection:
        put(connection, database, table, e.Frozen(f"entry {failure.number}: {failure.why}"), FROZEN)
    return Checked(table, FROZEN, failure, frozen=True)


# ------------------------------------------------------------ what the operator does


def put(
    connection: Connection,
    database: Database,
    table: str,
    entry: e.AnyEntry,
    status: str,
    asked: int | None = None,
    due: int | None = None,
) -> int:
    """Append an entry, beside a server that may run; its number. Whoever has the table in memory reads on."""
    number = connection.execute(select(tables.c.number).where(tables.c.id == table).with_for_update()).scalar()
    if number is None:
        raise InputError(sentence("no-table", table=repr(table[:40])))
    key = f"operator-{uuid4().hex}"
    row = Row(table, int(number) + 1, key, None, 0, e.write(entry), status, asked, due)
    if not append(connection, [row], database.now(connection)):
        raise InputError(sentence("table-busy", table=table))
    return row.number


def close(database: Database, table: str, reason: str) -> int:
    """End a table without a result; the number of the entry."""
    with database.writing.begin() as connection:
        status = connection.execute(select(tables.c.status).where(tables.c.id == table)).scalar()
        if status == OVER:
            raise InputError(sentence("table-over", table=table[:40]))
        return put(connection, database, table, e.Closed(reason), OVER)


def purge(database: Database, table: str) -> None:
    """Delete a table with everything that was said and done there."""
    with database.writing.begin() as connection:
        if connection.execute(delete(tables).where(tables.c.id == table)).rowcount != 1:
            raise InputError(sentence("no-table", table=repr(table[:40])))


def thaw(database: Database, table: str) -> int:
    """Let a frozen table go on, if the code at hand can; the number of the entry."""
    with database.writing.begin() as connection:
        s, failure = replayed(table, read_names(connection, table), read_since(connection, table, 0))
        if failure is not None:
            facts = {"table": table[:40], "number": failure.number, "why": failure.error}
            raise InputError(sentence("table-fails", **facts))
        if s.status != FROZEN:
            raise InputError(sentence("table-not-frozen" if s.number else "no-table", table=repr(table[:40])))
        s.apply(e.Thawed(), database.now(connection))
        return put(connection, database, table, e.Thawed(), s.status, s.asked(), s.due())
