"""Which computer players may sit at a table, who stands in for people, and how long each may take."""

import os
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from guanxi.bots import bot_named, is_guest
from guanxi.bots.guests.limits import SECONDS, limits_here
from guanxi.bots.kinds import USUAL_BUDGET
from guanxi.bots.levels import LEVEL_NAMED
from guanxi.bots.listing import Rows, listing
from guanxi.bots.naming import Name, parsed
from guanxi.bots.search import PACE, budget_of
from guanxi.core.errors import InputError
from guanxi.core.game import Game
from guanxi.server.saying import sentence

STAND_IN: Final = "clerk"  # for people who are away, and for players that fail
GUESSER: Final = "random"  # plays every game
LONGEST: Final = 5.0  # seconds for an action, at a table of a server
LONGEST_NAME: Final = 80
GUEST_SECONDS: Final = 10  # for an answer of a guest, unless the environment says otherwise
STAGES: Final = 16  # times a budget: a gesture has several actions, and a busy machine takes longer


@dataclass(frozen=True)
class Offered:
    """A computer player that can be chosen. A character is put behind another player: `clerk@NAME`."""

    name: str
    title: str
    about: str
    sort: str  # level, kind, character or guest
    slow: bool = False


@dataclass(frozen=True)
class Cost:
    """What a player takes. The slow ones never keep the quick ones waiting."""

    slow: bool = False
    seconds: float = 0.0  # that a gesture may take, beyond what is granted to everybody
    guest: bool = False  # has a process of its own, which remembers the game


def offered(game: Game, language: str) -> list[Offered]:
    """The players that can be chosen for a game, the weakest level first. Asks each guest once, in a process."""
    found = listing(game, language)
    rows = [*_rows(found.levels, "level"), *_rows(found.kinds, "kind")]
    if not game.minds.appraised:
        rows = [row for row in rows if row.name == GUESSER]
    return [*rows, *_rows(found.characters, "character"), *_rows(found.others, "guest")]


def _rows(rows: Rows, sort: str) -> list[Offered]:
    return [
        Offered(row.name, row.title, row.about, sort, sort != "character" and cost_of(row.name).slow) for row in rows
    ]


def stand_in(game: Game) -> str:
    """Who plays for somebody who is away, unless the table says otherwise."""
    return STAND_IN if game.minds.appraised else GUESSER


def check(name: str, game: Game) -> None:
    """InputError if there is no such player for this game, or if it would think too long. Makes no guest."""
    if len(name) > LONGEST_NAME:
        raise InputError(sentence("bot-name-long", most=LONGEST_NAME))
    if not is_guest(name):
        bot_named(name, game, "")
        if (budget(parsed(name)) or 0.0) > LONGEST:
            most = f"{LONGEST:.0f}s, or {LONGEST * PACE:.0f} simulations"
            raise InputError(sentence("bot-thinks-long", name=name, most=most))


def budget(name: Name) -> float | None:
    """The seconds that a player of ours takes for an action; None if it takes hardly any; InputError if it cannot."""
    level = LEVEL_NAMED.get(name.kind)
    kind = parsed(level.player) if level and level.player else name
    if kind.kind != "search":
        return None
    seconds, simulations = budget_of(USUAL_BUDGET if kind.budget is None else kind.budget)
    return simulations / PACE if seconds is None else seconds


def guest_seconds() -> int:
    """How long a guest may take for an answer: others wait for it."""
    return limits_here().seconds if SECONDS in os.environ else GUEST_SECONDS


@lru_cache(maxsize=1024)
def cost_of(name: str) -> Cost:
    """What a player takes; of a name that nobody has, what its stand-in takes."""
    if is_guest(name):
        return Cost(slow=True, seconds=4.0 * guest_seconds(), guest=True)
    try:
        seconds = budget(parsed(name))
    except InputError:
        return Cost()
    return Cost() if seconds is None else Cost(slow=True, seconds=STAGES * seconds)
