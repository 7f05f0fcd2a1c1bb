"""A computer player with a clock beside it: how long it thinks, and how often its answer will not do."""

from dataclasses import dataclass
from operator import index
from time import perf_counter

from guanxi.bots import GRACE, Bot
from guanxi.bots.guests import told_of
from guanxi.core.game import View
from guanxi.core.rng import Rng


@dataclass
class Clock:
    """What was seen of one player in one game."""

    asked: int = 0
    seconds: float = 0.0
    slowest: float = 0.0
    illegal: int = 0
    late: int = 0
    fault: str = ""  # the first thing that went wrong


class Clocked:
    """Asks a player, and answers at random for one that does not answer by the rules."""

    def __init__(self, bot: Bot, rng: Rng) -> None:
        self.bot = bot
        self.rng = rng
        self.clock = Clock()
        budget = getattr(bot, "budget", None)
        self.budget = float(budget) if isinstance(budget, int | float) else None
        self.every_move = bool(getattr(bot, "every_move", False))  # wants to be asked where there is no choice too

    def choose(self, view: View, legal: list[int]) -> int:
        """A legal action, whatever the player does."""
        if len(legal) == 1 and not self.every_move:
            return legal[0]
        start = perf_counter()
        try:
            action, fault = index(self.bot.choose(view, list(legal))), ""
        except Exception as error:  # somebody else's player: whatever it raises
            action, fault = -1, told_of(error)
        self._time(perf_counter() - start)
        if not fault and action in legal:
            return action
        return self._instead(fault or f"action {action} is not legal", legal)

    def _time(self, seconds: float) -> None:
        self.clock.asked += 1
        self.clock.seconds += seconds
        self.clock.slowest = max(self.clock.slowest, seconds)
        if self.budget is not None and seconds > GRACE * self.budget:
            self.clock.late += 1

    def _instead(self, fault: str, legal: list[int]) -> int:
        self.clock.illegal += 1
        self.clock.fault = self.clock.fault or fault
        return legal[int(self.rng.below(len(legal)))]
