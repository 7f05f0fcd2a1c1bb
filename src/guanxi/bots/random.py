"""Any legal action, each as likely as the other."""

from guanxi.core.game import View
from guanxi.core.rng import Rng


class RandomBot:
    """Plays at random."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def choose(self, view: View, legal: list[int]) -> int:
        """Any of them."""
        return legal[int(self.rng.below(len(legal)))]
