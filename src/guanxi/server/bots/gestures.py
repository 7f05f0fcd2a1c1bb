"""What a computer player does in one go: its actions until somebody else acts or chance speaks, from its view alone."""

import time
from collections.abc import Callable
from typing import Final

from guanxi.bots import Bot
from guanxi.bots.guests import ask
from guanxi.core.errors import InputError
from guanxi.core.game import Game, View
from guanxi.core.rng import Rng
from guanxi.server.bots.questions import MOST

WORLDS: Final = 3  # that are compared to see whether an action reveals something


def gesture(game: Game, name: str, bot: Bot, view: View, until: float) -> list[int]:
    """At least one action; nothing new is begun after a moment of `time.monotonic`. InputError if the player fails."""
    rules = game.rules
    seat = rules.to_act(rules.shown(view))
    if rules.is_over(rules.shown(view)) or seat < 0:
        raise InputError("nobody is asked")
    actions = [ask(name, bot, view, rules.legal(rules.shown(view)))]
    after = foreseer(game, view, seat)
    while len(actions) < MOST and time.monotonic() < until:
        seen = after(actions[-1])
        if seen is None:
            break
        try:
            actions.append(ask(name, bot, seen, rules.legal(rules.shown(seen))))
        except InputError:
            break  # what it has said stands; it will be asked again
    return actions


def foreseer(game: Game, view: View, seat: int) -> Callable[[int], View | None]:
    """Tells what a seat sees after one action more; None if it is not asked then, or if that cannot be known.

    Several worlds that fit the view are played on. If they do not look the same any more, something was revealed.
    """
    rules = game.rules
    worlds = [rules.deal(view, Rng(f"gesture/{number}")) for number in range(WORLDS)]

    def after(action: int) -> View | None:
        for world in worlds:
            rules.do(world, action)
        if any(rules.is_over(world) or rules.to_act(world) != seat for world in worlds):
            return None
        views = [rules.view(world, seat) for world in worlds]
        return views[0] if len({rules.view_bytes(each) for each in views}) == 1 else None

    return after
