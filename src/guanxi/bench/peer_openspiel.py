"""OpenSpiel's moves per second: whole random games of hearts, driven from Python. Run by path in the peers' venv.

A move is one action of a player: a card passed or played. The 53 outcomes of chance in each game (which way to pass,
and the deal, card by card) are driven and timed too, but counted only in the figures `..._with_chance`.
"""

import json
import sys
from importlib.metadata import version
from random import Random
from time import perf_counter
from typing import Any

import pyspiel  # type: ignore[import-not-found]


def play(game: Any, rng: Random) -> tuple[int, int]:
    """Play one game to its end with uniformly random actions; the moves of the players, and those of chance."""
    moves = draws = 0
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, weights)[0])
            draws += 1
        else:
            actions = state.legal_actions()
            state.apply_action(actions[int(rng.random() * len(actions))])
            moves += 1
    return moves, draws


def measure(seconds: float) -> dict[str, str | int | float]:
    """Play games until the time is over, after one that does not count."""
    game, rng = pyspiel.load_game("hearts"), Random(1)
    play(game, rng)
    moves = draws = games = 0
    elapsed = 0.0
    start = perf_counter()
    while elapsed < seconds or games == 0:
        played, drawn = play(game, rng)
        moves, draws, games = moves + played, draws + drawn, games + 1
        elapsed = perf_counter() - start
    return {
        "name": "OpenSpiel hearts",
        "version": version("open_spiel"),
        "moves": moves,
        "seconds": elapsed,
        "moves_per_second": moves / elapsed,
        "games": games,
        "moves_with_chance": moves + draws,
        "moves_per_second_with_chance": (moves + draws) / elapsed,
    }


if __name__ == "__main__":
    print(json.dumps(measure(float(sys.argv[1]))))
