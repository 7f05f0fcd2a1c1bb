"""Doors to what is mine: tokens, links, settings, how I am reached, vacation, and all that is stored about me."""

import contextlib
from typing import Any

from litestar import Controller, Request, delete, get, post, put
from litestar.params import FromPath, JSONBody
from sqlalchemy.exc import IntegrityError

from guanxi.server.accounts import choices, reach, tokens, told
from guanxi.server.accounts.export import export
from guanxi.server.accounts.limits import limited
from guanxi.server.accounts.sessions import IN_PERSON, in_person, somebody
from guanxi.server.accounts.sleeping import note_sleep
from guanxi.server.accounts.upkeep import end_sockets
from guanxi.server.accounts.vacation import set_vacation
from guanxi.server.accounts.writing import checked_line
from guanxi.server.bodies import strictly
from guanxi.server.house import House, TheHouse

AnyRequest = Request[Any, Any, Any]


class Own(Controller):
    """What is mine."""

    path = "/api"
    tags = ("people",)

    # ------------------------------------------------------------ tokens and links

    @post("/tokens", summary="A token for a program", opt=IN_PERSON)
    async def token(self, request: AnyRequest, house: TheHouse, data: JSONBody[told.NewToken]) -> told.TokenTold:
        """It is told once; only its hash is kept."""
        person = await in_person(request, house)
        label = checked_line(data.label, "label")
        return told.TokenTold(await house.database.write(tokens.new_token, person.id, tokens.API, house.now(), label))

    @get("/tokens", summary="My tokens and return links")
    async def all_tokens(self, request: AnyRequest, house: TheHouse) -> list[told.TokenListed]:
        """What lets somebody in as me, besides a password; never the tokens themselves."""
        person = await somebody(request, house)
        found = await house.database.read(tokens.listed, person.id, [tokens.API, tokens.RETURN])
        return [told.TokenListed(*each) for each in found]

    @delete("/tokens/{ident:str}", summary="Revoke a token or a return link", opt=IN_PERSON)
    async def revoke(self, request: AnyRequest, house: TheHouse, ident: FromPath[str]) -> None:
        """It is worth nothing from now on; sockets that it opened are closed."""
        person = await in_person(request, house)
        await house.database.write(tokens.revoke, person.id, ident)
        await end_sockets(house)

    @post("/me/link", summary="A link to come back with", opt=IN_PERSON)
    async def link(self, request: AnyRequest, house: TheHouse) -> told.Link:
        """For another device: whoever opens it can be me, for a year or until it is revoked."""
        person = await in_person(request, house)
        token = await house.database.write(tokens.new_token, person.id, tokens.RETURN, house.now())
        return told.Link(f"{house.settings.public_url}/r/{token}")

    # ------------------------------------------------------------ settings

    @get("/me/settings", summary="My settings")
    async def settings(self, request: AnyRequest, house: TheHouse) -> choices.Choices:
        """Language, time zone, notices."""
        person = await somebody(request, house)
        return await house.database.read(choices.read_choices, person.id)

    @put("/me/settings", summary="Change my settings")
    async def choose(self, request: AnyRequest, house: TheHouse, data: JSONBody[choices.Choices]) -> choices.Choices:
        """All of them at once."""
        person = await somebody(request, house)
        data = await strictly(request, data)
        await house.database.write(choices.write_choices, person.id, choices.checked(data))
        await note_sleep(house, person.id, data.night)
        return data

    @put("/me/vacation", summary="Stop the clocks of my days-per-move games")
    async def vacation(self, request: AnyRequest, house: TheHouse, data: JSONBody[told.Vacation]) -> told.Me:
        """For at most 60 days; it ends by itself."""
        person = await somebody(request, house)
        await set_vacation(house, person.id, data.until)
        return told.me_of(person._replace(vacation=data.until))

    # ------------------------------------------------------------ how I am reached

    @get("/me/reach", summary="How I can be reached")
    async def reached(self, request: AnyRequest, house: TheHouse) -> told.Reached:
        """Mail address and webhook, and whether this host sends mail at all."""
        return await _reached(house, (await somebody(request, house)).id)

    @put("/me/email", summary="Where I get mail", opt=IN_PERSON)
    async def email(self, request: AnyRequest, house: TheHouse, data: JSONBody[told.Mail]) -> told.Reached:
        """An address, or none."""
        person = await in_person(request, house)
        if data.email is not None:
            reach.check_mail(data.email)
        await house.database.write(reach.set_mail, person.id, data.email)
        return await _reached(house, person.id)

    @put("/me/webhook", summary="Where my webhook is", opt=IN_PERSON)
    async def webhook(self, request: AnyRequest, house: TheHouse, data: JSONBody[told.Webhook]) -> told.Reached:
        """An address, or none; the secret that signs what is sent there is told now, and never again."""
        person = await in_person(request, house)
        if data.url is not None:
            await reach.check_webhook(house.office.guard, data.url)
        secret = await house.database.write(reach.set_webhook, person.id, data.url)
        return await _reached(house, person.id, secret)

    @post("/me/pushes", summary="Push to this browser", opt=IN_PERSON, status_code=204)
    async def push(self, request: AnyRequest, house: TheHouse, data: JSONBody[reach.Subscription]) -> None:
        """What the browser's own subscription says."""
        person = await in_person(request, house)
        await reach.check_push(house.office.guard, data)
        with contextlib.suppress(IntegrityError):  # another process did the same at the same moment
            await house.database.write(reach.add_push, person.id, data)

    @delete("/me/pushes", summary="Push no more to this browser", opt=IN_PERSON)
    async def no_push(self, request: AnyRequest, house: TheHouse, data: JSONBody[told.Endpoint]) -> None:
        """By its endpoint."""
        person = await in_person(request, house)
        await house.database.write(reach.remove_push, person.id, data.endpoint.replace("\0", ""))

    # ------------------------------------------------------------ everything

    @get(
        "/me/export", summary="All that is stored about me", opt=IN_PERSON, middleware=[limited("export", 10, "minute")]
    )
    async def everything(self, request: AnyRequest, house: TheHouse) -> dict[str, Any]:
        """As one JSON, with links to the records of my games."""
        person = await in_person(request, house)
        return await house.database.read(export, person.id, house.settings.public_url)


async def _reached(house: House, person: str, secret: str | None = None) -> told.Reached:
    email = await house.database.read(reach.mail_of, person)
    webhook = await house.database.read(reach.webhook_of, person)
    return told.Reached(email, webhook, bool(house.settings.mail.host), secret)
