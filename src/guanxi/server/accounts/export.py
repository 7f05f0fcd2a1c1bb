"""All that is stored about somebody, as one JSON. A test compares this list with the schema."""

from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import Column, Connection, Table, select

from guanxi.server.store.schema import archive, blocks, chat, people, private, pushes, reports, seats, tables, tokens


class Part(NamedTuple):
    """Rows of a table that belong to somebody."""

    table: Table
    person: str  # the column that says whose they are
    columns: tuple[str, ...]


PARTS: Final = {
    "person": Part(
        people,
        "id",
        (
            "id",
            "name",
            "login",
            "epoch",
            "created",
            "seen",
            "vacation",
            "settings",
            "email",
            "digest",
            "webhook",
            "removed",
        ),
    ),
    "tokens": Part(tokens, "person", ("purpose", "label", "created", "used", "expires")),
    "blocks": Part(blocks, "person", ("other",)),
    "reports": Part(reports, "person", ("id", "about", "table", "text", "at")),
    "pushes": Part(pushes, "person", ("endpoint", "created")),
    "seats": Part(seats, "person", ("table", "place", "dismissed", "points", "rank")),
    "chat": Part(chat, "person", ("table", "number", "text", "at")),
    "notes": Part(private, "person", ("table", "note", "read", "muted")),
    "records": Part(archive, "person", ("id", "game", "text", "at")),
}

LEFT_OUT: Final = {  # and why
    "people.password": "a hash is of no use to its owner, and of some to a thief",
    "people.webhook_secret": "a secret is told once, when it is made",
    "tokens.hash": "of no use to its owner",
    "pushes.p256dh": "a key of the browser, of no use to its owner",
    "pushes.auth": "a secret of the browser",
    "seats.bot": "no person",
    "blocks.other": "who has blocked me is theirs to know",
    "reports.about": "what others reported is between them and the operator",
    "entries.person": "what I did at tables stands in their records, which are linked",
}


def export(connection: Connection, person: str, url: str) -> dict[str, Any]:
    """Everything; tables with links to their records."""
    found: dict[str, Any] = {name: _rows(connection, part, person) for name, part in PARTS.items()}
    found["person"] = found["person"][0]
    found["person"]["settings"] = msgspec.json.decode(found["person"]["settings"])
    games = {row.id: row for row in connection.execute(_tables(person))}
    for seat in found["seats"]:
        row = games[seat["table"]]
        seat |= {"game": row.game, "status": row.status, "created": row.created}
        seat |= {"link": f"{url}/t/{row.id}", "record": f"{url}/api/tables/{row.id}/record"}
    return found


def _rows(connection: Connection, part: Part, person: str) -> list[dict[str, Any]]:
    columns: list[Column[Any]] = [part.table.c[name] for name in part.columns]
    asked = select(*columns).where(part.table.c[part.person] == person).order_by(*part.table.primary_key)
    return [dict(row) for row in connection.execute(asked).mappings()]


def _tables(person: str) -> Any:
    mine = select(seats.c.table).where(seats.c.person == person)
    return select(tables).where(tables.c.id.in_(mine))
