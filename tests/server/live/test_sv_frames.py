"""Frames that go out at once are what the library would have sent."""

import pytest
from websockets.frames import Frame, Opcode

from guanxi.server.live.frames import framed
from guanxi.server.live.outbox import MOST, Outbox


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 100_000])
def test_a_frame_is_what_the_library_would_send(size: int) -> None:
    message = b"x" * size
    assert framed(message) == Frame(Opcode.TEXT, message).serialize(mask=False)


class Wire:
    """A way out that can be shut."""

    def __init__(self) -> None:
        self.open = True
        self.sent: list[bytes] = []

    def tell(self, message: bytes) -> bool:
        if self.open:
            self.sent.append(message)
        return self.open


def test_what_waits_is_never_overtaken() -> None:
    wire = Wire()
    outbox = Outbox(direct=wire)
    outbox.put(b"1")
    wire.open = False
    outbox.put(b"2")
    wire.open = True
    outbox.put(b"3")
    assert wire.sent == [b"1"]
    assert [outbox.take(), outbox.take(), outbox.take()] == [b"2", b"3", None]


def test_whoever_does_not_read_is_owed_a_fresh_view_and_nothing_else() -> None:
    wire, lost = Wire(), []
    outbox = Outbox(lambda: lost.append(1), wire)
    outbox.tables.add("t")
    wire.open = False
    for number in range(MOST + 5):
        outbox.put(str(number).encode(), "t")
    assert outbox.take() is None
    assert outbox.anew == {"t"}
    assert lost == [1]


@pytest.mark.anyio
async def test_what_is_on_its_way_comes_first() -> None:
    wire = Wire()
    outbox = Outbox(direct=wire)
    wire.open = False
    outbox.put(b"1")
    await outbox.wait()
    assert outbox.take() == b"1"  # and whoever took it has not sent it yet
    wire.open = True
    outbox.put(b"2")
    assert wire.sent == []
    assert outbox.take() == b"2"
