"""What the items of an appraisal are worth: `weights.toml` in each game's folder, and judges made of it."""

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files

from guanxi.bots.judge import KNOTS, Judge
from guanxi.core.game import Game

Weights = dict[str, tuple[float, ...]]  # of each item at the beginning, in the middle and at the end


@cache
def weights_of(game: str) -> tuple[Weights, tuple[float, ...]]:
    """The weights of a game's items, and the spread of the estimate."""
    text = files(f"guanxi.{game}").joinpath("weights.toml").read_text(encoding="utf-8")
    found = tomllib.loads(text)
    return {item: tuple(knots) for item, knots in found["weights"].items()}, tuple(found["spread"])


def judge_of(game: Game, factors: Mapping[str, float] | None = None) -> Judge:
    """A judge of positions; factors make one that cares more or less for some items."""
    weights, spread = weights_of(game.name)
    factors = factors or {}
    table = [weights[item][knot] * factors.get(item, 1.0) for knot in range(KNOTS) for item in game.appraised]
    return Judge(table, list(spread))
