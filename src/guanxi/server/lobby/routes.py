"""Doors to the lobby: make, find, join, leave and start tables."""

from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, get, post
from msgspec import Meta

from guanxi.server import messages as m
from guanxi.server import telling
from guanxi.server.accounts.blocks import check_company
from guanxi.server.accounts.sessions import person_of, somebody
from guanxi.server.house import House
from guanxi.server.lobby.making import BotSeat, MySeat, NewSeat, NewTable, check_bot, new_entry, store
from guanxi.server.problems import Problem
from guanxi.server.tables import deeds
from guanxi.server.tables import entries as e
from guanxi.server.tables.access import check_visible
from guanxi.server.tables.live_table import LiveTable

AnyRequest = Request[Any, Any, Any]
Hex = Annotated[str, Meta(min_length=1, max_length=64, pattern="^[0-9a-f]+$")]
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

    @post("/", summary="Set up a table")
    async def make(self, request: AnyRequest, house: House, data: NewTable) -> TableTold:
        """A new table; whoever makes it sits at the seats of kind `me`."""
        person = await somebody(request, house)
        key = request.headers.get("idempotency-key", "") or deeds.new_key()
        created = new_entry(data, person)
        table = await house.database.write(store, house.database, created, key)
        return told(await house.tables.get(table), person.id, house)

    @get("/{table:str}", summary="One table", opt={"public": True})
    async def one(self, request: AnyRequest, house: House, table: str, invitation: str = "") -> TableTold:
        """What is agreed and who plays."""
        person = await person_of(request, house)
        live = await house.tables.get(table)
        check_visible(live.sitting, person.id if person else None, invitation, house)
        return told(live, person.id if person else None, house)

    @post("/{table:str}/join", summary="Sit down", status_code=200)
    async def join(self, request: AnyRequest, house: House, table: str, data: Join) -> TableTold:
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
    async def leave(self, request: AnyRequest, house: House, table: str, data: Leave) -> TableTold:
        """Make the seat free again."""
        person = await somebody(request, house)
        live = await house.tables.get(table)
        await live.do(deeds.leave_seat(data.place), person.id)
        return told(live, person.id, house)

    @post("/{table:str}/seats", summary="Put somebody at a place", status_code=200)
    async def put(self, request: AnyRequest, house: House, table: str, data: Put) -> TableTold:
        """The host changes who sits where, before the game begins."""
        person = await somebody(request, house)
        live = await house.tables.get(table)
        if isinstance(data.seat, BotSeat):
            check_bot(data.seat.bot, live.sitting.game)
            chair = e.Chair(bot=data.seat.bot)
        else:
            chair = e.Chair(person=person.id) if isinstance(data.seat, MySeat) else e.Chair()
        await live.do(deeds.set_chair(data.place, chair), person.id)
        return told(live, person.id, house)

    @post("/{table:str}/start", summary="Begin", status_code=200)
    async def start(self, request: AnyRequest, house: House, table: str, data: Begin) -> TableTold:
        """Begin the game, when all seats are taken."""
        person = await somebody(request, house)
        live = await house.tables.get(table)
        if data.number and live.sitting.places_of(person.id):
            await live.do(deeds.add_number(None, data.number), person.id)
        await live.do(deeds.start(), person.id)
        return told(live, person.id, house)


def check_seated(live: LiveTable, person: str) -> None:
    """Problem if somebody has no seat."""
    if not live.sitting.places_of(person):
        raise Problem("not_seated")
