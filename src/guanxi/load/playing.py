"""Clients at a table: they read what they must, and whoever is asked does something legal at random."""

import random
import time
from collections import deque
from typing import Protocol

import msgspec

from guanxi.load.figures import Meter
from guanxi.load.wire import Socket

MOST_REFUSALS = 8  # of legal moves in a row; then the table is given up


class Ended(msgspec.Struct):
    """That it has ended; how does not matter."""


class Position(msgspec.Struct):
    """As much of a position as a client needs; the rest is skipped."""

    legal: list[int] | None = None
    ended: Ended | None = None


class Heard(msgspec.Struct):
    """As much of a message."""

    type: str
    table: str = ""
    number: int = 0
    position: Position | None = None
    code: str = ""
    clause: str = ""


_decode = msgspec.json.Decoder(Heard).decode


class Pace(Protocol):
    """Decides when a table moves."""

    def ready(self, group: "Group") -> None:
        """Somebody knows what they may do."""

    def over(self, group: "Group") -> None:
        """The game has ended, and everybody there knows it."""


class Client:
    """One person's connection."""

    def __init__(self, group: "Group") -> None:
        self.group = group
        self.number = 0  # of the last entry that it has
        self.socket: Socket

    def heard(self, message: bytes) -> None:
        """A message."""
        try:
            heard = _decode(message)
        except msgspec.MsgspecError:
            self.group.meter.errors["a message that cannot be read"] += 1
            return
        if heard.type in ("update", "fresh"):
            if heard.table == self.group.table:
                self.group.told(self, heard.number, heard.position)
        elif heard.type in ("refusal", "problem"):
            self.group.refused(self, heard.code or heard.clause)

    def lost(self, why: str) -> None:
        """The connection has ended."""
        self.group.meter.errors[f"connection lost: {why}"] += 1


class Group:
    """The people who play one table after the other, and what is under way there."""

    def __init__(self, size: int, meter: Meter, pace: Pace) -> None:
        self.clients = [Client(self) for _ in range(size)]
        self.cookies: list[str] = []
        self.meter = meter
        self.pace = pace
        self.table = ""
        self.played: list[str] = []  # tables, this one included
        self.spares: list[str] = []  # tables that are ready for the next games
        self.owed: deque[float] = deque()  # moves that are due by the clock
        self.sent: deque[tuple[int, float]] = (
            deque()
        )  # numbers that moves will have, and since when they are waited for
        self.turn: tuple[Client, int, list[int]] | None = None
        self._refusals = 0
        self._over = False

    def sit(self, table: str) -> None:
        """Begin to play at another table."""
        for client in self.clients:
            if self.table:
                client.socket.say(b'{"type":"bye","table":"%s"}' % self.table.encode())
            client.number = 0
            client.socket.say(b'{"type":"hello","table":"%s"}' % table.encode())
        self.table = table
        self.played.append(table)
        self.turn, self._over, self._refusals = None, False, 0
        self.sent.clear()

    def told(self, client: Client, number: int, position: Position | None) -> None:
        """A client has everything up to a number."""
        client.number = number
        while self.sent and all(each.number >= self.sent[0][0] for each in self.clients):
            self.meter.done(time.perf_counter() - self.sent.popleft()[1])
        if position is None:
            return
        if position.legal:
            self.turn = client, number, position.legal
            self.pace.ready(self)
        elif position.ended is not None and not self.sent and not self._over:
            self._over = True
            self.meter.games += self.meter.is_on
            self.pace.over(self)

    def move(self, since: float | None = None) -> None:
        """Whoever is asked does something."""
        assert self.turn is not None
        client, number, legal = self.turn
        self.turn = None
        self.sent.append((number + 1, since or time.perf_counter()))
        told = self.table.encode(), number, number, self._refusals, random.choice(legal)
        client.socket.say(b'{"type":"move","table":"%s","number":%d,"key":"m%d-%d","actions":[%d]}' % told)

    def refused(self, client: Client, why: str) -> None:
        """Something legal was refused: that is an error. Look again, or give the table up."""
        self.meter.errors[why] += 1
        self.sent.clear()
        self._refusals += 1
        if self._refusals % MOST_REFUSALS:
            client.socket.say(b'{"type":"hello","table":"%s"}' % self.table.encode())
        else:
            self.pace.over(self)
