"""Everything that crosses the wire about tables, in and out: the contract. Unknown fields are refused on the way in."""

from typing import Annotated, Any

import msgspec
from msgspec import UNSET, Meta, UnsetType

from guanxi.server.clocks.speed import Speed

PROTOCOL = 1  # raised when an old page would misunderstand what it is told

END = r"$(?!\n)"  # of a text: Python's `$` alone lets a last line break through; JSON Schema knows no `\Z`

TableId = Annotated[str, Meta(min_length=1, max_length=40, pattern="^[a-z0-9-]+" + END)]
Key = Annotated[str, Meta(min_length=1, max_length=64, pattern="^[A-Za-z0-9_-]+" + END)]
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
    protocol: int = PROTOCOL  # what the client was written for; another one is told `old_protocol`
    seat: SeatNumber | None = None  # as one of my seats; without one, as I sit, or as a spectator
    watch: bool = False  # as a spectator, although I have a seat
    cursor: Number | None = None  # the last number that I have; without one a fresh view
    invitation: Annotated[str, Meta(max_length=64)] = ""  # for a table that is not public
    language: Annotated[str, Meta(max_length=35)] = ""  # in which refusals are told; without one as the browser says


class Bye(In, frozen=True):
    """Tell me no more of it."""

    table: TableId


class Move(In, frozen=True):
    """A gesture: numbers of actions or lines of notation, for the version of the table that it was made for."""

    table: TableId
    number: Number  # of the table, as I know it
    key: Key  # my name for it: same key, same answer
    actions: Told  # in order, whole or not at all
    seat: SeatNumber | None = None  # one of mine; without one the seat that is asked


class Ping(In, frozen=True):
    """Are you there?"""

    n: Number = 0  # comes back in the pong


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
    status: str  # open, running, over or frozen
    public: bool
    speed: Speed
    take_back: str  # off, turn or vote
    stand_in: str  # the computer player for who is away
    reasons: bool  # do computer players say why they moved while the game runs?
    chat_open: bool  # may spectators read the chat?
    commitment: str  # to the seed, before anybody sits down
    added: list[str]  # the numbers that people added to the shuffle, in order
    host: str  # who made the table: the id of a person
    seats: list[SeatInfo]
    created: int  # milliseconds since 1970
    number: int  # of the last entry
    reason: str = ""  # why it ended without a result, or is frozen
    rematch_of: str = ""  # the table before it
    lesson: str = ""  # the lesson that is taken here


class Clocks(msgspec.Struct, frozen=True):
    """Milliseconds left to each seat at a time of the database, and whose run."""

    at: int  # milliseconds since 1970
    left: list[int]  # milliseconds at that time, by seat
    runs: int | None  # the seat
    night: list[int] | None = None  # when that seat's owner sleeps, now or next: from, to; it comes again every day


class RequestInfo(msgspec.Struct, frozen=True):
    """A take-back that is asked for."""

    seat: int  # who asks
    to: int  # the position after so many actions
    falls: int  # so many actions would fall
    revealed: bool  # has anything been revealed since?
    agreed: list[int]  # seats
    waiting: list[int]  # seats whose owners have not answered
    until: int  # when no answer becomes a no; milliseconds since 1970


class Ended(msgspec.Struct, frozen=True):
    """How it ended."""

    reason: str  # by which rule
    totals: list[int]  # points by seat
    places: list[int]  # by seat, 1 is the winner; equal ones share a place


class Position(msgspec.Struct, frozen=True):
    """The table as one viewer may know it."""

    viewer: int  # a seat, -1 for a spectator
    moves: int  # actions that stand
    view: Numbers  # the viewer's, as `/lexicon` explains
    asked: int | None  # the seat that is to act
    legal: Numbers | None  # of the viewer, if it is asked
    held: Numbers | None  # told, and waiting for what the rules want told first
    clocks: Clocks | None
    request: RequestInfo | None
    ended: Ended | None


class Update(Out, frozen=True, kw_only=True):
    """What one entry of the log is to one viewer: the story since the entry before, and the position after it."""

    table: str
    number: int  # of the entry: one more than the last
    kind: str  # of the entry
    seat: int | None  # who did it
    to: int | UnsetType = UNSET  # the seat that time was given to
    key: str | UnsetType = UNSET  # the sender's own, told to who did it
    events: list[EventNumbers]  # kind and numbers, as `/lexicon` explains; null is hidden from the viewer
    fell: int  # actions that fell by it
    position: Position | None  # None where later updates follow at once
    info: TableInfo | UnsetType = UNSET  # where that has changed


class Fresh(Out, frozen=True):
    """The same without a story: the position at a number."""

    table: str
    number: int  # the last entry that it shows
    info: TableInfo
    position: Position | None  # None before the game has begun
    since: int | None = (
        None  # the entry that ended the viewer's last turn, or of the start: a cursor for what came after it
    )
    since_move: int | None = None  # how many actions stood then, for `/log` and `/pasts`


class Refusal(Out, frozen=True):
    """The rules say no. Nothing has changed."""

    clause: str  # of the rules
    text: str  # in words
    action: str  # in notation
    table: str = ""
    key: str = ""  # of the move that is refused


class ProblemTold(Out, frozen=True, tag="problem"):
    """Something else says no. Clients decide by the code."""

    code: str
    text: str  # for people; it may change
    facts: dict[str, Any]  # what belongs to the code
    table: str = ""
    key: str = ""  # of the move that it is about


class Accepted(Out, frozen=True):
    """It stands in the log under this number."""

    table: str
    number: int
    key: str = ""  # the sender's own


class Presence(Out, frozen=True):
    """Who is there; the last word counts."""

    table: str
    places: list[int]  # at which somebody is connected
    spectators: int  # how many look on


class ChatTold(Out, frozen=True, tag="chat"):
    """Somebody said something at a table."""

    table: str
    number: int  # of the line, in the table's chat
    person: str
    name: str
    text: str
    at: int  # milliseconds since 1970


class NoticeTold(Out, frozen=True, tag="notice"):
    """Something waits for you elsewhere."""

    kind: str  # of the notice
    table: str
    text: str


class Pong(Out, frozen=True):
    """Here."""

    n: int
    at: int  # the server's time, milliseconds since 1970


class Closing(Out, frozen=True):
    """The server is being restarted: come back in a moment."""

    retry_ms: int  # milliseconds to wait before coming back


AnyOut = Update | Fresh | Refusal | ProblemTold | Accepted | Presence | ChatTold | NoticeTold | Pong | Closing

frame_decoder = msgspec.json.Decoder(Frame)
encode = msgspec.json.Encoder().encode
