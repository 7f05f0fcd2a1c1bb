"""uvicorn's WebSocket protocol with less ado: it reads on while few frames wait, and can send a message at once."""

from typing import Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

EXTENSION: Final = "guanxi.frames"  # where an application finds the protocol of its socket
FEW: Final = 8  # frames that may wait to be read before the other side has to


class Frames(WebSocketsSansIOProtocol):
    """One connection. uvicorn stops reading at every frame, which costs two system calls each."""

    async def run_asgi(self) -> None:
        """Let the application find us."""
        self.scope["extensions"][EXTENSION] = self  # type: ignore[assignment]
        await super().run_asgi()

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
        self.conn.send_text(message)
        self.transport.write(b"".join(self.conn.data_to_send()))
        return True
