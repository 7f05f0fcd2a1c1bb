"""What players are called by who reads of them: computer players as the language calls them, people as they say."""

from copy import copy

from guanxi.bots.listing import title_of
from guanxi.bots.naming import numbered, proper
from guanxi.core.game import Game
from guanxi.core.table import Table
from guanxi.core.text import read_by
from guanxi.server.tables.sitting import Sitting


def names_in(s: Sitting, language: str) -> tuple[str, ...]:
    """The players by place. The browser does the same (web/src/state/calling.ts); a record keeps what it holds."""
    names = s.names()
    taken = {name for name, chair in zip(names, s.chairs, strict=True) if not chair.bot} | {"chance"}
    found = []
    for name, chair in zip(names, s.chairs, strict=True):
        told = numbered(called(chair.bot, s.game, language), taken) if chair.bot else name
        taken.add(told)
        found.append(told)
    return tuple(found)


def table_for(s: Sitting, table: Table, language: str, place: int | None = None) -> Table:
    """The game with these names, to look at: it has all else in common with the other, whose record keeps its own.

    Whoever has the place reads it, if one is given.
    """
    told, names = copy(table), names_in(s, language)
    told.players = names if place is None else tuple(read_by(names, place))
    return told


def called(bot: str, game: Game, language: str) -> str:
    """A computer player beside people: `Clerk`."""
    return proper(title_of(bot, game, language))
