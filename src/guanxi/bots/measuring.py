"""How long the parts of a search take: loops for `guanxi bench`. Compiled."""

from librt.vecs import vec
from mypy_extensions import i64

from guanxi.bots.judge import Judge, seats
from guanxi.core.rng import Rng
from guanxi.core.world import Dealer, World


def judge_often(judge: Judge, world: World, times: i64) -> None:
    """Judge a position so many times."""
    out = seats(world)
    for _ in range(times):
        judge.chances(world, out)


def copy_often(world: World, times: i64) -> None:
    """Copy a position so many times."""
    for _ in range(times):
        world.copy()


def deal_often(dealer: Dealer, rng: Rng, times: i64) -> None:
    """Deal so many positions."""
    for _ in range(times):
        dealer.deal(rng)


def list_often(world: World, times: i64) -> None:
    """List the legal actions so many times."""
    out = vec[i64]([0] * int(world.n_actions))
    for _ in range(times):
        world.legal(out)
