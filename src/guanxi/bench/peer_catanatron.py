"""Catanatron's moves per second: whole games of four `RandomPlayer`s, one core. Run by path in the peers' venv.

A move is one action that the engine executed (`state.actions`): rolls, ends of turn, discards and the robber included.
"""

import json
import sys
from importlib.metadata import version
from time import perf_counter

from catanatron import Color, Game, RandomPlayer  # type: ignore[import-not-found]


def play(seed: int) -> int:
    """Play one game to its end and count its moves; the seed is 1 or more (Catanatron takes 0 for no seed)."""
    game = Game([RandomPlayer(color) for color in Color], seed=seed)
    game.play()
    return len(game.state.actions)


def measure(seconds: float) -> dict[str, str | int | float]:
    """Play games until the time is over, after one that does not count."""
    play(1)
    moves = games = 0
    elapsed = 0.0
    start = perf_counter()
    while elapsed < seconds or games == 0:
        moves += play(games + 2)
        games += 1
        elapsed = perf_counter() - start
    return {
        "name": "Catanatron",
        "version": version("catanatron"),
        "moves": moves,
        "seconds": elapsed,
        "moves_per_second": moves / elapsed,
        "games": games,
    }


if __name__ == "__main__":
    print(json.dumps(measure(float(sys.argv[1]))))
