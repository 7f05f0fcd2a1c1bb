"""What people choose for themselves: language, time zone, hours of sleep, and of what they are told by which way."""

from datetime import UTC, datetime, timedelta
from typing import Annotated, Final, Literal
from zoneinfo import ZoneInfo

import msgspec
from msgspec import Meta
from sqlalchemy import Connection, select, update

from guanxi.server.clocks.sleep import LONGEST, Sleep
from guanxi.server.problems import Problem
from guanxi.server.saying import sentence
from guanxi.server.store.database import now_of
from guanxi.server.store.schema import people

Channel = Literal["page", "push", "mail", "webhook"]
Kind = Literal["turn", "started", "ended", "invited", "take-back", "mention"]
Language = Annotated[str, Meta(pattern="^([a-z]{2,3}(-[A-Za-z0-9]{2,8})?)?$")]

MORNING: Final = 8  # o'clock, where the reader lives: when the one mail of a day goes
QUIET: Final[frozenset[Kind]] = frozenset({"mention"})  # not told elsewhere than in the page, unless it is wanted


class Bedtime(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """When somebody sleeps, in their time zone; minutes after midnight."""

    start: Annotated[int, Meta(ge=0, le=1439)] = 23 * 60
    end: Annotated[int, Meta(ge=0, le=1439)] = 7 * 60

    @property
    def minutes(self) -> int:
        """How long."""
        return (self.end - self.start) % 1440


class Choices(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Settings of a person; what is not chosen is left to the server and the page."""

    language: Language = ""
    zone: Annotated[str, Meta(max_length=64)] = ""  # IANA's name, such as Europe/Berlin
    notices: dict[Channel, dict[Kind, bool]] = {}
    digest: bool = False  # one mail a day with all games that wait, instead of one for each turn
    sleep: Bedtime | None = None  # long clocks stand still meanwhile

    def wants(self, channel: Channel, kind: Kind) -> bool:
        """Does this person want to be told of something this way?"""
        return self.notices.get(channel, {}).get(kind, channel == "page" or kind not in QUIET)

    @property
    def night(self) -> Sleep | None:
        """The hours of sleep as a clock knows them."""
        return Sleep(self.sleep.start, self.sleep.minutes, self.zone) if self.sleep else None


def checked(choices: Choices) -> Choices:
    """The choices, if they can be; Problem says what cannot."""
    if not choices.language.isprintable():  # a pattern lets a last line break through
        raise Problem("bad_value", sentence("language-how"), field="language")
    if choices.zone and not is_zone(choices.zone):
        raise Problem("bad_value", sentence("zone-how"), field="zone")
    if choices.sleep and not 60 <= choices.sleep.minutes <= LONGEST:
        raise Problem("bad_value", sentence("sleep-how-long", most=LONGEST // 60), field="sleep")
    return choices


def is_zone(name: str) -> bool:
    """Is there a time zone of this name?"""
    if not name.isascii() or not name.replace("/", "").replace("_", "").replace("-", "").replace("+", "").isalnum():
        return False
    try:
        ZoneInfo(name)
    except (ValueError, KeyError, OSError):
        return False
    return True


def read_choices(connection: Connection, person: str) -> Choices:
    """What somebody has chosen."""
    return chosen(connection.execute(select(people.c.settings).where(people.c.id == person)).scalar() or "{}")


def chosen(stored: str) -> Choices:
    """Choices as they are stored; what an older release wrote and this one does not know is passed over."""
    try:
        return msgspec.json.decode(stored, type=Choices)
    except msgspec.ValidationError:
        return Choices()


def write_choices(connection: Connection, person: str, choices: Choices) -> None:
    """Keep them."""
    text = stored_as(choices)
    digest = next_morning(choices.zone, now_of(connection)) if choices.digest else None
    connection.execute(update(people).where(people.c.id == person).values(settings=text, digest=digest))


def stored_as(choices: Choices) -> str:
    """Choices as they are stored."""
    return msgspec.json.encode(choices).decode()


def next_morning(zone: str, now: int) -> int:
    """When the next mail a day is due."""
    here = ZoneInfo(zone) if zone else UTC
    day = datetime.fromtimestamp(now / 1000, here).replace(hour=MORNING, minute=0, second=0, microsecond=0)
    while (at := int(day.timestamp()) * 1000) <= now:
        day += timedelta(days=1)
    return at
