"""The ways by which a person is reached, and what comes of it."""

import enum
from typing import ClassVar, Final, Protocol

from msgspec import Struct

from guanxi.server.notices.notice import Notice

PUSH: Final = "push"
MAIL: Final = "mail"
WEBHOOK: Final = "webhook"
CHANNELS: Final = (PUSH, MAIL, WEBHOOK)


class Outcome(enum.Enum):
    """What came of sending: it went, it may go later, it will not go, or there is nobody there any more."""

    SENT = "sent"
    AGAIN = "again"
    FAILED = "failed"
    GONE = "gone"


class Result(Struct, frozen=True):
    """An outcome with the code for the log: `status-503`, `address-not-public`. No address, no words of others."""

    outcome: Outcome
    code: str = ""


SENT: Final = Result(Outcome.SENT)


class Way(Struct, frozen=True):
    """A way to a person. `id` is the store's name for it: it goes into logs, where nothing else of it does."""

    channel: ClassVar[str] = ""
    id: str

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.id})"


class Sender(Protocol):
    """What sends a notice by one channel. It may raise; the desk takes that for a failure."""

    async def send(self, notice: Notice, way: Way) -> Result:
        """Send it once, within a time limit of its own."""
