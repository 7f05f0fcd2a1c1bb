"""A table as its log tells it. Entries go in one after the other; nothing else changes it, and no clock is asked.

The process that made an entry, those that read it later, and a server that starts again all come to the same.
"""

import copy
import zlib
from array import array
from collections.abc import Callable, Iterator, Mapping
from typing import Final

from guanxi.bots.naming import numbered, proper_name
from guanxi.core.game import Game, State, game_named
from guanxi.core.rng import Rng
from guanxi.core.table import Prepared, Table, commitment
from guanxi.server.clocks.clock import Clock
from guanxi.server.clocks.speed import DAY, SECOND, Days
from guanxi.server.problems import Problem
from guanxi.server.saying import sentence
from guanxi.server.tables import entries as e
from guanxi.server.tables import takeback
from guanxi.server.tables.remarking import remarks_of

OPEN, RUNNING, OVER, FROZEN, NOBODY = "open", "running", "over", "frozen", "somebody"  # the last: who has gone
Story = list[tuple[int, ...]]

# The rule by which tables end that nobody comes back to. Everybody can read it: `GET /api/house`.
UNSTARTED: Final = DAY  # an open table without a clock, or with a live one
UNSTARTED_DAYS: Final = 14 * DAY  # with days per move
IDLE: Final = 30 * DAY  # a running table without a clock at which nothing happens
VACATION: Final = 60 * DAY  # the longest; while it stops somebody's clock, their table waits so much longer
BOT_GRACE: Final = 15 * SECOND  # after which another process looks after a computer player's turn


