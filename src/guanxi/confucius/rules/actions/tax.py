"""Tax Income: CF-ACT-TAX. Nothing but cubes can be against it, however often (CF-ACT-TAX-02)."""

from librt.vecs import vec
from mypy_extensions import i64

from guanxi.confucius.rules.kinds import KINDS, TAX
from guanxi.confucius.rules.state import State


def offer(out: vec[i64], n: i64) -> i64:
    """It is always legal for who has the cubes."""
    out[n] = KINDS.base[TAX]
    return n + 1


def do(s: State) -> None:
    """Two cards (CF-ACT-TAX-01)."""
    s.draws = 2
