"""Doors to what was: the record, any earlier position, the log, the shuffle; and records from elsewhere."""

from dataclasses import dataclass
from functools import partial
from typing import Annotated, Any

import msgspec
from litestar import Controller, MediaType, Request, get, post
from litestar.di import NamedDependency, Provide
from litestar.openapi import ResponseSpec
from litestar.openapi.spec import OpenAPIMediaType, OpenAPIType, Operation, RequestBody, Schema
from litestar.params import FromPath, FromQuery, QueryParameter
from litestar.response import Response

from guanxi.core.events import EVERYBODY, SPECTATOR
from guanxi.server import answers as a
from guanxi.server import retelling
from guanxi.server.accounts.sessions import person_of, somebody
from guanxi.server.advice import looking_ahead, spelling_out
from guanxi.server.archive import importing, listing, records
from guanxi.server.archive.past import Move, MoveIfAny, entry_of, eyes, log, pasts
from guanxi.server.caching import kept
from guanxi.server.language import Language, have_words, language_of
from guanxi.server.lexicon import layout_of, lexicon_of
from guanxi.server.problems import Problem
from guanxi.server.saying import sentence
from guanxi.server.tables.looking import Look, TheHouse, key_of, look

AnyRequest = Request[Any, Any, Any]
Looking = NamedDependency[Look]
BOARD = ResponseSpec(dict[str, Any], description="The game's own", generate_examples=False)
SeatIfAny = Annotated[int | None, QueryParameter(ge=0, le=31)]
GameName = Annotated[str, QueryParameter(max_length=40)]


class NewRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A record in JSON."""

    text: str


def as_file(text: str, name: str) -> Response[str]:
    """A record to be kept."""
    headers = {"content-disposition": f'attachment; filename="{name}.record"', "x-content-type-options": "nosniff"}
    return Response(text, media_type=MediaType.TEXT, headers=headers)


@dataclass
class Brought(Operation):
    """What is brought is read by hand: it may be plain text."""

    def __post_init__(self) -> None:
        """Describe it."""
        text = Schema(type=OpenAPIType.STRING, description="a record")
        body = Schema(
            type=OpenAPIType.OBJECT, properties={"text": text}, required=["text"], additional_properties=False
        )
        content = {"text/plain": OpenAPIMediaType(schema=text), "application/json": OpenAPIMediaType(schema=body)}
        self.request_body = RequestBody(content=content, required=True)


class LookingBack(Controller):
    """The past of a table."""

    path = "/api/tables/{table:str}"
    tags = ("archive",)
    dependencies = {"look": Provide(look)}  # noqa: RUF012, so Litestar wants it

    @get("/record", summary="The record of a finished game", opt={"public": True}, media_type=MediaType.TEXT)
    async def record(self, house: TheHouse, look: Looking) -> Response[str]:
        """As a file, with the seed. While the game runs it would tell what is hidden."""
        house.counter.limit("hard", look.key)
        return as_file(records.record_of(look), look.sitting.id)

    @get("/past", summary="An earlier position", opt={"public": True})
    async def past(self, house: TheHouse, look: Looking, move: Move, open: FromQuery[bool] = False) -> a.Past:
        """As the seat could know it then; after the end also with everybody's eyes."""
        house.counter.limit("easy", look.key)
        return retelling.past(look.table, eyes(look, open), move)

    @get("/pasts", summary="Earlier positions in a row", opt={"public": True})
    async def pasts(
        self,
        house: TheHouse,
        look: Looking,
        since: Move = 0,
        until: MoveIfAny = None,
        open: FromQuery[bool] = False,
    ) -> a.Pasts:
        """Each with its events, for who moves through a game; not more than 200 at a time."""
        house.counter.limit("hard", look.key)
        return await pasts(look.table, eyes(look, open), since, until)

    @get("/points", summary="How the points went", opt={"public": True})
    async def points(self, house: TheHouse, look: Looking) -> a.PointsTold:
        """After each move, if it had ended there: as I could know it then, and after the end as it was."""
        house.counter.limit("hard", look.key)
        return await house.graphs.of(look.live.id, look.table, EVERYBODY if look.is_over else look.viewer)

    @get("/log", summary="The log in words", opt={"public": True})
    async def log(
        self,
        house: TheHouse,
        look: Looking,
        since: Move = 0,
        until: MoveIfAny = None,
        open: FromQuery[bool] = False,
    ) -> a.LogTold:
        """What each action did, as the seat may know it; not more than 200 lines at a time."""
        house.counter.limit("hard", look.key)
        return await log(look.table, eyes(look, open), since, until, look.language, partial(entry_of, look.sitting))

    @get("/verify", summary="The shuffle of a finished game", opt={"public": True})
    async def verify(self, house: TheHouse, look: Looking) -> a.Verified:
        """The seed, what was added to it, what was published before, and whether all of it fits the cards."""
        house.counter.limit("hard", look.key)
        return await records.verified(look)


