"""Why not: for one gesture, or for everything that is not allowed now. Asked of what the seat knows, never of more."""

from bisect import bisect_left
from collections.abc import Sequence

from guanxi.core.game import Refusal
from guanxi.core.table import Table
from guanxi.server import answers as a
from guanxi.server.advice.drafting import legal_now
from guanxi.server.breathing import Breath
from guanxi.server.problems import Problem

LONGEST = 64  # actions in a gesture
LONGEST_LINE = 200  # characters of a line of notation


def actions_of(table: Table, told: Sequence[int | str], least: int = 1) -> list[int]:
    """The numbers of actions that were told, as numbers or in notation."""
    found: list[int] = []
    for each in told:
        if isinstance(each, str) and not each.isdecimal():
            if len(each) > LONGEST_LINE or not each.isprintable():
                raise Problem("bad_value", "a line of notation is printable and short")
            found += table.game.notation.read(table.state, each)
        else:
            found.append(int(each))
    if not least <= len(found) <= LONGEST:
        raise Problem("bad_value", f"a move has {least} to {LONGEST} actions", actions=len(found))
    return found


def why_not(table: Table, seat: int, told: Sequence[int | str], number: int, language: str) -> a.WhyNot:
    """Would a gesture be refused, and why? Nothing is dealt: what a seat knows has no cards to deal from."""
    actions = actions_of(table, told)
    refusal = table.why_not(seat, *actions, language=language)
    if refusal is None:
        return a.WhyNot(number, True)
    first = bisect_left(range(1, len(actions)), True, key=lambda n: table.why_not(seat, *actions[:n]) is not None)
    return a.WhyNot(number, False, refusal.clause, refusal.text, table.game.notation.write(table.state, actions[first]))


async def all_reasons(table: Table, seat: int, language: str) -> list[a.Reason]:
    """Why each action that is not allowed is not. It takes a while, so others go on in between."""
    allowed, breath, found = set(legal_now(table, seat)), Breath(), []
    for action in range(table.game.rules.n_actions(table.state)):
        await breath.take()
        if action not in allowed and (refusal := _reason(table, seat, action, language)):
            line = table.game.notation.write(table.state, action)
            found.append(a.Reason(action, line, refusal.clause, refusal.text))
    return found


def _reason(table: Table, seat: int, action: int, language: str) -> Refusal | None:
    """Of the table; where only the order is against it, of the rules."""
    refusal = table.why_not(seat, action, language=language)
    return refusal or table.game.words(language).refusal(table.state, seat, action, table.names)
