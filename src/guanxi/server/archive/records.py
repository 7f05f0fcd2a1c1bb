"""The record of a table that is over, and whether its shuffle was as it should be."""

import asyncio

from guanxi.core.errors import InputError
from guanxi.core.record import parse_record, verify, write_record
from guanxi.core.table import Table
from guanxi.server import answers as a
from guanxi.server.archive.shelf import Opened
from guanxi.server.problems import Problem
from guanxi.server.saying import sentence
from guanxi.server.tables.looking import Look


def record_of(look: Look) -> str:
    """The record, with the seed; Problem while the game runs, for it tells what is hidden."""
    table, s = look.table, look.sitting
    if not look.is_over:
        raise Problem("not_over")
    if s.start is not None:
        raise Problem("no_such_thing", sentence("lesson-no-record"))
    return write_record(table, s.bots())


async def verified(look: Look) -> a.Verified:
    """Everything that was sealed, and whether it holds. It is looked at as a stranger would, from the record alone."""
    return await _verified(record_of(look), look.table, look.sitting.id, f"/api/tables/{look.sitting.id}/record")


async def verified_record(opened: Opened) -> a.Verified:
    """The same of a record that somebody brought."""
    return await _verified(opened.text, opened.table, opened.id, f"/api/archive/{opened.id}/record")


async def _verified(text: str, table: Table, id: str, place: str) -> a.Verified:
    wrong = await asyncio.to_thread(what_is_wrong, text)
    return a.Verified(
        table=id,
        game=table.game.name,
        seed=table.seed,
        added=list(table.added),
        commitment=parse_record(text, "record").commitment,
        drawn=table.drawn,
        holds=not wrong,
        text=wrong,
        record=place,
    )


def what_is_wrong(text: str) -> str:
    """What does not hold in a record; empty if all does."""
    try:
        verify(parse_record(text, "record"))
    except InputError as error:
        return str(error)
    return ""
