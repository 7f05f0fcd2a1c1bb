"""Games of the arena for the tests of computer players."""

from guanxi.arena.match import Task
from guanxi.arena.schedule import pairings
from guanxi.arena.specification import specify


def first_task(*players: str, game: str = "china") -> Task:
    """The first game of a tournament."""
    spec = specify(game, {}, players, "t")
    return Task(spec, pairings(spec, 1)[0])
