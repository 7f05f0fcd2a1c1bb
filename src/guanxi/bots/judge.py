"""From the items of an appraisal to points and to chances of winning. Compiled; knows no game."""

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from guanxi.core.rules import NOBODY
from guanxi.core.world import SCORE, World

KNOTS: Final = 3  # weights are given for the beginning, the middle and the end; between them they change evenly


class Judge:
    """Weighs the items of a game's appraisal.

    `spread` says by how many points an estimate misses, at the three knots: the larger, the less a lead counts.
    """

    def __init__(self, weights: list[float], spread: list[float]) -> None:
        self.n_items: i64 = len(weights) // KNOTS
        self.weights: vec[float] = vec[float](weights)  # knot * n_items + item
        self.spread: vec[float] = vec[float](spread)
        self.items: vec[float] = vec[float]([])  # seat * n_items + item
        self.now: vec[float] = vec[float]([0.0] * int(self.n_items))  # weights at this stage
        self.stage: float = -1.0  # that `now` is for
        self.judged: i64 = 0  # positions so far

    def points(self, world: World, out: vec[float]) -> None:
        """Each seat's points at the end, as far as can be told."""
        self.weigh(world)
        n = self.n_items
        for seat in range(world.players):
            total = 0.0
            for item in range(n):
                total += self.items[seat * n + item] * self.now[item]
            out[seat] = total

    def weigh(self, world: World) -> None:
        """Appraise a position, and get the weights for it ready; of a finished game only the score counts."""
        if i64(len(self.items)) != world.players * self.n_items:
            self.items = vec[float]([0.0] * int(world.players * self.n_items))
        world.appraise(self.items)
        self.judged += 1
        if world.to_act() != NOBODY:
            self.set_stage(world.stage())
            return
        self.stage = -1.0
        for item in range(self.n_items):
            self.now[item] = 1.0 if item == SCORE else 0.0

    def set_stage(self, stage: float) -> None:
        """The weights at this stage."""
        if stage == self.stage:
            return
        self.stage = stage
        n = self.n_items
        place = stage * 2.0
        knot: i64 = 1 if place >= 1.0 else 0
        late = place - float(knot)
        for item in range(n):
            early = self.weights[knot * n + item]
            self.now[item] = early + (self.weights[(knot + 1) * n + item] - early) * late

    def spread_at(self, stage: float) -> float:
        """The same for the spread."""
        place = stage * 2.0
        knot: i64 = 1 if place >= 1.0 else 0
        return self.spread[knot] + (self.spread[knot + 1] - self.spread[knot]) * (place - float(knot))

    def chances(self, world: World, out: vec[float]) -> None:
        """Each seat's chance to win; of a finished game, its part of the victory."""
        if world.to_act() == NOBODY:
            world.shares(out)
            return
        self.points(world, out)
        scale = 1.0 / self.spread_at(self.stage)
        best = out[0]
        for seat in range(i64(1), world.players):
            if out[seat] > best:
                best = out[seat]
        total = 0.0
        for seat in range(world.players):
            out[seat] = math.exp((out[seat] - best) * scale)
            total += out[seat]
        for seat in range(world.players):
            out[seat] = out[seat] / total


def seats(world: World) -> "vec[float]":
    """Room for a figure of each seat."""
    return vec[float]([0.0] * int(world.players))


def points_of(judge: Judge, world: World) -> list[float]:
    """The points as a list, for those outside compiled code."""
    out = seats(world)
    judge.points(world, out)
    return [out[seat] for seat in range(world.players)]
