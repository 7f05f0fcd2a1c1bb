"""Lists of tables: open ones, running ones to watch, and mine, those that wait for me first."""

from typing import Any

import msgspec
from sqlalchemy import Connection, Row, Select, and_, case, exists, func, or_, select, update

from guanxi.server.clocks.speed import Speed, Untimed
from guanxi.server.store.schema import blocks, people, private, seats, tables
from guanxi.server.store.schema import chat as chats
from guanxi.server.tables.entries import Terms
from guanxi.server.tables.sitting import OPEN, OVER, RUNNING

MOST = 50  # tables in a list


class ListedSeat(msgspec.Struct, frozen=True):
    """Who sits at a place."""

    place: int
    kind: str  # person, bot, open
    name: str = ""
    person: str | None = None
    bot: str | None = None
    points: int | None = None  # of a game that was played to its end
    rank: int | None = None


class Listed(msgspec.Struct, frozen=True):
    """A table in a list."""

    id: str
    game: str
    title: str
    status: str
    public: bool
    options: dict[str, str]
    speed: Speed
    seats: list[ListedSeat]
    created: int
    changed: int
    asked: int | None  # the place that is to act
    mine: list[int]  # my places
    waiting: bool  # for me
    unread: int  # lines of chat that I have not read
    due: int | None = None  # when the time of who is to act runs out; milliseconds since 1970


def open_tables(connection: Connection, me: str | None, game: str | None, before: int | None) -> list[Listed]:
    """Public tables that wait for players; none of people whom I have blocked, or who have blocked me."""
    blocked = and_(seats.c.table == tables.c.id, seats.c.person.is_not(None), _is_blocked(me))
    asked = _page(game, before).where(tables.c.status == OPEN, tables.c.public, ~exists().where(blocked))
    return _listed(connection, asked, me)


def running_tables(connection: Connection, me: str | None, game: str | None, before: int | None) -> list[Listed]:
    """Public tables that can be watched."""
    return _listed(connection, _page(game, before).where(tables.c.status == RUNNING, tables.c.public), me)


def my_tables(connection: Connection, me: str, before: int | None) -> list[Listed]:
    """Where I sit: what waits for me first, then what runs, then what is over and not dismissed."""
    mine = select(seats.c.table).where(seats.c.person == me, ~seats.c.dismissed)
    waits = exists().where(
        seats.c.table == tables.c.id, seats.c.person == me, seats.c.place == tables.c.asked, tables.c.status == RUNNING
    )
    rank = case((waits, 0), (tables.c.status == RUNNING, 1), (tables.c.status == OPEN, 2), else_=3)
    sat = select(tables).where(tables.c.id.in_(mine), ~tables.c.lesson)
    asked = sat.order_by(rank, tables.c.changed.desc()).limit(MOST)
    if before is not None:
        asked = asked.where(tables.c.changed < before)
    return _listed(connection, asked, me)


def dismiss(connection: Connection, table: str, person: str) -> None:
    """No longer among somebody's tables."""
    chosen = and_(seats.c.table == table, seats.c.person == person)
    connection.execute(update(seats).where(chosen).values(dismissed=True))


def _page(game: str | None, before: int | None) -> Select[Any]:
    asked = select(tables).order_by(tables.c.changed.desc()).limit(MOST)
    if game is not None:
        asked = asked.where(tables.c.game == game)
    return asked if before is None else asked.where(tables.c.changed < before)


def _is_blocked(me: str | None) -> Any:
    return exists().where(
        or_(
            and_(blocks.c.person == me, blocks.c.other == seats.c.person),
            and_(blocks.c.other == me, blocks.c.person == seats.c.person),
        )
    )


def _listed(connection: Connection, asked: Select[Any], me: str | None) -> list[Listed]:
    rows = list(connection.execute(asked))
    ids = [row.id for row in rows]
    chairs = _chairs(connection, ids)
    unread = _unread(connection, ids, me) if me else {}
    return [_told(row, chairs.get(row.id, []), me, unread.get(row.id, 0)) for row in rows]


def _chairs(connection: Connection, ids: list[str]) -> dict[str, list[ListedSeat]]:
    found: dict[str, list[ListedSeat]] = {}
    joined = seats.outerjoin(people, seats.c.person == people.c.id)
    asked = select(seats, people.c.name).select_from(joined).where(seats.c.table.in_(ids)).order_by(seats.c.place)
    for row in connection.execute(asked):
        kind = "person" if row.person else "bot" if row.bot else "open"
        seat = ListedSeat(row.place, kind, row.name or row.bot or "", row.person, row.bot, row.points, row.rank)
        found.setdefault(row.table, []).append(seat)
    return found


def _unread(connection: Connection, ids: list[str], me: str) -> dict[str, int]:
    read = and_(private.c.table == chats.c.table, private.c.person == me)
    sits = exists().where(seats.c.table == chats.c.table, seats.c.person == me)
    asked = (
        select(chats.c.table, func.count())
        .select_from(chats.outerjoin(private, read))
        .where(chats.c.table.in_(ids), sits, chats.c.person != me, chats.c.number > func.coalesce(private.c.read, 0))
        .group_by(chats.c.table)
    )
    return {row[0]: row[1] for row in connection.execute(asked)}


def _told(row: Row[Any], chairs: list[ListedSeat], me: str | None, unread: int) -> Listed:
    terms = msgspec.json.decode(row.about, type=Terms)
    mine = [seat.place for seat in chairs if me and seat.person == me]
    waiting = row.status == RUNNING and row.asked in mine
    return Listed(
        row.id,
        row.game,
        terms.title,
        row.status,
        row.public,
        dict(terms.options),
        terms.speed,
        chairs,
        row.created,
        row.changed,
        row.asked if row.status != OVER else None,
        mine,
        waiting,
        unread,
        _due(row, terms, chairs),
    )


def _due(row: Row[Any], terms: Terms, chairs: list[ListedSeat]) -> int | None:
    """A clock's end; without a clock, and for computer players, the alarm is set for other things."""
    if row.status != RUNNING or isinstance(terms.speed, Untimed) or row.asked is None:
        return None
    return row.due if any(seat.place == row.asked and seat.kind == "person" for seat in chairs) else None
