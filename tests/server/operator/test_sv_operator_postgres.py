"""The operator on PostgreSQL, beside a server: what is written is heard of at once, time is given back once."""

import asyncio
import json
from collections.abc import Callable

from sqlalchemy import select, update

from guanxi.server.clocks import standstill
from guanxi.server.operator import checking
from guanxi.server.operator.opening import opened as database_of
from guanxi.server.settings import Settings
from guanxi.server.store.schema import secrets, tables
from server.hands.sv_players import guest, opened, table_of
from server.hands.sv_served import Served

LIVE = {"type": "live", "budget": 600, "increment": 0}


def test_what_the_operator_does_is_heard_of(database: str, served: Callable[..., Served]) -> None:
    server = served(database=database)

    async def go() -> None:
        people = [await guest(server.url, f"p{n}") for n in range(3)]
        table = await table_of(server.url, people, speed=LIVE)
        async with opened(server.url, people[0].headers) as socket:
            await socket.send(json.dumps({"type": "hello", "table": table}))
            await heard(socket, "fresh")
            with database_of(Settings(database=database)) as found:
                hour = 3_600_000
                with found.writing.begin() as connection:
                    beaten = str(found.now(connection) - hour)
                    connection.execute(update(secrets).where(secrets.c.name == "heartbeat").values(value=beaten))
                    connection.execute(update(tables).values(changed=tables.c.changed - hour))
                with found.writing.begin() as connection:
                    ((given, number),) = standstill.beat(connection, found.now(connection))
                    assert given == table
                    assert standstill.beat(connection, found.now(connection)) == []
                told = await heard(socket, "given")
                assert told["number"] == number
                assert checking.check(found)[0].failure is None
                closed = checking.close(found, table, "late")
                assert (await heard(socket, "closed"))["number"] == closed
                with found.reading.begin() as connection:
                    row = connection.execute(select(tables).where(tables.c.id == table)).one()
                assert (row.status, row.number, row.due) == ("over", closed, None)

    asyncio.run(go())
    assert server.stop() == 0


async def heard(socket: object, kind: str) -> dict[str, object]:
    """The next message of a kind."""
    async with asyncio.timeout(20):
        while True:
            told: dict[str, object] = json.loads(await socket.recv())  # type: ignore[attr-defined]
            if kind in (told["type"], told.get("kind")):
                return told
