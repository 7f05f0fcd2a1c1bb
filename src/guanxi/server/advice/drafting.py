"""A draft: what a seat has put down and not yet sent, carried out on what it knows. Nothing of it is done."""

from collections.abc import Sequence

from guanxi.core.game import CHANCE, View
from guanxi.core.gesture import as_told
from guanxi.core.revealing import reveals
from guanxi.core.table import Table
from guanxi.server import answers as a
from guanxi.server.advice import looking_ahead


def carry_out(table: Table, seat: int, actions: Sequence[int], language: str) -> int:
    """Move a table that holds what a seat knows on by a draft, and tell how many of its actions stay as they were.

    Chance does not go on: nobody knows what it would deal. Refused says why the draft cannot be.
    """
    if not actions:
        return len(table.actions)
    prepared = table.prepare(seat, actions, language, deal=False)
    table.adopt(prepared)
    return prepared.kept


def asked_now(table: Table) -> int:
    """Who is to act; CHANCE also where nobody is."""
    rules = table.game.rules
    return CHANCE if rules.is_over(table.state) else int(rules.to_act(table.state))


def legal_now(table: Table, seat: int) -> list[int]:
    """What a seat may do next; nothing where it is not asked."""
    return table.legal() if asked_now(table) == seat else []


def drafted(table: Table, seat: int, actions: Sequence[int], number: int, language: str) -> a.Drafted:
    """The position after a draft. `table` holds what the seat knows, and is moved on."""
    game, rules = table.game, table.game.rules
    preview = looking_ahead.preview(table, seat, actions, language)
    before = rules.totals(rules.shown(rules.view(table.state, seat)))
    kept = carry_out(table, seat, actions, language)
    unseen = before_news(table, seat, kept)
    seen = rules.view(table.state, seat) if unseen is None else unseen
    told = as_told(game, table.state, table.held)
    asked = CHANCE if unseen is not None else asked_now(table)
    legal = table.legal() if asked == seat else []
    proposals = [int(each) for each in game.proposed(told)] if asked == seat else []
    return a.Drafted(
        number=number,
        seat=seat,
        actions=list(actions),
        view=rules.view_numbers(seen),
        asked=None if asked == CHANCE else asked,
        legal=legal,
        held=list(table.held),
        whole=bool(actions) and not table.held and game.is_whole(told),
        revealing=bool(actions) and (unseen is not None or _waits_for_chance(table)),
        proposed=proposals[0] if proposals else None,
        only=_is_only(table, proposals, legal),
        proposals=proposals,
        preview=preview,
        before=[int(each) for each in before],
        after=[int(each) for each in rules.totals(rules.shown(seen))],
    )


def _is_only(table: Table, proposals: Sequence[int], legal: Sequence[int]) -> bool:
    """Is nothing else of the sort that is put forward allowed?"""
    kind_of = table.game.kinds(table.state).kind_of
    return bool(proposals) and sum(kind_of[action] == kind_of[proposals[0]] for action in legal) == 1


def before_news(table: Table, seat: int, kept: int) -> View | None:
    """What the seat knows before the first action of the draft that turns something over; None if none does.

    What comes after it depends on what nobody has told the seat, so there is nothing to show.
    """
    for state, done in table.steps(kept):
        if reveals(table.game, state, done):
            return table.game.rules.view(state, seat)
    return None


def _waits_for_chance(table: Table) -> bool:
    return not table.game.rules.is_over(table.state) and table.game.rules.to_act(table.state) == CHANCE
