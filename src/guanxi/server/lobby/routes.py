"""Doors to the lobby: make, find, join, leave and start tables."""

import asyncio
from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, get, post
from litestar.params import FromPath, JSONBody
from msgspec import Meta

from guanxi.server import messages as m
from guanxi.server import telling
from guanxi.server.accounts.blocks import check_company, company
from guanxi.server.accounts.people import Person
from guanxi.server.accounts.sessions import person_of, somebody
from guanxi.server.accounts.sleeping import sleeps_of
from guanxi.server.bots import levels
from guanxi.server.house import House, TheHouse
from guanxi.server.lobby import listing
from guanxi.server.lobby.listing import Listed
from guanxi.server.lobby.making import BotSeat, MySeat, NewSeat, NewTable, again, chair_of, new_entry, store
from guanxi.server.problems import Problem
from guanxi.server.queries import Before, GameName, Invitation
from guanxi.server.tables import deeds
from guanxi.server.tables import entries as e
from guanxi.server.tables.access import check_visible
from guanxi.server.tables.live_table import LiveTable
from guanxi.server.tables.sitting import OVER

AnyRequest = Request[Any, Any, Any]
Hex = Annotated[str, Meta(min_length=1, max_length=64, pattern="^[0-9a-f]+" + m.END)]
Place = Annotated[int, Meta(ge=0, le=15)]


class TableTold(msgspec.Struct, frozen=True):
    """A table as one person sees it."""

    info: m.TableInfo
    places: list[int]  # mine
    seats: list[int]  # mine, in the game
    invitation: str | None = None  # the link for others, for whoever sits there


