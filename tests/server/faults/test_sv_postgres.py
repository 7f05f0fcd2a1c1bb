"""Nothing lost with two server processes on one PostgreSQL: one is killed, the database restarted, the listener cut."""

import asyncio
import os
from collections.abc import Callable, Sequence
from random import Random

import pytest

from server.hands.sv_players import Player, acknowledged, playing, seated, until
from server.hands.sv_postgres import Postgres
from server.hands.sv_served import Served
from server.hands.sv_truth import are_at_rest, check_log, check_views

ROUNDS = int(os.environ.get("GUANXI_KILLS", "3"))  # more for a soak
TABLES = 8
LIVE = {"type": "live", "budget": 600, "increment": 5}
Served2 = tuple[Served, Served]


@pytest.fixture
def both(database: str, served: Callable[..., Served]) -> Served2:
    """Two servers of the same tables."""
    return served(database=database, name="first"), served(database=database, name="second")


async def played(servers: Served2, break_: Callable[[Random], None], rounds: int = ROUNDS) -> list[Player]:
    """Break something again and again while people play; at the end everybody knows the same."""
    players = await seated([server.url for server in servers], TABLES, speed=LIVE)
    chance = Random("break")
    async with playing(players):
        for _ in range(rounds):
            await acknowledged(players, chance.randrange(20, 150))
            break_(chance)
        await acknowledged(players, 60)
        await settled(players)
        for server in servers:
            await check_views(server.url, players)
    assert not sum(player.went_back for player in players), "somebody was shown an older table than they had seen"
    return players


async def settled(players: Sequence[Player]) -> None:
    """Nobody moves any more, and everybody has heard of everything."""
    for player in players:
        player.stops = True
    await until(lambda: are_at_rest(players), players)


def test_one_of_two_processes_is_killed(both: Served2, database: str) -> None:
    def kill(chance: Random) -> None:
        server = chance.choice(both)
        server.kill()
        server.start()

    players = asyncio.run(played(both, kill))
    assert check_log(database, players) >= ROUNDS * 20 + 60


def test_the_other_one_goes_on_alone(both: Served2, database: str) -> None:
    async def go() -> list[Player]:
        players = await seated([server.url for server in both], TABLES, speed=LIVE)
        async with playing(players):
            await acknowledged(players, 100)
            both[0].kill()
            await acknowledged(players, 150)
            await settled(players)
            await check_views(both[1].url, players)
        return players

    assert check_log(database, asyncio.run(go())) >= 250


def test_postgres_is_restarted_underneath(both: Served2, database: str, postgres: Postgres) -> None:
    players = asyncio.run(played(both, lambda _: postgres.restart()))
    assert check_log(database, players) >= ROUNDS * 20 + 60
    assert all(server.is_running for server in both)


def test_the_listeners_are_cut_off(both: Served2, database: str, postgres: Postgres) -> None:
    cuts: list[int] = []
    players = asyncio.run(played(both, lambda _: cuts.append(postgres.cut(database, "%listens%"))))
    assert check_log(database, players) >= ROUNDS * 20 + 60
    assert sum(cuts) >= 2, "nobody was cut off"
