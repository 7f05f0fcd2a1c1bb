"""Nothing lost: the server is killed in the middle of play, and started again, many times (SQLite)."""

import asyncio
import os
from collections.abc import Callable
from random import Random

from server.hands.sv_players import Player, acknowledged, call, guest, playing, seated, until
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


def test_a_kill_loses_no_computer_players_turn(served: Callable[..., Served]) -> None:
    server = served()

    async def go() -> list[Player]:
        person = await guest(server.url, "somebody")
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]
        players = []
        for number in range(4):
            made = await call(server.url, person, "/api/tables", {"game": "china", "seats": seats})
            await call(server.url, person, f"/api/tables/{made['info']['id']}/start", {})
            players.append(Player(person, made["info"]["id"], [server.url], str(number)))
        async with playing(players):
            for _ in range(2):
                await acknowledged(players, 10)
                server.kill()
                server.start()
            await until(lambda: all(player.is_over for player in players), players)
            await check_views(server.url, players)
        return players

    players = asyncio.run(go())
    server.kill()
    assert check_log(f"sqlite:///{server.folder}/guanxi.sqlite", players) >= 20
