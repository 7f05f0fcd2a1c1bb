"""In which language somebody is told something: as they ask, else as their browser says, else the usual one."""

import asyncio
from collections.abc import Iterator
from functools import cache
from importlib import resources
from typing import Annotated, Any

from litestar import Request
from litestar.params import QueryParameter

from guanxi.bots.thoughts import bot_texts
from guanxi.core.game import Game
from guanxi.core.text import USUAL

SHARED = ("guanxi.core.terminal", "guanxi.bots")  # whose words stand beside a game's
MOST_WISHES = 16

_at_hand: set[tuple[str, str]] = set()

Language = Annotated[
    str, QueryParameter(max_length=35, description="such as `en`; what is not spoken here is told in English")
]


@cache
def spoken(package: str) -> frozenset[str]:
    """The languages that a game is told in: those in which there are all the words."""
    return frozenset.intersection(*(languages(each) for each in (package, *SHARED)))


def languages(package: str) -> frozenset[str]:
    """The languages in which a package has words."""
    files = resources.files(package).joinpath("texts").iterdir()
    return frozenset(file.name.removesuffix(".ftl") for file in files if file.name.endswith(".ftl"))


def language_of(request: Request[Any, Any, Any], game: Game, asked: str) -> str:
    """The first wish that can be met."""
    known = spoken(game.package)
    wishes = [asked, *wished(request.headers.get("accept-language", ""))]
    found = (name for wish in wishes for name in (wish.lower(), wish.lower().partition("-")[0]) if name in known)
    return next(found, USUAL)


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
