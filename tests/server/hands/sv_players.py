"""People who play random legal games over the real surface, and remember what they were told.

A player keeps at it: whoever loses the connection comes back with the number they have, and sends again, under the
same key, what has not been answered.
"""

import asyncio
import contextlib
import json
import ssl
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from random import Random
from typing import Any
from uuid import uuid4

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, WebSocketException

AGAIN = ("unavailable", "unsettled", "busy", "closing", "internal", "too_many")  # codes after which one sends again
NO_TLS = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)  # made once: it takes longer than a request
PATIENCE = 2.0  # seconds without an answer, after which one asks again


class Person:
    """A guest with a token, who can speak to any of several servers."""

    def __init__(self, name: str, token: str, id_: str) -> None:
        self.name = name
        self.id = id_
        self.headers = {"authorization": f"Bearer {token}"}


async def guest(url: str, name: str) -> Person:
    """Somebody new."""
    async with httpx.AsyncClient(base_url=url, timeout=60, verify=NO_TLS) as client:
        me = (await client.post("/api/guests", json={"name": name})).raise_for_status().json()
        token = (await client.post("/api/tokens", json={"label": "test"})).raise_for_status().json()["token"]
    return Person(name, token, me["id"])


async def call(url: str, person: Person | None, path: str, told: object = None) -> Any:
    """One request: a POST where something is told, else a GET."""
    headers = person.headers if person else {}
    async with httpx.AsyncClient(base_url=url, timeout=60, headers=headers, verify=NO_TLS) as client:
        answer = await (client.get(path) if told is None else client.post(path, json=told))
    assert answer.is_success, f"{path}: {answer.text}"
    return answer.json()


async def table_of(url: str, people: Sequence[Person], game: str = "china", **terms: object) -> str:
    """The id of a table at which these sit and play."""
    seats = [{"kind": "me"}, *({"kind": "open"} for _ in people[1:])]
    made = await call(url, people[0], "/api/tables", {"game": game, "seats": seats, **terms})
    table: str = made["info"]["id"]
    for other in people[1:]:
        await call(url, other, f"/api/tables/{table}/join", {})
    await call(url, people[0], f"/api/tables/{table}/start", {})
    return table


async def seated(urls: Sequence[str], tables: int, game: str = "china", **terms: object) -> list["Player"]:
    """Three people who play at several tables, at each of them through all the servers."""
    people = [await guest(urls[0], f"person {n}") for n in range(3)]
    found: list[Player] = []
    for number in range(tables):
        table = await table_of(urls[number % len(urls)], people, game, **terms)
        for at, person in enumerate(people):
            turned = [urls[(at + n) % len(urls)] for n in range(len(urls))]
            found.append(Player(person, table, turned, f"{number} {at}"))
    return found


Opened = Callable[[str, dict[str, str]], Any]


def opened(url: str, headers: dict[str, str], **other: Any) -> Any:
    """A plain connection."""
    return connect(
        url.replace("http://", "ws://") + "/api/live",
        additional_headers=headers,
        compression=None,
        ping_interval=None,
        open_timeout=20,
        close_timeout=1,
        max_size=2**22,
        proxy=None,
        **other,
    )


