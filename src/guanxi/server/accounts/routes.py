"""Doors to people: guests, accounts, tokens."""

from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, get, post
from litestar.params import JSONBody
from msgspec import Meta

from guanxi.server.accounts.people import Person, add_guest, checked_name
from guanxi.server.accounts.sessions import sign_in, somebody
from guanxi.server.accounts.tokens import new_token
from guanxi.server.house import TheHouse

AnyRequest = Request[Any, Any, Any]


class NewGuest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A name is all that a guest needs."""

    name: Annotated[str, Meta(min_length=1, max_length=100)]


class NewToken(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What it is for."""

    label: Annotated[str, Meta(max_length=60)] = ""


class Me(msgspec.Struct, frozen=True):
    """Who I am."""

    id: str
    name: str
    guest: bool


class TokenTold(msgspec.Struct, frozen=True):
    """A token, told once."""

    token: str


def me_of(person: Person) -> Me:
    """What somebody is told of themselves."""
    return Me(person.id, person.name, person.login is None)


class Accounts(Controller):
    """People."""

    path = "/api"
    tags = ("people",)

    @post("/guests", summary="Play as a guest", opt={"public": True})
    async def guest(self, request: AnyRequest, house: TheHouse, data: JSONBody[NewGuest]) -> Me:
        """A name, and one can play."""
        name = checked_name(data.name)
        person = await house.database.write(add_guest, name, house.now())
        sign_in(request, person)
        return me_of(person)

    @get("/me", summary="Who am I?")
    async def me(self, request: AnyRequest, house: TheHouse) -> Me:
        """Whoever asks."""
        return me_of(await somebody(request, house))

    @post("/tokens", summary="A token for a program")
    async def token(self, request: AnyRequest, house: TheHouse, data: JSONBody[NewToken]) -> TokenTold:
        """It is told once; only its hash is kept."""
        person = await somebody(request, house)
        return TokenTold(await house.database.write(new_token, person.id, "api", house.now(), data.label))
