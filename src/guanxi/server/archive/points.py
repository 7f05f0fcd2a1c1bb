"""How the points went: everybody's totals after each move if it had ended there, and the moves worth a look.

It is computed once, in pieces, and gone on with when more was done. While a game runs it is what a viewer could know.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from guanxi.core.events import EVERYBODY, PER_SEAT, EventKind
from guanxi.core.game import Game, State
from guanxi.core.history import Done
from guanxi.core.table import Table
from guanxi.server import answers as a
from guanxi.server import retelling
from guanxi.server.breathing import Breath

MOST: Final = 64  # graphs at hand


@dataclass
class _Graph:
    """Of one viewer of one game, as far as it was played when somebody asked last."""

    done: list[Done] = field(default_factory=list)
    points: list[a.PointsAt] = field(default_factory=list)
    notable: list[a.Notable] = field(default_factory=list)


class Graphs:
    """Those that were asked for lately."""

    def __init__(self) -> None:
        self._graphs: OrderedDict[tuple[str, int], _Graph] = OrderedDict()
        self._one_at_a_time = asyncio.Lock()  # it is one thread's work anyway

    async def of(self, id: str, table: Table, viewer: int) -> a.PointsTold:
        """The points of a game, as a viewer could know them then; EVERYBODY knows all."""
        async with self._one_at_a_time:
            graph = self._graphs.pop((id, viewer), None) or _Graph()
            done = list(table.actions)
            if graph.done != done[: len(graph.done)] or not graph.points:
                graph = _Graph()
            breath = Breath()
            for _ in _go_on(graph, table, viewer, done):
                await breath.take()
            self._graphs[(id, viewer)] = graph
            while len(self._graphs) > MOST:
                self._graphs.popitem(last=False)
            return a.PointsTold(len(done), viewer, list(graph.points), list(graph.notable))


def _go_on(graph: _Graph, table: Table, viewer: int, done: list[Done]) -> Iterator[None]:
    """Add what was done since; a step at a time."""
    state = table.before(len(graph.done))
    if not graph.points:
        graph.points.append(a.PointsAt(0, _totals(table, state, viewer)))
    for each in done[len(graph.done) :]:
        move, kinds = len(graph.done) + 1, table.game.events(state).rows
        for event in retelling.story_of(table, state, each.action, viewer):  # which moves the position on
            kind = kinds[event[0] or 0]
            if _is_notable(table.game, kind):
                graph.notable.append(a.Notable(move, kind.name, kind.clause, event))
        graph.done.append(each)
        graph.points.append(a.PointsAt(move, _totals(table, state, viewer)))
        yield


def _totals(table: Table, state: State, viewer: int) -> list[int]:
    """By the seats of now: some games give them out when they begin."""
    rules, seats = table.game.rules, range(len(table.players))
    then = [retelling.seat_then(table, seat, state) for seat in seats]
    if viewer != EVERYBODY:
        state = rules.shown(rules.view(state, retelling.seat_then(table, viewer, state)))
    totals = rules.totals(state)
    return [int(totals[seat]) for seat in then]


def _is_notable(game: Game, kind: EventKind) -> bool:
    """What the game says; of one that says nothing, what gives points to several or turns something over."""
    if game.notable:
        return kind.name in game.notable
    return kind.shows or any(each.sort == PER_SEAT for each in kind.fields)
