"""What the items of an appraisal are worth, by the files `weights.toml` and `prices.toml` of each game."""

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from guanxi.bots.judge import KNOTS, Judge
from guanxi.core.game import Game, game_named, not_judged

Weights = dict[str, tuple[float, ...]]  # of each item at the beginning, in the middle and at the end


@cache
def file_of(game: str, name: str) -> dict[str, Any]:
    """A file of figures in a game's folder; InputError if computer players cannot judge that game."""
    if not game_named(game).minds.appraised:
        raise not_judged(game_named(game).title)
    return tomllib.loads(files(game_named(game).package).joinpath("minds", name).read_text(encoding="utf-8"))


@cache
def weights_of(game: str) -> tuple[Weights, tuple[float, ...]]:
    """The weights of a game's items, and the spread of the estimate."""
    found = file_of(game, "weights.toml")
    return {item: tuple(knots) for item, knots in found["weights"].items()}, tuple(found["spread"])


def doubt_of(game: Game) -> list[float]:
    """For each own turn that a search looks at, after how many visits half of what it shows is believed."""
    return [float(visits) for visits in file_of(game.name, "weights.toml")["doubt"]]


def judge_of(game: Game, factors: Mapping[str, float] | None = None) -> Judge:
    """A judge of positions; factors make one that cares more or less for some items."""
    weights, spread = weights_of(game.name)
    factors = factors or {}
    table = [
        _liked(weights[item][knot], factors.get(item, 1.0)) for knot in range(KNOTS) for item in game.minds.appraised
    ]
    return Judge(table, list(spread))


def _liked(weight: float, factor: float) -> float:
    """Whoever likes something more does not dislike it more where it counts against them."""
    return weight if weight < 0 and factor > 1 else weight * factor


def pricer_of(game: Game) -> Judge:
    """A judge that goes by a plain list of prices, the same throughout the game."""
    prices = file_of(game.name, "prices.toml")
    return Judge([prices.get(item, 0.0) for item in game.minds.appraised] * KNOTS, [1.0] * KNOTS)
