"""Finds the weights of an appraisal: planners with slightly different weights play one another, and the better win.

Every seat of every game gets weights of its own, drawn around the present ones. A regression of the results on what
was drawn tells which weights should be larger and which smaller; the present ones take a step that way, as far as
matches against the old ones show that it helps. (Setting positions against final points does not work: whoever is
ahead has more of everything, and the weights learn just that.)

`python -m guanxi.bots.fitting GAME --games 3000 > new.toml`, and again from there until nothing is gained.
"""

import argparse
import sys
from collections.abc import Sequence
from functools import partial
from multiprocessing import Pool
from multiprocessing.pool import Pool as Workers

from guanxi.bots.human import bell
from guanxi.bots.judge import KNOTS, Judge
from guanxi.bots.planner import PlannerBot
from guanxi.bots.regression import Regression
from guanxi.bots.weights import doubt_of, weights_of
from guanxi.core.game import CHANCE, Game, game_named
from guanxi.core.rng import Rng

PART = 0.35  # of a weight: how far the drawn ones lie from it
LEAST = 0.12  # points: the same for weights near nought
STEPS = (0.5, 1.0, 2.0)  # that are tried against the present weights
TRIALS = 400  # games of each trial
POINTS = 6.0  # about the standard deviation of a result in points, and in wins
WINS = 0.43


def reach(weights: Sequence[float]) -> list[float]:
    """How far each weight is varied."""
    return [max(PART * abs(weight), LEAST) for weight in weights]


def played(
    game: Game, options: dict[str, str], tables: Sequence[Sequence[float]], spread: Sequence[float], seed: str
) -> list[float]:
    """A game of planners with these weights: how well each seat did, in standard deviations."""
    rng = Rng(seed)
    judges = [Judge(list(weights), list(spread)) for weights in tables]
    bots = [PlannerBot(game, judge, Rng(f"{seed}/{seat}"), deals=1) for seat, judge in enumerate(judges)]
    state = game.rules.start(game.options(options))
    while not game.rules.is_over(state):
        seat = game.rules.to_act(state)
        legal = game.rules.legal(state) if seat != CHANCE else []
        game.rules.do(
            state, bots[seat].choose(game.rules.view(state, seat), legal) if legal else game.rules.chance(state, rng)
        )
    result = game.result(state)
    n = len(result.totals)
    mean = sum(result.totals) / n
    wins = [(seat in result.winners) / len(result.winners) for seat in range(n)]
    return [(result.totals[seat] - mean) / POINTS + (wins[seat] - 1 / n) / WINS for seat in range(n)]


def drawn(
    game: Game, options: dict[str, str], present: Sequence[float], spread: Sequence[float], seed: str
) -> list[tuple[list[float], float]]:
    """A game of drawn weights: for each seat what was drawn, less the mean of the others, and how well it did."""
    rng = Rng(f"{seed}/weights")
    n = int(options["players"])
    draws = [[bell(rng) for _ in present] for _ in range(n)]
    far = reach(present)
    tables = [[w + d * z for w, d, z in zip(present, far, draw, strict=True)] for draw in draws]
    results = played(game, options, tables, spread, seed)
    means = [sum(column) / n for column in zip(*draws, strict=True)]
    return [
        ([z - mean for z, mean in zip(draw, means, strict=True)], result)
        for draw, result in zip(draws, results, strict=True)
    ]


def trial(
    game: Game,
    options: dict[str, str],
    new: Sequence[float],
    old: Sequence[float],
    spread: Sequence[float],
    seed: str,
    number: int,
) -> float:
    """One planner with the new weights among old ones: how well it did."""
    n = int(options["players"])
    seat = number % n
    tables = [new if place == seat else old for place in range(n)]
    return played(game, options, tables, spread, f"{seed}/trial-{number // n}")[seat]


def slope(samples: Sequence[tuple[list[float], float]]) -> list[float]:
    """How much better a seat does for each unit drawn."""
    regression = Regression(len(samples[0][0]))
    for features, result in samples:
        regression.add(features, result)
    return regression.solve([0.0] * len(samples[0][0]), 0.02)


def as_toml(game: Game, weights: Sequence[float], spread: Sequence[float]) -> str:
    """The file."""
    n = len(game.minds.appraised)
    lines = ["# Found by guanxi.bots.fitting; at the beginning, in the middle and at the end of a game."]
    lines.append(f"spread = [{', '.join(f'{value:.2f}' for value in spread)}]")
    lines += [
        f"doubt = {doubt_of(game)}  # visits until half of what each own turn after this one shows is believed",
        "",
        "[weights]",
    ]
    for number, item in enumerate(game.minds.appraised):
        knots = ", ".join(f"{weights[knot * n + number]:.3f}" for knot in range(KNOTS))
        lines.append(f"{item} = [{knots}]")
    return "\n".join(lines) + "\n"


def better(
    name: str, players: str, present: list[float], spread: list[float], games: int, seed: str, pool: Workers
) -> list[float]:
    """One step from the present weights, or the same again if none of those tried helps."""
    options = {"players": players}
    play = partial(_drawn, name, options, present, spread)
    samples = [sample for some in pool.imap(play, [f"{seed}-{n}" for n in range(games)], 8) for sample in some]
    found = slope(samples)
    noise = sum(abs(value) for value in found) / len(found)
    best, chosen = 0.0, present
    for step in STEPS:
        moved = [
            w + step * d * max(-1.5, min(1.5, g / noise))
            for w, d, g in zip(present, reach(present), found, strict=True)
        ]
        results = pool.map(partial(_trial, name, options, moved, present, spread, seed), range(TRIALS), 8)
        gain = sum(results) / len(results)
        print(f"step {step}: {gain:+.3f}", file=sys.stderr, flush=True)
        if gain > best:
            best, chosen = gain, moved
    return chosen


def main() -> None:
    """Play, step, print."""
    parser = argparse.ArgumentParser(description="Find the weights of a game's appraisal by playing.")
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=4000)
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", default="fit")
    parser.add_argument("--players", default="4")
    arguments = parser.parse_args()
    game = game_named(arguments.game)
    table, scale = weights_of(arguments.game)
    weights = [table[item][knot] for knot in range(KNOTS) for item in game.minds.appraised]
    with Pool(arguments.jobs) as pool:
        for number in range(arguments.rounds):
            seed = f"{arguments.seed}-{number}"
            weights = better(arguments.game, arguments.players, weights, list(scale), arguments.games, seed, pool)
    print(as_toml(game, weights, scale), end="")


def _drawn(
    name: str, options: dict[str, str], present: list[float], spread: list[float], seed: str
) -> list[tuple[list[float], float]]:
    return drawn(game_named(name), options, present, spread, seed)


def _trial(
    name: str, options: dict[str, str], new: list[float], old: list[float], spread: list[float], seed: str, number: int
) -> float:
    return trial(game_named(name), options, new, old, spread, seed, number)


if __name__ == "__main__":
    main()
