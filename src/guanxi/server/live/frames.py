"""uvicorn's WebSocket protocol with less ado: it reads on while few frames wait, and can send a message at once."""

from collections.abc import Callable
from struct import pack
from typing import Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

EXTENSION: Final = "guanxi.frames"  # where an application finds the protocol of its socket
TEXT: Final = 0x81  # the first byte of a text frame that is whole
FEW: Final = 8  # frames that may wait to be read before the other side has to


class Frames(WebSocketsSansIOProtocol):
    """One connection. uvicorn stops reading at every frame, which costs two system calls each."""

    async def run_asgi(self) -> None:
        """Let the application find us."""
        self.scope["extensions"][EXTENSION] = self  # type: ignore[assignment]
        await super().run_asgi()

    ear: Callable[[bytes], bool] | None = None  # hears a text at once, if it can: then no task has to be woken

    def send_receive_event_to_app(self) -> None:
        """A whole message has come."""
        if self.ear and len(self.frames) == 1 and self.curr_msg_data_type == "text" and self.queue.empty():
            if self.ear(self.frames[0]):
                self.frames = []
                return
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
