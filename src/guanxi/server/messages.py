"""Everything that crosses the wire about tables, in and out: the contract. Unknown fields are refused on the way in."""

from typing import Annotated, Any

import msgspec
from msgspec import UNSET, Meta, UnsetType

from guanxi.server.clocks.speed import Speed

PROTOCOL = 1  # raised when an old page would misunderstand what it is told

TableId = Annotated[str, Meta(min_length=1, max_length=40, pattern="^[a-z0-9-]+$")]
Key = Annotated[str, Meta(min_length=1, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
Number = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Time = Annotated[int, Meta(ge=0, le=2**53)]  # milliseconds since 1970
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
ActionNumber = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Line = Annotated[str, Meta(min_length=1, max_length=200)]
Told = Annotated[list[ActionNumber | Line], Meta(min_length=1, max_length=64)]
Numbers = list[int]
EventNumbers = list[int | None]

# ------------------------------------------------------------ in


class In(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag=str.lower):
    """What a client says on the socket."""


class Hello(In, frozen=True):
    """Tell me of this table: everything after the number that I have, or a fresh view."""

    table: TableId
    protocol: int = PROTOCOL
    seat: SeatNumber | None = None  # as one of my seats; without one, as I sit, or as a spectator
    watch: bool = False  # as a spectator, although I have a seat
    cursor: Number | None = None
    invitation: Annotated[str, Meta(max_length=64)] = ""


class Bye(In, frozen=True):
    """Tell me no more of it."""

    table: TableId


class Move(In, frozen=True):
    """A gesture: numbers of actions or lines of notation, for the version of the table that it was made for."""

    table: TableId
    number: Number
    key: Key
    actions: Told
    seat: SeatNumber | None = None


class Ping(In, frozen=True):
    """Are you there?"""

    n: Number = 0


Frame = Hello | Bye | Move | Ping

# ------------------------------------------------------------ out


class Out(msgspec.Struct, frozen=True, tag_field="type", tag=str.lower, omit_defaults=False):
    """What the server says."""


class SeatInfo(msgspec.Struct, frozen=True):
    """Who sits where, for everybody to see."""

    place: int  # in the order in which they sit
    seat: int  # in the game; the same before it begins
    name: str
    kind: str  # person, bot, open
    person: str | None = None
    bot: str | None = None
    played_by: str | None = None  # a computer player while its owner is away, or after resigning
    resigned: bool = False
    added: bool = False  # has its owner added a number to the shuffle?


class TableInfo(msgspec.Struct, frozen=True):
    """What is agreed and who plays, for everybody to see."""

    id: str
    game: str
    title: str
    options: dict[str, str]
    status: str
    public: bool
    speed: Speed
    take_back: str
    stand_in: str
    reasons: bool
    chat_open: bool
    commitment: str
    added: list[str]
    host: str
    seats: list[SeatInfo]
    created: int
    number: int
    reason: str = ""
    rematch_of: str = ""


class Clocks(msgspec.Struct, frozen=True):
    """Milliseconds left to each seat at a time of the database, and whose run."""

    at: int
    left: list[int]
    runs: int | None  # the seat


class RequestInfo(msgspec.Struct, frozen=True):
    """A take-back that is asked for."""

    seat: int
    to: int
    falls: int
    revealed: bool
    agreed: list[int]  # seats
    waiting: list[int]
    until: int


class Ended(msgspec.Struct, frozen=True):
    """How it ended."""

    reason: str
    totals: list[int]
    places: list[int]


class Position(msgspec.Struct, frozen=True):
    """The table as one viewer may know it."""

    viewer: int  # a seat, -1 for a spectator
    moves: int  # actions that stand
    view: Numbers
    asked: int | None  # the seat that is to act
    legal: Numbers | None  # of the viewer, if it is asked
    held: Numbers | None  # told, and waiting for what the rules want told first
    clocks: Clocks | None
    request: RequestInfo | None
    ended: Ended | None


class Update(Out, frozen=True, kw_only=True):
    """What one entry of the log is to one viewer: the story since the entry before, and the position after it."""

    table: str
    number: int
    kind: str
    seat: int | None  # who did it
    key: str | UnsetType = UNSET  # the sender's own, told to who did it
    events: list[EventNumbers]
    fell: int  # actions that fell by it
    position: Position | None  # None where later updates follow at once
    info: TableInfo | UnsetType = UNSET  # where that has changed


class Fresh(Out, frozen=True):
    """The same without a story: the position at a number."""

    table: str
    number: int
    info: TableInfo
    position: Position | None


class Refusal(Out, frozen=True):
    """The rules say no. Nothing has changed."""

    clause: str
    text: str
    action: str  # in notation
    table: str = ""
    key: str = ""


class ProblemTold(Out, frozen=True, tag="problem"):
    """Something else says no. Clients decide by the code."""

    code: str
    text: str
    facts: dict[str, Any]
    table: str = ""
    key: str = ""


class Accepted(Out, frozen=True):
    """It stands in the log under this number."""

    table: str
    number: int
    key: str = ""  # the sender's own


class Presence(Out, frozen=True):
    """Who is there; the last word counts."""

    table: str
    places: list[int]
    spectators: int


class ChatTold(Out, frozen=True, tag="chat"):
    """Somebody said something at a table."""

    table: str
    number: int
    person: str
    name: str
    text: str
    at: int


class NoticeTold(Out, frozen=True, tag="notice"):
    """Something waits for you elsewhere."""

    kind: str
    table: str
    text: str


class Pong(Out, frozen=True):
    """Here."""

    n: int
    at: int


class Closing(Out, frozen=True):
    """The server is being restarted: come back in a moment."""

    retry_ms: int


AnyOut = Update | Fresh | Refusal | ProblemTold | Accepted | Presence | ChatTold | NoticeTold | Pong | Closing

frame_decoder = msgspec.json.Decoder(Frame)
encode = msgspec.json.Encoder().encode
