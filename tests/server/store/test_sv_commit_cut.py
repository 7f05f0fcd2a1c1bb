"""What became of a commit that was cut off is settled by reading the keys."""

import asyncio
from collections.abc import Iterator

import pytest

from guanxi.server.store.appending import Row
from guanxi.server.store.database import Database
from guanxi.server.store.log import read_since
from guanxi.server.store.migrate import migrate
from guanxi.server.store.writer import Outcome, Writer
from server.hands.sv_postgres import Postgres, name_in
from server.hands.sv_proxy import Cutting

MAKE = (
    "insert into tables (id, game, status, public, number, created, changed, about)"
    " values ('one', 'china', 'open', true, 0, 0, 0, ''), ('two', 'china', 'open', true, 0, 0, 0, '')"
)


@pytest.fixture
def cutting(postgres: Postgres) -> Iterator[Cutting]:
    """A proxy that can cut PostgreSQL off."""
    found = Cutting(postgres.port)
    yield found
    found.close()


def rows() -> list[Row]:
    """Of two tables."""
    return [Row(table, 1, f"key {table}", None, 0, "{}", "running", None, None) for table in ("one", "two")]


@pytest.mark.parametrize("when", ["before", "after"])
def test_a_commit_that_is_cut_off_is_done_once(cutting: Cutting, postgres: Postgres, database: str, when: str) -> None:
    store = Database(postgres.address(name_in(database), cutting.port))
    migrate(store)
    postgres.ask(MAKE, database=name_in(database))

    async def go() -> list[Outcome]:
        loop = asyncio.get_running_loop()
        writer, answers = Writer(store, loop), [loop.create_future() for _ in rows()]
        cutting.arm(when)
        for each, answer in zip(rows(), answers, strict=True):
            writer.append(each, answer.set_result)
        return list(await asyncio.gather(*answers))

    try:
        outcomes = asyncio.run(go())
        with store.reading.begin() as connection:
            found = [read_since(connection, table, 0) for table in ("one", "two")]
    finally:
        store.close()
    assert cutting.cuts == 1
    assert [[(each.number, each.key, each.at) for each in log] for log in found] == [
        [(1, f"key {table}", outcome.at)] for table, outcome in zip(("one", "two"), outcomes, strict=True)
    ]
    assert not any(outcome.conflict or outcome.failed for outcome in outcomes)
