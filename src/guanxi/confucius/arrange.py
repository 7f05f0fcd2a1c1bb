"""Set up a position by hand, from the `[position]` of a scenario."""

from collections.abc import Mapping, Sequence
from typing import Any

from guanxi.confucius.state import State
from guanxi.core.game import Options
from guanxi.core.rng import Rng


def arrange(options: Options, names: Sequence[str], given: Mapping[str, Any], rng: Rng) -> State:
    """The position described; what is not given stays as after set-up."""
    raise NotImplementedError
