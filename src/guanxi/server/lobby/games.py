"""What can be played: games, options, house rules, computer players; their words and rules; and the house's own."""

import asyncio
from typing import Annotated, Any

import msgspec
from litestar import Controller, MediaType, Request, get
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, QueryParameter
from litestar.response import Response

from guanxi.core.choosing import catalogue_in
from guanxi.core.game import games_that_load
from guanxi.server import answers as a
from guanxi.server.bots import levels
from guanxi.server.bots.levels import Offered
from guanxi.server.caching import Version, kept
from guanxi.server.language import Language, language_of, told_in
from guanxi.server.lexicon import layout_of
from guanxi.server.lobby.about import about, source_of
from guanxi.server.lobby.making import known_game
from guanxi.server.lobby.rulebook import rulebook
from guanxi.server.lobby.told import GameTold
from guanxi.server.problems import Problem
from guanxi.server.saying import sentence
from guanxi.server.tables import sitting, takeback

AnyRequest = Request[Any, Any, Any]
MOST_OPTIONS = 40
JSON = "application/json"
WORDS = ResponseSpec(str, description="A Fluent source", media_type=MediaType.TEXT, generate_examples=False)
RULES = ResponseSpec(a.Rulebook, description="By section", generate_examples=False)  # told as bytes
BOARD = ResponseSpec(dict[str, Any], description="The game's own", generate_examples=False)
Find = Annotated[str, QueryParameter(max_length=200, description="words that must all occur; no case, no accents")]


class Games(Controller):
    """Games and house."""

    path = "/api"
    tags = ("games",)

    @get("/games", summary="What can be played", opt={"public": True})
    async def games(self, request: AnyRequest, language: Language = "") -> list[GameTold]:
        """Every game that is installed: who made it, for how many, what can be chosen, and the hashes of its words."""
        found = [(game, language_of(request, game, language)) for game in games_that_load()]
        return await asyncio.to_thread(lambda: [about(game, language) for game, language in found])

    @get("/games/{game:str}/bots", summary="Computer players", opt={"public": True})
    async def bots(self, request: AnyRequest, game: FromPath[str], language: Language = "") -> list[Offered]:
        """Levels, kinds, characters and guests, with a sentence each."""
        found = known_game(game)
        return await asyncio.to_thread(levels.offered, found, language_of(request, found, language))

    @get(
        "/games/{game:str}/texts/{language:str}", summary="A game's words", opt={"public": True}, responses={200: WORDS}
    )
    async def texts(
        self, request: AnyRequest, game: FromPath[str], language: FromPath[str], version: Version = ""
    ) -> Response[str]:
        """A Fluent source with a message for each event, refusal, prospect and thing. It may be kept under its hash."""
        package = known_game(game).package
        if language not in told_in(package):
            raise Problem("no_such_thing", sentence("not-in-language"), languages=sorted(told_in(package)))
        return kept(request, source_of(package, language), "text/plain", version)

    @get("/games/{game:str}/rules", summary="A game's rules", opt={"public": True}, responses={200: RULES})
    async def rules(
        self, request: AnyRequest, game: FromPath[str], language: Language = "", find: Find = "", version: Version = ""
    ) -> Response[a.Rulebook]:
        """By clauses, with rulings and what shows them; with `find` only those in which every word occurs."""
        found = known_game(game)
        catalogue = await asyncio.to_thread(catalogue_in, game, language_of(request, found, language))
        if catalogue is None:
            raise Problem("no_such_thing", sentence("no-clauses"))
        told = rulebook(catalogue, find.split() if find.strip() else None)
        return kept(request, msgspec.json.encode(told), JSON, version)

    @get("/games/{game:str}/board", summary="What a board is drawn from", opt={"public": True}, responses={200: BOARD})
    async def board(self, request: AnyRequest, game: FromPath[str]) -> Response[dict[str, Any]]:
        """For the options that the query names, such as `players=4`; empty if there is nothing to draw."""
        found, told = known_game(game), dict(request.query_params)
        texts = {each.name for each in found.choices if each.is_file}
        if len(told) > MOST_OPTIONS or texts & set(told):
            raise Problem("bad_value", sentence("own-board-at-table"))
        state = found.rules.start(found.options(told))
        return kept(request, await layout_of(found, state), JSON)

    @get("/house", summary="The rules of the house", opt={"public": True})
    async def house_rules(self) -> dict[str, Any]:
        """When tables end that nobody comes back to, and how long answers may take; times in milliseconds."""
        return {
            "open_tables_end_after": sitting.UNSTARTED,
            "open_tables_with_days_end_after": sitting.UNSTARTED_DAYS,
            "tables_without_clock_end_after": sitting.IDLE,
            "take_back": {"first_pause": takeback.FIRST_PAUSE, "most_refusals": takeback.MOST_REFUSALS},
            "out_of_time": "a computer player plays for the seat until its owner returns",
            "resigned": "a computer player plays the seat to the end",
        }
