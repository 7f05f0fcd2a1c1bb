"""Hands for tests of the server: an application in this process, people at it, tables."""

import contextlib
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

from httpx import ASGITransport, AsyncClient

from guanxi.server.app import create_app
from guanxi.server.house import House
from guanxi.server.live.outbox import Outbox
from guanxi.server.settings import Settings


class Guest:
    """Somebody with a browser of their own."""

    def __init__(self, client: AsyncClient, name: str, person: str, token: str) -> None:
        self.client = client
        self.name = name
        self.person = person
        self.headers = {"authorization": f"Bearer {token}"}

    async def post(self, path: str, status: int = 0, **data: Any) -> Any:
        """POST; the answer, which must have a status."""
        answer = await self.client.post(path, json=data, headers=self.headers)
        wanted = (status,) if status else (200, 201)
        assert answer.status_code in wanted, answer.text
        return answer.json()

    async def put(self, path: str, status: int = 200, **data: Any) -> Any:
        """PUT; the answer, which must have a status."""
        answer = await self.client.put(path, json=data, headers=self.headers)
        assert answer.status_code == status, answer.text
        return answer.json()

    async def get(self, path: str, status: int = 200, **asked: Any) -> Any:
        """GET; the answer, which must have a status."""
        answer = await self.client.get(path, params=asked, headers=self.headers)
        assert answer.status_code == status, answer.text
        return answer.json()


class Site:
    """A server in this process."""

    def __init__(self, client: AsyncClient, house: House) -> None:
        self.client = client
        self.house = house

    async def guest(self, name: str) -> Guest:
        """Somebody new."""
        answer = await self.client.post("/api/guests", json={"name": name})
        assert answer.status_code == 201, answer.text
        token = await self.client.post("/api/tokens", json={"label": "test"})
        self.client.cookies.clear()
        return Guest(self.client, name, answer.json()["id"], token.json()["token"])

    async def table(self, host: Guest, others: list[Guest], game: str = "china", **more: Any) -> str:
        """A running table of people."""
        seats = [{"kind": "me"}, *({"kind": "open"} for _ in others)]
        made = await host.post("/api/tables", game=game, seats=seats, **more)
        table = str(made["info"]["id"])
        for other in others:
            await other.post(f"/api/tables/{table}/join", invitation=made["invitation"].partition("=")[2])
        await host.post(f"/api/tables/{table}/start")
        return table


@contextlib.asynccontextmanager
async def site(folder: Path, **settings: Any) -> AsyncIterator[Site]:
    """A server in this process, with a database of its own."""
    told = {"data": str(folder), "thinkers": 1, "trusting": True, **settings}
    app = create_app(Settings(**told))
    transport = ASGITransport(app)  # in this very event loop, so that tests can reach into the house
    async with app.lifespan(), AsyncClient(transport=transport, base_url="http://localhost:8000") as client:
        yield Site(client, app.state.house)


async def asked_of(site: Site, people: list[Guest], table: str) -> tuple[Guest, dict[str, Any]]:
    """Whoever is to act, and what they see."""
    for guest in people:
        seen = await guest.get(f"/api/tables/{table}/view")
        if seen["position"]["legal"] is not None:
            return guest, seen
    raise AssertionError("nobody is asked")


class Onlooker:
    """Somebody who looks at a table of this process."""

    address, came_with = "", None

    def __init__(self, person: str | None = None) -> None:
        self.person = person
        self.outbox = Outbox()

    def end(self) -> None:
        """Nobody sends an onlooker away."""
