"""One connection: hello, moves, limits. It reads; a task of its own writes what lies in the outbox."""

import asyncio
import logging
import random
from collections.abc import Awaitable, Callable
from typing import Any

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from guanxi.core.errors import InputError
from guanxi.core.events import SPECTATOR
from guanxi.core.table import Refused
from guanxi.server import messages as m
from guanxi.server import telling
from guanxi.server.accounts.limits import address_of
from guanxi.server.accounts.people import Pass
from guanxi.server.accounts.sessions import pass_of
from guanxi.server.errors import MALFORMED
from guanxi.server.house import House
from guanxi.server.language import have_words, language_of
from guanxi.server.live.ear import LARGEST_FRAME, Ear
from guanxi.server.live.frames import EXTENSION, Frames
from guanxi.server.live.outbox import Outbox
from guanxi.server.problems import Problem
from guanxi.server.tables.access import check_visible
from guanxi.server.tables.live_table import LiveTable

logger = logging.getLogger(__name__)

RETRY = (500, 3000)  # milliseconds after which to come back from a restart
MOST_TABLES = 32  # that one connection is told of
FLOODED, FAILED, GOING_AWAY, CROWDED, SIGNED_OUT = 1008, 1011, 1012, 1013, 4401  # codes of closing
LATER, PAUSE = ("unavailable", "closing", "busy"), 0.5  # why a view cannot be had now, and seconds until the next try


class Connection:
    """Somebody's open socket."""

    def __init__(self, socket: WebSocket[Any, Any, Any], house: House, came_with: Pass | None) -> None:
        self.came_with = came_with
        self.person = came_with.person if came_with else None
        self.address = _address(socket)
        extensions: Any = socket.scope.get("extensions") or {}
        frames: Frames | None = extensions.get(EXTENSION)
        self.outbox = Outbox(house.counts.overflow, frames)
        self._ear = Ear(house, self.outbox, self.person)
        self._places = self._ear.places  # as whom it is told of each table
        self._receive: Callable[[], Awaitable[Any]] = frames.receive if frames else socket.receive
        if frames:
            frames.ear = self._ear.hear
        self._house = house
        self._socket = socket

    # ------------------------------------------------------------ reading

    async def read(self) -> None:
        """Until the other side goes."""
        while True:
            message = await self._receive()
            if message["type"] == "websocket.disconnect":
                return
            if self.outbox.closed:
                raise Problem("bad_token")
            if not self._ear.may_speak():
                raise Problem("too_many")
            data: Any = message.get("text") or message.get("bytes") or b""
            self._ear.is_busy = True
            await self._heard(data)
            self._ear.is_busy = False

    async def _heard(self, data: str | bytes) -> None:
        table = key = ""
        try:
            if self._house.closing:
                raise Problem("closing")
            if len(data) > LARGEST_FRAME:
                raise Problem("too_much", most=LARGEST_FRAME)
            frame: m.Frame = m.frame_decoder.decode(data)
            table, key = getattr(frame, "table", ""), getattr(frame, "key", "")
            await self._obey(frame)
        except (Problem, Refused, InputError, *MALFORMED) as error:
            self._ear.refuse(error, table, key)

    async def _obey(self, frame: m.Frame) -> None:
        if isinstance(frame, m.Move):
            self._ear.move(await self._house.tables.get(frame.table), frame)
        elif isinstance(frame, m.Hello):
            await self._hello(frame)
        elif isinstance(frame, m.Bye):
            self._house.hub.unwatch(self, frame.table)
            self._places.pop(frame.table, None)
            self._ear.languages.pop(frame.table, None)
            self.outbox.tables.discard(frame.table)
        else:
            self.outbox.put(m.encode(m.Pong(frame.n, self._house.now())))

    async def _hello(self, frame: m.Hello) -> None:
        if frame.protocol != m.PROTOCOL:
            raise Problem("old_protocol", protocol=m.PROTOCOL)
        if len(self._places) >= MOST_TABLES and frame.table not in self._places:
            raise Problem("too_many", tables=MOST_TABLES)
        live = await self._house.tables.current(frame.table)
        check_visible(live.sitting, self.person, frame.invitation, self._house)
        language = language_of(self._socket, live.sitting.game, frame.language)
        await have_words(live.sitting.game, language)
        self._ear.languages[frame.table] = language
        s = live.sitting  # from here to the end nothing may be awaited: nothing falls in between
        viewer = telling.viewer_for(s, self.person, frame.seat, frame.watch)
        place = s.place_of(viewer) if viewer >= 0 else SPECTATOR
        self._places[frame.table] = place
        self.outbox.tables.add(frame.table)  # first: what does not fit into the outbox is owed
        for message in telling.since(live, viewer, frame.cursor):
            self.outbox.put(message, frame.table)
        self._house.hub.watch(self, frame.table, place)

    # ------------------------------------------------------------ writing

    async def write(self) -> None:
        """Send what lies in the outbox, for as long as there is anybody; nobody stays who is told nothing."""
        try:
            await self._write()
        except (WebSocketDisconnect, RuntimeError, OSError):
            logger.debug("a socket was gone before all was sent")
        except Exception:
            logger.exception("a connection has failed")
            await _close(self._socket, FAILED, "internal")

    async def _write(self) -> None:
        outbox, send = self.outbox, self._socket.send
        while not outbox.closed:
            await outbox.wait()
            while (message := outbox.take()) is not None:
                await send({"type": "websocket.send", "bytes": None, "text": message.decode()})
            if outbox.ending:
                await _close(self._socket, GOING_AWAY, "closing")
                return
            for table in list(outbox.anew):
                await self._tell_anew(table)

    async def _tell_anew(self, table: str) -> None:
        """A fresh view, of now; if it cannot be had, a little later."""
        try:
            live = await self._house.tables.get(table)
        except Problem as problem:
            if problem.code in LATER:
                await asyncio.sleep(PAUSE)
            else:
                self.outbox.anew.discard(table)
            return
        self.outbox.anew.discard(table)  # what happens from now on is told after it
        place = self._places.get(table)
        if place is None:
            return
        viewer = live.sitting.seat_of(place) if self._sits(live, place) else SPECTATOR
        await self._socket.send({"type": "websocket.send", "bytes": None, "text": telling.fresh(live, viewer).decode()})

    def _sits(self, live: LiveTable, place: int) -> bool:
        return place >= 0 and self.person is not None and live.sitting.chairs[place].person == self.person

    def end(self) -> None:
        """What it came with is worth nothing any more: nothing is told or heard from now on."""
        self.outbox.close()
        self._house.spawn(_close(self._socket, SIGNED_OUT, "bad_token"))

    def leave(self) -> None:
        """It is over."""
        self.outbox.close()
        self._house.hub.leave(self, self._places)


