"""Small whole games for tests."""

from functools import cache

from guanxi.core import loops
from guanxi.core.game import game_named
from guanxi.core.record import write_record
from guanxi.core.table import Table

CHINA = game_named("china")


def played(seed: str = "one", players: int = 3, **options: str) -> Table:
    """A game played at random to its end."""
    chosen = CHINA.options({"players": str(players), **options})
    names = ["Anna", "Boris", "Clara", "Dora", "Emil"][:players]
    table = Table(CHINA, chosen, names, seed, deal=False)
    for seat, action in loops.random_game_actions(CHINA.rules, chosen, seed):
        table.play(seat, action)
    return table


@cache
def record_text(seed: str = "one", players: int = 3, fortifications: str = "off") -> str:
    """The record of such a game."""
    return write_record(played(seed, players, fortifications=fortifications))
