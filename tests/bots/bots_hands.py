"""Games, positions and players for the tests of computer players; some stand for players of other packages."""

import time
from collections.abc import Iterator

from librt.vecs import vec

from guanxi.bots import Bot, bot_named
from guanxi.bots.judge import Judge, seats
from guanxi.bots.search import CURIOSITY, SHARPNESS, SearchBot
from guanxi.bots.tools import lead_after
from guanxi.bots.tree import Tree
from guanxi.bots.weights import judge_of
from guanxi.core.engine import engine_kind
from guanxi.core.game import CHANCE, Game, State, View, game_named, game_names
from guanxi.core.rng import Rng
from guanxi.core.world import World

# One of every sort; a search by simulations plays the same game again.
SEARCH = f"search:{60 if engine_kind() == 'compiled' else 6}"
THINKERS = ("random", "greedy", "planner", "apprentice", "clerk@{}", "planner@{}", SEARCH)
CHARACTERS = {"china": "envoy", "confucius": "seafarer"}
VARIANTS = {
    "china": ({"players": "3", "fortifications": "on"}, {"players": "4", "side": "4-5"}, {"players": "5"}),
    "confucius": (
        {"players": "3"},
        {"players": "4", "advanced": "on"},
        {"players": "5", "advanced": "on", "admiral": "on"},
    ),
}
EVERYBODY = [(game, name.format(CHARACTERS[game])) for game in game_names() for name in THINKERS]


def chances_of(judge: Judge, world: World) -> list[float]:
    """Everybody's chances as a list."""
    out = seats(world)
    judge.chances(world, out)
    return [out[seat] for seat in range(world.players)]


def items_of(world: World) -> list[list[float]]:
    """The appraisal of each seat as lists."""
    n = world.n_items
    out = vec[float]([0.0] * int(world.players * n))
    world.appraise(out)
    return [[out[seat * n + item] for item in range(n)] for seat in range(world.players)]


def player(name: str, game: Game, seed: str) -> Bot:
    """A player by its name."""
    return bot_named(name, game, seed)


def searcher(budget: str, game: Game, seed: str, doubt: list[float]) -> SearchBot:
    """A search that looks as far, and believes as much, as is told here and not by the game's weights."""
    bot = player(f"search:{budget}", game, seed)
    assert isinstance(bot, SearchBot)
    bot.tree = Tree(judge_of(game), Rng(seed), time.perf_counter, CURIOSITY, SHARPNESS, doubt)
    return bot


def decisions(game: Game, options: dict[str, str], seed: str, mover: str = "random") -> Iterator[State]:
    """The positions of a game in which a seat decides, one after the other on the same table."""
    state, rng = game.rules.start(game.options(options)), Rng(seed)
    bot = player(mover, game, seed)
    while not game.rules.is_over(state):
        seat = game.rules.to_act(state)
        if seat == CHANCE:
            game.rules.do(state, game.rules.chance(state, rng))
            continue
        yield state
        game.rules.do(state, bot.choose(game.rules.view(state, seat), game.rules.legal(state)))


def choices(game: Game, options: dict[str, str], seed: str, every: int, mover: str = "random") -> list[State]:
    """Every so manieth position with a real choice."""
    found = [
        game.rules.copy(state)
        for state in decisions(game, options, seed, mover)
        if len(game.rules.legal(state)) > 1 and game.minds.usual(state) is None
    ]
    return found[::every]


def asked(bot: Bot, game: Game, state: State) -> int:
    """What a player does in a position."""
    return bot.choose(game.rules.view(state, game.rules.to_act(state)), game.rules.legal(state))


# --- players of other packages


def eager(view: View, legal: list[int]) -> int:
    """Leads by as much as it can.

    Thinks no further.
    """
    return max(legal, key=lambda action: lead_after(view, action))


def lost(view: View, legal: list[int]) -> int:
    raise RuntimeError("no idea")


class Last:
    """Takes the last action."""

    def __init__(self, game: Game, seed: str) -> None:
        self.game, self.seed = game, seed

    def choose(self, view: View, legal: list[int]) -> int:
        return legal[-1]


class Broken:
    """Cannot be made."""

    def __init__(self, game: Game, seed: str) -> None:
        raise ValueError("out of order")


nothing = 5
GAME_OF = {name: game_named(name) for name in game_names()}
