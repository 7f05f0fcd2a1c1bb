"""What the server and a worker send one another: four bytes that tell a length, and so many bytes of MessagePack.

A question carries the bytes of a view and what is needed to read it. Whoever answers knows nothing else of the table.
"""

from collections.abc import Callable, Iterator
from typing import Annotated, Final, TypeAlias

import msgspec

HEAD: Final = 4  # bytes of a length
LONGEST: Final = 1 << 20  # bytes of a message
MOST: Final = 64  # actions of a gesture

Actions: TypeAlias = Annotated[list[int], msgspec.Meta(min_length=1, max_length=MOST)]


class Think(msgspec.Struct, tag="think", array_like=True, frozen=True):
    """What does a computer player do? `seed` is its own at this table, `number` that of the table's last entry."""

    id: int
    limit: float  # seconds, after which nobody waits for the answer
    game: str
    options: dict[str, str]
    bot: str
    seed: str
    view: bytes
    number: int


class Hint(msgspec.Struct, tag="hint", array_like=True, frozen=True):
    """What would a strong player do, and why? `names` are the players in order of seats."""

    id: int
    limit: float
    game: str
    options: dict[str, str]
    view: bytes
    names: list[str]
    language: str
    seconds: float  # to look ahead
    others: list[list[int]] = []  # what somebody might do instead, to be compared


class Why(msgspec.Struct, tag="why", array_like=True, frozen=True):
    """Why did a computer player move, as far as somebody can tell who saw the table before and after?"""

    id: int
    limit: float
    game: str
    options: dict[str, str]
    bot: str
    seat: int  # who moved
    before: bytes
    after: bytes
    names: list[str]
    language: str


class Ready(msgspec.Struct, tag="ready", array_like=True, frozen=True):
    """A worker listens."""


class Thought(msgspec.Struct, tag="thought", array_like=True, frozen=True):
    """A gesture: its first action is legal in the view, the others as far as can be told from there."""

    id: int
    actions: Actions
    instead: str = ""  # who answered, where the one who was asked could not


class Advice(msgspec.Struct, tag="advice", array_like=True, frozen=True):
    """A whole move with its reason. Rows are in order of seats."""

    id: int
    actions: Actions
    line: str  # as a person would type it
    sentence: str
    chances: list[float]  # the expected part of the victory
    visits: int | None  # how often it was looked at; None where there was nothing to decide
    lead: float = 0.0  # the points by which the others fall behind it on average


class Sentence(msgspec.Struct, tag="sentence", array_like=True, frozen=True):
    """A reason in words."""

    id: int
    text: str


class Failed(msgspec.Struct, tag="failed", array_like=True, frozen=True):
    """There is no answer: `refused` if it cannot be asked so, `broken` if something of ours went wrong."""

    id: int
    code: str
    where: str = ""  # a kind of exception and a line of code; nothing of the game


Question: TypeAlias = Think | Hint | Why
Answer: TypeAlias = Thought | Advice | Sentence | Failed

_encoder = msgspec.msgpack.Encoder()
read_question: Final[Callable[[bytes], Question]] = msgspec.msgpack.Decoder(Question).decode
read_answer: Final[Callable[[bytes], Answer | Ready]] = msgspec.msgpack.Decoder(Answer | Ready).decode


def framed(message: Question | Answer | Ready) -> bytes:
    """A message as it is sent; ValueError if it is too long."""
    data = _encoder.encode(message)
    if len(data) > LONGEST:
        raise ValueError(f"a message of {len(data):,} bytes, more than {LONGEST:,}")
    return len(data).to_bytes(HEAD, "big") + data


class Inbox:
    """Cuts what comes in pieces into messages."""

    def __init__(self) -> None:
        self._held = bytearray()

    def messages(self, data: bytes) -> Iterator[bytes]:
        """Those that are complete; ValueError if one is too long."""
        self._held += data
        while len(self._held) >= HEAD:
            length = int.from_bytes(self._held[:HEAD], "big")
            if length > LONGEST:
                raise ValueError(f"a message of {length:,} bytes, more than {LONGEST:,}")
            if len(self._held) < HEAD + length:
                return
            message = bytes(self._held[HEAD : HEAD + length])
            del self._held[: HEAD + length]
            yield message
