"""What the numbers of a table mean. It tells of the game, never of a position."""

from typing import Any

from guanxi.core.events import SPECTATOR
from guanxi.server.tables.sitting import Sitting


def lexicon_of(s: Sitting) -> dict[str, Any]:
    """What the numbers of this table mean: kinds of actions, kinds of events, fields of views."""
    table = s.table or s.new_table()
    rules = s.game.rules
    return {
        "actions": [
            {"kind": row.name, "line": row.line, "first": int(start), "fields": [_field(each) for each in row.fields]}
            for row, start in zip(s.game.kinds(table.state).rows, s.game.kinds(table.state).start, strict=False)
        ],
        "events": [
            {
                "event": row.name,
                "clause": row.clause,
                "fields": [_field(each) for each in row.fields],
                "owner": row.owner,
                "hidden": list(row.hidden),
                "silent": row.silent,
                "shows": row.shows,
            }
            for row in s.game.events(table.state).rows
        ],
        "view": [{"field": name, "numbers": n} for name, n in rules.view_fields(rules.view(table.state, SPECTATOR))],
    }


def _field(field: Any) -> dict[str, Any]:
    return {
        "name": field.name,
        "sort": field.sort,
        "first": field.first,
        "size": field.size,
        "words": list(field.words),
        "called": list(field.called),
        "number": field.number,
    }
