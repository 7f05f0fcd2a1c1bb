"""Why not: for one gesture, or for everything that is not allowed now. Asked of what the seat knows, never of more."""

from bisect import bisect_left
from collections.abc import Callable, Sequence

from guanxi.core.game import Refusal, State
from guanxi.core.gesture import as_told
from guanxi.core.plain.prose import prose_of
from guanxi.core.table import Table
from guanxi.server import answers as a
from guanxi.server.advice.drafting import legal_now
from guanxi.server.advice.ways import ways_out
from guanxi.server.breathing import Breath
from guanxi.server.problems import Problem
from guanxi.server.saying import sentence

LONGEST = 64  # actions in a gesture
LONGEST_LINE = 200  # characters of a line of notation


def actions_of(table: Table, told: Sequence[int | str], least: int = 1) -> list[int]:
    """The numbers of actions that were told, as numbers or in notation."""
    found: list[int] = []
    for each in told:
        if isinstance(each, str) and not each.isdecimal():
            if len(each) > LONGEST_LINE or not each.isprintable():
                raise Problem("bad_value", sentence("line-short"))
            found += table.game.notation.read(table.state, each)
        else:
            found.append(int(each))
    if not least <= len(found) <= LONGEST:
        raise Problem("bad_value", sentence("draft-actions", least=least, most=LONGEST), actions=len(found))
    return found


def why_not(table: Table, seat: int, told: Sequence[int | str], number: int, language: str, before: Table) -> a.WhyNot:
    """Would a gesture be refused, and why? Nothing is dealt: what a seat knows has no cards to deal from.

    `before` is the table without the draft after which it is asked.
    """
    actions = actions_of(table, told)
    refusal = table.why_not(seat, *actions, language=language)
    if refusal is None:
        return a.WhyNot(number, True)
    first = bisect_left(range(1, len(actions)), True, key=lambda n: table.why_not(seat, *actions[:n]) is not None)
    action, line = actions[first], table.game.notation.write(table.state, actions[first])
    told_here = first == 0 and seat >= 0
    state, prose = known_state(table, seat), prose_of(table.game, language)
    return a.WhyNot(
        number,
        False,
        refusal.clause,
        as_sentence(refusal.text),
        line,
        prose.cannot(state, action, table.names),
        ways_out(table, seat, action, before, language) if told_here else [],
        [a.ThingTold(*thing) for thing in prose.causes(state, seat, action)] if told_here else [],
    )


async def all_reasons(table: Table, seat: int, language: str) -> list[a.Reason]:
    """Why each action that is not allowed is not. It takes a while, so others go on in between."""
    allowed, breath, found, named = set(legal_now(table, seat)), Breath(), [], _choices(table, seat, language)
    for action in range(table.game.rules.n_actions(table.state)):
        await breath.take()
        if action not in allowed and (refusal := _reason(table, seat, action, language)):
            line = table.game.notation.write(table.state, action)
            found.append(a.Reason(action, line, refusal.clause, as_sentence(refusal.text), named(action)))
    return found


def _choices(table: Table, seat: int, language: str) -> Callable[[int], str]:
    """Actions in words; none for what only chance does or what does not exist at this table: nobody would choose it."""
    game, names, state = table.game, table.names, known_state(table, seat)
    prose, every = prose_of(game, language), range(int(game.rules.n_actions(state)))
    groups = game.face(language).groups(state, every)
    choices = {action for group in groups for row in group.rows for action, _ in row}
    return lambda action: prose.choice(state, action, names).text if action in choices else ""


def _reason(table: Table, seat: int, action: int, language: str) -> Refusal | None:
    """Of the table; where only the order is against it, of the rules."""
    refusal = table.why_not(seat, action, language=language)
    return refusal or table.game.words(language).refusal(table.state, seat, action, table.names)


def known_state(table: Table, seat: int) -> State:
    """The position as a seat sees it: what is hidden is not there."""
    rules = table.game.rules
    return rules.shown(rules.view(as_told(table.game, table.state, table.held), seat))


def as_sentence(text: str) -> str:
    """What was refused in few words, as a sentence."""
    return text[:1].upper() + text[1:] + ("" if text.endswith((".", "!", "?")) else ".")
