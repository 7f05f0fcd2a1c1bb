"""Finished games, newest first: a page begins after the last one of the page before, however many there are."""

from typing import Annotated, Any

import msgspec
from litestar.params import QueryParameter
from sqlalchemy import Connection, Row, Select, and_, exists, or_, select, tuple_

from guanxi.server.problems import Problem
from guanxi.server.store.schema import entries, people, seats, tables
from guanxi.server.tables.entries import Terms
from guanxi.server.tables.sitting import OVER

PAGE = 50

Cursor = Annotated[str, QueryParameter(max_length=60, pattern="^([0-9]{1,15}-[a-z0-9-]{1,40})?$")]


class Player(msgspec.Struct, frozen=True):
    """Who played."""

    place: int
    name: str
    bot: str | None
    points: int | None = None  # of a game that was played to its end
    rank: int | None = None


class Finished(msgspec.Struct, frozen=True):
    """A game in the archive."""

    table: str
    game: str
    title: str
    options: dict[str, str]
    public: bool
    created: int
    ended: int
    players: list[Player]


class Page(msgspec.Struct, frozen=True):
    """Some games, and where the next page begins."""

    games: list[Finished]
    before: str | None


def page(connection: Connection, me: str | None, game: str, mine: bool, before: str) -> Page:
    """The games that ended before the cursor: public ones and mine, or only mine."""
    rows = list(connection.execute(_asked(me, game, mine, before)))
    players = _players(connection, [row.id for row in rows])
    last = rows[-1] if len(rows) == PAGE else None
    return Page([_told(row, players) for row in rows], f"{last.changed}-{last.id}" if last else None)


def _asked(me: str | None, game: str, mine: bool, before: str) -> Select[Any]:
    sat = tables.c.id.in_(select(seats.c.table).where(seats.c.person == me))
    played = exists().where(and_(entries.c.table == tables.c.id, entries.c.digest != 0))
    asked = select(tables).where(tables.c.status == OVER, played, ~tables.c.lesson)
    asked = asked.where(sat if mine else or_(tables.c.public, sat) if me else tables.c.public)
    if game:
        asked = asked.where(tables.c.game == game)
    if before:
        at, _, table = before.partition("-")
        asked = asked.where(tuple_(tables.c.changed, tables.c.id) < tuple_(int(at), table))
    return asked.order_by(tables.c.changed.desc(), tables.c.id.desc()).limit(PAGE)


def check_mine(me: str | None, mine: bool) -> None:
    """Problem if nobody asks for their own."""
    if mine and me is None:
        raise Problem("not_signed_in")


def _players(connection: Connection, ids: list[str]) -> dict[str, list[Player]]:
    joined = seats.outerjoin(people, seats.c.person == people.c.id)
    asked = select(seats, people.c.name).select_from(joined).where(seats.c.table.in_(ids)).order_by(seats.c.place)
    found: dict[str, list[Player]] = {}
    for row in connection.execute(asked):
        player = Player(row.place, row.name or row.bot or "", row.bot, row.points, row.rank)
        found.setdefault(row.table, []).append(player)
    return found


def _told(row: Row[Any], players: dict[str, list[Player]]) -> Finished:
    terms = msgspec.json.decode(row.about, type=Terms)
    who = players.get(row.id, [])
    return Finished(row.id, row.game, terms.title, dict(terms.options), row.public, row.created, row.changed, who)
