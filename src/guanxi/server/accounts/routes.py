"""Doors to people: guests, accounts, and how one comes in."""

import contextlib
from typing import Any

from litestar import Controller, Request, delete, get, patch, post
from litestar.params import FromQuery, JSONBody
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from guanxi.core.languages import first_met, languages
from guanxi.server.accounts import people, told
from guanxi.server.accounts.calling import call
from guanxi.server.accounts.choices import Choices, stored_as
from guanxi.server.accounts.leaving import leave_for_good
from guanxi.server.accounts.limits import limited
from guanxi.server.accounts.passwords import checked_password, plain
from guanxi.server.accounts.people import Person, add_guest
from guanxi.server.accounts.sessions import IN_PERSON, in_person, pass_of, sign_in, somebody
from guanxi.server.accounts.tokens import API, RESET, RETURN, hashed, revoke_all, use_up, valid
from guanxi.server.accounts.upkeep import end_sockets
from guanxi.server.accounts.writing import checked_name
from guanxi.server.house import House, TheHouse
from guanxi.server.language import SITE, wishes_of
from guanxi.server.problems import Problem
from guanxi.server.saying import sentence

AnyRequest = Request[Any, Any, Any]
PUBLIC = {"public": True}


class Accounts(Controller):
    """People."""

    path = "/api"
    tags = ("people",)

    @post("/guests", summary="Play as a guest", opt=PUBLIC, middleware=[limited("guests", 100, "hour")])
    async def guest(self, request: AnyRequest, house: TheHouse, data: JSONBody[told.NewGuest]) -> told.Me:
        """A name, and one can play. Notices come in the language of the browser, until another is chosen."""
        settings = stored_as(Choices(language=first_met(wishes_of(request), languages(SITE))))
        person = await house.database.write(add_guest, checked_name(data.name), house.now(), settings)
        sign_in(request, person)
        return told.me_of(person)

    @get("/me", summary="Who am I?")
    async def me(self, request: AnyRequest, house: TheHouse) -> told.Me:
        """Whoever asks."""
        return told.me_of(await somebody(request, house))

    @patch("/me", summary="Take another name")
    async def rename(self, request: AnyRequest, house: TheHouse, data: JSONBody[told.NewName]) -> told.Me:
        """An account signs in with the new one from then on."""
        person = await somebody(request, house)
        person = await _unless_taken(house, people.rename, person.id, checked_name(data.name))
        call(house, person.id, person.name)
        return told.me_of(person)

    @post(
        "/return",
        summary="Come back by a link",
        opt=PUBLIC,
        status_code=200,
        middleware=[limited("return", 30, "minute")],
    )
    async def come_back(self, request: AnyRequest, house: TheHouse, data: JSONBody[told.Return]) -> told.Me:
        """The browser from which this is asked belongs to the owner of the link from then on."""
        return told.me_of(await returned(request, house, data.token))

    @post("/accounts", summary="Make an account", opt=PUBLIC, middleware=[limited("accounts", 20, "hour")])
    async def account(self, request: AnyRequest, house: TheHouse, data: JSONBody[told.NewAccount]) -> told.Me:
        """A guest who is signed in becomes the account, and keeps seats and games; otherwise it is a new one."""
        guest = await in_person(request, house) if await pass_of(request, house) else None
        if guest and guest.login is not None:
            raise Problem("forbidden", sentence("account-already"))
        name = checked_name(data.name)
        password = await house.passwords.hashed(checked_password(data.password, name))
        ident = guest.id if guest else None
        person = await _unless_taken(house, people.add_account, ident, name, password, house.now())
        call(house, person.id, person.name)
        sign_in(request, person)
        return told.me_of(person)

    @post("/login", summary="Sign in", opt=PUBLIC, status_code=200, middleware=[limited("password", 10, "minute")])
    async def login(self, request: AnyRequest, house: TheHouse, data: JSONBody[told.Login]) -> told.Me:
        """With name and password; whoever is unknown is told the same, and as late, as with a wrong password."""
        known = await house.database.read(people.by_login, _safe(data.name))
        stored = known[1] if known else None
        fits = await house.passwords.fits(stored, data.password)
        if known is None or stored is None or not fits:
            raise Problem("wrong_password")
        if house.passwords.is_old(stored):
            await _renew(house, known[0], stored, data.password)
        sign_in(request, known[0])
        return told.me_of(known[0])

    @post("/logout", summary="Sign out", opt=PUBLIC, status_code=204)
    async def logout(self, request: AnyRequest, house: TheHouse, everywhere: FromQuery[bool] = False) -> None:
        """Here, or in all browsers. A guest comes back by a return link only."""
        if everywhere:
            person = await in_person(request, house)
            await house.database.write(people.end_sessions, person.id)
            await end_sockets(house)
        request.clear_session()

    @post(
        "/me/password",
        summary="Change my password",
        opt=IN_PERSON,
        status_code=200,
        middleware=[limited("password", 10, "minute")],
    )
    async def change(self, request: AnyRequest, house: TheHouse, data: JSONBody[told.NewPassword]) -> told.Me:
        """All other sessions and all return links end; tokens of programs stay until they are revoked."""
        person = await in_person(request, house)
        new = checked_password(data.password, person.name)
        await _check_password(house, person, data.old)
        changed = await house.database.write(_change, person.id, await house.passwords.hashed(new), (RETURN, RESET))
        sign_in(request, changed)
        await end_sockets(house)
        return told.me_of(changed)

    @post(
        "/reset", summary="Set a new password", opt=PUBLIC, status_code=200, middleware=[limited("reset", 10, "minute")]
    )
    async def reset(self, request: AnyRequest, house: TheHouse, data: JSONBody[told.Reset]) -> told.Me:
        """With a token from the operator, once. All sessions, return links and tokens of programs end."""
        return told.me_of(await reset_by(request, house, data.token, data.password))

    @delete("/me", summary="Remove me", opt=IN_PERSON, middleware=[limited("password", 10, "minute")])
    async def remove(self, request: AnyRequest, house: TheHouse, data: JSONBody[told.Goodbye | None] = None) -> None:
        """Everything personal goes, seats are given up and become anonymous; the games of others stay."""
        person = await in_person(request, house)
        if person.login is not None:
            await _check_password(house, person, data.password if data else "")
        await leave_for_good(house, person.id)
        request.clear_session()


