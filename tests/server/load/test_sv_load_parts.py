"""The parts of the load command: frames, percentiles, moves that count when everybody has them, stored games."""

import asyncio
import struct
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, select

from guanxi.load.figures import Meter, Plan, percentile
from guanxi.load.playing import Group
from guanxi.load.standing import missing
from guanxi.load.stored import fill
from guanxi.load.wire import Socket
from guanxi.server.settings import Settings
from guanxi.server.store.database import Database
from guanxi.server.store.schema import entries, seats, tables
from guanxi.server.tables import entries as e
from guanxi.server.tables.sitting import OVER, Sitting
from running import some


class Wire(asyncio.Transport):
    """A connection that keeps what is said."""

    def __init__(self) -> None:
        super().__init__()
        self.said: list[bytes] = []

    def write(self, data: Any) -> None:
        self.said.append(bytes(data))


class Ear:
    """Keeps what is heard."""

    def __init__(self) -> None:
        self.messages: list[bytes] = []
        self.gone: list[str] = []

    def heard(self, message: bytes) -> None:
        self.messages.append(message)

    def lost(self, why: str) -> None:
        self.gone.append(why)


def frame(message: bytes, kind: int = 1) -> bytes:
    if len(message) < 126:
        return bytes((0x80 | kind, len(message))) + message
    if len(message) < 65536:
        return bytes((0x80 | kind, 126)) + struct.pack(">H", len(message)) + message
    return bytes((0x80 | kind, 127)) + struct.pack(">Q", len(message)) + message


def with_socket(check: Callable[[Socket, Ear, Wire], None]) -> None:
    async def run() -> None:
        ear, wire = Ear(), Wire()
        socket = Socket(ear)
        socket.connection_made(wire)
        check(socket, ear, wire)

    asyncio.run(run())


@pytest.mark.parametrize("step", [1, 2, 3, 7, 1000, 10**6])
def test_frames_arrive_whole_however_they_are_cut(step: int) -> None:
    sent = [b"a", b"b" * 125, b"c" * 126, b"d" * 4000, b"e" * 70_000]
    data = b"HTTP/1.1 101 Switching Protocols\r\nA: b\r\n\r\n" + b"".join(map(frame, sent)) + frame(b"?", 9)

    def check(socket: Socket, ear: Ear, wire: Wire) -> None:
        for at in range(0, len(data), step):
            socket.data_received(data[at : at + step])
        assert ear.messages == sent
        assert wire.said == [bytes((0x8A, 0x81)) + bytes(4) + b"?"]  # the ping is answered

    with_socket(check)


def test_what_is_said_is_a_masked_frame() -> None:
    def check(socket: Socket, ear: Ear, wire: Wire) -> None:
        socket.say(b"x" * 5)
        socket.say(b"y" * 300)
        short, long = wire.said
        assert short == bytes((0x81, 0x85)) + bytes(4) + b"xxxxx"
        assert long == bytes((0x81, 0xFE)) + struct.pack(">H", 300) + bytes(4) + b"y" * 300

    with_socket(check)


def test_a_server_that_closes_is_an_error() -> None:
    def check(socket: Socket, ear: Ear, wire: Wire) -> None:
        socket.data_received(b"HTTP/1.1 101 Switching Protocols\r\n\r\n" + frame(struct.pack(">H", 1008) + b"why", 8))
        socket.connection_lost(None)
        assert ear.gone == ["closed by the server: 1008 why"]

    with_socket(check)


def test_a_server_that_says_no_is_an_error() -> None:
    def check(socket: Socket, ear: Ear, wire: Wire) -> None:
        socket.data_received(b"HTTP/1.1 403 Forbidden\r\n\r\n")
        assert "403" in str(socket.opened.exception())

    with_socket(check)


def test_percentiles() -> None:
    values = [float(number) for number in range(1, 201)]
    assert [percentile(values, share) for share in (0.5, 0.99, 1.0)] == [100.0, 198.0, 200.0]
    assert percentile([], 0.5) == 0.0


class Calm:
    """Never moves by itself."""

    def __init__(self) -> None:
        self.ended: list[Group] = []

    def ready(self, group: Group) -> None:
        pass

    def over(self, group: Group) -> None:
        self.ended.append(group)


def seated(meter: Meter, pace: Calm) -> tuple[Group, list[Wire]]:
    group, wires = Group(2, meter, pace), []
    for client in group.clients:
        wires.append(Wire())
        client.socket = Socket(client)
        client.socket.connection_made(wires[-1])
    group.sit("t")
    return group, wires


def told(number: int, legal: str = "null", ended: str = "null", table: str = "t") -> bytes:
    position = f'{{"viewer":0,"view":[1],"asked":0,"legal":{legal},"ended":{ended}}}'
    return f'{{"type":"update","table":"{table}","number":{number},"kind":"moved","position":{position}}}'.encode()


def test_a_move_counts_when_everybody_has_it() -> None:
    async def run() -> None:
        meter, pace = Meter(), Calm()
        meter.is_on = True
        group, wires = seated(meter, pace)
        one, other = group.clients
        one.heard(told(6, "[41]"))
        other.heard(told(6))
        group.move()
        assert wires[0].said[-1].endswith(b'{"type":"move","table":"t","number":6,"key":"m6-0","actions":[41]}')
        one.heard(told(7))
        assert (meter.accepted, len(group.sent)) == (0, 1)
        other.heard(told(7, table="another"))
        assert meter.accepted == 0
        other.heard(told(7, ended='{"reason":"x","totals":[1],"places":[1]}'))
        assert (meter.accepted, len(meter.latencies), len(group.sent)) == (1, 1, 0)
        assert (pace.ended, meter.games) == ([group], 1)

    asyncio.run(run())


def test_a_refusal_of_something_legal_is_an_error() -> None:
    async def run() -> None:
        meter, pace = Meter(), Calm()
        group, _ = seated(meter, pace)
        for _ in range(8):
            group.clients[0].heard(b'{"type":"refusal","clause":"XX-1","text":"no","action":"a"}')
        assert meter.errors == {"XX-1": 8}
        assert pace.ended == [group]  # given up
        group.clients[0].heard(b"{")
        assert meter.errors.total() == 9

    asyncio.run(run())


@pytest.mark.parametrize("game", ["china", "confucius"])
def test_stored_games_are_games(game: str, tmp_path: Path) -> None:
    plan = Plan(game, tables=1, seconds=1.0, stored=12)
    assert sum(fill(plan, tmp_path)) == 12
    database = Database(Settings(data=str(tmp_path)).address)
    try:
        with database.reading.begin() as connection:
            stored = connection.execute(select(tables.c.id, tables.c.status, tables.c.number)).all()
            assert connection.execute(select(func.count()).select_from(seats)).scalar_one() == 48
            for row in some(stored):
                asked = select(entries).where(entries.c.table == row.id).order_by(entries.c.number)
                sitting = Sitting(row.id, {})
                for entry in some(connection.execute(asked)):
                    sitting.apply(e.read(entry.data), entry.at)
                    assert entry.digest in (0, sitting.digest())
                assert (row.status, row.number) == (sitting.status, sitting.number) == (OVER, sitting.number)
        ids = [row.id for row in stored]
        moves = sum(row.number - 2 for row in stored)
        assert (missing(plan, tmp_path, ids, moves), missing(plan, tmp_path, ids, moves + 3)) == (0, 3)
    finally:
        database.close()
