"""Doors to lessons and to advice in free play."""

import asyncio
from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, get, post
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath, JSONBody, QueryParameter
from msgspec import Meta

from guanxi.core.errors import InputError
from guanxi.core.gesture import as_told
from guanxi.core.lessons.lesson import lesson_of
from guanxi.server import answers as a
from guanxi.server import telling
from guanxi.server.accounts.sessions import somebody
from guanxi.server.advice import refusing
from guanxi.server.advice.routes import Before, known_after
from guanxi.server.language import Language, language_of
from guanxi.server.learn import advising, guiding
from guanxi.server.learn.making import lesson_entry
from guanxi.server.lobby.making import known_game, store
from guanxi.server.lobby.routes import TableTold
from guanxi.server.lobby.routes import told as table_told
from guanxi.server.problems import Problem
from guanxi.server.tables import deeds
from guanxi.server.tables.looking import Look, TheHouse, look

AnyRequest = Request[Any, Any, Any]
Looking = NamedDependency[Look]
Id = Annotated[str, Meta(min_length=1, max_length=40, pattern="^[a-z0-9-]+$")]
Known = Annotated[list[Id] | None, QueryParameter(max_items=40, description="ideas that I know already")]


class Taken(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which lesson."""

    game: Annotated[str, Meta(min_length=1, max_length=40)]
    lesson: Id


class Lessons(Controller):
    """What can be learned."""

    path = "/api"
    tags = ("lessons",)

    @get("/games/{game:str}/lessons", summary="A game's lessons", opt={"public": True})
    async def lessons(self, request: AnyRequest, game: FromPath[str], language: Language = "") -> list[a.LessonListed]:
        """Guided games first, then single lessons, with the clauses that each of them teaches."""
        found = known_game(game)
        return guiding.listed(found, language_of(request, found, language))

    @post("/lessons", summary="Take a lesson")
    async def take(self, request: AnyRequest, house: TheHouse, data: JSONBody[Taken]) -> TableTold:
        """A table of one's own, in no list, at which it has begun already."""
        person = await somebody(request, house)
        house.limit(house.making_limits, person.id)
        try:
            lesson = lesson_of(known_game(data.game).name, data.lesson)
        except InputError as error:
            raise Problem("no_such_thing", error) from None
        table = await house.database.write(store, house.database, lesson_entry(lesson, person), deeds.new_key())
        live = await house.tables.get(table)
        await live.do(deeds.start(), person.id)
        return table_told(live, person.id, house)


class Learning(Controller):
    """At the table of a lesson."""

    path = "/api/tables/{table:str}"
    tags = ("lessons",)
    dependencies = {"look": Provide(look)}  # noqa: RUF012, so Litestar wants it

    @get("/lesson", summary="How far I have come", opt={"public": True})
    async def lesson(self, house: TheHouse, look: Looking, known: Known = None, draft: Before = None) -> a.LessonTold:
        """The next idea in words, and what it speaks of; what lies in a draft counts as done."""
        house.counter.limit("easy", look.key)
        guiding.lesson_at(look)
        table = telling.known(look.sitting, look.asked, look.language) if draft or look.is_asked else None
        return await asyncio.to_thread(guiding.told, look, known or [], draft or [], table)

    @get("/lesson/show", summary="Show me", opt={"public": True})
    async def show(self, house: TheHouse, look: Looking, known: Known = None) -> a.HintTold:
        """A gesture that does what the next idea wants, if one does now."""
        house.counter.limit("hard", look.key)
        guiding.lesson_at(look)
        table = telling.known(look.sitting, look.asked, look.language)
        return await asyncio.to_thread(guiding.shown, look, known or [], table)

    @post("/advice", summary="Have I overlooked something?", status_code=200)
    async def advice(self, request: AnyRequest, house: TheHouse, look: Looking, draft: Before = None) -> a.Advised:
        """What binds me soon; of a draft what it brings, and what a strong player would rather do. Not among people."""
        person = await somebody(request, house)
        house.counter.limit("hard" if draft else "easy", look.key)
        table = telling.known(look.sitting, look.asked, look.language)
        actions = refusing.actions_of(table, draft or [], least=0)
        after = known_after(look, draft)
        whole = not after.held and look.sitting.game.is_whole(as_told(look.sitting.game, after.state, after.held))
        return await advising.advised(house, look, person.id, table, actions, whole)
