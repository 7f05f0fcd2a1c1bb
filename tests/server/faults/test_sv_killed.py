"""Nothing lost: the server is killed in the middle of play, and started again, many times (SQLite)."""

import asyncio
import os
from collections.abc import Callable
from random import Random

from server.hands.sv_players import Player, acknowledged, playing, seated, until
from server.hands.sv_served import Served
from server.hands.sv_truth import are_at_rest, check_log, check_views

KILLS = int(os.environ.get("GUANXI_KILLS", "4"))  # more for a soak
TABLES = 20
LIVE = {"type": "live", "budget": 600, "increment": 5}


def test_killed_under_load_the_server_loses_nothing_and_does_nothing_twice(served: Callable[..., Served]) -> None:
    server = served()

    async def go() -> list[Player]:
        players = await seated([server.url], TABLES, speed=LIVE)
        chance = Random("kill")
        async with playing(players):
            for _ in range(KILLS):
                await acknowledged(players, chance.randrange(20, 200))
                server.kill()
                server.start()
            await acknowledged(players, 100)
            for player in players:
                player.stops = True
            await until(lambda: are_at_rest(players), players)
            await check_views(server.url, players)
        return players

    players = asyncio.run(go())
    server.kill()
    done = check_log(f"sqlite:///{server.folder}/guanxi.sqlite", players)
    assert done >= KILLS * 20 + 100
    assert all(player.connected > 1 for player in players)
