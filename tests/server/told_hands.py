"""The told law, after Zulip's `verify_action`: whatever is done at a table, what everybody is told explains it.

    async with lab(folder) as place:
        law = ToldLaw(place, table)
        await law.watch(anna); await law.watch(None)
        await law.holds(anna.post(...))                 # something changes, and is told
        await law.holds(boris.post(..., status=409), nothing=True)

For every viewer: messages fit their structs, numbers have no holes, the last position is the fresh one, and the ledger
of the view before, changed by the claims of the events as they came over the wire, is the ledger after it.
"""

from collections.abc import Awaitable
from dataclasses import dataclass, field
from typing import Any, TypeVar

import msgspec
from lab_hands import Lab, Socket
from server_hands import Guest

from guanxi.core.events import NOBODY_TOLD, PER_SEAT, SEATS, SPECTATOR, Event, EventKind
from guanxi.core.game import Game, State
from guanxi.core.ledger import settled
from guanxi.laws.events import parted
from guanxi.server import messages as m
from guanxi.server.tables.live_table import LiveTable, Told

T = TypeVar("T")

# What beside the view may change by which entry; everything else in a position changes by none.
MOVING = {"started", "moved", "undone", "asked", "voted", "closed", "frozen", "thawed"}
PRESENT = {"resigned", "stoodin", "returned"}
CHANGED_BY = {
    "moves": MOVING,
    "asked": MOVING,
    "legal": MOVING | PRESENT,
    "held": MOVING | PRESENT,
    "request": MOVING | PRESENT | {"unanswered"},
    "ended": {"moved", "started"},
    "viewer": {"started", "moved", "asked", "voted"},  # a game may seat its players anew
}


@dataclass
class Truth:
    """What an entry did, as only the server knows it."""

    kind: str
    fell: int
    moves: int  # actions that stand after it
    steps: list[tuple[State, int, int]] = field(default_factory=list)  # position before, who, what
    after: State = None
    seats: tuple[int, ...] = ()  # by place


@dataclass
class Viewer:
    """Somebody who looks, and what they have been told."""

    guest: Guest | None
    place: int
    socket: Socket
    number: int
    position: m.Position | None
    info: m.TableInfo


