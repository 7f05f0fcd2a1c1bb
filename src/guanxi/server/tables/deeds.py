"""What can be done at a table: one function for each deed. It looks, and says what would be written, no more.

The checks stand here, so that no door forgets them.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple
from uuid import uuid4

from guanxi.core.table import Prepared, Refused
from guanxi.server.clocks.sleep import Sleep
from guanxi.server.clocks.speed import gift, is_long
from guanxi.server.clocks.speed import start as start_of
from guanxi.server.problems import Problem
from guanxi.server.saying import sentence
from guanxi.server.tables import entries as e
from guanxi.server.tables import takeback
from guanxi.server.tables.naming import table_for
from guanxi.server.tables.sitting import OPEN, RUNNING, Sitting

LONGEST = 64  # actions in a gesture
LONGEST_LINE = 200  # characters of a line of notation


class Change(NamedTuple):
    """What would be written, and what it does to the game, if it was computed already."""

    entry: e.AnyEntry
    prepared: Prepared | None = None


class Doer(NamedTuple):
    """Whoever does something: a person, or the server itself (None) for a computer player or a clock."""

    person: str | None
    now: int  # by the clock of the database, as well as it is known here


Deed = Callable[[Sitting, Doer], Change]


def own_place(s: Sitting, doer: Doer, seat: int | None) -> int:
    """The place of a seat that somebody has; without a seat the one that is asked, or the only one."""
    mine = s.places_of(doer.person)
    if seat is not None:
        if not 0 <= seat < s.places or s.place_of(seat) not in mine:
            raise Problem("not_seated", seat=seat)
        return s.place_of(seat)
    if not mine:
        raise Problem("not_seated")
    asked = s.asked()
    return asked if asked is not None and asked in mine else mine[0]


# ------------------------------------------------------------ before the game


def take_seat(place: int | None, person: str) -> Deed:
    """Sit down at a free place."""

    def deed(s: Sitting, doer: Doer) -> Change:
        _only_open(s)
        free = [each for each, chair in enumerate(s.chairs) if chair.is_open]
        if not free or (place is not None and place not in free):
            raise Problem("seat_taken")
        return Change(e.Seated(free[0] if place is None else place, e.Chair(person=person)))

    return deed


def leave_seat(place: int | None) -> Deed:
    """Leave before the game begins. A host hands the table on with the last seat; without an heir it closes."""

    def deed(s: Sitting, doer: Doer) -> Change:
        _only_open(s)
        mine = s.places_of(doer.person)
        if not mine or (place is not None and place not in mine):
            raise Problem("not_seated")
        if doer.person == s.host and len(mine) == 1 and s.heir(s.host) is None:
            return Change(e.Closed("everybody left"))
        return Change(e.Seated(mine[0] if place is None else place, e.Chair()))

    return deed


def set_chair(place: int, chair: e.Chair) -> Deed:
    """The host puts a computer player somewhere, takes a seat too, or makes a place free again."""

    def deed(s: Sitting, doer: Doer) -> Change:
        _only_open(s)
        _only_host(s, doer)
        if not 0 <= place < s.places:
            raise Problem("bad_value", sentence("places-are", last=s.places - 1), place=place)
        return Change(e.Seated(place, chair))

    return deed


def add_number(place: int | None, number: str) -> Deed:
    """Add a number of one's own to the shuffle, once, after the commitment."""

    def deed(s: Sitting, doer: Doer) -> Change:
        _only_open(s)
        mine = [each for each in s.places_of(doer.person) if place in (None, each)]
        if not mine:
            raise Problem("not_seated")
        without = [each for each in mine if each not in s.added]
        if not without:
            raise Problem("bad_value", sentence("number-added-already"))
        return Change(e.Added(without[0], number))

    return deed


