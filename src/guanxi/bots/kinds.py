"""The computer players that come with guanxi, and how each is made from its name."""

from typing import TYPE_CHECKING, Final

from guanxi.bots.characters import character_named
from guanxi.bots.levels import LEVEL_NAMED
from guanxi.bots.naming import Name, parsed
from guanxi.bots.saying import sentence
from guanxi.core.errors import InputError
from guanxi.core.game import Game
from guanxi.core.rng import Rng

if TYPE_CHECKING:
    from guanxi.bots import Bot

KINDS: Final = ("random", "greedy", "planner", "search")  # texts/ has a sentence about each
WITHOUT_TASTE: Final = ("random", "greedy")  # they have no weights that a character could change
USUAL_BUDGET: Final = "200ms"


def is_ours(name: Name) -> bool:
    """Is there a player of guanxi of this kind?"""
    return name.kind in LEVEL_NAMED or name.kind in KINDS


def make(name: Name, game: Game, seed: str) -> "Bot | None":
    """The player of guanxi with this name, None if there is none of its kind; InputError if it cannot be so."""
    if not is_ours(name):
        return None
    level = LEVEL_NAMED.get(name.kind)
    if name.budget is not None and name.kind != "search":
        raise InputError(sentence("budget-of-search", kind=name.kind, budget=name.budget[:40]))
    tastes = _tastes(name, game)
    if level and level.mind:
        from guanxi.bots.human import HumanBot

        return HumanBot(game, level.mind, seed, tastes)
    kind = parsed(level.player) if level else name
    return _made(kind, game, Rng(seed), tastes)


def _tastes(name: Name, game: Game) -> dict[str, float]:
    if name.character is None:
        return {}
    if name.kind in WITHOUT_TASTE:
        raise InputError(sentence("no-taste", kind=name.kind, character=name.character[:40]))
    return character_named(name.character, game).factors


def _made(name: Name, game: Game, rng: Rng, tastes: dict[str, float]) -> "Bot":
    """Modules are imported when they are needed: most commands need few players."""
    if name.kind == "random":
        from guanxi.bots.random import RandomBot

        return RandomBot(game, rng)
    if name.kind == "greedy":
        from guanxi.bots.greedy import GreedyBot

        return GreedyBot(game, rng)
    from guanxi.bots.weights import judge_of

    judge = judge_of(game, tastes)
    if name.kind == "planner":
        from guanxi.bots.planner import PlannerBot

        return PlannerBot(game, judge, rng)
    from guanxi.bots.search import SearchBot, budget_of

    return SearchBot(game, judge, rng, *budget_of(USUAL_BUDGET if name.budget is None else name.budget))
