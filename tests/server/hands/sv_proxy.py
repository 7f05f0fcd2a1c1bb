"""Things between a program and its partner: a proxy that cuts PostgreSQL off at COMMIT, and a network that is bad."""

import asyncio
import contextlib
import socket
import threading
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random
from typing import Any

from server.hands.sv_players import opened


class Cutting:
    """A proxy before PostgreSQL. Armed, it cuts the next COMMIT off: before it arrives, or its answer."""

    def __init__(self, port: int) -> None:
        self.cuts = 0
        self._partner = port
        self._armed = ""
        self._door = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._door.getsockname()[1]
        self._open: set[socket.socket] = set()
        self._threads = [threading.Thread(target=self._welcome)]
        self._threads[0].start()

    def arm(self, when: str) -> None:
        """Cut once: "before" it arrives, or "after"."""
        self._armed = when

    def close(self) -> None:
        """Let go of everybody."""
        self._door.shutdown(socket.SHUT_RDWR)
        self._door.close()
        for each in list(self._open):
            _shut(each)
        for thread in self._threads:
            thread.join(10)
        for each in self._open:
            each.close()

    def _welcome(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                near, _ = self._door.accept()
                far = socket.create_connection(("127.0.0.1", self._partner))
                self._open |= {near, far}
                for pair in ((near, far), (far, near)):
                    self._threads.append(threading.Thread(target=self._carry, args=(*pair, pair[0] is near)))
                    self._threads[-1].start()

    def _carry(self, source: socket.socket, target: socket.socket, asks: bool) -> None:
        with contextlib.suppress(OSError):
            while data := source.recv(65536):
                if asks and self._armed and b"COMMIT" in data:
                    self._cut(source, target, data)
                    break
                target.sendall(data)
        _shut(source)
        _shut(target)

    def _cut(self, near: socket.socket, far: socket.socket, data: bytes) -> None:
        when, self._armed = self._armed, ""
        self.cuts += 1
        _shut(near)  # first: no answer reaches it
        if when == "after":
            far.sendall(data)
            while far.recv(65536):  # until it is done with it
                break


def _shut(each: socket.socket) -> None:
    with contextlib.suppress(OSError):
        each.shutdown(socket.SHUT_RDWR)


FAULTS = ("lost", "twice", "late", "turned")  # turned: what was held back comes after what was sent after it


class Network:
    """How bad it is: the share of messages that are lost, doubled and delayed; now and then a connection breaks."""

    def __init__(self, seed: str, rate: float) -> None:
        self.rate = rate
        self.chance = Random(seed)
        self.done: Counter[str] = Counter()  # what it did to messages

    @asynccontextmanager
    async def open(self, url: str, headers: dict[str, str]) -> "AsyncIterator[Bad]":
        """A connection, for players."""
        async with opened(url, headers) as plain:
            breaking = asyncio.get_running_loop().call_later(self.chance.uniform(0.5, 4.0), self._break, plain)
            try:
                yield Bad(plain, self)
            finally:
                breaking.cancel()

    def _break(self, plain: Any) -> None:
        if self.rate:
            self.done["broken"] += 1
            plain.transport.abort()


class Bad:
    """A connection on which messages are lost, come twice, late, or before others that were sent earlier."""

    def __init__(self, socket_: Any, network: Network) -> None:
        self._socket = socket_
        self._network = network
        self._chance = network.chance
        self._late: list[Any] = []  # what was held back on the way in
        self._held: list[Any] = []  # and on the way out

    async def send(self, message: Any) -> None:
        """Or not."""
        for each in self._passed(message, self._held):
            await self._socket.send(each)

    async def recv(self) -> Any:
        """Something that was sent, some time."""
        while True:
            if self._late and self._chance.random() < 0.5:
                return self._late.pop(self._chance.randrange(len(self._late)))
            message = await self._socket.recv()
            passed = self._passed(message, self._late)
            if passed:
                self._late += passed[1:]
                return passed[0]

    def _passed(self, message: Any, held: list[Any]) -> list[Any]:
        """What goes on now, in which order."""
        rate, drawn = self._network.rate, self._chance.random()
        what = next((name for n, name in enumerate(FAULTS, 1) if drawn < n * rate), "")
        if what == "turned" and not held:
            what = ""
        self._network.done[what] += 1
        if what == "late":
            held.append(message)
        return {"lost": [], "late": [], "twice": [message] * 2, "turned": [message, *held[:1]], "": [message]}[what]
