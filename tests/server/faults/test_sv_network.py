"""A bad network, and people who do not read: the tables converge, and the server's memory stays bounded."""

import asyncio
import json
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from itertools import pairwise
from typing import Any
from urllib.parse import urlsplit

import pytest

from running import some
from server.hands.sv_players import Person, Player, acknowledged, call, guest, opened, playing, seated, until
from server.hands.sv_proxy import FAULTS, Network
from server.hands.sv_served import Served
from server.hands.sv_truth import are_at_rest, check_log, check_views

MEGABYTE = 2**20
STALLED = 4  # people who do not read
ASKED = 4000  # views that each of them asks for
AT_ONCE = 6


@pytest.mark.parametrize("game", ["china", "confucius"])
def test_messages_are_lost_doubled_delayed_and_reordered(served: Callable[..., Served], game: str) -> None:
    server, network = served(), Network(game, rate=0.06)

    async def go() -> list[Player]:
        players = await seated([server.url], 5, game)
        for player in players:
            player.open, player.patience = network.open, 0.4
        async with playing(players):
            await acknowledged(players, 150)
            network.rate = 0.0  # it is well again
            for player in players:
                player.stops = True
            await until(lambda: are_at_rest(players), players)
            await check_views(server.url, players)
        return players

    players = asyncio.run(go())
    assert check_log(f"sqlite:///{server.folder}/guanxi.sqlite", players) >= 150
    assert all(network.done[fault] for fault in some((*FAULTS, "broken"))), network.done


def test_people_who_do_not_read_delay_nobody_and_cost_little(served: Callable[..., Served]) -> None:
    server = served()

    async def go() -> None:
        players = await seated([server.url], 1)
        table, other = players[0].table, await guest(server.url, "somebody slow")
        size = len(await first(server.url, other, table))
        assert STALLED * ASKED * size > 20 * MEGABYTE, "too little to be noticed"
        before = server.memory()
        async with AsyncExitStack() as slow:
            sockets = [await slow.enter_async_context(stalled(server.url, other, table)) for _ in range(STALLED)]
            async with playing(players):
                await until(lambda: all(player.is_over for player in players), players)
                assert server.memory() - before < 10 * MEGABYTE, "what nobody reads is kept"
                for each in some(sockets):
                    check_told(await all_told(each, players[0].number))

    asyncio.run(go())


def test_the_same_move_again_gets_the_same_answer(served: Callable[..., Served]) -> None:
    server = served()

    async def go() -> None:
        players = await seated([server.url], 1)
        views = [await call(server.url, each.person, f"/api/tables/{each.table}/view") for each in players]
        mover = next(each for each, view in zip(players, views, strict=True) if view["position"]["legal"])
        async with opened(server.url, mover.person.headers) as line:
            await line.send(json.dumps({"type": "hello", "table": mover.table}))
            fresh = await heard(line, "fresh")
            actions = fresh["position"]["legal"][:1]
            sent = {"type": "move", "table": mover.table, "number": fresh["number"], "key": "once", "actions": actions}
            await line.send(json.dumps(sent))
            update = await heard(line, "update")
            await line.send(json.dumps(sent))
            accepted = await heard(line, "accepted")
        assert update["key"] == accepted["key"] == "once"
        assert update["number"] == accepted["number"] == fresh["number"] + 1

    asyncio.run(go())


async def heard(line: Any, kind: str) -> dict[str, Any]:
    """The next message of a kind."""
    async with asyncio.timeout(20):
        while (told := json.loads(await line.recv()))["type"] != kind:
            assert told["type"] == "presence", told
    return dict(told)


def check_told(told: list[dict[str, Any]]) -> None:
    """Much was left out, and in its place stands a view of how things are."""
    assert len(told) < ASKED
    gaps = [(a["number"], b) for a, b in pairwise(told) if b["number"] > a["number"] + 1]
    assert all(b["type"] == "fresh" for _, b in some(gaps))
    assert all(a["number"] <= b["number"] for a, b in some(pairwise(told)))


@asynccontextmanager
async def stalled(url: str, person: Person, table: str) -> AsyncIterator[Any]:
    """Somebody who asks for view after view, and reads none of them."""
    plug = socket.socket()
    plug.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    plug.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    plug.connect(("127.0.0.1", urlsplit(url).port or 0))
    plug.setblocking(False)
    found = await opened(url, person.headers, sock=plug, max_queue=1)
    try:
        async with asyncio.timeout(60), opened(url, person.headers) as other:
            for number in range(ASKED):
                await found.send(json.dumps({"type": "hello", "table": table}))
                if number % AT_ONCE == 0:  # the server finds time to send what it can
                    await other.send('{"type": "ping"}')
                    await other.recv()
        yield found
    finally:
        found.transport.abort()
        plug.close()


async def first(url: str, person: Person, table: str) -> str:
    """What one hello is answered with."""
    async with opened(url, person.headers) as found:
        await found.send(json.dumps({"type": "hello", "table": table}))
        return str(await found.recv())


async def all_told(found: Any, last: int) -> list[dict[str, Any]]:
    """What somebody finds who begins to read at last, up to a number: views and updates."""
    told: list[dict[str, Any]] = []
    async with asyncio.timeout(30):
        while not told or told[-1]["number"] < last:
            message = json.loads(await found.recv())
            told += [message] if message["type"] in ("fresh", "update") else []
    return told
