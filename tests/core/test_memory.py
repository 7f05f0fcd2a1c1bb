"""Nothing leaks: asking and playing over and over takes no more memory."""

import tracemalloc

import pytest

from guanxi.core import loops
from guanxi.core.game import game_named
from guanxi.core.rng import Rng


@pytest.mark.parametrize("name", ["china", "confucius"])
def test_playing_and_asking_leak_nothing(name):
    game = game_named(name)
    options = game.options({})
    actions = loops.random_game_actions(game.rules, options, "memory")
    state = game.rules.start(options)
    for _, action in actions[: len(actions) // 2]:
        game.rules.do(state, action)
    rng = Rng("memory")

    def work() -> None:
        loops.playout(game.rules, options, "memory")
        loops.random_game(game.rules, options, "memory")
        game.rules.legal(state)
        game.rules.why_not(state, 0, 0)
        game.rules.totals(state)
        game.result(state)
        game.rules.to_bytes(game.rules.deal(game.rules.view(state, 0), rng))
        loops.copies(game.rules, state, 3)
        loops.perft(game.rules, state, 1)

    for _ in range(3):
        work()
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    for _ in range(20):
        work()
    grown = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    assert grown < 20 * 200  # a lost position or table row would be several times that
