"""How a batch of entries is written: each database in the way that is quickest there.

A row whose number or key is taken stays away without failing the others. What is returned is, for each row, since when
it stands; or None where that has to be looked up.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from sqlalchemy import Connection, text

CHANNEL: Final = "guanxi"  # on which processes hear of each other's entries
LONGEST_NOTICE: Final = 7900  # bytes that PostgreSQL takes


class Row(NamedTuple):
    """An entry to be appended, and what the table's summary is after it."""

    table: str
    number: int
    key: str
    person: str | None
    digest: int
    data: str
    status: str
    asked: int | None
    due: int | None  # milliseconds from now on
    chairs: tuple[tuple[str | None, str | None], ...] = ()  # person and bot of each place, where that has changed
    ended: tuple[tuple[int, int], ...] = ()  # points and rank of each place, when the game has come to its end


_INSERT: Final = (
    'insert into entries ("table", number, key, person, at, digest, data)'
    " values (?, ?, ?, ?, ?, ?, ?) on conflict do nothing"
)
_SUMMARY: Final = (
    "update tables set number = ?, status = ?, asked = ?, due = ? + ?, changed = ? where id = ? and number < ?"
)
# One statement, one journey: rows that conflict simply do not come back.
_TOGETHER: Final = text(
    """
    with told as (
      select * from unnest(
        cast(:table as text[]), cast(:number as integer[]), cast(:key as text[]), cast(:person as text[]),
        cast(:digest as bigint[]), cast(:data as text[]), cast(:status as text[]), cast(:asked as integer[]),
        cast(:due as bigint[])
      ) as row ("table", number, key, person, digest, data, status, asked, due)
    ), written as (
      insert into entries ("table", number, key, person, at, digest, data)
      select "table", number, key, person, cast(extract(epoch from now()) * 1000 as bigint), digest, data from told
      on conflict do nothing
      returning "table", number, key, at
    ), summed as (
      update tables set number = told.number, status = told.status, asked = told.asked,
        due = written.at + told.due, changed = written.at
      from told join written using ("table", number)
      where tables.id = told."table" and tables.number < told.number
    )
    select "table", number, key, at from written
    """
)
_CHAIR: Final = text('update seats set person = :person, bot = :bot where "table" = :table and place = :place')
_ENDED: Final = text('update seats set points = :points, rank = :rank where "table" = :table and place = :place')
_NOTIFY: Final = text("select pg_notify(:channel, :told)")

Stands = list[int | None]


def on_sqlite(connection: Connection, rows: Sequence[Row], now: int) -> Stands:
    """Row by row within one call: there is no journey to save. The driver is told directly: that is half the cost."""
    told = [(row.table, row.number, row.key, row.person, now, row.digest, row.data) for row in rows]
    if connection.exec_driver_sql(_INSERT, told).rowcount != len(rows):
        return [None] * len(rows)
    sum_up(connection, rows, now)
    return [now] * len(rows)


def on_postgres(connection: Connection, rows: Sequence[Row]) -> Stands:
    """All in one statement. The rows are sorted: whoever writes the same tables does it in the same order."""
    told = {name: [getattr(row, name) for row in rows] for name in Row._fields if name not in ("chairs", "ended")}
    found = {(table, number, key): int(at) for table, number, key, at in connection.execute(_TOGETHER, told)}
    return [found.get(row[:3]) for row in rows]


def append(connection: Connection, rows: Sequence[Row], now: int) -> list[Row]:
    """Append within one's own transaction, beside the writer; those that stand. Other processes are told."""
    if connection.dialect.name == "sqlite":
        return [row for row in rows if on_sqlite(connection, [row], now)[0] is not None]
    rows = sorted(rows, key=lambda row: row[:2])
    found = on_postgres(connection, rows) if rows else []
    stands = [row for row, at in zip(rows, found, strict=True) if at is not None]
    if stands:
        notify(connection, "-", [f"{row.table}:{row.number}" for row in stands])
    return stands


def sum_up(connection: Connection, rows: Sequence[Row], now: int) -> None:
    """What lists say of tables whose entries stand; of SQLite."""
    told = [(row.number, row.status, row.asked, now, row.due, now, row.table, row.number) for row in rows]
    connection.exec_driver_sql(_SUMMARY, told)


def seat(connection: Connection, rows: Sequence[Row]) -> None:
    """Who sits where and how it ended for them, for lists."""
    for row in rows:
        if row.ended:
            told = [
                {"table": row.table, "place": place, "points": points, "rank": rank}
                for place, (points, rank) in enumerate(row.ended)
            ]
            connection.execute(_ENDED, told)
        if row.chairs:
            told = [
                {"table": row.table, "place": place, "person": person, "bot": bot}
                for place, (person, bot) in enumerate(row.chairs)
            ]
            connection.execute(_CHAIR, told)


def notify(connection: Connection, origin: str, words: Sequence[str], otherwise: str = "look") -> None:
    """Tell other processes when this transaction is committed. A hint, without content: if too long, another word."""
    told = " ".join([origin, *words])
    told = told if len(told.encode()) < LONGEST_NOTICE else f"{origin} {otherwise}"
    connection.execute(_NOTIFY, {"channel": CHANNEL, "told": told})
