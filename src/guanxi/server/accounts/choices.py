"""What people choose for themselves: language, time zone, and of what they want to be told by which way."""

from typing import Annotated, Final, Literal
from zoneinfo import ZoneInfo

import msgspec
from msgspec import Meta
from sqlalchemy import Connection, select, update

from guanxi.server.problems import Problem
from guanxi.server.store.schema import people

Channel = Literal["page", "push", "mail", "webhook"]
Kind = Literal["turn", "started", "ended", "invited", "take-back", "mention"]
Language = Annotated[str, Meta(pattern="^([a-z]{2,3}(-[A-Za-z0-9]{2,8})?)?$")]

QUIET: Final[frozenset[Kind]] = frozenset({"mention"})  # not told elsewhere than in the page, unless it is wanted


class Choices(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Settings of a person; what is not chosen is left to the server and the page."""

    language: Language = ""
    zone: Annotated[str, Meta(max_length=64)] = ""  # IANA's name, such as Europe/Berlin
    notices: dict[Channel, dict[Kind, bool]] = {}

    def wants(self, channel: Channel, kind: Kind) -> bool:
        """Does this person want to be told of something this way?"""
        return self.notices.get(channel, {}).get(kind, channel == "page" or kind not in QUIET)


def checked(choices: Choices) -> Choices:
    """The choices, if they can be; Problem says what cannot."""
    if not choices.language.isprintable():  # a pattern lets a last line break through
        raise Problem("bad_value", "a language is called like de or pt-BR", field="language")
    if choices.zone and not is_zone(choices.zone):
        raise Problem("bad_value", "a time zone is called like Europe/Berlin", field="zone")
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
    """What somebody has chosen; what an older release wrote and this one does not know is passed over."""
    stored = connection.execute(select(people.c.settings).where(people.c.id == person)).scalar() or "{}"
    try:
        return msgspec.json.decode(stored, type=Choices)
    except msgspec.ValidationError:
        return Choices()


def write_choices(connection: Connection, person: str, choices: Choices) -> None:
    """Keep them."""
    text = msgspec.json.encode(choices).decode()
    connection.execute(update(people).where(people.c.id == person).values(settings=text))