class Archive(Controller):
    """Finished games, and records from elsewhere. Of those nothing is hidden: whoever brought them has them."""

    path = "/api/archive"
    tags = ("archive",)

    @get("/", summary="Finished games", opt={"public": True})
    async def games(
        self,
        request: AnyRequest,
        house: TheHouse,
        game: GameName = "",
        mine: FromQuery[bool] = False,
        before: listing.Cursor = "",
    ) -> listing.Page:
        """Newest first; public ones and mine, or only mine."""
        person = await person_of(request, house)
        me = person.id if person else None
        listing.check_mine(me, mine)
        return await house.database.read(listing.page, me, game, mine, before)

    @post("/", summary="Bring a record", operation_class=Brought)
    async def bring(self, request: AnyRequest, house: TheHouse) -> a.RecordInfo:
        """The text of a record, plain or as JSON `{"text": …}`. Every line of it is checked."""
        person = await somebody(request, house)
        house.shelf.limit(person.id)
        body = await request.body()
        if request.content_type[0] == MediaType.JSON:
            body = msgspec.json.decode(body, type=NewRecord).text.encode()
        text = importing.decoded(body)
        table = await house.shelf.reader.read(text)
        found = await house.database.write(importing.keep, house.database, person.id, table.game.name, text)
        return house.shelf.put(found, text, table).info()

    @get("/{record:str}", summary="A record", opt={"public": True})
    async def one(self, house: TheHouse, record: FromPath[str]) -> a.RecordInfo:
        """Who played what, and how it ended."""
        return (await house.shelf.open(record)).info()

    @get("/{record:str}/record", summary="Its text", opt={"public": True}, media_type=MediaType.TEXT)
    async def text(self, house: TheHouse, record: FromPath[str]) -> Response[str]:
        """As a file."""
        opened = await house.shelf.open(record)
        return as_file(opened.text, opened.id)

    @get("/{record:str}/lexicon", summary="What its numbers mean", opt={"public": True})
    async def lexicon(self, house: TheHouse, record: FromPath[str]) -> dict[str, Any]:
        """As that of a table."""
        table = (await house.shelf.open(record)).table
        return lexicon_of(table.game, table.state)

    @get("/{record:str}/board", summary="What its board is drawn from", opt={"public": True}, responses={200: BOARD})
    async def board(self, request: AnyRequest, house: TheHouse, record: FromPath[str]) -> Response[dict[str, Any]]:
        """As that of a table."""
        table = (await house.shelf.open(record)).table
        return kept(request, await layout_of(table.game, table.state), "application/json")

    @get("/{record:str}/past", summary="A position of it", opt={"public": True})
    async def past(self, house: TheHouse, record: FromPath[str], move: Move) -> a.Past:
        """With everybody's eyes."""
        return retelling.past((await house.shelf.open(record)).table, EVERYBODY, move)

    @get("/{record:str}/pasts", summary="Positions of it in a row", opt={"public": True})
    async def pasts(
        self,
        request: AnyRequest,
        house: TheHouse,
        record: FromPath[str],
        since: Move = 0,
        until: MoveIfAny = None,
    ) -> a.Pasts:
        """With everybody's eyes, each with its events; not more than 200 at a time."""
        house.counter.limit("hard", await self._key(request, house))
        return await pasts((await house.shelf.open(record)).table, EVERYBODY, since, until)

    @get("/{record:str}/points", summary="How its points went", opt={"public": True})
    async def points(self, request: AnyRequest, house: TheHouse, record: FromPath[str]) -> a.PointsTold:
        """After each move, if it had ended there."""
        house.counter.limit("hard", await self._key(request, house))
        opened = await house.shelf.open(record)
        return await house.graphs.of(f"record {opened.id}", opened.table, EVERYBODY)

    async def _key(self, request: AnyRequest, house: TheHouse) -> str:
        return key_of(request, await person_of(request, house))

    @get("/{record:str}/standings", summary="If it had ended there", opt={"public": True})
    async def standings(
        self, request: AnyRequest, house: TheHouse, record: FromPath[str], move: Move, language: Language = ""
    ) -> a.Standings:
        """Everybody's points by source after a move, and what decides between equals."""
        house.counter.limit("easy", await self._key(request, house))
        table = (await house.shelf.open(record)).table
        spoken, state = language_of(request, table.game, language), retelling.position(table, move)
        await have_words(table.game, spoken)
        return looking_ahead.standings(table.game, state, table.names_in(state), spoken)

    @get("/{record:str}/text", summary="A position of it in words", opt={"public": True})
    async def words(
        self,
        request: AnyRequest,
        house: TheHouse,
        record: FromPath[str],
        move: Move,
        seat: SeatIfAny = None,
        language: Language = "",
    ) -> a.TextTold:
        """As that of a table: with everybody's eyes, or with one seat's."""
        house.counter.limit("easy", await self._key(request, house))
        table = (await house.shelf.open(record)).table
        spoken, shown = language_of(request, table.game, language), retelling.position(table, move)
        await have_words(table.game, spoken)
        viewer = EVERYBODY if seat is None else seat
        if viewer >= len(table.players):
            raise Problem("bad_value", sentence("seats-are", last=len(table.players) - 1))
        if viewer != EVERYBODY:
            shown = table.game.rules.shown(retelling.seen_then(table, viewer, move))
        told = (table.game, shown, viewer, table.names_in(shown), spoken)
        return a.TextTold(0, viewer, spelling_out.spelt_out(*told), spelling_out.drawing(*told))

    @get("/{record:str}/details", summary="What a closer look shows", opt={"public": True})
    async def details(self, request: AnyRequest, house: TheHouse, record: FromPath[str], move: Move) -> a.Details:
        """What each part of its board was worth after a move, as a spectator could tell; data of the game's own."""
        house.counter.limit("easy", await self._key(request, house))
        table = (await house.shelf.open(record)).table
        view = retelling.seen_then(table, SPECTATOR, move)
        return a.Details(0, SPECTATOR, dict(table.game.foresight.details(view)))

    @get("/{record:str}/prospects", summary="What came by itself", opt={"public": True})
    async def prospects(
        self, request: AnyRequest, house: TheHouse, record: FromPath[str], move: Move, language: Language = ""
    ) -> a.Prospects:
        """After a move, as far as a spectator could know."""
        house.counter.limit("easy", await self._key(request, house))
        table = (await house.shelf.open(record)).table
        spoken, view = language_of(request, table.game, language), retelling.seen_then(table, SPECTATOR, move)
        await have_words(table.game, spoken)
        names = table.names_in(table.game.rules.shown(view))
        return a.Prospects(0, SPECTATOR, looking_ahead.prospects(table.game, view, names, spoken))

    @get("/{record:str}/verify", summary="Its shuffle", opt={"public": True})
    async def verify(self, request: AnyRequest, house: TheHouse, record: FromPath[str]) -> a.Verified:
        """As that of a table: whether seed, what was added and what was published before fit the cards."""
        house.counter.limit("hard", await self._key(request, house))
        return await records.verified_record(await house.shelf.open(record))

    @get("/{record:str}/log", summary="Its log in words", opt={"public": True})
    async def log(
        self,
        request: AnyRequest,
        house: TheHouse,
        record: FromPath[str],
        since: Move = 0,
        until: MoveIfAny = None,
        language: Language = "",
    ) -> a.LogTold:
        """What each action did; not more than 200 lines at a time."""
        table = (await house.shelf.open(record)).table
        spoken = language_of(request, table.game, language)
        await have_words(table.game, spoken)
        return await log(table, EVERYBODY, since, until, spoken)
