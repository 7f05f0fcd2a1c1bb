"""A gesture that does what an idea wants: looked for among what may be done, on a table of what the learner knows."""

from collections.abc import Iterator

from guanxi.core.game import CHANCE, State
from guanxi.core.gesture import as_told
from guanxi.core.history import Done
from guanxi.core.lessons.following import Follower
from guanxi.core.lessons.lesson import Idea
from guanxi.core.table import Refused, Table

DEEPEST = 3  # choices in a gesture that are looked through
MOST = 4000  # gestures that are tried


def gesture_for(follower: Follower, table: Table) -> list[int] | None:
    """Actions that do it now, the shortest first, with what completes them; None if none are found.

    `table` holds what the learner knows and stays as it is.
    """
    idea = follower.idea
    if idea is None or not idea.wanted or follower.waits:
        return None
    tried = 0
    for depth in range(1, DEEPEST + 1):
        for actions in _gestures(table, follower.seat, depth):
            tried += 1
            if tried > MOST:
                return None
            if _does(follower, idea, table, actions):
                return _completed(table, follower.seat, actions)
    return None


def _gestures(table: Table, seat: int, depth: int, begun: tuple[int, ...] = ()) -> Iterator[tuple[int, ...]]:
    """Rows of so many actions that the table accepts."""
    after = _after(table, seat, begun)
    if after is None or _asked(after) != seat:
        return
    for action in after.legal():
        if depth == 1:
            yield (*begun, action)
        else:
            yield from _gestures(table, seat, depth - 1, (*begun, action))


def _after(table: Table, seat: int, actions: tuple[int, ...]) -> Table | None:
    """A table on which this has been done as well; chance does not go on there."""
    game = table.game
    found = Table(game, table.options, table.players, "", state=game.rules.copy(table.state), deal=False)
    found.held = table.held
    try:
        if actions:
            found.adopt(found.prepare(seat, actions, deal=False))
    except Refused:
        return None
    return found


def _asked(table: Table) -> int:
    return CHANCE if table.game.rules.is_over(table.state) else int(table.game.rules.to_act(table.state))


def _does(follower: Follower, idea: Idea, table: Table, actions: tuple[int, ...]) -> bool:
    """Is the idea done by the last of these actions?"""
    before = _after(table, follower.seat, actions[:-1])
    if before is None or before.held:
        return False
    rules = table.game.rules
    after: State = rules.copy(before.state)
    story = rules.tell(after, actions[-1])
    return follower.holds(idea.wanted, before.state, Done(follower.seat, actions[-1]), after, story)


def _completed(table: Table, seat: int, actions: tuple[int, ...]) -> list[int]:
    """With what the game would put forward, until it can be sent as it stands."""
    found = list(actions)
    while (after := _after(table, seat, tuple(found))) is not None and _asked(after) == seat:
        told = as_told(table.game, after.state, after.held)
        proposed = list(table.game.proposed(told))
        if table.game.is_whole(told) or not proposed:
            break
        found.append(int(proposed[0]))
    return found