class Sitting:
    """Everything that a table is."""

    def __init__(self, table_id: str, called: Mapping[str, str]) -> None:
        self.id = table_id
        self.called = dict(called)  # people's names by id
        self.number = 0
        self.moves = array("i", [0])  # actions that stood after each entry, by its number
        self.status = OPEN
        self.reason = ""  # why it ended without a result, or is frozen
        self.terms: e.Terms
        self._game: Game | None = None  # none, where this server does not have it
        self.host = self.seed = self.rematch_of = ""
        self.start: e.Start | None = None
        self.added: dict[int, str] = {}  # numbers by place, in the order in which they came
        self.chairs: list[e.Chair] = []
        self.table: Table | None = None
        self.clock: Clock
        self.at = 0  # of the last entry
        self.created = 0
        self.away: dict[int, str] = {}  # who plays for a place whose owner is out of time or has resigned
        self.resigned: set[int] = set()
        self.request: takeback.Request | None = None
        self.refusals: dict[int, int] = {}  # by place
        self.refused_at: dict[int, int] = {}
        self.is_probe = False
        self.make: Callable[..., Table] = Table  # laws lead chance at tables of their own
        self._players: tuple[int, ...] = ()  # the places by seat
        self._seats: tuple[int, ...] = ()  # the seats by place
        self._asked: int | None = None
        self.turn = 0  # the number of the entry since which the place that is asked is asked

    # ------------------------------------------------------------ who

    @property
    def places(self) -> int:
        """How many sit here."""
        return len(self.chairs)

    @property
    def game(self) -> Game:
        """What is played here; Problem if this server does not have it."""
        if self._game is None:
            raise Problem("frozen", reason=self.reason)
        return self._game

    @property
    def running(self) -> Table:
        """The game; Problem if none is being played."""
        if self.status == FROZEN:
            raise Problem("frozen", reason=self.reason)
        if self.table is None or self.status != RUNNING:
            raise Problem("not_running")
        return self.table

    @property
    def commitment(self) -> str:
        """What was published of the seed before the game."""
        return commitment(self.seed)

    def names(self) -> tuple[str, ...]:
        """The players by place; computer players by what they are, and whoever has the same name gets a number."""
        found: list[str] = []
        for chair in self.chairs:
            person = self.called.get(chair.person, NOBODY) if chair.person else "open"
            name = proper_name(chair.bot) if chair.bot else (chair.name if person != NOBODY else "") or person
            found.append(numbered(name, (*found, "chance")))
        return tuple(found)

    def bots(self) -> tuple[str, ...]:
        """The kinds of computer players by place; empty where a person sits."""
        return tuple(chair.bot or "" for chair in self.chairs)

    def places_of(self, person: str | None) -> list[int]:
        """Where somebody sits."""
        return [place for place, chair in enumerate(self.chairs) if person and chair.person == person]

    def seat_of(self, place: int) -> int:
        """The seat in the game that a place has."""
        return self._seats[place]

    def seating(self) -> tuple[int, ...]:
        """The seats of all places."""
        return self._seats

    def place_of(self, seat: int) -> int:
        """The place that has a seat."""
        return self._players[seat]

    def asked(self) -> int | None:
        """The place that is to act; None if nobody is."""
        return self._asked if self.status == RUNNING else None

    def look(self) -> None:
        """See who sits where and who is asked; the game may have changed it."""
        table, rules = self.table, self.game.rules
        if table is None:
            return
        state, player_of = table.state, rules.player_of
        players = tuple([int(player_of(state, seat)) for seat in range(self.places)])
        if players != self._players:
            self._players = players
            self._seats = tuple(players.index(place) for place in range(self.places))
        asked = None if rules.is_over(state) else players[int(rules.to_act(state))]
        if asked != self._asked:
            self._asked, self.turn = asked, self.number

    def bot_at(self, place: int) -> str | None:
        """The computer player that acts for a place, if one does."""
        return self.chairs[place].bot or self.away.get(place)

    def persons(self) -> set[str]:
        """Whoever has a seat, present or not."""
        return {chair.person for chair in self.chairs if chair.person}

    def playing(self) -> set[str]:
        """The persons who still play for themselves."""
        found = {chair.person for place, chair in enumerate(self.chairs) if place not in self.away}
        return {person for person in found if person}

    # ------------------------------------------------------------ what is due

    def due(self) -> int | None:
        """Milliseconds after the last entry at which the server must look at this table; None if never."""
        if self.status == OPEN:
            return UNSTARTED_DAYS if isinstance(self.terms.speed, Days) else UNSTARTED
        if self.status != RUNNING:
            return None
        asked = self.asked()
        found = [self.patience(asked)]
        if asked is not None and self.bot_at(asked):
            found.append(BOT_GRACE)
        elif (remaining := self.clock.remaining()) is not None:
            found.append(remaining)
        if self.request:
            found.append(0 if self.settled() else self.request.at + takeback.patience(self.terms.speed) - self.at)
        return max(0, min(found))

    def patience(self, asked: int | None) -> int:
        """Milliseconds for which nothing may happen at a running table before it counts as abandoned."""
        return IDLE + VACATION if asked in self.clock.paused else max(IDLE, self.clock.remaining() or 0)

    def digest(self, prepared: Prepared | None = None) -> int:
        """Of the position; another process or a later release must come to the same."""
        if prepared is not None:
            return zlib.crc32(self.game.rules.to_bytes(prepared.state))
        return 0 if self.table is None else zlib.crc32(self.game.rules.to_bytes(self.table.state))

    # ------------------------------------------------------------ entries

    def apply(self, entry: e.AnyEntry, at: int, prepared: Prepared | None = None) -> Story:
        """An entry becomes true. `prepared` is what it does to the game, if that was computed before.

        What is returned is the story of the game, for those who tell it.
        """
        self.number += 1
        if self.chairs:
            if type(entry) is e.Given:
                self.clock.give_back(entry.milliseconds, at)  # first: nobody is charged for it, whatever they had left
            self.clock.charge(at)
        change = prepared if prepared is not None else self.prepare(entry)
        if self.table is not None and not self.is_probe:
            self._remark(entry, self.table)
        story = self._adopt(change) if change is not None else []
        self._take(entry, at)
        if isinstance(entry, e.Started):
            story = self._opening()
        self.at = at
        self.look()
        if isinstance(entry, e.Started | e.Moved | e.Undone | e.Voted | e.Asked | e.Closed | e.Frozen | e.Thawed):
            self._after_move()
        self.moves.append(0 if self.table is None else len(self.table.actions))
        if self.status != OPEN:
            self.clock.ask(self.asked())
        return story

    def _remark(self, entry: e.AnyEntry, table: Table) -> None:
        """Leave a line in the record, before what comes of it."""
        if self.request is None and isinstance(entry, e.Moved | e.Undone):
            return  # nearly always
        place = getattr(entry, "place", None)
        same = self.places_of(self.chairs[place].person) if place is not None else []
        for remark in remarks_of(entry, table.players, same, self.request is not None):
            table.remark(remark)

    def actions_of(self, number: int) -> tuple[int, int]:
        """The actions of an entry, from one to another, chance after them included; Problem if they fell since."""
        if not 0 < number <= self.number:
            raise Problem("no_such_thing")
        first, last = self.moves[number - 1], self.moves[number]
        if last <= first or min(self.moves[number:]) < last:
            raise Problem("no_such_thing", sentence("nothing-stands-by-it"))
        return first, last

    def prepare(self, entry: e.AnyEntry) -> Prepared | None:
        """What an entry will do to the game; None if nothing."""
        if isinstance(entry, e.Moved):
            actions = [a for line in entry.lines for a in self.game.notation.read(self.running.state, line)]
            return self.running.prepare(self.seat_of(entry.place), actions)
        if isinstance(entry, e.Undone):
            return self.running.prepare_undo(entry.count)
        if isinstance(entry, e.Asked):
            voters = self.voters(entry.place)
            return None if voters else self.running.prepare_rewind(entry.to)
        if isinstance(entry, e.Voted) and entry.agree and self.request:
            agreed = self.request.agreed | {self.chairs[entry.place].person}
            return self.running.prepare_rewind(self.request.to) if agreed >= self.request.voters else None
        return None

    def settled(self) -> e.Asked | e.Voted | None:
        """What decides a request whose last silent voters have left; None if somebody is still to answer.

        It is the yes of one who said so before; where nobody is left, the request once more: computer players abstain.
        """
        request = self.request
        if request is None or request.place in self.away:
            return None
        voters = request.voters & self.playing()
        if not voters:
            return e.Asked(request.place, request.to)
        agreed = [place for person in voters & request.agreed for place in self.places_of(person)]
        return e.Voted(min(agreed), True) if request.agreed >= voters else None

    def voters(self, place: int) -> frozenset[str]:
        """The persons who must agree when a place asks for something: all others who still play; bots abstain."""
        return frozenset(self.playing() - {self.chairs[place].person or ""})

    def _adopt(self, change: Prepared) -> Story:
        """Carry a change out, and tell what happens."""
        table, rules = self.running, self.game.rules
        state = table.before(change.kept) if change.fallen else rules.copy(table.state)
        table.adopt(change)
        return [told for done in change.done for told in rules.tell(state, done.action)]

    def _opening(self) -> Story:
        """What chance did before anybody could act."""
        table, rules = self.running, self.game.rules
        state = table.before(0)
        return [told for done in table.actions for told in rules.tell(state, done.action)]

    def _take(self, entry: e.AnyEntry, at: int) -> None:
        """What an entry means beside the game."""
        if isinstance(entry, e.Created):
            self._create(entry, at)
        elif isinstance(entry, e.Seated):
            self._seat(entry)
        elif isinstance(entry, e.Added):
            self.added[entry.place] = entry.number
        elif isinstance(entry, e.Started):
            self.status = RUNNING
            self.clock.sleeps = dict(entry.sleeps)
            self.table = self.new_table()
        elif isinstance(entry, e.Moved | e.Undone):
            self.request = None
        elif isinstance(entry, e.Asked | e.Voted | e.Unanswered):
            self._vote(entry, at)
        elif isinstance(entry, e.Closed | e.Frozen | e.Thawed):
            thawed = RUNNING if self.table else OPEN
            self.status = {e.Closed: OVER, e.Frozen: FROZEN, e.Thawed: thawed}[type(entry)]
            self.reason = "" if isinstance(entry, e.Thawed) else entry.reason
        elif isinstance(entry, e.Gave):
            self.clock.left[entry.to] += entry.milliseconds
        elif isinstance(entry, e.Sleeps):
            self.clock.set_sleep(entry.place, entry.hours)
        elif not isinstance(entry, e.Given):  # that `apply` gave
            self._presence(entry)

    def _seat(self, entry: e.Seated) -> None:
        """Who makes the table goes on to be its host without a seat, but who leaves the last one hands it on."""
        left, self.chairs[entry.place] = self.chairs[entry.place].person, entry.chair
        self.added.pop(entry.place, None)
        if left == self.host and entry.chair.is_open and not self.places_of(left):
            self.host = self.heir(left) or self.host

    def heir(self, host: str) -> str | None:
        """Who is the host when this one leaves: the first person who sits there."""
        return next((chair.person for chair in self.chairs if chair.person and chair.person != host), None)

    def _create(self, entry: e.Created, at: int) -> None:
        self.terms = entry.terms
        self.host = entry.host
        self.seed = entry.seed
        self.rematch_of, self.start = entry.rematch_of, entry.start
        self.chairs, self.created = list(entry.chairs), at
        self.clock = Clock(entry.terms.speed, len(self.chairs))
        self._players = self._seats = tuple(range(self.places))  # also if there is no game for it here
        self._game = game_named(entry.terms.game)
        if entry.rules != self.game.rules_version:
            raise Problem("frozen", sentence("other-rules", played=entry.rules, here=self.game.rules_version))

    @property
    def state(self) -> State:
        """The position; before the game has begun, as it would begin."""
        return (self.table or self.new_table()).state

    def new_table(self) -> Table:
        """The game as it begins."""
        game, terms, start = self.game, self.terms, self.start
        added, way = tuple(self.added.values()), terms.take_back
        state = start and game.positions.from_position(terms.options, start.names, start.position, Rng(self.seed))
        return self.make(game, terms.options, self.names(), self.seed, state=state, added=added, take_back=way)

    def _vote(self, entry: e.Asked | e.Voted | e.Unanswered, at: int) -> None:
        if isinstance(entry, e.Asked):
            table, voters = self.running, self.voters(entry.place)
            if voters:
                falls, revealed = len(table.actions) - entry.to, table.revealed_since(entry.to)
                self.request = takeback.Request(entry.place, entry.to, at, voters, set(), revealed, falls)
            else:
                self.request = None
            return
        request = self.request
        if request is None:
            return
        if isinstance(entry, e.Voted) and entry.agree:
            request.agreed.add(self.chairs[entry.place].person or "")
            self.request = None if request.is_granted else request
            return
        self.refusals[request.place] = self.refusals.get(request.place, 0) + 1
        self.refused_at[request.place] = at
        self.request = None

    def _presence(self, entry: e.Resigned | e.StoodIn | e.Returned | e.Paused | e.Resumed) -> None:
        if isinstance(entry, e.Resigned | e.StoodIn):
            self.away[entry.place] = entry.bot
            if isinstance(entry, e.Resigned):
                self.resigned.add(entry.place)
            self._ask_fewer()
        elif isinstance(entry, e.Returned):
            self.away.pop(entry.place, None)
            self.clock.refill(entry.place)
        elif isinstance(entry, e.Paused):
            self.clock.paused.add(entry.place)
        else:
            self.clock.paused.discard(entry.place)

    def _ask_fewer(self) -> None:
        """A request is put to those who still play; whether that decides it is `settled`."""
        if self.request:
            voters = self.request.voters & self.playing()
            self.request.voters = voters or self.request.voters

    def _after_move(self) -> None:
        """Has the game ended?"""
        if self.status == RUNNING and self.table and self.game.rules.is_over(self.table.state):
            self.status = OVER

    def probe(self) -> "Sitting":
        """A copy to try an entry on that does nothing to the game."""
        found = Sitting(self.id, self.called)
        found.number, found.moves, found.turn = self.number, array("i", self.moves[-1:]), self.turn
        found.status, found.reason, found.is_probe, found.make = self.status, self.reason, True, self.make
        found.host, found.seed, found.rematch_of, found.start = self.host, self.seed, self.rematch_of, self.start
        found.at, found.created, found.table = self.at, self.created, self.table
        if self.chairs:
            found.terms, found._game, found.clock = self.terms, self._game, self.clock.copy()
        found.chairs, found.added, found.away = [*self.chairs], {**self.added}, {**self.away}
        found.resigned, found.refusals = {*self.resigned}, {**self.refusals}
        found.refused_at, found.request = {**self.refused_at}, copy.deepcopy(self.request)
        found._players, found._seats, found._asked = self._players, self._seats, self._asked
        return found

    def seats(self) -> Iterator[tuple[int, int, e.Chair]]:
        """Place, seat and chair of everybody."""
        for place, chair in enumerate(self.chairs):
            yield place, self.seat_of(place), chair
