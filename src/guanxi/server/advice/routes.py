"""Doors to advice. Whoever asks gets what follows from what they may know; a spectator what a spectator may."""

from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, get, post
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from guanxi.core.events import EVERYBODY
from guanxi.core.game import View
from guanxi.core.table import Table
from guanxi.core.text import read_by
from guanxi.server import answers as a
from guanxi.server import messages as m
from guanxi.server import retelling, telling
from guanxi.server.accounts.sessions import somebody
from guanxi.server.advice import drafting, looking_ahead, refusing, spelling_out, thinking
from guanxi.server.archive.past import MoveIfAny, eyes
from guanxi.server.problems import Problem
from guanxi.server.saying import sentence
from guanxi.server.tables.looking import Look, TheHouse, look

AnyRequest = Request[Any, Any, Any]
Looking = NamedDependency[Look]
Gesture = Annotated[
    list[m.Line], QueryParameter(min_items=1, max_items=64, description="numbers or lines of notation, in order")
]


Before = Annotated[
    list[m.Line] | None, QueryParameter(max_items=64, description="drafted before it: numbers or lines, in order")
]


class Draft(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A gesture that is not made yet."""

    actions: m.Told


class Drafting(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What was put down so far, in order; nothing yet is a draft as well."""

    actions: Annotated[list[m.ActionNumber | m.Line], msgspec.Meta(max_length=64)] = []


def known_after(look: Look, draft: list[str] | None) -> Table:
    """What the asked seat knows, after a draft if there is one: Refused if that cannot be, Problem if nobody knows."""
    table = telling.known(look.sitting, look.asked, look.language)
    told = refusing.actions_of(table, draft or [], least=0)
    kept = drafting.carry_out(table, look.viewer, told, look.language)
    if drafting.before_news(table, look.viewer, kept) is not None:
        raise Problem("bad_value", sentence("draft-reveals"))
    return table


def seen(look: Look, move: int | None) -> View:
    """What somebody knows now, or knew after a move."""
    if move is None:
        return telling.seen(look.sitting, look.viewer)
    return retelling.seen_then(look.table, look.viewer, move)


class Advice(Controller):
    """Asked before a decision."""

    path = "/api/tables/{table:str}"
    tags = ("advice",)
    dependencies = {"look": Provide(look)}  # noqa: RUF012, so Litestar wants it

    @get("/choices", summary="What I may do", opt={"public": True})
    async def choices(self, house: TheHouse, look: Looking, draft: Before = None) -> a.ChoicesTold:
        """Every action that is allowed now, or after a draft: its number, its line, as data, and in words."""
        house.counter.limit("easy", look.key)
        table = known_after(look, draft)
        asked = drafting.asked_now(table) == look.viewer
        found = looking_ahead.choices(table, look.viewer, look.language) if asked else []
        return a.ChoicesTold(look.sitting.number, look.viewer, found)

    @get("/why-not", summary="Why is this not allowed?", opt={"public": True})
    async def why_not(self, house: TheHouse, look: Looking, action: Gesture, draft: Before = None) -> a.WhyNot:
        """Title, clause, facts and ways out, for one action or for several that belong together; also after a draft."""
        house.counter.limit("easy", look.key)
        table = known_after(look, draft)
        before = known_after(look, None) if draft else table
        return refusing.why_not(table, look.viewer, action, look.sitting.number, look.language, before)

    @get("/why-not/all", summary="Why is all the rest not allowed?", opt={"public": True})
    async def why_not_all(self, house: TheHouse, look: Looking, draft: Before = None) -> a.Reasons:
        """A reason for every action that is not; also after a draft."""
        house.counter.limit("hard", look.key)
        number, table = look.sitting.number, known_after(look, draft)
        return a.Reasons(number, await refusing.all_reasons(table, look.viewer, look.language))

    @get("/prospects", summary="What comes by itself", opt={"public": True})
    async def prospects(self, house: TheHouse, look: Looking, move: MoveIfAny = None) -> a.Prospects:
        """As far as I can know, now or after a move; what is resolved in steps comes with them."""
        house.counter.limit("easy", look.key)
        s, view = look.sitting, seen(look, move)
        names = read_by(look.table.names_in(s.game.rules.shown(view)), look.viewer)
        return a.Prospects(s.number, look.viewer, looking_ahead.prospects(s.game, view, names, look.language))

    @get("/details", summary="What a closer look shows", opt={"public": True})
    async def details(self, house: TheHouse, look: Looking, move: MoveIfAny = None) -> a.Details:
        """What each part of the board is worth to everybody, as far as I can know; data of the game's own."""
        house.counter.limit("easy", look.key)
        s = look.sitting
        return a.Details(s.number, look.viewer, dict(s.game.foresight.details(seen(look, move))))

    @post("/preview", summary="What a draft would change", status_code=200, opt={"public": True})
    async def preview(self, house: TheHouse, look: Looking, data: JSONBody[Draft]) -> a.Previewed:
        """Nothing is done; what would be refused is refused."""
        house.counter.limit("easy", look.key)
        s, seat = look.sitting, look.asked
        table = telling.known(s, seat, look.language)
        actions = refusing.actions_of(table, data.actions)
        return a.Previewed(s.number, looking_ahead.preview(table, seat, actions, look.language))

    @post("/draft", summary="The table after a draft", status_code=200, opt={"public": True})
    async def draft(self, house: TheHouse, look: Looking, data: JSONBody[Drafting]) -> a.Drafted:
        """What I would see, what may come next, and what would change. Nothing is done; what would be refused is."""
        house.counter.limit("easy", look.key)
        s, seat = look.sitting, look.asked
        table = telling.known(s, seat, look.language)
        actions = refusing.actions_of(table, data.actions, least=0)
        return drafting.drafted(table, seat, actions, s.number, look.language)

    @get("/standings", summary="If it ended now", opt={"public": True})
    async def standings(self, house: TheHouse, look: Looking, move: MoveIfAny = None) -> a.Standings:
        """Everybody's points by source, as far as I can know, now or after a move; and what decides between equals."""
        house.counter.limit("easy", look.key)
        s, shown = look.sitting, look.sitting.game.rules.shown(seen(look, move))
        return looking_ahead.standings(s.game, shown, look.table.names_in(shown), look.language, s.number, look.viewer)

    @get("/text", summary="The table in words", opt={"public": True})
    async def text(
        self, house: TheHouse, look: Looking, move: MoveIfAny = None, open: FromQuery[bool] = False
    ) -> a.TextTold:
        """Facts, players and all else in tables, for any game, now or after a move; and as a terminal draws it."""
        house.counter.limit("easy", look.key)
        s, table, viewer = look.sitting, look.table, eyes(look, open)
        if viewer == EVERYBODY:
            shown = retelling.position(table, len(table.actions) if move is None else move)
        else:
            shown = s.game.rules.shown(seen(look, move))
        told = (s.game, shown, viewer, table.names_in(shown), look.language)
        return a.TextTold(s.number, viewer, spelling_out.spelt_out(*told), spelling_out.drawing(*told))

    @post("/hint", summary="What would a strong player do?", status_code=200)
    async def hint(self, request: AnyRequest, house: TheHouse, look: Looking, draft: Before = None) -> a.HintTold:
        """How to go on, also after a draft. Only where all others are computer players."""
        person = await somebody(request, house)
        return await thinking.hint(house, look, person.id, known_after(look, draft))

    @get("/why/{number:int}", summary="Why did a computer player move?", opt={"public": True})
    async def why(self, house: TheHouse, look: Looking, number: FromPath[int]) -> a.WhyTold:
        """In a sentence: while the game runs, what a spectator could tell, if the table chose that."""
        house.counter.limit("easy", look.key)
        return await thinking.why(house, look, number)
