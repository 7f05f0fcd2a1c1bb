"""Compiled or not, computer players play the same games: these digests are of both."""

import hashlib

import pytest
from bots_hands import GAME_OF, VARIANTS

from guanxi.bots import bot_named
from guanxi.core.game import CHANCE, game_names
from guanxi.core.rng import Rng

DIGESTS = {
    ("china", 0, "greedy"): "6e9c489c4a8e57dd",
    ("china", 0, "planner"): "8c603dc23d4fecdd",
    ("china", 0, "apprentice"): "dff6b325bd2e24a5",
    ("china", 0, "search:3"): "3dc647a5c279b191",
    ("china", 1, "greedy"): "58ac05e0e9cbd06e",
    ("china", 1, "planner"): "9bf77438c56a5b2d",
    ("china", 1, "apprentice"): "dbdf820993571ba1",
    ("china", 1, "search:3"): "529101473501bdf4",
    ("china", 2, "greedy"): "c8f05bf564a48682",
    ("china", 2, "planner"): "4b43f24f0c588572",
    ("china", 2, "apprentice"): "bb062dc497e06c70",
    ("china", 2, "search:3"): "06909c92b1fd79b4",
    ("confucius", 0, "greedy"): "8611ad82ce465c93",
    ("confucius", 0, "planner"): "25db141398075e92",
    ("confucius", 0, "apprentice"): "1ac7a121d5fb1d7f",
    ("confucius", 0, "search:3"): "0203037f43fb5b59",
    ("confucius", 1, "greedy"): "90316b715728cb9a",
    ("confucius", 1, "planner"): "b67cdf16ef666b1a",
    ("confucius", 1, "apprentice"): "20ba6b8208ff1747",
    ("confucius", 1, "search:3"): "fc5aed8146d1ee82",
    ("confucius", 2, "greedy"): "e6c7b9ad9e16a940",
    ("confucius", 2, "planner"): "f83dc5ea3b61467f",
    ("confucius", 2, "apprentice"): "36faae82d5aa2f1e",
    ("confucius", 2, "search:3"): "d7dfa5fb60a8c6c8",
}


def digest(name: str, number: int, bot_name: str, decisions: int) -> str:
    """The actions of one game, chance included."""
    game = GAME_OF[name]
    state, rng = game.rules.start(game.options(VARIANTS[name][number])), Rng("twins")
    bot = bot_named(bot_name, game, "twins")
    done: list[int] = []
    while not game.rules.is_over(state) and decisions > 0:
        seat = game.rules.to_act(state)
        if seat == CHANCE:
            done.append(game.rules.chance(state, rng))
        else:
            legal = game.rules.legal(state)
            decisions -= len(legal) > 1 and game.minds.usual(state) is None
            done.append(bot.choose(game.rules.view(state, seat), legal))
        game.rules.do(state, done[-1])
    return hashlib.sha256(repr(done).encode()).hexdigest()[:16]


@pytest.mark.parametrize("name", game_names())
@pytest.mark.parametrize("number", range(3))
@pytest.mark.parametrize(("bot", "decisions"), [("greedy", 15), ("planner", 10), ("apprentice", 8), ("search:3", 2)])
def test_the_same_game_compiled_and_not(name: str, number: int, bot: str, decisions: int) -> None:
    assert digest(name, number, bot, decisions) == DIGESTS[name, number, bot]