@websocket("/api/live", opt={"public": True})
async def live_socket(socket: WebSocket[Any, Any, Any]) -> None:
    """Everything that happens at the tables one looks at, as it happens."""
    house: House = socket.app.state.house
    if not house.is_own_origin(socket.headers):
        await socket.close(4403, "wrong_origin")
        return
    if house.closing:
        await _turn_away(socket)
        return
    try:
        known = await pass_of(socket, house)
        if not house.settings.trusting:
            house.hub.check_room(known[0].id if known else None, _address(socket))
    except Problem as problem:
        await socket.close(CROWDED if problem.code == "too_many" else SIGNED_OUT, problem.code)
        return
    await socket.accept()
    connection = Connection(socket, house, known[1] if known else None)
    house.hub.join(connection)
    writing = asyncio.get_running_loop().create_task(connection.write())
    try:
        await connection.read()
    except Problem as problem:
        await _close(socket, FLOODED, problem.code)
    except (WebSocketDisconnect, RuntimeError):
        pass
    finally:
        connection.leave()
        writing.cancel()


def _address(socket: WebSocket[Any, Any, Any]) -> str:
    return address_of(socket.client.host if socket.client else "")


async def _turn_away(socket: WebSocket[Any, Any, Any]) -> None:
    """Come back in a moment."""
    await socket.accept()
    await socket.send_text(closing_told().decode())
    await _close(socket, GOING_AWAY, "closing")


def closing_told() -> bytes:
    """That the server is being restarted, and when to come back: not everybody at once."""
    return m.encode(m.Closing(random.randint(*RETRY)))


async def _close(socket: WebSocket[Any, Any, Any], code: int, reason: str) -> None:
    try:
        await asyncio.wait_for(socket.close(code, reason), 2)
    except (TimeoutError, RuntimeError, WebSocketDisconnect):
        logger.debug("a socket was gone before it could be closed")
