"""Ask any computer player what it thinks of a position."""

from guanxi.bots import Bot
from guanxi.bots.guests import Fault, ask
from guanxi.bots.search import SearchBot
from guanxi.bots.thoughts import Thought, Weighing
from guanxi.bots.tree import found
from guanxi.bots.weights import judge_of
from guanxi.core.errors import InputError
from guanxi.core.game import Game, View
from guanxi.core.languages import USUAL


def explain(bot: Bot, game: Game, view: View, legal: list[int], top: int = 3, language: str = USUAL) -> list[Thought]:
    """What a player considers here, best first. Of one that does not explain itself: its choice, judged by ours."""
    name = getattr(bot, "name", type(bot).__name__)
    if hasattr(bot, "explain") and getattr(bot, "explains", True):
        try:
            thoughts: list[Thought] = bot.explain(view, legal, top, language)
        except Fault as fault:
            raise InputError(f'the computer player "{name}" went wrong: {fault}') from None
        return thoughts
    action = ask(name, bot, view, legal)
    return [Weighing(game, judge_of(game), view, legal, language).thought(legal.index(action))]


def searched(bot: SearchBot, view: View, legal: list[int], top: int, language: str) -> list[Thought]:
    """What a search found: it goes on from what it knows of this position, or begins here."""
    game, table = bot.game, bot.game.rules.shown(view)
    weighing = Weighing(game, bot.tree.judge, view, legal, language)
    usual = game.minds.usual(table)
    if usual is not None or len(legal) == 1:
        return [weighing.thought(0 if usual is None else legal.index(usual))]
    root = bot.tree.root
    if root is None or root.key != game.rules.view_bytes(view):
        bot.think(view, legal)
    rows = [row for row in found(bot.tree, game.rules.players(table)) if row[0] in legal]
    return [  # what has hardly been looked at is an estimate, which may lie a little below nought
        weighing.thought(legal.index(action), [max(0.0, chance) for chance in chances], visits)
        for action, visits, chances in rows[:top]
    ]
