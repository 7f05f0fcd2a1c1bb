"""(table, viewer, since) -> messages: with `retelling`, the only place where a position becomes a message.

Fields are listed, nothing is taken out of something larger. Views and events come from the game's own hands.
"""

from collections.abc import Iterable, Sequence
from contextlib import suppress
from functools import lru_cache
from typing import Any, NamedTuple

from msgspec import UNSET, Raw, UnsetType

from guanxi.core.events import EVERYBODY, PER_SEAT, SPECTATOR, Events
from guanxi.core.game import CHANCE, Game, State, View
from guanxi.core.rng import Rng
from guanxi.core.table import Refused, Table
from guanxi.core.text import read_by
from guanxi.server import messages as m
from guanxi.server.problems import Problem
from guanxi.server.tables import takeback
from guanxi.server.tables.live_table import LiveTable, Told
from guanxi.server.tables.naming import table_for
from guanxi.server.tables.sitting import OVER, RUNNING, Sitting

SEATING = ("created", "seated", "added", "started", "resigned", "stoodin", "returned", "closed", "frozen", "thawed")


def viewer_for(s: Sitting, person: str | None, seat: int | None = None, watch: bool = False) -> int:
    """As whom somebody may look: a seat of theirs, or a spectator. Whoever is unknown is a spectator."""
    mine = [s.seat_of(place) for place in s.places_of(person)]
    if seat is not None:
        if seat not in mine:
            raise Problem("not_seated", seat=seat)
        return seat
    if watch or not mine:
        return SPECTATOR
    asked = s.asked()
    return s.seat_of(asked) if asked is not None and s.seat_of(asked) in mine else mine[0]


# ------------------------------------------------------------ events


class _Row(NamedTuple):
    length: int  # of what is told, the kind included; below 0: that many names, the last with a number for each seat
    owner: int  # where the seat stands that may see all; 0: everybody may
    hidden: tuple[int, ...]
    secret: bool


@lru_cache(maxsize=64)
def _rows(events: Events) -> list[_Row]:
    found = []
    for row in events.rows:
        names = [field.name for field in row.fields]
        per_seat = bool(row.fields) and row.fields[-1].sort == PER_SEAT
        hidden = tuple(names.index(name) + 1 for name in row.hidden)
        owner = names.index(row.owner) + 1 if row.owner else 0
        found.append(_Row(-len(names) if per_seat else len(names) + 1, owner, hidden, row.secret))
    return found


def events_for(events: Events, story: Iterable[Sequence[int]], viewer: int, players: int) -> list[m.EventNumbers]:
    """A story as a viewer may know it: kind and numbers; what is hidden is null, what is secret is left out."""
    rows, found = _rows(events), []
    for told in story:
        row = rows[told[0]]
        length = row.length if row.length > 0 else players - row.length
        numbers: m.EventNumbers = list(told[:length])
        if row.owner and viewer != EVERYBODY and (viewer < 0 or told[row.owner] != viewer):
            if row.secret:
                continue
            for at in row.hidden:
                numbers[at] = None
        found.append(numbers)
    return found


# ------------------------------------------------------------ positions


class _Common(NamedTuple):
    """What is the same in every viewer's position."""

    moves: int
    asked: int | None  # the seat that is to act
    clocks: m.Clocks | None
    request: m.RequestInfo | None
    ended: m.Ended | None


def _common(s: Sitting) -> _Common:
    asked, table = s.asked(), s.table
    seat = None if asked is None else s.seat_of(asked)
    return _Common(len(table.actions) if table else 0, seat, clocks(s), request(s), ended(s))


def _is_asked(s: Sitting, viewer: int, common: _Common) -> bool:
    """Is it this viewer who has to act, and nobody in their place?"""
    return common.asked is not None and common.asked == viewer and s.place_of(viewer) not in s.away


def position(s: Sitting, viewer: int) -> m.Position | None:
    """The table as a viewer may know it; None before the game has begun."""
    table = s.table
    if table is None:
        return None
    common = _common(s)
    moves, asked, clocks, request, ended = common
    mine = _is_asked(s, viewer, common)
    rules = s.game.rules
    view: Any = Raw(rules.view_json(rules.view(table.state, max(viewer, SPECTATOR))))
    return m.Position(
        viewer,
        moves,
        view,
        asked,
        table.legal() if mine else None,
        list(table.held) if mine else None,
        clocks,
        request,
        ended,
    )


