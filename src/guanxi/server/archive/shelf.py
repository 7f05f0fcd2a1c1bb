"""Records of the archive that were opened lately: any position of them is at hand. Only so many are kept."""

import asyncio
from collections import OrderedDict
from typing import Final, NamedTuple

from sqlalchemy import Connection, select

from guanxi.core.record import Record, parse_record, replay
from guanxi.core.table import Table
from guanxi.server import answers as a
from guanxi.server.archive.importing import SOURCE, Reader
from guanxi.server.limits import Buckets
from guanxi.server.problems import Problem
from guanxi.server.store.database import Database
from guanxi.server.store.schema import archive

MOST: Final = 32


class Opened(NamedTuple):
    """A record of the archive."""

    id: str
    text: str
    record: Record
    table: Table

    def info(self) -> a.RecordInfo:
        """What it is the record of."""
        table, record = self.table, self.record
        result = table.game.result(table.state)
        return a.RecordInfo(
            id=self.id,
            game=table.game.name,
            options=dict(table.options),
            players=list(table.players),
            bots=list(record.bots),
            moves=len(table.actions),
            finished=record.finished,
            commitment=record.commitment,
            seed=record.seed,
            totals=list(result.totals),
            places=list(result.places),
            names=list(table.names),
        )


class Shelf:
    """Opens records."""

    def __init__(self, database: Database, trusting: bool = False) -> None:
        self.reader = Reader()
        self._imports = None if trusting else Buckets(per_second=1 / 20, burst=10)
        self._database = database
        self._opened: OrderedDict[str, Opened] = OrderedDict()
        self._opening: dict[str, asyncio.Future[Opened]] = {}

    @property
    def held(self) -> int:
        """How many are at hand."""
        return len(self._opened)

    def limit(self, person: str) -> None:
        """Problem if somebody brings too many."""
        if self._imports:
            self._imports.take(person)

    async def open(self, id: str) -> Opened:
        """A record; Problem if there is none."""
        if id in self._opened:
            self._opened.move_to_end(id)
            return self._opened[id]
        if id not in self._opening:
            self._opening[id] = asyncio.ensure_future(self._open(id))
            self._opening[id].add_done_callback(lambda _: self._opening.pop(id, None))
        return await asyncio.shield(self._opening[id])

    async def _open(self, id: str) -> Opened:
        text = await self._database.read(_text_of, id)
        if text is None:
            raise Problem("no_such_thing")
        return self.put(id, text, await self.reader.read(text, replay))

    def put(self, id: str, text: str, table: Table) -> Opened:
        """Keep one at hand."""
        self._opened[id] = opened = Opened(id, text, parse_record(text, SOURCE), table)
        while len(self._opened) > MOST:
            self._opened.popitem(last=False)
        return opened


def _text_of(connection: Connection, id: str) -> str | None:
    found: str | None = connection.execute(select(archive.c.text).where(archive.c.id == id)).scalar()
    return found