def start(sleeps: Mapping[str, Sleep] | None = None) -> Deed:
    """Begin, when all seats are taken; people's hours of sleep are noted where the clock is long."""

    def deed(s: Sitting, doer: Doer) -> Change:
        _only_open(s)
        _only_host(s, doer)
        if any(chair.is_open for chair in s.chairs):
            raise Problem("not_all_seated")
        known = sleeps if sleeps and is_long(s.terms.speed) else {}
        noted = {at: known[chair.person] for at, chair in enumerate(s.chairs) if chair.person and chair.person in known}
        return Change(e.Started(noted))

    return deed


def _only_open(s: Sitting) -> None:
    if s.status != OPEN:
        raise Problem("already_running")


def _only_host(s: Sitting, doer: Doer) -> None:
    if doer.person != s.host:
        raise Problem("forbidden", sentence("only-host"))


# ------------------------------------------------------------ playing


def move(seat: int | None, told: Sequence[int | str], language: str) -> Deed:
    """A gesture: numbers of actions, or lines of notation. Refused says why not, in a language."""

    def deed(s: Sitting, doer: Doer) -> Change:
        table = s.running
        place = s.asked() if doer.person is None else own_place(s, doer, seat)
        if place is None or place != s.asked():
            raise Problem("not_your_turn", asked=None if s.asked() is None else s.seat_of(s.asked() or 0))
        if doer.person is not None and place in s.away:
            raise Problem("forbidden", sentence("bot-has-seat"))
        actions = actions_of(s, told)
        try:
            prepared = table.prepare(s.seat_of(place), actions, language)
        except Refused:  # the same again, with the names that the reader knows
            prepared = table_for(s, table, language, place).prepare(s.seat_of(place), actions, language)
        lines = tuple(s.game.notation.write(table.state, action) for action in actions)
        return Change(e.Moved(place, lines), prepared)

    return deed


def actions_of(s: Sitting, told: Sequence[int | str]) -> list[int]:
    """The numbers of actions that were told; Problem says which is none."""
    if not 1 <= len(told) <= LONGEST:
        raise Problem("bad_value", sentence("move-actions", most=LONGEST), actions=len(told))
    found: list[int] = []
    for each in told:
        if isinstance(each, int):
            found.append(each)
            continue
        if len(each) > LONGEST_LINE or not each.isprintable():
            raise Problem("bad_value", sentence("line-short"))
        found += s.game.notation.read(s.running.state, each)
    return found


def undo(seat: int | None, count: int) -> Deed:
    """Take back one's own last actions of the running turn, if nothing was revealed since."""

    def deed(s: Sitting, doer: Doer) -> Change:
        table, place = s.running, own_place(s, doer, seat)
        if s.terms.take_back == "off":
            raise Problem("take_back_off")
        if place != s.asked() or place in s.away:
            raise Problem("not_your_turn")
        prepared = table.prepare_undo(count)
        if prepared is None:
            last = len(table.actions) - 1
            mine = last >= 0 and table.actions[last].seat == s.seat_of(place)
            raise Problem("revealed" if mine else "nothing_to_take_back")
        return Change(e.Undone(place, count), prepared)

    return deed


def ask_back(seat: int | None, to: int) -> Deed:
    """Ask the others to go back to the position after so many actions."""

    def deed(s: Sitting, doer: Doer) -> Change:
        table, place = s.running, own_place(s, doer, seat)
        if s.terms.take_back != "vote":
            raise Problem("take_back_off")
        if place in s.away:
            raise Problem("forbidden", sentence("bot-has-seat"))
        if s.request:
            raise Problem("request_open")
        if not 0 <= to < len(table.actions):
            raise Problem("nothing_to_take_back", actions=len(table.actions))
        wait = s.refused_at.get(place, 0) + takeback.pause(s.refusals.get(place, 0)) - doer.now
        if wait > 0:
            raise Problem("too_soon", wait_ms=wait)
        entry = e.Asked(place, to)
        return Change(entry, s.prepare(entry))

    return deed


