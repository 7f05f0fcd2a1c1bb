"""What was, to a viewer: earlier positions and what actions did, as somebody there could know it then."""

from collections.abc import Iterable, Iterator
from itertools import chain, pairwise
from typing import NamedTuple

from guanxi.core.events import EVERYBODY, Event
from guanxi.core.game import CHANCE, State, View
from guanxi.core.table import Table
from guanxi.server import answers as a
from guanxi.server import messages as m
from guanxi.server.problems import Problem
from guanxi.server.saying import sentence
from guanxi.server.telling import events_for, result_of


def past(table: Table, viewer: int, move: int) -> a.Past:
    """The position after so many actions as a viewer could know it then; EVERYBODY sees with everybody's eyes."""
    position(table, move)
    return next(pasts(table, viewer, move, move))


def pasts(table: Table, viewer: int, since: int, until: int) -> Iterator[a.Past]:
    """The same, one after the other, up to the position after so many actions."""
    moves, done = len(table.actions), table.actions[max(since - 1, 0) : until]
    state = table.before(max(since - 1, 0))
    if since == 0:
        yield _past(table, state, viewer, 0, moves)
    for move, each in enumerate(done, max(since, 1)):
        story = story_of(table, state, each.action, viewer)  # which moves the position on
        yield _past(table, state, viewer, move, moves, each.seat, story)


def _past(
    table: Table,
    state: State,
    viewer: int,
    move: int,
    moves: int,
    by: int = CHANCE,
    story: list[m.EventNumbers] | None = None,
) -> a.Past:
    rules, then = table.game.rules, seat_then(table, viewer, state)
    eyes = range(len(table.players)) if then == EVERYBODY else [then]
    over = rules.is_over(state)
    asked = CHANCE if over else int(rules.to_act(state))
    return a.Past(
        move,
        moves,
        then,
        None if by == CHANCE else by,
        story or [],
        [rules.view_numbers(rules.view(state, each)) for each in eyes],
        None if asked == CHANCE else asked,
        result_of(table.game, state) if over else None,
        rules.view_numbers(rules.open_view(state)) if then == EVERYBODY else None,
    )


def position(table: Table, move: int) -> State:
    """The whole position after so many actions; Problem if there were fewer."""
    if not 0 <= move <= len(table.actions):
        raise Problem("bad_value", sentence("moves-are", moves=len(table.actions)), moves=len(table.actions))
    return table.before(move)


def seen_then(table: Table, viewer: int, move: int) -> View:
    """What a seat of now, or a spectator, could know after so many actions."""
    state = position(table, move)
    return table.game.rules.view(state, seat_then(table, viewer, state))


def story_of(table: Table, state: State, action: int, viewer: int) -> list[m.EventNumbers]:
    """Carry an action out, and tell what happens as a viewer of now could know it then."""
    events, then = table.game.events(state), seat_then(table, viewer, state)
    return events_for(events, table.game.rules.tell(state, action), then, len(table.players))


def seat_then(table: Table, viewer: int, state: State) -> int:
    """The seat that the player of a seat had in another position: some games give the seats out when they begin."""
    if viewer < 0:
        return viewer
    player = table.game.rules.player_of
    return next(seat for seat in range(len(table.players)) if player(state, seat) == player(table.state, viewer))


class Done(NamedTuple):
    """What an action did, as a viewer may know it."""

    number: int
    seat: int | None  # None is chance
    events: list[Event]
    numbers: list[m.EventNumbers]  # of the same events
    names: list[str]  # of the seats after it


def log_lines(table: Table, viewer: int, since: int, until: int, language: str) -> Iterator[a.LogLine]:
    """What actions did, in words; what chance does in a row, such as dealing, is told at its end."""
    words = table.game.words(language)
    for done in _in_a_row(_done(table, viewer, since, until)):
        clauses = dict.fromkeys(each.kind.clause for each in done.events if each.kind.clause and not each.kind.silent)
        text = words.tell_all(done.events, done.names)
        yield a.LogLine(done.number, done.seat, text, list(clauses), done.numbers)


def _done(table: Table, viewer: int, since: int, until: int) -> Iterator[Done]:
    state, players = table.before(since), len(table.players)
    for number, each in enumerate(table.actions[since:until], since + 1):
        story = table.game.rules.tell(state, each.action)
        rows, then = table.game.events(state), seat_then(table, viewer, state)
        events, numbers = rows.read_all(story, then, players), events_for(rows, story, then, players)
        names = [table.name_of(state, seat) for seat in range(players)]
        yield Done(number, None if each.seat == CHANCE else each.seat, events, numbers, names)


def _in_a_row(all_done: Iterable[Done]) -> Iterator[Done]:
    events: list[Event] = []
    numbers: list[m.EventNumbers] = []
    for done, following in pairwise(chain(all_done, [None])):
        assert done is not None
        events += done.events
        numbers += done.numbers
        if following and done.seat is None and following.seat is None and done.names == following.names:
            yield done._replace(events=[], numbers=[])
        else:
            yield done._replace(events=events, numbers=numbers)
            events, numbers = [], []
