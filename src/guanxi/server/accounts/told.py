"""What crosses the wire about people, in and out. Unknown fields are refused on the way in."""

from typing import Annotated

import msgspec
from msgspec import Meta

from guanxi.server import messages as m
from guanxi.server.accounts.choices import chosen
from guanxi.server.accounts.people import ID, Person

Name = Annotated[str, Meta(min_length=1, max_length=100)]
Password = Annotated[str, Meta(min_length=1, max_length=400)]
Token = Annotated[str, Meta(min_length=1, max_length=100)]
PersonId = Annotated[str, Meta(max_length=16, pattern=ID)]
Milliseconds = Annotated[int, Meta(ge=0, le=2**53)]


class In(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody asks for."""


class NewGuest(In, frozen=True):
    """A name is all that a guest needs."""

    name: Name


class NewName(In, frozen=True):
    """Another name."""

    name: Name


class NewAccount(In, frozen=True):
    """A name to sign in with, and a password."""

    name: Name
    password: Password


class Login(In, frozen=True):
    """Who, and how we can know."""

    name: Name
    password: Password


class NewPassword(In, frozen=True):
    """The old password, and another one."""

    old: Password
    password: Password


class Reset(In, frozen=True):
    """A token from the operator, and another password."""

    token: Token
    password: Password


class Goodbye(In, frozen=True):
    """An account is removed with its password; a guest has none."""

    password: Annotated[str, Meta(max_length=400)] = ""


class NewToken(In, frozen=True):
    """What it is for."""

    label: Annotated[str, Meta(max_length=60)] = ""


class Return(In, frozen=True):
    """The end of a return link."""

    token: Token


class Block(In, frozen=True):
    """Whom."""

    person: PersonId


class Report(In, frozen=True):
    """Of whom, what, and where."""

    person: PersonId
    text: Annotated[str, Meta(min_length=1, max_length=2000)]
    table: m.TableId | None = None


class Vacation(In, frozen=True):
    """Until when, in milliseconds since 1970; null ends it."""

    until: Milliseconds | None


class Mail(In, frozen=True):
    """A mail address, or none."""

    email: Annotated[str, Meta(max_length=320)] | None


class Webhook(In, frozen=True):
    """An address that is told, or none."""

    url: Annotated[str, Meta(max_length=2048)] | None


class Endpoint(In, frozen=True):
    """A browser that shall be told no more."""

    endpoint: Annotated[str, Meta(max_length=2048)]


# ------------------------------------------------------------ out


class Me(msgspec.Struct, frozen=True):
    """Who I am."""

    id: str
    name: str
    guest: bool
    vacation: int | None = None
    language: str = ""  # as chosen, else empty


class TokenTold(msgspec.Struct, frozen=True):
    """A token, told once."""

    token: str


class TokenListed(msgspec.Struct, frozen=True):
    """A token of mine: for a program (api) or in a return link (return)."""

    id: str
    purpose: str
    label: str
    created: int
    used: int | None
    expires: int | None


class Link(msgspec.Struct, frozen=True):
    """A link, told once."""

    url: str


class BlockedTold(msgspec.Struct, frozen=True):
    """Somebody whom I have blocked."""

    person: str
    name: str


class ReportTold(msgspec.Struct, frozen=True):
    """The report has come in."""

    id: str


class Reached(msgspec.Struct, frozen=True):
    """How I can be reached; the secret of a webhook is told when it is set."""

    email: str | None
    webhook: str | None
    mail: bool  # has this host a mail server? Without one no letter is sent, whatever was chosen
    secret: str | None = None


def me_of(person: Person) -> Me:
    """What somebody is told of themselves."""
    return Me(person.id, person.name, person.login is None, person.vacation, chosen(person.settings).language)
