"""Doors to a table: look, move, take back, resign. The same deeds as on the socket."""

import time
from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, get, post
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.response import Response
from msgspec import Meta

from guanxi.server import messages as m
from guanxi.server import telling
from guanxi.server.accounts.sessions import person_of, somebody
from guanxi.server.caching import kept
from guanxi.server.house import TheHouse
from guanxi.server.language import language_of
from guanxi.server.lexicon import layout_of, lexicon_of
from guanxi.server.queries import Cursor, Invitation, SeatAsked
from guanxi.server.tables import deeds
from guanxi.server.tables.access import check_visible

AnyRequest = Request[Any, Any, Any]
MISSED = ResponseSpec(list[m.Update | m.Fresh], description="In order", generate_examples=False)  # told as bytes
BOARD = ResponseSpec(dict[str, Any], description="The game's own", generate_examples=False)


class Gesture(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Actions that belong together, by number or in notation, for a version of the table."""

    number: m.Number
    actions: m.Told
    key: m.Key | None = None
    seat: m.SeatNumber | None = None


class Undo(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many of one's own last actions."""

    number: m.Number
    count: Annotated[int, Meta(ge=1, le=64)] = 1
    seat: m.SeatNumber | None = None


class TakeBack(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Back to the position after so many actions."""

    to: m.Number
    seat: m.SeatNumber | None = None


class Vote(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Yes or no."""

    agree: bool


class Which(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which of one's seats."""

    seat: m.SeatNumber | None = None


class GiveTime(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whom, and from which of one's seats."""

    to: m.SeatNumber
    seat: m.SeatNumber | None = None


class Tables(Controller):
    """Playing."""

    path = "/api/tables/{table:str}"
    tags = ("table",)

    @get("/view", summary="The table as I may see it", opt={"public": True})
    async def view(
        self,
        request: AnyRequest,
        house: TheHouse,
        table: FromPath[str],
        seat: SeatAsked = None,
        watch: FromQuery[bool] = False,
        invitation: Invitation = "",
    ) -> m.Fresh:
        """A fresh view, as of now."""
        person = await person_of(request, house)
        live = await house.tables.current(table)
        who = person.id if person else None
        check_visible(live.sitting, who, invitation, house)
        return telling.fresh_told(live.sitting, telling.viewer_for(live.sitting, who, seat, watch))

    @get("/updates", summary="What I missed", opt={"public": True}, responses={200: MISSED})
    async def updates(
        self,
        request: AnyRequest,
        house: TheHouse,
        table: FromPath[str],
        cursor: Cursor,
        seat: SeatAsked = None,
        watch: FromQuery[bool] = False,
        invitation: Invitation = "",
    ) -> Response[list[m.Update | m.Fresh]]:
        """The updates after a number, or one fresh view if they are too many."""
        person = await person_of(request, house)
        live = await house.tables.current(table)
        who = person.id if person else None
        check_visible(live.sitting, who, invitation, house)
        viewer = telling.viewer_for(live.sitting, who, seat, watch)
        body: Any = b"[" + b",".join(telling.since(live, viewer, cursor)) + b"]"  # encoded already
        return Response(body, media_type="application/json")

    @get("/lexicon", summary="What the numbers mean", opt={"public": True})
    async def lexicon(
        self, request: AnyRequest, house: TheHouse, table: FromPath[str], invitation: Invitation = ""
    ) -> dict[str, Any]:
        """The kinds of actions and events and the fields of views of this table's game."""
        person = await person_of(request, house)
        live = await house.tables.current(table)
        check_visible(live.sitting, person.id if person else None, invitation, house)
        return lexicon_of(live.sitting.game, live.sitting.state)

    @get("/board", summary="What the board is drawn from", opt={"public": True}, responses={200: BOARD})
    async def board(
        self, request: AnyRequest, house: TheHouse, table: FromPath[str], invitation: Invitation = ""
    ) -> Response[dict[str, Any]]:
        """The game's own drawing data, whatever lies on the board: the same throughout a game."""
        person = await person_of(request, house)
        live = await house.tables.current(table)
        check_visible(live.sitting, person.id if person else None, invitation, house)
        return kept(request, await layout_of(live.sitting.game, live.sitting.state), "application/json")

    @post("/moves", summary="Move", status_code=200)
    async def move(
        self, request: AnyRequest, house: TheHouse, table: FromPath[str], data: JSONBody[Gesture]
    ) -> m.Accepted:
        """A gesture, whole or not at all. With the same key it is made once, however often it is sent."""
        language = language_of(request, (await house.tables.get(table)).sitting.game, "")
        deed = deeds.move(data.seat, data.actions, language)
        return await self._do(request, house, table, deed, data.number, data.key)

    @post("/undo", summary="Take back within my turn", status_code=200)
    async def undo(
        self, request: AnyRequest, house: TheHouse, table: FromPath[str], data: JSONBody[Undo]
    ) -> m.Accepted:
        """My own last actions, as long as nothing was revealed since."""
        return await self._do(request, house, table, deeds.undo(data.seat, data.count), data.number)

    @post("/take-back", summary="Ask to go back", status_code=200)
    async def take_back(
        self, request: AnyRequest, house: TheHouse, table: FromPath[str], data: JSONBody[TakeBack]
    ) -> m.Accepted:
        """Ask all other persons; any move cancels it, and no answer in time is a no."""
        return await self._do(request, house, table, deeds.ask_back(data.seat, data.to))

    @post("/vote", summary="Answer a request", status_code=200)
    async def vote(
        self, request: AnyRequest, house: TheHouse, table: FromPath[str], data: JSONBody[Vote]
    ) -> m.Accepted:
        """Agree or refuse."""
        return await self._do(request, house, table, deeds.vote(data.agree))

    @post("/resign", summary="Give up", status_code=200)
    async def resign(
        self, request: AnyRequest, house: TheHouse, table: FromPath[str], data: JSONBody[Which]
    ) -> m.Accepted:
        """A computer player goes on for the seat."""
        return await self._do(request, house, table, deeds.resign(data.seat))

    @post("/return", summary="Take my seat again", status_code=200)
    async def come_back(
        self, request: AnyRequest, house: TheHouse, table: FromPath[str], data: JSONBody[Which]
    ) -> m.Accepted:
        """After a computer player has played for it."""
        return await self._do(request, house, table, deeds.come_back(data.seat))

    @post("/give-time", summary="Give somebody time", status_code=200)
    async def give_time(
        self, request: AnyRequest, house: TheHouse, table: FromPath[str], data: JSONBody[GiveTime]
    ) -> m.Accepted:
        """A day, an hour or a minute, as the clock is; nobody gets beyond twice what they had at the start."""
        return await self._do(request, house, table, deeds.give_time(data.seat, data.to))

    async def _do(
        self,
        request: AnyRequest,
        house: TheHouse,
        table: str,
        deed: deeds.Deed,
        number: int | None = None,
        key: str | None = None,
    ) -> m.Accepted:
        person = await somebody(request, house)
        live = await house.tables.get(table)
        check_visible(live.sitting, person.id, "", house)
        began = time.perf_counter()
        try:
            return m.Accepted(table, await live.do(deed, person.id, key or "", number), key or "")
        finally:
            house.counts.moves.add(time.perf_counter() - began)
