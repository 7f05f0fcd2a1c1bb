"""Advice in free play: what comes for this seat, what it or a rival could do, and what a strong player would do."""

from collections.abc import Iterator, Sequence
from typing import Final

from guanxi.core.foresight import GAME, NEAR, ONE_MORE, Foresight, Prospect, Telling, relevant
from guanxi.core.game import View
from guanxi.core.table import Table
from guanxi.core.text import read_by
from guanxi.server import answers as a
from guanxi.server import telling
from guanxi.server.advice import looking_ahead
from guanxi.server.advice.drafting import asked_now
from guanxi.server.advice.thinking import not_among_people, strong_move
from guanxi.server.house import House
from guanxi.server.tables.looking import Look

MOST: Final = 3  # things said at a time
SECONDS: Final = 0.5  # for the strong player to look ahead
MUCH: Final = 0.25  # points by which a draft must fall behind before somebody says so

Note = tuple[str, Prospect]  # of a sort


async def advised(house: House, look: Look, person: str, table: Table, draft: Sequence[int], whole: bool) -> a.Advised:
    """For who plays against computer players alone. `table` holds what the seat knows, without the draft."""
    not_among_people(look.sitting)
    notes, better = noted(look, table, draft), None
    others = compared(table, look.viewer, draft, whole)
    if others:
        found = await strong_move(house, look, person, table, SECONDS, others)
        if (found.lead >= MUCH or not draft) and not goes_on(draft, found.actions):
            steps = looking_ahead.steps(table, look.viewer, found.actions, look.language)
            better = a.Better(found.actions, found.line, steps, found.sentence, max(0.0, round(found.lead, 1)))
    return a.Advised(look.sitting.number, look.viewer, notes, better)


def compared(table: Table, seat: int, draft: Sequence[int], whole: bool) -> list[list[int]]:
    """What a strong player's move is held against: a draft that can be sent; before one, choices that are done at once.

    A card is drawn by one touch. Nobody puts it down first and looks, so that advice has to come before.
    """
    if draft:
        return [list(draft)] if whole else []
    legal = table.legal() if not table.held and asked_now(table) == seat else []
    return [[action] for action in legal] if len(legal) > 1 and all(_is_whole(table, each) for each in legal) else []


def goes_on(draft: Sequence[int], actions: Sequence[int]) -> bool:
    """Does one of two gestures begin as the other, so that the draft is on the way to what would be advised?"""
    return bool(draft) and all(mine == other for mine, other in zip(draft, actions, strict=False))


def _is_whole(table: Table, action: int) -> bool:
    """Is nothing more to be told after this action alone?"""
    state = table.game.rules.copy(table.state)
    table.game.rules.do(state, action)
    return table.game.is_whole(state)


def noted(look: Look, table: Table, draft: Sequence[int]) -> list[a.AdviceNote]:
    """What binds the seat soon, and what it or a rival could do next; of a draft, what it brings about and leaves."""
    game, seat = look.sitting.game, look.viewer
    words = Telling(game.foresight, read_by(look.table.names, seat), look.language)
    view = telling.seen(look.sitting, seat)
    found = [*of_draft(table, view, seat, draft, look.language)] if draft else [*of_turn(game.foresight, view, seat)]
    first = varied(found)[:MOST]
    return [a.AdviceNote(sort, told(game.foresight, view, each, words), each.clause) for sort, each in first]


def of_turn(foresight: Foresight, view: View, seat: int) -> Iterator[Note]:
    """Before anything is put down."""
    prospects = foresight.prospects(view)
    near = [each for each in prospects if _is_a_step_away(each)]
    yield from (("comes", each) for each in relevant(prospects, seat) if _binds(each, seat) and each not in near)
    yield from ((_sort(each, seat), each) for each in sorted(near, key=lambda each: seat not in each.seats))


def of_draft(table: Table, view: View, seat: int, draft: Sequence[int], language: str) -> Iterator[Note]:
    """What it brings about, and a plan that it leaves aside."""
    preview = table.preview(seat, draft, language)
    yield from (("danger", each) for each in preview.warnings)
    coming = [each for each in preview.coming if each not in preview.warnings]
    yield from ((_sort(each, seat), each) for each in coming if _binds(each, seat))
    for sort, each in of_turn(table.game.foresight, view, seat):
        if sort == "plan" and each not in preview.gone:
            yield sort, each


def varied(notes: Sequence[Note]) -> list[Note]:
    """One of each kind first: three gifts that block say less than one, and what falls due."""
    kinds = [prospect.kind for _, prospect in notes]
    order = sorted(range(len(notes)), key=lambda at: kinds[:at].count(kinds[at]))
    return [notes[at] for at in order]


def told(foresight: Foresight, view: View, prospect: Prospect, words: Telling) -> str:
    """In words, with those of its steps that concern the view's seat, and what that seat can do about it."""
    steps = (step for step in prospect.steps if view.seat in step.seats)
    return " ".join(words.say(each) for each in (prospect, *steps, *foresight.ways_out(view, prospect)))


def _is_a_step_away(prospect: Prospect) -> bool:
    """Would one piece more bring something that somebody gains or loses by?"""
    return prospect.sure == ONE_MORE and bool(prospect.seats or prospect.gains)


def _sort(prospect: Prospect, seat: int) -> str:
    """What one piece more would bring is a plan of whoever gains by it, and a danger to everybody else."""
    if not _is_a_step_away(prospect):
        return "comes"
    return "plan" if seat in prospect.gains else "danger"


def _binds(prospect: Prospect, seat: int) -> bool:
    """Does it concern this seat, and soon?"""
    return (seat in prospect.seats or prospect.ends_game) and prospect.when != GAME and prospect.sure != NEAR
