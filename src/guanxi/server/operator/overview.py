"""What the operator is shown: tables, people, reports, and one table from the inside."""

from typing import Any, Final

import msgspec
from sqlalchemy import Connection, func, select

from guanxi.core.errors import InputError
from guanxi.server.saying import sentence
from guanxi.server.store.log import Stored, read_names, read_since
from guanxi.server.store.schema import people, reports, seats, tables
from guanxi.server.tables import entries as e
from guanxi.server.tables.sitting import Sitting

Shown = dict[str, Any]
MOST: Final = 1000
PUBLIC: Final = (e.Seated, e.Started, e.Undone, e.Asked, e.Voted, e.Unanswered, e.Resigned, e.StoodIn, e.Returned)
ALSO: Final = (e.Paused, e.Resumed, e.Sleeps, e.Gave, e.Given, e.Closed, e.Frozen, e.Thawed)


def tables_shown(connection: Connection, now: int, status: str = "", game: str = "", most: int = MOST) -> list[Shown]:
    """Tables, the last that changed first."""
    asked = select(tables).order_by(tables.c.changed.desc()).limit(most)
    asked = asked.where(tables.c.status == status) if status else asked
    rows = list(connection.execute(asked.where(tables.c.game == game) if game else asked))
    who = _sitting(connection, [row.id for row in rows])
    return [
        {
            "table": row.id,
            "status": row.status,
            "game": row.game,
            "entries": row.number,
            "age_s": (now - row.created) // 1000,
            "idle_s": (now - row.changed) // 1000,
            "public": row.public,
            "seats": who.get(row.id, []),
        }
        for row in rows
    ]


def _sitting(connection: Connection, ids: list[str]) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    joined = seats.outerjoin(people, seats.c.person == people.c.id)
    asked = select(seats, people.c.name).select_from(joined).where(seats.c.table.in_(ids)).order_by(seats.c.place)
    for row in connection.execute(asked):
        found.setdefault(row.table, []).append(row.name or (f"({row.bot})" if row.bot else "-"))
    return found


def people_shown(connection: Connection, now: int, most: int = MOST) -> list[Shown]:
    """People, the last that were here first."""
    counted = select(seats.c.person, func.count().label("tables")).group_by(seats.c.person).subquery()
    joined = people.outerjoin(counted, counted.c.person == people.c.id)
    asked = select(people, counted.c.tables).select_from(joined).order_by(people.c.seen.desc()).limit(most)
    return [
        {
            "person": row.id,
            "name": row.name,
            "kind": "removed" if row.removed else "account" if row.login else "guest",
            "seen_s": (now - row.seen) // 1000,
            "seats": row.tables or 0,
        }
        for row in connection.execute(asked)
    ]


def reports_shown(connection: Connection, now: int, most: int = MOST) -> list[Shown]:
    """What people have reported, the latest first."""
    names = {row.id: row.name for row in connection.execute(select(people.c.id, people.c.name))}
    return [
        {
            "report": row.id,
            "age_s": (now - row.at) // 1000,
            "by": names.get(row.person, row.person),
            "about": names.get(row.about, row.about),
            "table": row.table,
            "text": row.text,
        }
        for row in connection.execute(select(reports).order_by(reports.c.at.desc()).limit(most))
    ]


def inspected(connection: Connection, table: str, secrets: bool) -> Shown:
    """A table from the inside. What players must not know of each other is left out, unless it is asked for."""
    row = connection.execute(select(tables).where(tables.c.id == table)).first()
    if row is None:
        raise InputError(sentence("no-table", table=repr(table[:40])))
    called = read_names(connection, table)
    stored = read_since(connection, table, 0)
    return {
        "table": table,
        "status": row.status,
        "game": row.game,
        "number": row.number,
        "asked": row.asked,
        "due": row.due,
        "created": row.created,
        "changed": row.changed,
        "about": msgspec.json.decode(row.about),
        **_state(table, called, stored),
        "log": [_entry(each, called, secrets) for each in stored],
    }


def _state(table: str, called: dict[str, str], stored: list[Stored]) -> Shown:
    """Who sits there and what their clocks say, as far as the log can be read."""
    from guanxi.server.operator.checking import replayed

    s, failure = replayed(table, called, stored)
    found: Shown = {"replay": "ok" if failure is None else f"fails at entry {failure.number}: {failure.why}"}
    if s.chairs:
        found["seats"] = [_seat(s, place) for place in range(s.places)]
    return found


def _seat(s: Sitting, place: int) -> Shown:
    chair = s.chairs[place]
    return {
        "place": place,
        "name": s.called.get(chair.person or "", ""),
        "person": chair.person,
        "bot": chair.bot,
        "played_by": s.away.get(place),
        "left_ms": s.clock.left[place] if s.clock.is_timed else None,
        "paused": place in s.clock.paused,
    }


def _entry(stored: Stored, called: dict[str, str], secrets: bool) -> Shown:
    shown = {"number": stored.number, "at": stored.at, "by": called.get(stored.person or "", stored.person)}
    if secrets:
        return {**shown, "key": stored.key, **msgspec.json.decode(stored.data)}
    try:
        entry = e.read(stored.data)
    except msgspec.MsgspecError:
        return {**shown, "kind": "unknown"}
    return {**shown, **_facts(entry)}


def _facts(entry: e.AnyEntry) -> Shown:
    """What everybody at the table may know of an entry."""
    kind = str(entry.__struct_config__.tag)
    if isinstance(entry, PUBLIC + ALSO):
        return {"kind": kind, **msgspec.to_builtins(entry)}
    if isinstance(entry, e.Created):
        return {"kind": kind, "host": entry.host, "rules": entry.rules, "rematch_of": entry.rematch_of}
    if isinstance(entry, e.Moved):
        return {"kind": kind, "place": entry.place, "actions": len(entry.lines)}
    return {"kind": kind, "place": entry.place}
