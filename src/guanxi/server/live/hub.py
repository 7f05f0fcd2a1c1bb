"""Who listens to which table, as whom. Each entry is encoded once for each viewer, however many look.

Viewers are kept by the place at which they sit: which seat in the game a place has may be decided by the game itself.
"""

from collections import Counter
from collections.abc import Container, Iterable
from typing import Protocol

from guanxi.core.events import SPECTATOR
from guanxi.server import messages as m
from guanxi.server import telling
from guanxi.server.accounts.people import Pass
from guanxi.server.live.outbox import Outbox
from guanxi.server.problems import Problem
from guanxi.server.saying import sentence
from guanxi.server.tables.live_table import LiveTable, Told

PER_PERSON, PER_ADDRESS = 20, 200  # open connections to one process


class Listener(Protocol):
    """An open connection."""

    person: str | None
    address: str
    came_with: Pass | None
    outbox: Outbox

    def end(self) -> None:
        """What it came with is worth nothing any more: close it."""


class Hub:
    """Listeners by table and viewer, and by person."""

    def __init__(self) -> None:
        self._tables: dict[str, dict[int, set[Listener]]] = {}
        self._people: dict[str, set[Listener]] = {}
        self._here: set[Listener] = set()
        self._presence: dict[str, bytes] = {}  # what was last told of who is there
        self._addresses: Counter[str] = Counter()

    # ------------------------------------------------------------ coming and going

    def check_room(self, person: str | None, address: str) -> None:
        """Problem if somebody, or an address, has as many connections as there may be."""
        if len(self._people.get(person or "", ())) >= PER_PERSON or self._addresses[address] >= PER_ADDRESS:
            raise Problem("too_many", sentence("connections-many"), connections=PER_PERSON)

    def join(self, listener: Listener) -> None:
        """Somebody is here."""
        self._here.add(listener)
        self._addresses[listener.address] += 1
        if listener.person:
            self._people.setdefault(listener.person, set()).add(listener)

    def leave(self, listener: Listener, tables: Iterable[str]) -> None:
        """And gone."""
        self._here.discard(listener)
        self._addresses[listener.address] -= 1
        if self._addresses[listener.address] <= 0:
            del self._addresses[listener.address]
        for table in list(tables):
            self.unwatch(listener, table)
        here = self._people.get(listener.person or "", set())
        here.discard(listener)
        if not here:
            self._people.pop(listener.person or "", None)

    def watch(self, listener: Listener, table: str, place: int) -> None:
        """Tell this listener of a table, as whoever sits at a place, or as a spectator (-1)."""
        self.unwatch(listener, table, quietly=True)
        self._tables.setdefault(table, {}).setdefault(place, set()).add(listener)
        self.tell_presence(table, listener)

    def unwatch(self, listener: Listener, table: str, quietly: bool = False) -> None:
        """No more."""
        viewers = self._tables.get(table, {})
        for viewer in list(viewers):
            viewers[viewer].discard(listener)
            if not viewers[viewer]:
                del viewers[viewer]
        if not viewers:
            self._tables.pop(table, None)
            self._presence.pop(table, None)
        elif not quietly:
            self.tell_presence(table)

    # ------------------------------------------------------------ asking

    @property
    def connections(self) -> int:
        """How many are connected."""
        return len(self._here)

    def everybody(self) -> list[Listener]:
        """All connections."""
        return list(self._here)

    def is_watched(self, table: str) -> bool:
        """Does anybody look?"""
        return table in self._tables

    def is_here(self, person: str, table: str = "") -> bool:
        """Is somebody connected, and looking at a table?"""
        if not table:
            return person in self._people
        return any(each.person == person for found in self._tables.get(table, {}).values() for each in found)

    def signed_in(self) -> list[Listener]:
        """The connections of people."""
        return [each for here in self._people.values() for each in here]

    def tables(self) -> list[str]:
        """The tables that somebody looks at."""
        return list(self._tables)

    # ------------------------------------------------------------ telling

    def told(self, live: LiveTable, told: Told) -> None:
        """An entry has become true: tell everybody who looks."""
        if told.kind == "seated":
            self._reseat(live)
        viewers = self._tables.get(live.id)
        if not viewers:
            return
        update = telling.Telling(live, told)
        for place, listeners in viewers.items():
            message = update.to(live.sitting.seat_of(place) if place >= 0 else place)
            for listener in listeners:
                listener.outbox.put(message, live.id)

    def lost(self, table: str) -> None:
        """Something could not be told: show everybody who looks the table anew."""
        for listeners in self._tables.get(table, {}).values():
            for listener in listeners:
                listener.outbox.owe(table)

    def _reseat(self, live: LiveTable) -> None:
        """Whoever has left a place looks on from now on."""
        viewers = self._tables.get(live.id, {})
        for place in [place for place in viewers if place >= 0]:
            gone = {each for each in viewers[place] if each.person != live.sitting.chairs[place].person}
            viewers[place] -= gone
            if gone:
                viewers.setdefault(SPECTATOR, set()).update(gone)
            if not viewers[place]:
                del viewers[place]

    def tell_presence(self, table: str, newcomer: Listener | None = None) -> None:
        """Who is there: everybody, if that has changed, or only somebody who has just come."""
        viewers = self._tables.get(table, {})
        places = sorted(place for place in viewers if place >= 0)
        message = m.encode(m.Presence(table, places, len(viewers.get(SPECTATOR, ()))))
        if self._presence.get(table) != message:
            self._presence[table] = message
            self.tell_all(table, message)
        elif newcomer is not None:
            newcomer.outbox.put(message)

    def tell_all(self, table: str, message: bytes) -> None:
        """Something that is no entry, for everybody who looks."""
        for listeners in self._tables.get(table, {}).values():
            for listener in listeners:
                listener.outbox.put(message)

    def tell_some(self, table: str, message: bytes, onlookers: bool, deaf: Container[str]) -> None:
        """The same for who sits there, and perhaps for onlookers; not for the deaf."""
        for place, listeners in self._tables.get(table, {}).items():
            if place >= 0 or onlookers:
                for listener in listeners:
                    if listener.person not in deaf:
                        listener.outbox.put(message)

    def tell_person(self, person: str, message: bytes) -> None:
        """Something for one person, wherever they are."""
        for listener in self._people.get(person, ()):
            listener.outbox.put(message)