class Join(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where, and with which number of one's own for the shuffle."""

    place: Place | None = None
    number: Hex | None = None
    invitation: Annotated[str, Meta(max_length=64)] = ""


class Leave(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which of one's places."""

    place: Place | None = None


class Begin(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """With which number of one's own for the shuffle."""

    number: Hex | None = None


class Put(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who shall sit somewhere."""

    place: Place
    seat: NewSeat


def told(live: LiveTable, person: str | None, house: House) -> TableTold:
    """A table as one person sees it."""
    s = live.sitting
    places = s.places_of(person)
    link = f"{house.settings.public_url}/t/{s.id}?invitation={house.invitation(s.id)}"
    shown = link if places or (person and person == s.host) else None
    return TableTold(telling.info(s), places, [s.seat_of(place) for place in places], shown)


class Lobby(Controller):
    """Tables to be found and made."""

    path = "/api/tables"
    tags = ("lobby",)

    @get("/", summary="Tables that wait for players", opt={"public": True})
    async def open(
        self,
        request: AnyRequest,
        house: TheHouse,
        game: GameName = None,
        before: Before = None,
    ) -> list[Listed]:
        """Public ones, the newest first; `before` is the `changed` of the last one that is known."""
        person = await person_of(request, house)
        return await house.database.read(listing.open_tables, person.id if person else None, game, before)

    @get("/running", summary="Tables to watch", opt={"public": True})
    async def running(
        self,
        request: AnyRequest,
        house: TheHouse,
        game: GameName = None,
        before: Before = None,
    ) -> list[Listed]:
        """Public ones at which a game is being played."""
        person = await person_of(request, house)
        return await house.database.read(listing.running_tables, person.id if person else None, game, before)

    @get("/mine", summary="My tables")
    async def mine(self, request: AnyRequest, house: TheHouse, before: Before = None) -> list[Listed]:
        """Those that wait for me first."""
        person = await somebody(request, house)
        return await house.database.read(listing.my_tables, person.id, before)

    @post("/", summary="Set up a table")
    async def make(self, request: AnyRequest, house: TheHouse, data: JSONBody[NewTable]) -> TableTold:
        """A new table; whoever makes it sits at the seats of kind `me`."""
        person = await somebody(request, house)
        house.limit(house.making_limits, person.id)
        return await self._made(house, person, await asyncio.to_thread(new_entry, data, person))

    @post("/{table:str}/rematch", summary="Once more, with the same people")
    async def rematch(self, request: AnyRequest, house: TheHouse, table: FromPath[str]) -> TableTold:
        """A new table with the same terms. Everybody moves up one place, and is invited: the seat is theirs to leave.

        Seats of people who have gone, or who have blocked each other since, are open.
        """
        person = await somebody(request, house)
        live = await known(house, table, person.id)
        check_seated(live, person.id)
        if live.sitting.status != OVER:
            raise Problem("not_over")
        house.limit(house.making_limits, person.id)
        others = [chair.person for chair in live.sitting.chairs if chair.person]
        kept = await house.database.read(company, person.id, others)
        return await self._made(house, person, again(live.sitting, person.id, kept))

    async def _made(self, house: House, person: Person, created: e.Created) -> TableTold:
        table = await house.database.write(store, house.database, created, deeds.new_key())
        live = await house.tables.get(table)
        house.invite(live, person.id)
        return told(live, person.id, house)

    @post("/{table:str}/dismiss", summary="No longer among my tables", status_code=200)
    async def dismiss(self, request: AnyRequest, house: TheHouse, table: FromPath[str]) -> TableTold:
        """A table that is over; it stays in the archive."""
        person = await somebody(request, house)
        live = await known(house, table, person.id)
        check_seated(live, person.id)
        if live.sitting.status != OVER:
            raise Problem("not_over")
        await house.database.write(listing.dismiss, table, person.id)
        return told(live, person.id, house)

    @get("/{table:str}", summary="One table", opt={"public": True})
    async def one(
        self, request: AnyRequest, house: TheHouse, table: FromPath[str], invitation: Invitation = ""
    ) -> TableTold:
        """What is agreed and who plays."""
        person = await person_of(request, house)
        live = await house.tables.current(table)
        check_visible(live.sitting, person.id if person else None, invitation, house)
        return told(live, person.id if person else None, house)

    @post("/{table:str}/join", summary="Sit down", status_code=200)
    async def join(self, request: AnyRequest, house: TheHouse, table: FromPath[str], data: JSONBody[Join]) -> TableTold:
        """Take a free seat, and add a number of one's own to the shuffle."""
        person = await somebody(request, house)
        live = await house.tables.get(table)
        check_visible(live.sitting, person.id, data.invitation, house)
        await house.database.read(check_company, person.id, live.sitting.persons() | {live.sitting.host})
        live.sitting.called[person.id] = person.name
        await live.do(deeds.take_seat(data.place, person.id), person.id)
        if data.number:
            await live.do(deeds.add_number(data.place, data.number), person.id)
        return told(live, person.id, house)

    @post("/{table:str}/leave", summary="Leave before the game begins", status_code=200)
    async def leave(
        self, request: AnyRequest, house: TheHouse, table: FromPath[str], data: JSONBody[Leave]
    ) -> TableTold:
        """Make the seat free again."""
        person = await somebody(request, house)
        live = await known(house, table, person.id)
        await live.do(deeds.leave_seat(data.place), person.id)
        return told(live, person.id, house)

    @post("/{table:str}/seats", summary="Put somebody at a place", status_code=200)
    async def put(self, request: AnyRequest, house: TheHouse, table: FromPath[str], data: JSONBody[Put]) -> TableTold:
        """The host changes who sits where, before the game begins."""
        person = await somebody(request, house)
        live = await known(house, table, person.id)
        if isinstance(data.seat, BotSeat):
            await asyncio.to_thread(levels.check, data.seat.bot, live.sitting.game)
        elif isinstance(data.seat, MySeat):
            await house.database.read(check_company, person.id, live.sitting.persons())
        chair = chair_of(data.seat, person.id)
        await live.do(deeds.set_chair(data.place, chair), person.id)
        return told(live, person.id, house)

    @post("/{table:str}/start", summary="Begin", status_code=200)
    async def start(
        self, request: AnyRequest, house: TheHouse, table: FromPath[str], data: JSONBody[Begin]
    ) -> TableTold:
        """Begin the game, when all seats are taken."""
        person = await somebody(request, house)
        live = await known(house, table, person.id)
        if data.number and live.sitting.places_of(person.id):
            await live.do(deeds.add_number(None, data.number), person.id)
        sleeps = await house.database.read(sleeps_of, live.sitting.persons())
        await live.do(deeds.start(sleeps), person.id)
        return told(live, person.id, house)


async def known(house: House, table: str, person: str) -> LiveTable:
    """A table that somebody has to do with, or that everybody may see; Problem if there is none such."""
    live = await house.tables.get(table)
    check_visible(live.sitting, person, "", house)
    return live


def check_seated(live: LiveTable, person: str) -> None:
    """Problem if somebody has no seat."""
    if not live.sitting.places_of(person):
        raise Problem("not_seated")
