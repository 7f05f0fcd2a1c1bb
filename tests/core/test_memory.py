"""Nothing leaks: asking and playing over and over takes no more memory."""

import tracemalloc

import pytest

from guanxi.core.game import game_named
from guanxi.core.rng import Rng


@pytest.mark.parametrize("name", ["china", "confucius"])
def test_playing_and_asking_leak_nothing(name):
    game = game_named(name)
    options = game.options({})
    actions = game.random_game_actions(options, "memory")
    state = game.start(options)
    for _, action in actions[: len(actions) // 2]:
        game.do(state, action)
    rng = Rng("memory")

    def work() -> None:
        game.playout(options, "memory")
        game.random_game(options, "memory")
        game.legal(state)
        game.why_not(state, 0, 0)
        game.totals(state)
        game.result(state)
        game.to_bytes(game.deal(game.view(state, 0), rng))
        game.copies(state, 3)
        game.perft(state, 1)

    for _ in range(3):
        work()
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    for _ in range(20):
        work()
    grown = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    assert grown < 20 * 200  # a lost position or table row would be several times that
