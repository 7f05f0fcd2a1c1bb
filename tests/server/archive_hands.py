"""Hands for the tests of archive and advice: a server in this process, people at it, games played at random."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

from litestar.testing import TestClient

from guanxi.server.app import create_app
from guanxi.server.house import House
from guanxi.server.settings import Settings
from guanxi.server.tables import deeds
from guanxi.server.tables.live_table import LiveTable
from guanxi.server.tables.sitting import RUNNING

GAMES = ("china", "confucius")
PLAYERS = {"china": 3, "confucius": 3}


class Somebody:
    """A person with a token: `anna.get("/api/me")`."""

    def __init__(self, client: TestClient[Any], name: str) -> None:
        self.client = client
        client.cookies.clear()
        self.id = client.post("/api/guests", json={"name": name}).json()["id"]
        token = client.post("/api/tokens", json={}).json()["token"]
        client.cookies.clear()
        self.headers = {"authorization": f"Bearer {token}"}

    def get(self, path: str, **params: Any) -> Any:
        """Ask."""
        return self.client.get(path, params=params or None, headers=self.headers)

    def post(self, path: str, json: Any = None, **more: Any) -> Any:
        """Do."""
        return self.client.post(path, json=json, headers={**self.headers, **more.pop("headers", {})}, **more)


class Site:
    """A server that runs in this process."""

    def __init__(self, client: TestClient[Any]) -> None:
        self.client = client
        self.house: House = client.app.state.house
        self.anna = Somebody(client, "Anna")
        self.boris = Somebody(client, "Boris")

    def call(self, function: Any, *args: Any) -> Any:
        """Call something in the server's event loop."""
        return self.client.blocking_portal.call(function, *args)

    def live(self, table: str) -> LiveTable:
        """A table as the server has it."""
        found: LiveTable = self.call(self.house.tables.get, table)
        return found

    def table(self, game: str, seats: list[dict[str, str]] | None = None, **more: Any) -> str:
        """A table that has begun; Anna has all seats, unless told otherwise."""
        wanted = seats or [{"kind": "me"}] * PLAYERS[game]
        made = self.anna.post("/api/tables", {"game": game, "seats": wanted, **more})
        assert made.status_code == 201, made.text
        table: str = made.json()["info"]["id"]
        for _ in [seat for seat in wanted if seat["kind"] == "open"]:
            assert self.boris.post(f"/api/tables/{table}/join", {}).status_code == 200
        assert self.anna.post(f"/api/tables/{table}/start", {}).status_code == 200
        return table

    def play(self, table: str, moves: int, seed: str = "", bot: bool = False, any_order: bool = False) -> None:
        """So many moves at random, of whoever is asked; as if computer players had made them, if `bot`.

        Told in any order, they may make actions wait, or have earlier ones told again.
        """

        async def run() -> None:
            live, rng = await self.house.tables.get(table), Random(seed or table)
            for _ in range(moves):
                s = live.sitting
                if s.status != RUNNING:
                    return
                person = None if bot else s.chairs[s.asked() or 0].person
                game = s.running
                legal = game.legal() if any_order else s.game.rules.legal(game.state)
                await live.do(deeds.move(None, [rng.choice(legal)], "en"), person)

        self.call(run)

    def close_table(self, table: str) -> None:
        """End it without a result."""

        async def run() -> None:
            await (await self.house.tables.get(table)).do(deeds.close("enough"), None)

        self.call(run)

    def asked(self, table: str) -> int:
        """The seat that is to act."""
        s = self.live(table).sitting
        asked = s.asked()
        assert asked is not None
        return s.seat_of(asked)


@contextmanager
def site(folder: Path, trusting: bool = True) -> Iterator[Site]:
    """A server with a folder of its own."""
    with TestClient(create_app(Settings(data=str(folder), trusting=trusting))) as client:
        yield Site(client)
