"""What can stand in the log of a table: one struct for each kind of entry. From these alone a table is computed.

People are named by their ids: what they are called is asked elsewhere, so that whoever leaves takes their name along.
What several at one screen are called stands here, and is told as long as the one stays whose account they share.
"""

from typing import Any

import msgspec

from guanxi.server.clocks.sleep import Sleep
from guanxi.server.clocks.speed import Speed, Untimed


class Chair(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who sits at a place: a person, a computer player, or nobody yet."""

    person: str | None = None
    bot: str | None = None
    name: str = ""  # of who plays here at the person's screen; empty is the person's own

    @property
    def is_open(self) -> bool:
        """Is it free?"""
        return self.person is None and self.bot is None


class Terms(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is agreed before the game and never changes."""

    game: str
    options: dict[str, str]
    speed: Speed = Untimed()
    take_back: str = "vote"  # off, turn, vote
    stand_in: str = "clerk"  # plays for who is out of time or has left
    reasons: bool = False  # do computer players say at once why they moved?
    public: bool = True
    chat_open: bool = False  # may spectators read the chat?
    title: str = ""
    lesson: str = ""  # the lesson of the game that is taken here: such a table is in no list


class Start(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a table stands before anybody acts, in the words of scenarios; it is kept whole, whatever lessons become."""

    names: tuple[str, ...]  # of the players, as the position calls them
    position: dict[str, Any]


class Entry(msgspec.Struct, frozen=True, tag_field="kind", tag=str.lower):
    """Something that stands in the log."""


class Created(Entry, frozen=True):
    """A table was set up."""

    terms: Terms
    rules: int  # the version of the game's rules
    host: str
    seed: str  # secret until the game is over
    chairs: tuple[Chair, ...]
    rematch_of: str = ""
    start: Start | None = None  # None: as the game begins


class Seated(Entry, frozen=True):
    """Somebody sat down at a place, or left it, or a computer player was put there."""

    place: int
    chair: Chair


class Added(Entry, frozen=True):
    """A person's own number for the shuffle, made after the commitment was published."""

    place: int
    number: str


class Started(Entry, frozen=True, omit_defaults=True):
    """The game began. At a table whose clock is long, everybody's hours of sleep are noted by place."""

    sleeps: dict[int, Sleep] = {}


class Moved(Entry, frozen=True):
    """A gesture, in notation; whole or not at all."""

    place: int
    lines: tuple[str, ...]


class Undone(Entry, frozen=True):
    """Actions of the running turn were taken back by who had done them."""

    place: int
    count: int


class Asked(Entry, frozen=True):
    """Somebody asks to go back to the position after so many actions."""

    place: int
    to: int


class Voted(Entry, frozen=True):
    """An answer. When all others have agreed, the table goes back."""

    place: int
    agree: bool


class Unanswered(Entry, frozen=True):
    """A request was not answered in time: that is a no."""


class Resigned(Entry, frozen=True):
    """Somebody gives up a seat for good; a computer player plays on."""

    place: int
    bot: str


class StoodIn(Entry, frozen=True):
    """Somebody is out of time; a computer player plays until they return."""

    place: int
    bot: str


class Returned(Entry, frozen=True):
    """They have."""

    place: int


class Paused(Entry, frozen=True):
    """A vacation begins: the clock of a place stands."""

    place: int


class Resumed(Entry, frozen=True):
    """It ends."""

    place: int


class Sleeps(Entry, frozen=True):
    """Somebody has chosen other hours of sleep: they hold from their next turn on."""

    place: int
    hours: Sleep | None


class Gave(Entry, frozen=True):
    """A player has given time to another."""

    place: int
    to: int
    milliseconds: int


class Given(Entry, frozen=True):
    """Time given back to who is asked: the server stood still."""

    milliseconds: int


class Closed(Entry, frozen=True):
    """The table ended without a result: abandoned, or removed by the operator."""

    reason: str


class Frozen(Entry, frozen=True):
    """The table cannot go on with the code at hand; nothing is lost."""

    reason: str


class Thawed(Entry, frozen=True):
    """It can again."""


AnyEntry = (
    Created
    | Seated
    | Added
    | Started
    | Moved
    | Undone
    | Asked
    | Voted
    | Unanswered
    | Resigned
    | StoodIn
    | Returned
    | Paused
    | Resumed
    | Sleeps
    | Gave
    | Given
    | Closed
    | Frozen
    | Thawed
)

_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(AnyEntry)


def write(entry: Entry) -> str:
    """As it is stored."""
    return _encoder.encode(entry).decode()


def read(text: str) -> AnyEntry:
    """As it was."""
    found: AnyEntry = _decoder.decode(text)
    return found