class Player:
    """One person at one table. What was acknowledged is in `acknowledged`: keys with their numbers."""

    def __init__(
        self,
        person: Person,
        table: str,
        urls: Sequence[str],
        seed: str,
        open_: Opened = opened,
        extra: dict[str, object] | None = None,
    ) -> None:
        self.person = person
        self.table = table
        self.urls = list(urls)
        self.number = 0
        self.view: dict[str, Any] | None = None  # the position that was told last
        self.info: dict[str, Any] = {}
        self.keys: set[str] = set()  # of everything that was ever sent
        self.acknowledged: dict[str, int] = {}
        self.problems: list[str] = []  # codes
        self.fresh = 0  # views without a story that it got
        self.connected = 0  # times
        self.went_back = 0  # times that an older number came than was known
        self.patience = PATIENCE
        self.stops = False  # makes no more moves
        self.changed = asyncio.Event()
        self._extra = extra or {}
        self.open = open_
        self._random = Random(seed)
        self._pending: dict[str, Any] | None = None

    @property
    def is_over(self) -> bool:
        """Has the game ended?"""
        return self.info.get("status") == "over"

    @property
    def waits(self) -> bool:
        """Is there something without an answer?"""
        return self._pending is not None

    async def play(self) -> None:
        """Until the game is over; whoever has enough cancels it."""
        while True:
            url = self.urls[self.connected % len(self.urls)]
            self.connected += 1
            with contextlib.suppress(OSError, WebSocketException, InvalidHandshake, TimeoutError):
                async with self.open(url, self.person.headers) as socket:
                    await self._sit(socket)
            await asyncio.sleep(0.02)

    async def _sit(self, socket: ClientConnection) -> None:
        await self.hello(socket)
        if self._pending:
            await socket.send(json.dumps(self._pending))
        while True:
            try:
                told = json.loads(await asyncio.wait_for(socket.recv(), self.patience))
            except TimeoutError:  # an answer may have been lost on the way: ask again
                await self.hello(socket)
                if self._pending:
                    await socket.send(json.dumps(self._pending))
                continue
            again = self._hear(told)
            self.changed.set()
            if again == "hello":
                await self.hello(socket)
            elif again == "move" and self._pending:
                await asyncio.sleep(0.05)
                await socket.send(json.dumps(self._pending))
            elif not self._pending and (move := self._thought()):
                self._pending = move
                self.keys.add(move["key"])
                await socket.send(json.dumps(move))

    async def hello(self, socket: ClientConnection) -> None:
        """Say which number one has."""
        cursor = {"cursor": self.number} if self.view or self.number else {}
        await socket.send(json.dumps({"type": "hello", "table": self.table, **cursor, **self._extra}))

    def _thought(self) -> dict[str, Any] | None:
        view = self.view
        if self.stops or view is None or not view["legal"]:
            return None
        action = self._random.choice(view["legal"])
        return {"type": "move", "table": self.table, "number": self.number, "key": uuid4().hex, "actions": [action]}

    # ------------------------------------------------------------ hearing

    def _hear(self, told: dict[str, Any]) -> str:
        """Take in a message; what has to be said again."""
        kind = told["type"]
        if kind == "fresh":
            self.fresh += 1
            self._take(told)
        elif kind == "update":
            if told["number"] == self.number + 1 or told["number"] <= self.number:
                self._take(told)
            else:
                return "hello"  # a gap
        elif kind == "accepted" and self._pending and told["key"] == self._pending["key"]:
            self._answered(told["number"])
        elif kind in ("problem", "refusal"):
            return self._refused(told)
        return ""

    def _take(self, told: dict[str, Any]) -> None:
        if (key := told.get("key")) and self._pending and key == self._pending["key"]:
            self._answered(told["number"])
        if told["number"] < self.number:
            self.went_back += told["type"] == "fresh"
            return
        self.number = told["number"]
        self.info = told.get("info") or self.info
        if told["position"] is not None or told["type"] == "fresh":
            self.view = told["position"]

    def _answered(self, number: int) -> None:
        if self._pending:
            self.acknowledged[self._pending["key"]] = number
            self._pending = None

    def _refused(self, told: dict[str, Any]) -> str:
        code = told.get("code", "refusal")
        self.problems.append(code)
        if self._pending is None or told["key"] != self._pending["key"]:
            return ""
        if code in AGAIN:
            return "move"
        self._pending = None
        return "hello" if code == "stale" else ""


@asynccontextmanager
async def playing(players: Sequence[Player]) -> AsyncIterator[None]:
    """They play as long as this lasts; whoever fails, fails it."""
    tasks = [asyncio.create_task(player.play()) for player in players]
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        for failed in await asyncio.gather(*tasks, return_exceptions=True):
            if failed and not isinstance(failed, asyncio.CancelledError):
                raise failed


async def until(wanted: Callable[[], bool], players: Sequence[Player], seconds: float = 90.0) -> None:
    """Wait until something holds; it is looked at whenever a player has heard something."""
    changed = asyncio.Event()
    for player in players:
        player.changed = changed
    async with asyncio.timeout(seconds):
        while not wanted():
            await changed.wait()
            changed.clear()


async def acknowledged(players: Sequence[Player], more: int) -> None:
    """Wait until so many more moves have been made, or there are none to make."""
    count = lambda: sum(len(player.acknowledged) for player in players)  # noqa: E731
    goal = count() + more
    await until(lambda: count() >= goal or all(player.is_over for player in players), players)
