"""One game of a tournament, from its place in the schedule to its outcome and its record."""

from collections import Counter
from dataclasses import asdict, dataclass
from typing import Any, TypeAlias

from guanxi.arena.clock import Clock, Clocked
from guanxi.arena.schedule import Pairing
from guanxi.arena.seeds import player_seed, stand_in_seed
from guanxi.arena.specification import Specification
from guanxi.bots import Bot, bot_named
from guanxi.bots.guests import Fault
from guanxi.bots.guests.host import NotMade
from guanxi.core.engine import engine_kind
from guanxi.core.game import CHANCE, Game, State, View, game_named
from guanxi.core.record import write_record
from guanxi.core.rng import Rng
from guanxi.core.table import Table
from guanxi.simulation import play_out


@dataclass(frozen=True)
class Outcome:
    """What came of one game; rows are in the order in which the players had their first turns."""

    number: int
    seed: str
    entrants: tuple[int, ...]
    reason: str
    totals: tuple[int, ...]
    places: tuple[int, ...]
    sources: tuple[dict[str, int], ...]  # points by source
    moves: int
    turns: int
    clocks: tuple[Clock, ...]
    engine: str  # compiled or interpreted: for the times only, the games are the same

    @property
    def shares(self) -> tuple[float, ...]:
        """What each seat has of the victory; a shared one counts in parts."""
        first = self.places.count(1)
        return tuple(1 / first if place == 1 else 0.0 for place in self.places)

    def told(self) -> dict[str, Any]:
        """The same as plain data."""
        return asdict(self)


@dataclass(frozen=True)
class Task:
    """What a process needs to play a game."""

    spec: Specification
    pairing: Pairing


Match: TypeAlias = tuple[Outcome, str]  # and the record as text


@dataclass(frozen=True)
class Empty:
    """A chair whose guest could not be made."""

    why: str

    def choose(self, view: View, legal: list[int]) -> int:
        """There is nobody to ask."""
        raise Fault(self.why)


def play_match(task: Task) -> Match:
    """Play one game. What comes of it depends on the task only, unless a player goes by the clock."""
    spec, pairing = task.spec, task.pairing
    game = game_named(spec.game)
    names = [spec.names[entrant] for entrant in pairing.sitting]
    bots = [spec.players[entrant] for entrant in pairing.sitting]
    table = Table(game, spec.options, names, pairing.seed)
    sitting = [
        Clocked(_seated(task, table, place, bot), Rng(stand_in_seed(spec, pairing.group, place)))
        for place, bot in enumerate(bots)
    ]
    play_out(table, sitting)
    return _outcome(table, pairing, sitting), write_record(table, bots)


def _seated(task: Task, table: Table, place: int, bot: str) -> Bot:
    seed = player_seed(task.spec, task.pairing.group, place, bot)
    try:
        return bot_named(bot, table.game, seed, table.options)
    except NotMade as error:  # it could be at first, or there would be no tournament
        return Empty(str(error))


def _outcome(table: Table, pairing: Pairing, sitting: list[Clocked]) -> Outcome:
    game, state = table.game, table.state
    result = game.result(state)
    order = _first_turns(table)
    places = [game.rules.player_of(state, seat) for seat in order]
    sources = _sources(game, state)
    return Outcome(
        number=pairing.number,
        seed=pairing.seed,
        entrants=tuple(pairing.sitting[place] for place in places),
        reason=result.reason,
        totals=tuple(result.totals[seat] for seat in order),
        places=tuple(result.places[seat] for seat in order),
        sources=tuple(sources[seat] for seat in order),
        moves=sum(done.seat != CHANCE for done in table.actions),
        turns=game.rules.turns(state),
        clocks=tuple(sitting[place].clock for place in places),
        engine=engine_kind(),
    )


def _first_turns(table: Table) -> list[int]:
    """The seats in the order in which they began; that need not be the order in which they sit."""
    began = dict.fromkeys(done.seat for done in table.actions if done.seat != CHANCE)
    return [*began, *(seat for seat in range(len(table.names)) if seat not in began)]


def _sources(game: Game, state: State) -> list[dict[str, int]]:
    """Points by source, of each seat."""
    found = []
    for items in game.positions.items(state):
        points: Counter[str] = Counter()
        for item in items:
            points[item.source] += item.points
        found.append(dict(sorted(points.items())))
    return found