def vote(agree: bool) -> Deed:
    """Answer a request."""

    def deed(s: Sitting, doer: Doer) -> Change:
        request = s.request
        if request is None or s.status != RUNNING:
            raise Problem("no_request")
        if doer.person not in request.voters:
            raise Problem("forbidden", sentence("not-asked"))
        entry = e.Voted(s.places_of(doer.person)[0], agree)
        return Change(entry, s.prepare(entry))

    return deed


def resign(seat: int | None) -> Deed:
    """Give up a seat; a computer player goes on, so that the others can."""

    def deed(s: Sitting, doer: Doer) -> Change:
        _running(s)
        place = own_place(s, doer, seat)
        if place in s.resigned:
            raise Problem("bad_value", sentence("seat-given-up"))
        return Change(e.Resigned(place, s.terms.stand_in))

    return deed


def come_back(seat: int | None) -> Deed:
    """Take a seat again that was played for oneself."""

    def deed(s: Sitting, doer: Doer) -> Change:
        _running(s)
        places = [place for place in s.places_of(doer.person) if place in s.away]
        place = own_place(s, doer, seat) if seat is not None or not places else places[0]
        if place not in s.away or place in s.resigned:
            raise Problem("bad_value", sentence("nobody-plays-for-seat"))
        return Change(e.Returned(place))

    return deed


def pause(place: int, on: bool) -> Deed:
    """A vacation begins or ends."""

    def deed(s: Sitting, doer: Doer) -> Change:
        _running(s)
        if (place in s.clock.paused) == on:
            raise Problem("bad_value", sentence("so-already"))
        return Change(e.Paused(place) if on else e.Resumed(place))

    return deed


def sleep(place: int, hours: Sleep | None) -> Deed:
    """Somebody has chosen other hours of sleep."""

    def deed(s: Sitting, doer: Doer) -> Change:
        _running(s)
        if not is_long(s.terms.speed) or s.clock.sleeps.get(place) == hours:
            raise Problem("bad_value", sentence("so-already"))
        return Change(e.Sleeps(place, hours))

    return deed


def give_time(seat: int | None, to: int) -> Deed:
    """Give another player some time, as long as they do not have twice as much as at the start."""

    def deed(s: Sitting, doer: Doer) -> Change:
        _running(s)
        place = own_place(s, doer, seat)
        if not 0 <= to < s.places or s.place_of(to) in s.places_of(doer.person) or s.bot_at(s.place_of(to)):
            raise Problem("bad_value", sentence("time-for-another"), to=to)
        other = s.place_of(to)
        if not s.clock.is_timed or s.clock.left_of(other, doer.now) >= 2 * (start_of(s.terms.speed) or 0):
            raise Problem("enough_time")
        return Change(e.Gave(place, other, gift(s.terms.speed)))

    return deed


def _running(s: Sitting) -> None:
    s.running  # noqa: B018, it raises


# ------------------------------------------------------------ by itself


def what_is_due() -> Deed:
    """What the server itself does when a table is overdue: a stand-in, an answer to a request, an end."""

    def deed(s: Sitting, doer: Doer) -> Change:
        if s.due() is None or doer.now < s.at + (s.due() or 0):
            raise Problem("stale")
        if s.status == OPEN:
            return Change(e.Closed("nobody came"))
        asked, settled = s.asked(), s.settled()
        if settled:
            return Change(settled, s.prepare(settled))
        if s.request and doer.now >= s.request.at + takeback.patience(s.terms.speed):
            return Change(e.Unanswered())
        remaining = s.clock.remaining()
        if asked is not None and not s.bot_at(asked) and remaining is not None and doer.now >= s.at + remaining:
            return Change(e.StoodIn(asked, s.terms.stand_in))
        if asked is not None and s.bot_at(asked):
            raise Problem("stale")  # the desk looks after it
        return Change(e.Closed("abandoned"))

    return deed


def close(reason: str) -> Deed:
    """End a table without a result."""
    return lambda s, doer: Change(e.Closed(reason))


def new_key() -> str:
    """For whoever has not thought of one."""
    return uuid4().hex
