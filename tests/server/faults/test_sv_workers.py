"""`guanxi serve --workers N` on PostgreSQL: several processes, which may die and are replaced."""

import asyncio
import os
import signal
from collections.abc import Callable
from pathlib import Path

from running import some
from server.hands.sv_players import Player, guest, playing, table_of, until
from server.hands.sv_served import Served


def test_workers_serve_the_same_tables_killed_ones_are_replaced_and_all_stop(
    database: str, served: Callable[..., Served]
) -> None:
    server = served(database=database, workers=2)

    async def go() -> list[int]:
        people = [await guest(server.url, f"p{n}") for n in range(3)]
        tables = [await table_of(server.url, people) for _ in range(3)]
        players = [Player(each, table, [server.url], f"{table}{each.name}") for table in tables for each in people]
        async with playing(players):
            await until(lambda: min(player.number for player in players) > 25, players)
            workers = serving(server)
            for pid in some(workers):
                os.kill(pid, signal.SIGKILL)
            await until(lambda: all(player.is_over for player in players), players)
        assert all(player.connected > 1 for player in players)
        return workers

    workers = asyncio.run(go())
    now = serving(server)
    assert len(now) == 2
    assert not set(workers) & set(now)
    assert server.stop() == 0
    assert not [pid for pid in now if Path(f"/proc/{pid}").exists()]


def test_a_database_that_cannot_be_reached_is_said_in_a_sentence(tmp_path: Path) -> None:
    for workers in some((1, 2)):
        server = Served(tmp_path, "postgresql://nobody@127.0.0.1:1/nothing", workers)
        code, said = server.refused()
        assert code == 2, said
        assert "database" in said
        assert "Traceback" not in said


def serving(server: Served) -> list[int]:
    """The processes that serve; the one that tracks what multiprocessing uses is another."""
    found = []
    for pid in server.children():
        if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes():
            found.append(pid)
    return found