def clocks(s: Sitting) -> m.Clocks | None:
    """What everybody has left."""
    if not s.clock.is_timed:
        return None
    left = [s.clock.left[s.place_of(seat)] for seat in range(s.places)]
    runs = s.seat_of(s.clock.asked) if s.clock.asked is not None and s.clock.runs() else None
    night = s.clock.night()
    return m.Clocks(s.at, left, runs, list(night) if night else None)


def request(s: Sitting) -> m.RequestInfo | None:
    """The take-back that is asked for."""
    asked = s.request
    if asked is None:
        return None
    agreed = [s.seat_of(place) for person in asked.agreed for place in s.places_of(person)]
    waiting = [s.seat_of(place) for person in asked.voters - asked.agreed for place in s.places_of(person)]
    until = asked.at + takeback.patience(s.terms.speed)
    seat = s.seat_of(asked.place)
    return m.RequestInfo(seat, asked.to, asked.falls, asked.revealed, sorted(agreed), sorted(waiting), until)


def ended(s: Sitting) -> m.Ended | None:
    """The result, if there is one."""
    if s.status != OVER or s.table is None or not s.game.rules.is_over(s.table.state):
        return None
    return result_of(s.game, s.table.state)


def result_of(game: Game, state: State) -> m.Ended:
    """How it ended."""
    result = game.result(state)
    return m.Ended(result.reason, list(result.totals), list(result.places))


def info(s: Sitting) -> m.TableInfo:
    """What is agreed and who plays."""
    terms, names = s.terms, s.names()
    return m.TableInfo(
        id=s.id,
        game=terms.game,
        title=terms.title,
        options=dict(terms.options),
        status=s.status,
        public=terms.public,
        speed=terms.speed,
        take_back=terms.take_back,
        stand_in=terms.stand_in,
        reasons=terms.reasons,
        chat_open=terms.chat_open,
        commitment=s.commitment,
        added=list(s.added.values()),
        host=s.host,
        seats=[_seat(s, place, seat, names[place]) for place, seat, _ in s.seats()],
        created=s.created,
        number=s.number,
        reason=s.reason,
        rematch_of=s.rematch_of,
        lesson=terms.lesson,
    )


def _seat(s: Sitting, place: int, seat: int, name: str) -> m.SeatInfo:
    chair = s.chairs[place]
    kind = "person" if chair.person else "bot" if chair.bot else "open"
    shown = "" if kind == "open" else name
    away, resigned = s.away.get(place), place in s.resigned
    return m.SeatInfo(place, seat, shown, kind, chair.person, chair.bot, away, resigned, place in s.added)


# ------------------------------------------------------------ messages


_GAP = b"\x00"  # stands in no JSON: what differs from viewer to viewer is put there
_DIFFERS: Any = Raw(_GAP)


class Telling:
    """What an entry is, to one viewer after the other. What is the same for all is encoded once, with gaps."""

    def __init__(self, live: LiveTable, told: Told) -> None:
        self._s = s = live.sitting
        self._told = told
        self._common = _common(s)
        self._seat = None if told.place is None else told.seats[told.place]
        self._events = s.game.events(s.table.state) if s.table else None
        changed = told.kind in SEATING or told.reseated or s.status != RUNNING
        self._info = info(s) if changed else UNSET
        self._parts: list[bytes] = []  # for all but who did it

    def _encoded(self, key: str | UnsetType, whole: bool) -> list[bytes]:
        """The message between the gaps: events and, with the position, viewer, view, legal, held."""
        common, told = self._common, self._told
        position = m.Position(
            viewer=_DIFFERS,
            moves=common.moves,
            view=_DIFFERS,
            asked=common.asked,
            legal=_DIFFERS,
            held=_DIFFERS,
            clocks=common.clocks,
            request=common.request,
            ended=common.ended,
        )
        return m.encode(
            m.Update(
                table=self._s.id,
                number=told.number,
                kind=told.kind,
                seat=self._seat,
                to=UNSET if told.to is None else told.seats[told.to],
                key=key,
                events=_DIFFERS,
                fell=told.fell,
                position=position if whole else None,
                info=self._info,
            )
        ).split(_GAP)

    def to(self, viewer: int, whole: bool = True) -> bytes:
        """The message. Without the position, where later updates follow at once."""
        s, table = self._s, self._s.table
        then = self._then(viewer)
        events = self._story(then)
        parts = self._between(then, whole and table is not None)
        if not whole or table is None:
            return events.join(parts)
        rules, mine = s.game.rules, _is_asked(s, viewer, self._common)
        view = rules.view_json(rules.view(table.state, max(viewer, SPECTATOR)))
        legal, held = (m.encode(table.legal()), m.encode(table.held)) if mine else (b"null", b"null")
        a, b, c, d, e, f = parts
        return b"".join((a, events, b, b"%d" % viewer, c, view, d, legal, e, held, f))

    def _between(self, then: int, whole: bool) -> list[bytes]:
        """What stands between the gaps: with the key for who did it, and made once for all others."""
        if self._seat is not None and self._seat == then:
            return self._encoded(self._told.key, whole)
        if not self._parts:
            self._parts = self._encoded(UNSET, whole)
        return self._parts

    def _then(self, viewer: int) -> int:
        """As whom a viewer may read the story: whoever has another seat now may not read its cards of then."""
        return self._told.seats[self._s.place_of(viewer)] if viewer >= 0 else viewer

    def _story(self, viewer: int) -> bytes:
        story = self._told.story
        return m.encode(events_for(self._events, story, viewer, self._s.places)) if self._events and story else b"[]"


