"""How fast the engine is: playouts, copies, memory, import. Figures of one run, to be compared within it."""

import subprocess
import sys
import time
import tracemalloc
from collections.abc import Callable, Mapping
from functools import partial
from statistics import mean, median

from guanxi.core import loops
from guanxi.core.foresight import NoForesight
from guanxi.core.game import CHANCE, Game

COPIES = 20_000
GESTURES = 5  # previewed in each position


def playouts_per_second(game: Game, options: Mapping[str, str], seconds: float) -> tuple[float, int]:
    """Moves a second of random games, legal moves generated at every step; and the number of moves measured."""
    chosen = game.options(options)
    loops.random_game(game.rules, chosen, "warm-up")
    moves = number = 0
    start = time.perf_counter()
    while (spent := time.perf_counter() - start) < seconds:
        for _ in range(20):
            moves += loops.playout(game.rules, chosen, f"bench-{number}")
            number += 1
    return moves / spent, moves


def copy_seconds(game: Game) -> float:
    """Time of one copy of a position in the middle of a game, measured in the compiled loop; the best of five."""
    state = middle_of_game(game)
    return min(_timed(lambda: loops.copies(game.rules, state, COPIES)) for _ in range(5)) / COPIES


def state_bytes(game: Game) -> float:
    """Memory that one more position takes."""
    state = middle_of_game(game)
    kept = [game.rules.copy(state) for _ in range(10)]
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    kept += [game.rules.copy(state) for _ in range(1000)]
    taken = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    return taken / 1000


def foresight_seconds(game: Game) -> dict[str, float]:
    """Time to list prospects, to preview a gesture, and of the slowest preview, over a random game; or nothing."""
    if isinstance(game.foresight, NoForesight):
        return {}
    rules, options = game.rules, game.options({})
    state, looking, previewing = rules.start(options), list[float](), list[float]()
    for seat, action in loops.random_game_actions(rules, options, "bench"):
        if seat != CHANCE:
            view = rules.view(state, seat)
            looking.append(_timed(partial(game.foresight.prospects, view)))
            gestures = rules.legal(state)[:GESTURES]
            previewing += [_timed(partial(game.foresight.preview, view, [first])) for first in gestures]
        rules.do(state, action)
    return {"prospects": mean(looking), "preview": mean(previewing), "slowest_preview": max(previewing)}


def import_seconds() -> float:
    """Time of `import guanxi` in a fresh interpreter, without the interpreter's own start; the median of five."""
    script = "import time; t = time.perf_counter(); import guanxi; print(time.perf_counter() - t)"
    command = [sys.executable, "-c", script]
    return median(float(subprocess.run(command, capture_output=True, check=True).stdout) for _ in range(5))


def command_seconds() -> float:
    """Time of `guanxi --version`, start of the interpreter included; the median of five."""
    command = [sys.executable, "-m", "guanxi.cli", "--version"]
    return median(_timed(lambda: subprocess.run(command, capture_output=True, check=True)) for _ in range(5))


def middle_of_game(game: Game) -> object:
    """A position after half of a game's actions."""
    options = game.options({})
    actions = loops.random_game_actions(game.rules, options, "bench")
    state = game.rules.start(options)
    for _, action in actions[: len(actions) // 2]:
        game.rules.do(state, action)
    return state


def _timed(work: Callable[[], object]) -> float:
    start = time.perf_counter()
    work()
    return time.perf_counter() - start
