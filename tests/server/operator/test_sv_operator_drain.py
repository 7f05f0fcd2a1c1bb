"""Stopping a real server: what was acknowledged stays, everybody is told, nobody is waited for who does not read."""

import asyncio
import json
import os
import signal
import socket
import sqlite3
import time
from collections.abc import Callable
from pathlib import Path

import httpx

from running import some
from server.hands.sv_players import Person, Player, guest, opened, playing, table_of, until
from server.hands.sv_served import PATIENCE, Served

IN_TIME = 10.0  # seconds


def stored(folder: Path) -> dict[str, int]:
    """Numbers in the logs by key."""
    with sqlite3.connect(folder / "guanxi.sqlite") as connection:
        found = connection.execute("select key, number from entries").fetchall()
    connection.close()
    return dict(found)


def test_moves_under_way_are_acknowledged_and_stored_or_neither(served: Callable[..., Served], tmp_path: Path) -> None:
    server = served()

    async def go() -> tuple[list[Player], float, int]:
        people = [await guest(server.url, f"p{n}") for n in range(3)]
        tables = [await table_of(server.url, people) for _ in range(6)]
        players = [Player(each, table, [server.url], f"{table}{each.name}") for table in tables for each in people]
        async with playing(players):
            await until(lambda: min(player.number for player in players) > 12, players)
            began = time.monotonic()
            code = await asyncio.to_thread(server.stop)
        return players, time.monotonic() - began, code

    players, seconds, code = asyncio.run(go())
    assert code == 0
    assert seconds < IN_TIME
    known = stored(tmp_path)
    for player in some(players):
        assert player.acknowledged
        assert player.acknowledged.items() <= known.items()
    acknowledged = {key for player in players for key in player.acknowledged}
    sent = {key for player in players for key in player.keys}
    # What was written was told: nobody is left without an answer for what stands.
    assert not (sent & known.keys()) - acknowledged
    assert "drained" in server.said()
    assert "Traceback" not in server.said()
    for secret in some({player.person.headers["authorization"].split()[1] for player in players} | {"127.0.0.1"}):
        assert secret not in server.said()


def test_everybody_is_told_and_the_doors_say_so(served: Callable[..., Served]) -> None:
    server = served()

    async def go() -> None:
        people = [await guest(server.url, f"p{n}") for n in range(3)]
        table = await table_of(server.url, people)
        mute = mute_listener(server, people[0], [table])
        async with opened(server.url, people[1].headers) as seated, opened(server.url, {}) as onlooker:
            await seated.send(json.dumps({"type": "hello", "table": table}))
            assert json.loads(await seated.recv())["type"] == "fresh"
            os.kill(server.pid, signal.SIGTERM)
            for each in some((seated, onlooker)):
                told = {"type": ""}
                while told["type"] != "closing":
                    told = json.loads(await each.recv())
                assert 500 <= told["retry_ms"] <= 3000
                await each.wait_closed()
                assert each.close_code == 1012
            # The mute one keeps it open for a while: whoever comes now is sent away with a word.
            async with httpx.AsyncClient(base_url=server.url) as client:
                health = await client.get("/health")
                assert (health.status_code, health.json()["status"]) == (503, "closing")
                assert (await client.get("/api/tables/")).json()["code"] == "closing"
                assert (await client.post("/api/guests", json={"name": "late"})).json()["code"] == "closing"
            async with opened(server.url, people[2].headers) as late:
                assert json.loads(await late.recv())["type"] == "closing"
                await late.wait_closed()
                assert late.close_code == 1012
        mute.close()

    asyncio.run(go())
    assert ended(server) == 0


def test_who_never_reads_holds_nobody_up_and_a_second_signal_hurries(served: Callable[..., Served]) -> None:
    for signals in some((1, 2)):
        server = served(name=f"server{signals}")
        people, tables = asyncio.run(seated(server))
        mute = mute_listener(server, people[0], tables)
        began = time.monotonic()
        os.kill(server.pid, signal.SIGTERM)
        if signals == 2:
            while_closing(server)
            os.kill(server.pid, signal.SIGTERM)
        assert ended(server) == 0
        seconds = time.monotonic() - began
        assert seconds < (IN_TIME if signals == 1 else 3.0)
        mute.close()


async def seated(server: Served) -> tuple[list[Person], list[str]]:
    people = [await guest(server.url, f"p{n}") for n in range(3)]
    return people, [await table_of(server.url, people)]


def ended(server: Served) -> int:
    """What it exits with."""
    process = server._process
    assert process is not None
    assert process.stdout is not None
    code = process.wait(30)
    process.stdout.close()
    return code


def while_closing(server: Served) -> None:
    """Wait until it says that it closes."""
    for _ in range(500):
        if httpx.get(f"{server.url}/health", timeout=PATIENCE).status_code == 503:
            return
    raise AssertionError("it does not close")


def mute_listener(server: Served, person: Person, tables: list[str]) -> socket.socket:
    """A socket that asks for far more than it ever reads."""
    found = socket.socket()
    found.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    found.connect(("127.0.0.1", server.port))
    lines = [
        "GET /api/live HTTP/1.1",
        f"Host: 127.0.0.1:{server.port}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        "Sec-WebSocket-Version: 13",
        f"Authorization: {person.headers['authorization']}",
    ]
    found.sendall("\r\n".join([*lines, "", ""]).encode())
    assert b"101" in found.recv(12)
    ask = json.dumps({"type": "hello", "table": tables[0]}).encode()
    few = (bytes([0x81, 0x80 | len(ask), 0, 0, 0, 0]) + ask) * 8  # fewer than an outbox holds
    with httpx.Client(base_url=server.url, timeout=PATIENCE) as client:
        for _ in range(2000):
            found.sendall(few)
            if "guanxi_outbox_overflows_total 0.0" not in client.get("/metrics").text:
                return found  # nothing more goes into the socket behind the outbox
    raise AssertionError("everything was taken")
