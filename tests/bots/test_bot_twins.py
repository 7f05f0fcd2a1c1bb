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
    ("confucius", 0, "planner"): "4561bdd451e984b9",
    ("confucius", 0, "apprentice"): "3486fe912c73e490",
    ("confucius", 0, "search:3"): "d91167bf660b0278",
    ("confucius", 1, "greedy"): "90316b715728cb9a",
    ("confucius", 1, "planner"): "6d8c19a9205ecc99",
    ("confucius", 1, "apprentice"): "1fc8af9f26a76b6c",
    ("confucius", 1, "search:3"): "77ff3d846e553738",
    ("confucius", 2, "greedy"): "e6c7b9ad9e16a940",
    ("confucius", 2, "planner"): "062e91e9939e7306",
    ("confucius", 2, "apprentice"): "d6b8582ce13bf5ea",
    ("confucius", 2, "search:3"): "4344d20000a892fd",
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