class ToldLaw:
    """Looks at one table with everybody's eyes."""

    def __init__(self, place: Lab, table: str) -> None:
        self.lab = place
        self.table = table
        self.viewers: list[Viewer] = []
        self.kinds: set[str] = set()  # of entries that were told
        self.heard: set[str] = set()  # events
        self.lexicon: dict[str, Any] = {}
        self._truths: dict[int, Truth] = {}
        self._told = place.house.told
        place.house.told = self._note  # type: ignore[method-assign]

    # ------------------------------------------------------------ what is so

    def _note(self, live: LiveTable, told: Told) -> None:
        """Remember what an entry did, then let it be told."""
        s, table = live.sitting, live.sitting.table
        last = self._truths.get(told.number - 1)
        truth = Truth(told.kind, told.fell, len(table.actions) if table else 0)
        if table is not None:
            kept = (last.moves if last and told.kind != "started" else 0) - told.fell
            if last is None and told.kind != "started":
                kept = len(table.actions)  # watched from here on
            truth.steps = [(s.game.rules.copy(state), done.seat, done.action) for state, done in table.steps(kept)]
            truth.after = s.game.rules.copy(table.state)
            truth.seats = tuple(s.seat_of(place) for place in range(s.places))
        self._truths[told.number] = truth
        self._told(live, told)

    async def live(self) -> LiveTable:
        """The table itself."""
        return await self.lab.house.tables.get(self.table)

    # ------------------------------------------------------------ looking

    async def watch(self, guest: Guest | None, place: int | None = None, invitation: str = "") -> Viewer:
        """Somebody looks from now on: as they sit, at one of their places, or as a spectator (-1)."""
        live = await self.live()
        s = live.sitting
        mine = s.places_of(guest.person if guest else None)
        place = place if place is not None else mine[0] if mine else SPECTATOR
        socket = await self.lab.connect(guest)
        hello = {"type": "hello", "table": self.table, "watch": place < 0, "invitation": invitation}
        if place >= 0:
            hello["seat"] = s.seat_of(place)
        first = decoded((await socket.ask(hello))[0])
        assert isinstance(first, m.Fresh)
        self._truths.setdefault(s.number, Truth("", 0, len(s.table.actions) if s.table else 0))
        path = f"/api/tables/{self.table}/lexicon?invitation={invitation}"
        words = await self.lab.client.get(path, headers=guest.headers if guest else {})
        assert self.lexicon in ({}, words.json()), "two lexicons of one table"
        self.lexicon = words.json()
        viewer = Viewer(guest, place, socket, first.number, first.position, first.info)
        self.viewers.append(viewer)
        return viewer

    async def watch_all(self, *guests: Guest) -> None:
        """Every seat, and a spectator."""
        s = (await self.live()).sitting
        for place, chair in enumerate(s.chairs):
            guest = next((each for each in guests if each.person == chair.person), None)
            if guest is not None:
                await self.watch(guest, place)
        await self.watch(None)

    async def _look(self, viewer: Viewer) -> m.Fresh:
        """What they see now, asked anew."""
        s = (await self.live()).sitting
        asked: dict[str, Any] = {"watch": viewer.place < 0}
        if viewer.place >= 0:
            asked["seat"] = s.seat_of(viewer.place)
        headers = viewer.guest.headers if viewer.guest else {}
        answer = await self.lab.client.get(f"/api/tables/{self.table}/view", params=asked, headers=headers)
        assert answer.status_code == 200, answer.text
        found = decoded(answer.content)
        assert isinstance(found, m.Fresh)
        return found

    # ------------------------------------------------------------ the law

    async def holds(self, deed: Awaitable[T], nothing: bool = False) -> T:
        """Do something; everybody must be told all of it, or, if nothing is to change, nothing."""
        before = [(viewer.number, viewer.position, viewer.info) for viewer in self.viewers]
        answer = await deed
        changed = False
        for viewer, was in zip(self.viewers, before, strict=True):
            updates = [each for each in map(decoded, await viewer.socket.heard()) if isinstance(each, m.Update)]
            for update in updates:
                await self._explained(viewer, update)
            fresh = await self._look(viewer)
            assert (fresh.number, fresh.position) == (viewer.number, viewer.position), "not the fresh position"
            assert fresh.info == msgspec.structs.replace(viewer.info, number=fresh.number), "what changed was not told"
            assert bool(updates) != nothing, f"{len(updates)} updates"
            changed |= (viewer.number, viewer.position, viewer.info) != was
        assert self.viewers
        assert changed != nothing, "nothing has changed" if not nothing else "something has changed"
        return answer

    async def _explained(self, viewer: Viewer, update: m.Update) -> None:
        """One update follows from what the viewer had, and from what it says itself."""
        truth, game = self._truths[update.number], (await self.live()).sitting.game
        assert update.number == viewer.number + 1, "a hole"
        assert (update.kind, update.fell) == (truth.kind, truth.fell)
        self.kinds.add(update.kind)
        self._settled(viewer, update, truth, game)
        for name, kinds in CHANGED_BY.items():
            old, new = getattr(viewer.position, name, None), getattr(update.position, name, None)
            assert old == new or update.kind in kinds, f"{name} changed by {update.kind}"
        viewer.number, viewer.position = update.number, update.position
        if isinstance(update.info, m.TableInfo):
            viewer.info = update.info
        if update.position is not None:
            assert update.position.moves == truth.moves

    def _settled(self, viewer: Viewer, update: m.Update, truth: Truth, game: Game) -> None:
        """The view before, changed by the events action by action, is the view after."""
        if truth.after is None:
            assert update.events == []
            return
        assert update.position is not None
        seat = truth.seats[viewer.place] if viewer.place >= 0 else SPECTATOR
        told = [event_of(self.lexicon, each, len(truth.seats)) for each in update.events]
        self.heard |= {event.name for event in told}
        states = [state for state, _, _ in truth.steps] + [truth.after]
        sights = [game.rules.view(state, seat) for state in states]
        assert update.position.viewer == seat
        assert game.rules.view_numbers(sights[-1]) == update.position.view
        if not truth.steps and not truth.fell:
            assert viewer.position is None or viewer.position.view == update.position.view, "a change without a story"
        for (state, _, action), old, new in zip(truth.steps, sights, sights[1:], strict=False):
            whole = game.rules.tell(game.rules.copy(state), action)
            meant = game.events(state).read_all(whole, seat, len(truth.seats))
            heard, told = told[: len(meant)], told[len(meant) :]
            assert [each.to_json() for each in heard] == [each.to_json() for each in meant]
            claims = [claim for event in heard for claim in game.books.claims(event, old)]
            expected, found = settled(game.books.ledger(old), claims), game.books.ledger(new)
            assert expected == found, parted(expected, found)
        assert told == [], "more is told than happened"


def decoded(raw: bytes) -> m.AnyOut:
    """A message, strictly: nothing is in it but what its struct names, in its order."""
    found: m.AnyOut = msgspec.json.decode(raw, type=m.AnyOut)
    assert m.encode(found) == raw, "the message is not what its struct says"
    return found


def event_of(lexicon: dict[str, Any], told: list[int | None], players: int) -> Event:
    """An event as it came over the wire, read with what the server says its numbers mean, and nothing else."""
    assert isinstance(told[0], int)
    row = lexicon["events"][told[0]]
    facts: dict[str, Any] = {}
    numbers = iter(told[1:])
    for each in row["fields"]:
        if each["sort"] == PER_SEAT:
            facts[each["name"]] = [next(numbers) for _ in range(players)]
            continue
        value = next(numbers)
        if value is None:
            assert each["name"] in row["hidden"], f"{each['name']} is withheld"
        elif each["sort"] == SEATS:
            facts[each["name"]] = [seat for seat in range(players) if value >> seat & 1]
        else:
            facts[each["name"]] = _word(each, value)
    assert list(numbers) == [], "numbers without a meaning"
    kind = EventKind(row["event"], (), row["clause"], row["owner"], tuple(row["hidden"]))
    return Event(kind, facts, all(name in facts for name in row["hidden"]))


def _word(about: dict[str, Any], value: int) -> int | str:
    if about["number"]:
        return value
    at = value - about["first"]
    return "" if value == NOBODY_TOLD else about["words"][at] if at < len(about["words"]) else str(value)
