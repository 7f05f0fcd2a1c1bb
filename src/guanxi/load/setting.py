"""People and tables, made through the doors that everybody uses."""

import asyncio
import itertools
from collections.abc import Awaitable, Callable, Iterable, Sequence

from guanxi.load.asking import CONNECTIONS, Asker
from guanxi.load.playing import Group
from guanxi.load.wire import connect

Advance = Callable[[int], None]
_guests = itertools.count(1)


async def gather_people(asker: Asker, groups: Sequence[Group], advance: Advance) -> None:
    """A guest for each client, connected."""

    async def come(group: Group) -> None:
        for client in group.clients:
            answer = await asker.ask("POST", "/api/guests", "", b'{"name":"guest %d"}' % next(_guests))
            group.cookies.append(answer.cookies)
            client.socket = await connect(client, asker.port, "/api/live", f"Cookie: {answer.cookies}\r\n")
        advance(1)

    await together(come(group) for group in groups)


async def new_table(asker: Asker, game: str, group: Group) -> str:
    """A table at which a group sits and has begun; its id."""
    host, *others = group.cookies
    seats = [{"kind": "me"}, *({"kind": "open"} for _ in others)]
    made = await asker.post("/api/tables", host, {"game": game, "seats": seats})
    table = str(made["info"]["id"])
    for place, cookies in enumerate(others, 1):
        await asker.post(f"/api/tables/{table}/join", cookies, {"place": place})
    await asker.post(f"/api/tables/{table}/start", host, {})
    return table


async def prepare(asker: Asker, game: str, groups: Iterable[Group], advance: Advance) -> None:
    """One more table for each group, for when it needs one."""

    async def one(group: Group) -> None:
        group.spares.append(await new_table(asker, game, group))
        advance(1)

    await together(one(group) for group in groups)


async def thinking_tables(asker: Asker, game: str, count: int, size: int) -> list[str]:
    """Tables at which computer players play among themselves."""
    if not count:
        return []
    host = (await asker.ask("POST", "/api/guests", "", b'{"name":"host"}')).cookies
    found = []
    for _ in range(count):
        seats = [{"kind": "bot", "bot": "chancellor"}] * size
        made = await asker.post("/api/tables", host, {"game": game, "seats": seats})
        found.append(str(made["info"]["id"]))
        await asker.post(f"/api/tables/{found[-1]}/start", host, {})
    return found


async def numbers(asker: Asker, tables: Sequence[str]) -> int:
    """How many entries some tables have."""
    return sum([(await asker.get(f"/api/tables/{table}"))["info"]["number"] for table in tables])


async def together(work: Iterable[Awaitable[None]]) -> None:
    """All of it, a few at a time; the first error ends it."""
    waiting = iter(work)

    async def some() -> None:
        for each in waiting:
            await each

    try:
        async with asyncio.TaskGroup() as tasks:
            for _ in range(CONNECTIONS):
                tasks.create_task(some())
    except ExceptionGroup as group:
        raise group.exceptions[0] from None
