"""Computer players: a view and the legal actions in, an action out. They never see a state."""

import hashlib
from collections.abc import Callable
from typing import Any, Protocol

from guanxi.bots.saying import sentence
from guanxi.core.errors import InputError
from guanxi.core.game import Game, Options, View


class Bot(Protocol):
    """Chooses one of the legal actions from what its seat may know."""

    def choose(self, view: View, legal: list[int]) -> int:
        """The action to take."""


# Players that a running program adds to ours, by name; bots/guests.py says what they may be.
BOTS: dict[str, Callable[..., Any]] = {}

GRACE = 1.10  # times its budget: later than that, an answer is late

# From the weakest to the strongest, for `guanxi ladder`.
LADDER = ("random", "greedy", "apprentice", "clerk", "planner", "search:50ms", "search:200ms")


def bot_named(name: str, game: Game, seed: str, options: Options | None = None) -> Bot:
    """A computer player by its name; what it does at random depends on the seed only. InputError if there is none.

    A guest (a player of another package) sits in a process of its own, and has to be told the options of its table.
    """
    from guanxi.bots import guests
    from guanxi.bots.kinds import make
    from guanxi.bots.listing import names_for_people
    from guanxi.bots.naming import parsed

    if name in BOTS:
        return guests.made(name, BOTS[name], game, seed)
    bot = make(parsed(name), game, seed)
    if bot is not None:
        return bot
    if name in guests.registered():
        from guanxi.bots.guests.host import Guest

        return Guest(guests.registered()[name], game, seed, options)
    raise InputError(sentence("no-bot", name=name[:40], known=names_for_people(game)))


def is_guest(name: str) -> bool:
    """Is it a player of another package, who sits in a process of its own?"""
    from guanxi.bots.guests import registered
    from guanxi.bots.kinds import is_ours
    from guanxi.bots.naming import parsed

    return name not in BOTS and not is_ours(parsed(name)) and name in registered()


def refresh(bot: Bot, seed: str) -> None:
    """Let what a player does from now on depend on this seed, not on what it did before; guests may not know how."""
    if hasattr(bot, "refresh"):
        bot.refresh(seed)


def seed_for(table_seed: str, place: int, name: str) -> str:
    """The seed of a player at a table. It comes from the table's seed but does not tell it: that one is the shuffle."""
    return hashlib.sha256(f"guanxi/bot/{place}/{name}/{table_seed}".encode()).hexdigest()
