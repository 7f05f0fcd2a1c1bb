"""In which language somebody is told something: as they ask, else as their browser says, else the usual one.

A page is asked for by a link, which may name a language, and comes with the cookie of who has chosen one. All else is
asked for by the page itself, which says in which language it is.
"""

import asyncio
from collections.abc import Iterator
from functools import cache
from typing import Annotated, Any, Final

from litestar import Request, WebSocket
from litestar.params import QueryParameter

from guanxi.bots.thoughts import bot_texts
from guanxi.core.game import Game
from guanxi.core.languages import USUAL, first_met, languages
from guanxi.core.text import Texts, texts

SHARED = ("guanxi.core.terminal", "guanxi.bots")  # whose words stand beside a game's
SERVER: Final = "guanxi.server"
SITE: Final = "guanxi.web"
LINK: Final = "lang"  # as a link names a language: `?lang=de`
COOKIE: Final = "language"  # of who has chosen one; web/src/text/choosing.ts writes it
MOST_WISHES = 16
RIGHT_TO_LEFT: Final = frozenset({"ar", "dv", "fa", "he", "ps", "sd", "ug", "ur", "yi"})

_at_hand: set[tuple[str, str]] = set()

Connection = Request[Any, Any, Any] | WebSocket[Any, Any, Any]

Language = Annotated[
    str, QueryParameter(max_length=35, description="such as `en`; what is not spoken here is told in English")
]


def direction(language: str) -> str:
    """How it is written, as HTML says it."""
    return "rtl" if language.partition("-")[0] in RIGHT_TO_LEFT else "ltr"


@cache
def told_in(package: str) -> frozenset[str]:
    """The languages that a game is told in: those in which there are all the words."""
    return frozenset.intersection(*(languages(each) for each in (package, *SHARED)))


def language_of(request: Connection, game: Game, asked: str) -> str:
    """Of who is told about a game."""
    return first_met([asked, *wishes_of(request)], told_in(game.package)) or USUAL


def language_of_page(request: Connection, package: str) -> str:
    """Of who opens a page with the words of a package."""
    named = [request.query_params.get(LINK, ""), request.cookies.get(COOKIE, "")]
    return first_met([*named, *wishes_of(request)], languages(package)) or USUAL


def language_of_answer(request: Connection) -> str:
    """Of who asks for something that is no page: as asked by name, else as the header says."""
    return first_met([request.query_params.get("language", ""), *wishes_of(request)], languages(SERVER)) or USUAL


def page_texts(request: Connection) -> Texts:
    """The server's own words, for who opens a page of its own."""
    return server_texts(language_of_page(request, SERVER))


def server_texts(language: str) -> Texts:
    """The server's own words in a language, or in the usual one."""
    return texts(SERVER, first_met([language], languages(SERVER)) or USUAL)


def wishes_of(request: Connection) -> Iterator[str]:
    """What the browser says, or the page in it."""
    return wished(request.headers.get("accept-language", ""))


async def have_words(game: Game, language: str) -> None:
    """Read the texts of a game, the first time: it takes a moment, so it is done in a thread."""
    if (game.name, language) not in _at_hand:
        await asyncio.to_thread(_read, game, language)
        _at_hand.add((game.name, language))


def _read(game: Game, language: str) -> None:
    state = game.rules.start(game.options({}))
    names = [str(seat) for seat in range(game.rules.players(state))]
    words = game.words(language)
    for action in range(0, int(game.rules.n_actions(state)), 5):
        words.refusal(state, 0, action, names)
    game.face(language).groups(state, [])
    bot_texts(language)


def wished(header: str) -> Iterator[str]:
    """The languages of an `Accept-Language`, the dearest first."""
    wishes = [_weighed(part) for part in header[:500].split(",")[:MOST_WISHES]]
    yield from (name for weight, name in sorted(wishes, key=lambda each: -each[0]) if weight > 0)


def _weighed(part: str) -> tuple[float, str]:
    name, _, weight = part.partition(";q=")
    try:
        return (float(weight) if weight else 1.0), name.strip()
    except ValueError:
        return 0.0, ""
