"""How fast a search thinks, where its time goes, and how well it keeps to its budget."""

import time
from collections.abc import Callable
from statistics import fmean, median
from typing import Any

from guanxi.bots import GRACE, bot_named, measuring
from guanxi.bots.search import SearchBot
from guanxi.bots.weights import judge_of
from guanxi.core.game import CHANCE, Game, State
from guanxi.core.rng import Rng

BUDGET = "200ms"
REPEATS = 500  # of each part of the work


def thinking(game: Game, seconds: float) -> dict[str, Any]:
    """A search plays itself for so long: simulations a second, parts of the time, answers that were late."""
    bot = bot_named(f"search:{BUDGET}", game, "bench")
    assert isinstance(bot, SearchBot)
    times: list[float] = []
    parts: dict[str, list[float]] = {}
    while sum(times) < seconds:
        _play(game, bot, f"bench-{len(times)}", seconds, times, parts)
    spent = sum(times)
    tree = bot.tree
    costs = {name: median(some) for name, some in parts.items()}
    judged = int(tree.judge.judged)
    return {
        "budget_seconds": bot.budget,
        "decisions": len(times),
        "mean_seconds": fmean(times),
        "slowest_seconds": max(times),
        "late": sum(one > GRACE * (bot.budget or 0.0) for one in times),
        "simulations_per_second": int(tree.simulations) / spent,
        "nodes_per_second": int(tree.nodes) / spent,
        "judged_per_second": judged / spent,
        "part_seconds": costs,
        "shares": {
            "judging": judged * costs["judge"] / spent,
            "copying": judged * costs["copy"] / spent,
            "dealing": int(tree.simulations) * costs["deal"] / spent,
        },
    }


def _play(
    game: Game, bot: SearchBot, seed: str, seconds: float, times: list[float], parts: dict[str, list[float]]
) -> None:
    rng = Rng(seed)
    state = game.rules.start(game.options({}))
    while not game.rules.is_over(state) and sum(times) < seconds:
        seat = game.rules.to_act(state)
        if seat == CHANCE:
            game.rules.do(state, game.rules.chance(state, rng))
            continue
        view, legal = game.rules.view(state, seat), game.rules.legal(state)
        decides = len(legal) > 1 and game.minds.usual(state) is None
        begun = time.perf_counter()
        action = bot.choose(view, legal)
        if decides:
            times.append(time.perf_counter() - begun)
            _time_parts(game, state, parts)
        game.rules.do(state, action)


def _time_parts(game: Game, state: State, parts: dict[str, list[float]]) -> None:
    """The parts of a simulation, each often and on its own."""
    world, judge, rng = game.minds.world(state), judge_of(game), Rng("parts")
    dealer = game.minds.dealer(game.rules.view(state, game.rules.to_act(state)))
    work: dict[str, Callable[[], None]] = {
        "judge": lambda: measuring.judge_often(judge, world, REPEATS),
        "copy": lambda: measuring.copy_often(world, REPEATS),
        "deal": lambda: measuring.deal_often(dealer, rng, REPEATS),
        "legal": lambda: measuring.list_often(world, REPEATS),
    }
    for name, do in work.items():
        begun = time.perf_counter()
        do()
        parts.setdefault(name, []).append((time.perf_counter() - begun) / REPEATS)