async def reset_by(request: AnyRequest, house: House, token: str, password: str) -> Person:
    """Set a new password with a token from the operator."""
    known = await house.database.read(valid, hashed(token), RESET)
    if known is None:
        raise Problem("bad_token")
    new = await house.passwords.hashed(checked_password(password, known.person.name))
    changed = await house.database.write(_reset, hashed(token), new)
    sign_in(request, changed)
    await end_sockets(house)
    return changed


async def returned(request: AnyRequest, house: House, token: str) -> Person:
    """Sign in the owner of a return link."""
    known = await house.database.read(valid, hashed(token), RETURN)
    if known is None:
        raise Problem("bad_token")
    house.diary.used(known.hash, known.used, house.now())
    sign_in(request, known.person)
    return known.person


async def _unless_taken(house: House, deed: Any, *args: Any) -> Person:
    """Another process may have given away the same name at the same moment: the database decides."""
    try:
        person: Person = await house.database.write(deed, *args)
    except IntegrityError:
        raise Problem("name_taken") from None
    return person


async def _renew(house: House, person: Person, stored: str, password: str) -> None:
    """Hash it with today's parameters; if there is no time now, the next login does."""
    with contextlib.suppress(Problem):
        await house.database.write(people.rehash, person.id, stored, await house.passwords.hashed(plain(password)))


async def _check_password(house: House, person: Person, password: str) -> None:
    if person.login is None:
        raise Problem("forbidden", sentence("guest-no-password"))
    stored = await house.database.read(people.password_of, person.id)
    if not await house.passwords.fits(stored, password):
        raise Problem("wrong_password")


def _safe(name: str) -> str:
    """A name to look for; what cannot be a name is nobody's."""
    try:
        return checked_name(name)
    except Problem:
        return ""


def _change(connection: Connection, person: str, password: str, ends: tuple[str, ...]) -> Person:
    revoke_all(connection, person, ends)
    return people.set_password(connection, person, password)


def _reset(connection: Connection, digest: str, password: str) -> Person:
    person = use_up(connection, digest, RESET)
    return _change(connection, person.id, password, (RETURN, RESET, API))
