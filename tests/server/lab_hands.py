"""A server in the loop of the test itself, with open sockets and a clock that stands until it is moved on."""

import asyncio
import contextlib
import itertools
from collections.abc import AsyncIterator, Iterator, Mapping
from pathlib import Path
from typing import Any
from unittest.mock import patch

import msgspec
from httpx import ASGITransport, AsyncClient
from litestar import Litestar
from server_hands import Guest, Site

from guanxi.server.app import create_app
from guanxi.server.house import House
from guanxi.server.settings import Settings

HOST = "testserver"
START = 1_700_000_000_000  # milliseconds since 1970


class Time:
    """The database's clock."""

    def __init__(self) -> None:
        self.now = START

    def later(self, milliseconds: int) -> None:
        """Time passes."""
        self.now += milliseconds


class Socket:
    """The other end of an open socket, as the server's own protocol has it."""

    def __init__(self, app: Litestar, headers: Mapping[str, str], address: str = "127.0.0.1") -> None:
        told = [(b"host", HOST.encode()), *((name.lower().encode(), text.encode()) for name, text in headers.items())]
        self._scope = {
            "type": "websocket",
            "asgi": {"version": "3.0", "spec_version": "2.3"},
            "http_version": "1.1",
            "scheme": "ws",
            "path": "/api/live",
            "raw_path": b"/api/live",
            "root_path": "",
            "query_string": b"",
            "headers": told,
            "client": (address, 50000),
            "server": (HOST, 80),
            "subprotocols": [],
            "extensions": {},
        }
        self._app: Any = app
        self._to: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._from: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._pings = itertools.count(1)
        self.task: asyncio.Task[None] | None = None
        self.closed: tuple[int, str] | None = None  # code and reason

    async def open(self) -> bool:
        """Knock; was it opened?"""
        self.task = asyncio.get_running_loop().create_task(self._app(self._scope, self._to.get, self._from.put))
        await self._to.put({"type": "websocket.connect"})
        return (await self.next())["type"] == "websocket.accept"

    async def next(self) -> dict[str, Any]:
        """What the server says next."""
        message = await asyncio.wait_for(self._from.get(), 20)
        if message["type"] == "websocket.close":
            self.closed = (message["code"], message.get("reason", ""))
        return message

    async def send(self, frame: object) -> None:
        """Say something: a frame, or a text or bytes as they are."""
        if isinstance(frame, bytes):
            await self._to.put({"type": "websocket.receive", "text": None, "bytes": frame})
            return
        text = frame if isinstance(frame, str) else msgspec.json.encode(frame).decode()
        await self._to.put({"type": "websocket.receive", "text": text, "bytes": None})

    async def heard(self) -> list[bytes]:
        """Everything that was said up to now: whatever comes before the answer to a ping."""
        number = next(self._pings)
        await self.send({"type": "ping", "n": number})
        found: list[bytes] = []
        while (message := await self.next())["type"] == "websocket.send":
            text = message["text"].encode()
            if msgspec.json.decode(text)["type"] == "pong":
                return found
            found.append(text)
        return found

    async def ask(self, frame: object) -> list[bytes]:
        """Say something, and hear what comes of it."""
        await self.send(frame)
        return await self.heard()

    async def close(self) -> None:
        """Go away."""
        if self.task is not None:
            await self._to.put({"type": "websocket.disconnect", "code": 1000})
            await asyncio.wait_for(self.task, 20)


class Lab(Site):
    """A server in this loop."""

    def __init__(self, client: AsyncClient, app: Litestar, time: Time) -> None:
        super().__init__(client, app.state.house)
        self.app = app
        self.time = time
        self.sockets: list[Socket] = []

    async def connect(self, guest: Guest | None, **headers: str) -> Socket:
        """An open socket of somebody, or of nobody."""
        socket = Socket(self.app, {**(guest.headers if guest else {}), **headers})
        self.sockets.append(socket)
        assert await socket.open(), socket.closed
        return socket

    def as_here(self, guest: Guest) -> Guest:
        """The same person, at this server."""
        return Guest(self.client, guest.name, guest.person, guest.headers["authorization"].split()[1])


class Keys:
    """Keys that servers make for themselves, in order, so that two servers make the same ones: `world` says whose."""

    def __init__(self) -> None:
        self.world = 0
        self._numbers = [itertools.count(1), itertools.count(1)]

    @property
    def hex(self) -> str:
        """The next one."""
        return f"key{next(self._numbers[self.world]):08}"


@contextlib.contextmanager
def keys_in_order() -> Iterator[Keys]:
    """For as long as this lasts."""
    keys = Keys()
    with patch("guanxi.server.tables.live_table.uuid4", lambda: keys):
        yield keys


async def _nothing(table: str) -> None:
    """No clock runs out by itself."""


@contextlib.asynccontextmanager
async def lab(folder: Path, time: Time | None = None, alone: bool = False, **settings: Any) -> AsyncIterator[Lab]:
    """A server in this loop, with a database of its own; only if it is left alone does it do anything by itself."""
    told = {"data": str(folder), "thinkers": 1, "trusting": True, **settings}
    app = create_app(Settings(**told))
    house: House = app.state.house
    clock = time or Time()
    house.now = lambda: clock.now  # type: ignore[method-assign]
    house.database.now = lambda connection: clock.now  # type: ignore[method-assign]
    if not alone:
        house.desk.look = lambda live: None  # type: ignore[method-assign]
        house.ring = _nothing  # type: ignore[method-assign]
    still = contextlib.nullcontext() if alone else patch("guanxi.server.clocks.standstill.Heart.run", _rest)
    with still:
        async with _alive(app), _place(app, clock) as place:
            yield place


async def _rest(heart: object) -> None:
    """The clock of a laboratory jumps, which is no standstill."""


@contextlib.asynccontextmanager
async def _place(app: Litestar, clock: Time) -> AsyncIterator[Lab]:
    transport = ASGITransport(app=app, raise_app_exceptions=True)
    async with AsyncClient(transport=transport, base_url=f"http://{HOST}", timeout=30) as client:
        place = Lab(client, app, clock)
        try:
            yield place
        finally:
            for socket in place.sockets:
                await socket.close()


@contextlib.asynccontextmanager
async def _alive(app: Litestar) -> AsyncIterator[None]:
    """Started and stopped in a task of its own, so that what a test raises does not come out of it in a group."""
    started, over = asyncio.Event(), asyncio.Event()

    async def live() -> None:
        async with app.lifespan():
            started.set()
            await over.wait()

    task = asyncio.get_running_loop().create_task(live())
    waiting = asyncio.get_running_loop().create_task(started.wait())
    await asyncio.wait([task, waiting], return_when=asyncio.FIRST_COMPLETED)
    try:
        yield
    finally:
        over.set()
        waiting.cancel()
        await task
