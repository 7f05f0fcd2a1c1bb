"""Levels: opponents for people, from a partner for the first game to the strongest there is."""

from dataclasses import dataclass

from guanxi.bots.human import Mind


@dataclass(frozen=True)
class Level:
    """An opponent by a name that says how strong it is: texts/ has a sentence about it."""

    name: str
    player: str = ""  # the computer player that it is,
    mind: Mind | None = None  # or how it falls short of the planner


APPRENTICE = Mind(missed=0.4, error=0.6, warmth=0.3, worst=0.7)
CLERK = Mind(missed=0.2, error=0.3, warmth=0.12, worst=0.35)

LEVELS = (
    Level("apprentice", mind=APPRENTICE),
    Level("clerk", mind=CLERK),
    Level("magistrate", "planner"),
    Level("minister", "search:100ms"),
    Level("chancellor", "search:1s"),
)
LEVEL_NAMED = {level.name: level for level in LEVELS}
