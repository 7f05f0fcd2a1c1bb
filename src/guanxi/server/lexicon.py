"""What the numbers of a table mean, and what its board is drawn from. It tells of the game, never of a position."""

import asyncio
from typing import Any

import msgspec

from guanxi.core.events import SPECTATOR
from guanxi.core.game import Game, State


async def layout_of(game: Game, state: State) -> bytes:
    """The game's own drawing data as JSON. It is asked of what an onlooker sees; a map of one's own takes a while."""
    shown = game.rules.shown(game.rules.view(state, SPECTATOR))
    return msgspec.json.encode(await asyncio.to_thread(game.layout, shown))


def lexicon_of(game: Game, state: State) -> dict[str, Any]:
    """What the numbers of a table mean: kinds of actions, kinds of events, fields of views; how seats look."""
    rules = game.rules
    return {
        "looks": msgspec.to_builtins(game.looks),
        "actions": [
            {"kind": row.name, "line": row.line, "first": int(start), "fields": [_field(each) for each in row.fields]}
            for row, start in zip(game.kinds(state).rows, game.kinds(state).start, strict=False)
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
            for row in game.events(state).rows
        ],
        "view": [{"field": name, "numbers": n} for name, n in rules.view_fields(rules.view(state, SPECTATOR))],
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
