"""A WebSocket client that costs next to nothing: it shares its cores with the server that it measures."""

import asyncio
import base64
import os
from typing import Final, Protocol

from guanxi.core.errors import InputError

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
_NO_MASK: Final = bytes(4)  # every frame of a client is masked; a mask of zeros leaves it as it is


class Listener(Protocol):
    """Whoever gets what a socket hears."""

    def heard(self, message: bytes) -> None:
        """A whole message."""

    def lost(self, why: str) -> None:
        """The connection has ended, and not by us."""


class Socket(asyncio.Protocol):
    """One connection, from the handshake on."""

    def __init__(self, listener: Listener) -> None:
        self.listener = listener
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._buffer = b""
        self._is_open = False
        self._leaving = False
        self._transport: asyncio.Transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """There is a connection."""
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport

    def ask(self, host: str, path: str, headers: str) -> None:
        """Ask the server to speak WebSocket."""
        key = base64.b64encode(os.urandom(16)).decode()
        self._transport.write(
            f"GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n{headers}\r\n".encode()
        )

    def say(self, message: bytes, kind: int = TEXT) -> None:
        """Send a message."""
        size = len(message)
        if size < 126:
            head = bytes((0x80 | kind, 0x80 | size))
        else:
            head = bytes((0x80 | kind, 0xFE)) + size.to_bytes(2, "big")
        self._transport.write(head + _NO_MASK + message)

    def leave(self) -> None:
        """No more."""
        self._leaving = True
        self._transport.abort()

    def data_received(self, data: bytes) -> None:
        """Whatever arrives: the answer to the handshake, then frames, whole or in parts."""
        data = self._buffer + data if self._buffer else data
        if not self._is_open:
            head, end, data = data.partition(b"\r\n\r\n")
            if not end:
                self._buffer = head
                return
            self._answered(head)
        self._buffer = self._frames(data)

    def _answered(self, head: bytes) -> None:
        self._is_open = head.startswith(b"HTTP/1.1 101")
        if self._is_open:
            self.opened.set_result(None)
        elif not self.opened.done():
            self.opened.set_exception(ConnectionError(head.split(b"\r\n")[0].decode(errors="replace")))

    def _frames(self, data: bytes) -> bytes:
        """Take whole frames off; what remains. A server's frames have no mask, and ours come in one piece."""
        at, end = 0, len(data)
        while end - at >= 2:
            start, size = at + 2, data[at + 1]
            if size >= 126:
                start += 2 if size == 126 else 8
                size = int.from_bytes(data[at + 2 : start], "big") if start <= end else end
            if start + size > end:
                break
            self._frame(data[at] & 15, data[start : start + size])
            at = start + size
        return data[at:]

    def _frame(self, kind: int, message: bytes) -> None:
        if kind == TEXT:
            self.listener.heard(message)
        elif kind == PING:
            self.say(message, PONG)
        elif kind == CLOSE:
            code, reason = int.from_bytes(message[:2], "big"), message[2:].decode(errors="replace")
            self._gone(f"closed by the server: {code} {reason}".rstrip())

    def connection_lost(self, error: Exception | None) -> None:
        """The connection is gone."""
        self._gone(str(error) if error else "the server hung up")

    def _gone(self, why: str) -> None:
        if not self.opened.done():
            self.opened.set_exception(ConnectionError(why))
        elif not self._leaving:
            self._leaving = True
            self.listener.lost(why)


async def connect(listener: Listener, port: int, path: str, headers: str) -> Socket:
    """A socket that is open; InputError if it cannot be."""
    loop = asyncio.get_running_loop()
    try:
        _, socket = await loop.create_connection(lambda: Socket(listener), "127.0.0.1", port)
        socket.ask(f"localhost:{port}", path, headers)
        await socket.opened
    except OSError as error:
        raise InputError(f"a client cannot connect to {path}: {error}") from None
    return socket
