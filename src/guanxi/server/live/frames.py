"""uvicorn's WebSocket protocol with less ado: it reads on while few frames wait, and can send a message at once."""

from collections.abc import Callable
from struct import pack
from typing import Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import OPEN

try:
    from websockets.speedups import apply_mask
except ImportError:  # where it was installed without its extension module
    from websockets.utils import apply_mask

EXTENSION: Final = "guanxi.frames"  # where an application finds the protocol of its socket
TEXT: Final = 0x81  # the first byte of a text frame that is whole
MASKED: Final = 0x80  # a bit of the second byte; the rest of it is the size, or how that is told
FEW: Final = 8  # frames that may wait to be read before the other side has to


class Frames(WebSocketsSansIOProtocol):
    """One connection. uvicorn stops reading at every frame, which costs two system calls each."""

    async def run_asgi(self) -> None:
        """Let the application find us."""
        self.scope["extensions"][EXTENSION] = self  # type: ignore[assignment]
        await super().run_asgi()

    ear: Callable[[bytes], bool] | None = None  # hears a text at once, if it can: then no task has to be woken

    def data_received(self, data: bytes) -> None:
        """Nearly always one text that has come whole: it need not be taken apart with all that a frame might be."""
        if self.ear and not self.frames and not self.conn.reader.buffer and self.conn.state is OPEN:
            text = unframed(data) if self.queue.empty() else None
            if text is not None and self.ear(text):
                return
        super().data_received(data)

    def send_receive_event_to_app(self) -> None:
        """A whole message has come."""
        paused, self.read_paused = self.read_paused, True
        super().send_receive_event_to_app()
        self.read_paused = paused
        if not paused and self.queue.qsize() > FEW:
            self.read_paused = True
            self.transport.pause_reading()

    def tell(self, message: bytes) -> bool:
        """Send a text now; False if the other side does not read, or is not there."""
        if not self.writable.is_set() or self.disconnected or self.close_sent or not self.handshake_complete:
            return False
        self.transport.write(framed(message))
        return True


def framed(message: bytes) -> bytes:
    """A text frame of a server (RFC 6455, 5.2): whole, not masked, not compressed."""
    size = len(message)
    if size < 126:
        return bytes((TEXT, size)) + message
    return (pack("!BBH", TEXT, 126, size) if size < 65_536 else pack("!BBQ", TEXT, 127, size)) + message


def unframed(data: bytes) -> bytes | None:
    """The text of a client's frame, if that is all there is: whole, masked, short; None if it is something else."""
    if len(data) < 6 or data[0] != TEXT or data[1] < MASKED:
        return None
    size, at = data[1] - MASKED, 2
    if size > 125:  # 126: two bytes tell it; 127: eight do, and it is longer than anything that we take
        size, at = (int.from_bytes(data[2:4], "big") if size == 126 else -1), 4
    if len(data) != at + 4 + size:
        return None
    return apply_mask(data[at + 4 :], data[at : at + 4])
