"""Doors to chat and notes of a table."""

from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, get, post, put
from litestar.params import FromPath, JSONBody
from msgspec import Meta

from guanxi.server import messages as m
from guanxi.server.accounts.people import Person
from guanxi.server.accounts.sessions import person_of, somebody
from guanxi.server.bodies import strictly
from guanxi.server.house import TheHouse
from guanxi.server.problems import Problem
from guanxi.server.queries import After, Invitation
from guanxi.server.saying import sentence
from guanxi.server.social import chat
from guanxi.server.tables.access import check_visible
from guanxi.server.tables.live_table import LiveTable

AnyRequest = Request[Any, Any, Any]


class NewLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What to say."""

    text: Annotated[str, Meta(min_length=1, max_length=2000)]


class Note(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """For my eyes only."""

    text: Annotated[str, Meta(max_length=10_000)]


class Read(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """I have read up to this line."""

    number: m.Number


class Mute(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Do I want to see chat here?"""

    muted: bool


class Chat(msgspec.Struct, frozen=True):
    """What was said, and how far I have read."""

    lines: list[chat.Said]
    read: int
    muted: bool


class Social(Controller):
    """Chat and notes."""

    path = "/api/tables/{table:str}"
    tags = ("chat",)

    @get("/chat", summary="What was said", opt={"public": True})
    async def read(
        self,
        request: AnyRequest,
        house: TheHouse,
        table: FromPath[str],
        after: After = 0,
        invitation: Invitation = "",
    ) -> Chat:
        """For who sits there; for others only where the table chose that."""
        person = await person_of(request, house)
        who = person.id if person else None
        live = await house.tables.get(table)
        check_visible(live.sitting, who, invitation, house)
        if not live.sitting.places_of(who) and not live.sitting.terms.chat_open:
            raise Problem("forbidden", sentence("chat-for-seated"))
        lines = await house.database.read(chat.lines, table, who, after)
        _, read, muted = await house.database.read(chat.get_private, table, who or "")
        return Chat(lines, read, muted)

    @post("/chat", summary="Say something")
    async def say(
        self, request: AnyRequest, house: TheHouse, table: FromPath[str], data: JSONBody[NewLine]
    ) -> chat.Said:
        """To those who sit at the table."""
        person, live = await _seated(request, house, table)
        text = chat.checked_text(data.text)
        house.chat_limits.take(person.id)
        house.counts.chat += 1
        return await house.say(live, person.id, text)

    @put("/chat/read", summary="I have read it")
    async def mark(self, request: AnyRequest, house: TheHouse, table: FromPath[str], data: JSONBody[Read]) -> Read:
        """Up to a line."""
        person, _ = await _seated(request, house, table)
        await house.database.write(chat.set_private, table, person.id, read=data.number)
        return data

    @put("/chat/mute", summary="Show me no chat here")
    async def mute(self, request: AnyRequest, house: TheHouse, table: FromPath[str], data: JSONBody[Mute]) -> Mute:
        """Or do."""
        person, _ = await _seated(request, house, table)
        data = await strictly(request, data)
        await house.database.write(chat.set_private, table, person.id, muted=data.muted)
        return data

    @get("/note", summary="My note")
    async def note(self, request: AnyRequest, house: TheHouse, table: FromPath[str]) -> Note:
        """For my eyes only."""
        person = await somebody(request, house)
        return Note((await house.database.read(chat.get_private, table, person.id))[0])

    @put("/note", summary="Write my note")
    async def write(self, request: AnyRequest, house: TheHouse, table: FromPath[str], data: JSONBody[Note]) -> Note:
        """For my eyes only."""
        person, _ = await _seated(request, house, table)
        if "\x00" in data.text:
            raise Problem("bad_value", sentence("notes-are-text"), field="text")
        await house.database.write(chat.set_private, table, person.id, note=data.text)
        return data


async def _seated(request: AnyRequest, house: TheHouse, table: str) -> tuple[Person, LiveTable]:
    person = await somebody(request, house)
    live = await house.tables.get(table)
    check_visible(live.sitting, person.id, "", house)
    if not live.sitting.places_of(person.id):
        raise Problem("not_seated")
    return person, live
