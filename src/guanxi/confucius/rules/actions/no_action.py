"""No Action: CF-ACT-NONE. It takes a cube, always one (CF-ACT-NONE-01); nothing else is against it."""

from librt.vecs import vec
from mypy_extensions import i64

from guanxi.confucius.rules.kinds import KINDS, NO_ACTION
from guanxi.confucius.rules.state import State


def offer(out: vec[i64], n: i64) -> i64:
    """It is always legal for who has the cubes (CF-ACT-NONE-02)."""
    out[n] = KINDS.base[NO_ACTION]
    return n + 1


def do(s: State) -> None:
    """Nothing happens."""
