"""What waits to be sent on one connection. It is small: whoever does not read in time gets a fresh view instead.

Where nothing waits and the other side reads, a message goes out at once.
"""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Protocol

MOST = 32  # messages
LARGEST = 128_000  # bytes


class Direct(Protocol):
    """A way out that need not be waited for."""

    def tell(self, message: bytes) -> bool:
        """Send it now; False if that is not possible."""


class Outbox:
    """Messages in order; when there are too many, the tables that they were about are told anew."""

    def __init__(self, overflowed: Callable[[], None] = lambda: None, direct: Direct | None = None) -> None:
        self.tables: set[str] = set()  # that this connection is told of
        self.anew: set[str] = set()  # tables of which a fresh view is owed
        self.closed = False
        self.ending = False  # is nothing to be sent after what waits?
        self._sending = False  # is something on its way that must come first?
        self._direct = direct
        self._overflowed = overflowed  # is told, for whoever counts
        self._waiting: deque[bytes] = deque()
        self._size = 0
        self._wake: asyncio.Future[None] | None = None

    def put(self, message: bytes, table: str = "") -> None:
        """Send this after everything else; it is about a table, or about nothing that matters later."""
        if self.closed or self.ending or (table and table in self.anew):
            return  # a fresh view will tell it
        if self._direct and not self._waiting and not self.anew and not self._sending and self._direct.tell(message):
            return
        self._waiting.append(message)
        self._size += len(message)
        if len(self._waiting) > MOST or self._size > LARGEST:
            self._overflow()
        self._ring()

    def put_last(self, message: bytes) -> None:
        """Send this after everything else, and then no more."""
        self._waiting.append(message)
        self.ending = True
        self._ring()

    def owe(self, table: str) -> None:
        """Send a fresh view of a table."""
        self.anew.add(table)
        self._ring()

    def _overflow(self) -> None:
        """Whoever reads too slowly loses the story, never the truth."""
        self._overflowed()
        self._waiting.clear()
        self._size = 0
        self.anew.update(self.tables)

    def close(self) -> None:
        """Nothing more will be sent."""
        self.closed = True
        self._ring()

    def _ring(self) -> None:
        if self._wake is not None and not self._wake.done():
            self._wake.set_result(None)

    async def wait(self) -> None:
        """Until there is something to send, or it is closed."""
        self._sending = False
        if not self._waiting and not self.anew and not self.closed:
            self._wake = asyncio.get_running_loop().create_future()
            await self._wake
            self._wake = None
        self._sending = True

    def take(self) -> bytes | None:
        """The next message; None if there is none."""
        if not self._waiting:
            return None
        message = self._waiting.popleft()
        self._size -= len(message)
        return message