def update(live: LiveTable, told: Told, viewer: int, whole: bool = True) -> bytes:
    """What an entry is to a viewer. Without the position, where later updates follow at once."""
    return Telling(live, told).to(viewer, whole)


def fresh(live: LiveTable, viewer: int) -> bytes:
    """The table at its last number."""
    s = live.sitting
    return m.encode(fresh_told(s, viewer))


def fresh_told(s: Sitting, viewer: int) -> m.Fresh:
    """The same before it is encoded, with where to go on from for who wants to know what happened meanwhile."""
    number, move = last_own(s, viewer)
    return m.Fresh(s.id, s.number, info(s), position(s, viewer), number, move)


def last_own(s: Sitting, viewer: int) -> tuple[int | None, int | None]:
    """The entry that ended a seat's last turn, or else began the game, and how many actions stood after it.

    While the seat plays that is the turn before, as others' deeds since then are news until the turn is over.
    """
    if s.table is None or viewer < 0:
        return None, None
    actions, asked = s.table.actions, s.asked()
    end = len(actions)
    if asked is not None and s.seat_of(asked) == viewer:
        end = next((n for n in range(end, 0, -1) if actions[n - 1].seat not in (viewer, CHANCE)), 0)
    last = next((n for n in range(end, 0, -1) if actions[n - 1].seat == viewer), 1)
    number = next((n for n in range(s.number, 0, -1) if s.moves[n - 1] < last), 1)
    return number, s.moves[number]


def since(live: LiveTable, viewer: int, cursor: int | None) -> list[bytes]:
    """What somebody missed who has a number: the updates after it, or a fresh view if they are too many."""
    s = live.sitting
    missed = [told for told in live.recent if cursor is not None and told.number > cursor]
    if cursor is None or cursor > s.number or cursor < s.number - len(missed):
        return [fresh(live, viewer)]
    return [update(live, told, viewer, whole=told.number == s.number) for told in missed]


# ------------------------------------------------------------ what a seat knows


def seen(s: Sitting, viewer: int) -> View:
    """What a viewer may know now; Problem before the game has begun."""
    if s.table is None:
        raise Problem("not_running")
    return s.game.rules.view(s.table.state, max(viewer, SPECTATOR))


def known(s: Sitting, seat: int, language: str) -> Table:
    """A table that holds what a seat knows and nothing else: whatever is asked of it can tell no more.

    What is hidden from the seat is dealt anew, always in the same way, so that everything can be carried out there. It
    begins where the seat's running turn does, as what is told in another order may reach back so far.
    """
    table, rules = table_for(s, s.running, language), s.game.rules
    first = len(table.actions)
    while first and table.actions[first - 1].seat == seat:
        first -= 1
    now = rules.view(table.state, seat)
    found = _dealt(table, rules.view(table.before(first), seat))
    with suppress(Refused):
        for done in table.actions[first:]:
            found.play(seat, done.action)
    if rules.view_bytes(rules.view(found.state, seat)) != rules.view_bytes(now):
        found = _dealt(table, now)  # something was shown in this turn
    found.held = table.held
    found.players = tuple(read_by(found.players, int(rules.player_of(found.state, seat))))
    return found


def _dealt(table: Table, view: View) -> Table:
    world = table.game.rules.deal(view, Rng("what a seat knows"))
    return Table(table.game, table.options, table.players, "", state=world, deal=False)
