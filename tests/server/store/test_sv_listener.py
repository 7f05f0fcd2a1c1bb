"""What one process writes, another hears of; cut off or deaf, it is slow, never wrong. Two houses in one test."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from server_hands import Onlooker
from sqlalchemy import Connection

from guanxi.server import telling
from guanxi.server.accounts.people import Person, add_guest
from guanxi.server.house import House
from guanxi.server.lobby.making import MySeat, NewTable, OpenSeat, new_entry, store
from guanxi.server.settings import Settings
from guanxi.server.store import listener as listening
from guanxi.server.tables import deeds
from server.hands.sv_postgres import Postgres

Two = tuple[House, House]


@asynccontextmanager
async def houses(address: str) -> AsyncIterator[Two]:
    """Two processes, as far as the database can tell."""
    found = House(Settings(database=address)), House(Settings(database=address))
    for house in found:
        await house.start()
        assert house.listener is not None
        await asyncio.wait_for(house.listener.listening.wait(), 20)
    try:
        yield found
    finally:
        for house in found:
            await house.close()


async def set_up(house: House) -> tuple[str, Person, Person]:
    """A table with one free seat, its host, and somebody who may sit there."""
    host, guest = [await house.database.write(add_guest, name, house.now()) for name in ("Ann", "Ben")]
    wanted = NewTable(game="china", seats=[MySeat(), MySeat(), OpenSeat()])
    table = await house.database.write(store, house.database, new_entry(wanted, host), "key")
    return table, host, guest


async def reached(house: House, table: str, number: int) -> None:
    """Wait until a house knows of an entry, without asking for it."""
    live, moment = house.tables.here(table), asyncio.Event()
    assert live is not None
    told, audience = live.audience.told, live.audience
    house.told = lambda table, each: (told(table, each), moment.set())[0]  # type: ignore[method-assign]
    assert audience is house
    async with asyncio.timeout(20):
        while live.sitting.number < number:
            await moment.wait()
            moment.clear()


def test_what_one_writes_the_other_hears_of_with_names(database: str) -> None:
    async def go() -> None:
        async with houses(database) as (one, two):
            table, _, guest = await set_up(one)
            here, there = await one.tables.get(table), await two.tables.get(table)
            here.sitting.called[guest.id] = guest.name
            await here.do(deeds.take_seat(None, guest.id), guest.id)
            await reached(two, table, 2)
            assert telling.info(there.sitting) == telling.info(here.sitting)
            assert there.sitting.names() == ("Ann", "Ann 2", "Ben")

    asyncio.run(go())


def test_nobody_is_refused_because_a_process_is_behind(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(listening.Listener, "hear", lambda *_: False)  # deaf
    monkeypatch.setattr(listening, "EVERY", 1000.0)

    async def go() -> None:
        async with houses(database) as (one, two):
            table, host, guest = await set_up(one)
            here, there = await one.tables.get(table), await two.tables.get(table)
            await here.do(deeds.take_seat(None, guest.id), guest.id)
            assert there.sitting.number == 1
            assert await there.do(deeds.start(), host.id) == 3
            assert (await one.tables.current(table)).sitting.number == 3

    asyncio.run(go())


def test_both_write_at_once_and_one_comes_second(database: str) -> None:
    async def go() -> None:
        async with houses(database) as (one, two):
            table, host, guest = await set_up(one)
            here, there = await one.tables.get(table), await two.tables.get(table)
            first = here.do(deeds.take_seat(None, guest.id), guest.id, "a")
            second = there.do(deeds.add_number(0, "ff"), host.id, "b")
            assert sorted(await asyncio.gather(first, second)) == [2, 3]
            await asyncio.gather(here.reach(3), there.reach(3))
            assert telling.info(there.sitting).added == telling.info(here.sitting).added == ["ff"]

    asyncio.run(go())


def test_a_deaf_process_asks(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(listening.Listener, "hear", lambda *_: False)
    monkeypatch.setattr(listening, "EVERY", 0.2)

    async def go() -> None:
        async with houses(database) as (one, two):
            table, _, guest = await set_up(one)
            await two.tables.get(table)
            await (await one.tables.get(table)).do(deeds.take_seat(None, guest.id), guest.id)
            await reached(two, table, 2)

    asyncio.run(go())


def test_cut_off_it_comes_back_and_has_missed_nothing(database: str, postgres: Postgres) -> None:
    async def go() -> None:
        async with houses(database) as (one, two):
            table, _, guest = await set_up(one)
            await two.tables.get(table)
            assert two.listener is not None
            cut = asyncio.create_task(two.listener.cut.wait())
            assert await asyncio.to_thread(postgres.cut, database, "%listens%") == 2
            await asyncio.wait_for(cut, 20)
            await (await one.tables.get(table)).do(deeds.take_seat(None, guest.id), guest.id)
            await asyncio.wait_for(two.listener.listening.wait(), 20)
            await reached(two, table, 2)

    asyncio.run(go())


def test_a_line_of_chat_is_told_by_the_other_one_too(database: str) -> None:
    async def go() -> None:
        async with houses(database) as (one, two):
            table, host, _ = await set_up(one)
            here, there = await one.tables.get(table), await two.tables.get(table)
            onlooker = Onlooker(host.id)
            two.hub.watch(onlooker, table, 0)
            assert b"presence" in (onlooker.outbox.take() or b"")
            said = await asyncio.gather(one.say(here, host.id, "hello"), two.say(there, host.id, "there"))
            assert sorted(each.number for each in said) == [1, 2]
            found = set()
            async with asyncio.timeout(20):
                while len(found) < 2:
                    await onlooker.outbox.wait()
                    found.add(json.loads(onlooker.outbox.take() or b"")["text"])
            assert found == {"hello", "there"}

    asyncio.run(go())


def test_what_is_no_entry_is_heard_by_its_kind(database: str) -> None:
    async def go() -> None:
        async with houses(database) as (one, two):
            heard: asyncio.Future[list[str]] = asyncio.get_running_loop().create_future()
            assert one.listener is not None
            assert two.listener is not None
            one.listener.on("chat", lambda words: pytest.fail("its own"))
            two.listener.on("chat", lambda words: heard.set_result(list(words)))

            def say(connection: Connection) -> None:
                one.announce(connection, "chat", "table", "7")

            await one.database.write(say)
            assert await asyncio.wait_for(heard, 20) == ["table", "7"]

    asyncio.run(go())
