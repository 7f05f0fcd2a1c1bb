"""Advice in free play: what comes for this seat, what a draft overlooks, and what a strong player would rather do."""

from collections.abc import Sequence
from typing import Final

from guanxi.core.foresight import GAME, NEAR, Prospect, Telling, relevant
from guanxi.core.table import Table
from guanxi.server import answers as a
from guanxi.server import telling
from guanxi.server.advice import looking_ahead
from guanxi.server.advice.thinking import strong_move
from guanxi.server.house import House
from guanxi.server.tables.looking import Look

MOST: Final = 3  # things said at a time
SECONDS: Final = 0.5  # for the strong player to look ahead
MUCH: Final = 0.5  # points by which a draft must fall behind before somebody says so


async def advised(house: House, look: Look, person: str, table: Table, draft: Sequence[int], whole: bool) -> a.Advised:
    """For who plays against computer players alone. `table` holds what the seat knows, without the draft."""
    notes = noted(look, table, draft)
    better = None
    if draft and whole:
        found = await strong_move(house, look, person, table, SECONDS, draft)
        if found.lead >= MUCH and found.actions != list(draft):
            steps = looking_ahead.steps(table, look.viewer, found.actions, look.language)
            better = a.Better(found.actions, found.line, steps, found.sentence, round(found.lead, 1))
    return a.Advised(look.sitting.number, look.viewer, notes, better)


def noted(look: Look, table: Table, draft: Sequence[int]) -> list[a.AdviceNote]:
    """What binds the seat soon as things stand; of a draft, what it brings about."""
    game, seat = look.sitting.game, look.viewer
    words = Telling(game.foresight, look.table.names, look.language)
    if draft:
        preview = table.preview(seat, draft, look.language)
        found = [("danger", each) for each in preview.warnings]
        found += [("comes", each) for each in preview.coming if _binds(each, seat) and each not in preview.warnings]
    else:
        seen = relevant(game.foresight.prospects(telling.seen(look.sitting, seat)), seat)
        found = [("comes", each) for each in seen if _binds(each, seat)]
    return [a.AdviceNote(sort, words.say(each), each.clause) for sort, each in found[:MOST]]


def _binds(prospect: Prospect, seat: int) -> bool:
    """Does it concern this seat, and soon?"""
    return (seat in prospect.seats or prospect.ends_game) and prospect.when != GAME and prospect.sure != NEAR
