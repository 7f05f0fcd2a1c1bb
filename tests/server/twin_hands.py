"""Two worlds: one server twice, alike in everything that one receiver may know, and different elsewhere.

The second server has a copy of the first one's database. There chance deals something else wherever the receiver cannot
see it, and the other seats do something else wherever the receiver cannot see that: whether it can is asked of the
game, its views and what it turns over, never of what the server says. So both worlds are whole games, each with a past
of its own.
"""

import contextlib
import logging
import shutil
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import patch

from lab_hands import Keys, Lab, Socket, Time, keys_in_order, lab
from server_hands import Guest

from guanxi.core.events import SPECTATOR
from guanxi.core.game import CHANCE, Game, State
from guanxi.core.table import Table
from guanxi.server.office.occasions import Occasion
from guanxi.server.office.office import Office
from guanxi.server.office.words import notice_of
from guanxi.server.tables.live_table import LiveTable
from guanxi.server.tables.sitting import Sitting

UNTOLD = ("date", "set-cookie", "content-length")  # headers: the first two are new each time, the last is the body's

Sight = tuple[bytes, tuple[tuple[int, ...], ...]]  # a view, and what was shown


class PartedError(Exception):
    """The second world cannot go on like the first one."""


class Guide:
    """Leads the second world: whatever its receiver sees is what it saw in the first one."""

    def __init__(self, game: Game, place: int, seed: str, rate: float) -> None:
        self.game = game
        self.place = place
        self.rng = Random(seed)
        self._rate = rate  # how often chance says something else, where it can
        self._seen: dict[int, tuple[int, Sight]] = {}  # by number of the sealed stream: outcome, view after it
        self._chosen: dict[int, int] = {}

    def seat(self, state: State) -> int:
        """The receiver's in a position."""
        rules = self.game.rules
        seats = range(rules.players(state))
        return SPECTATOR if self.place < 0 else next(n for n in seats if rules.player_of(state, n) == self.place)

    def sight(self, state: State, action: int) -> Sight:
        """What the receiver sees after an action, and what was turned over before everybody by it."""
        rules, after = self.game.rules, self.game.rules.copy(state)
        rows = self.game.events(state).rows
        shown = tuple(told for told in rules.tell(after, action) if rows[told[0]].shows)
        return rules.view_bytes(rules.view(after, self.seat(after))), shown

    # ------------------------------------------------------------ chance

    def saw(self, state: State, number: int, action: int) -> None:
        """Chance has spoken in the first world."""
        self._seen[number] = (action, self.sight(state, action))
        self._chosen.pop(number, None)

    def outcome(self, state: State, number: int) -> int:
        """What chance says in the second one: something else, if that looks the same."""
        if number not in self._chosen:
            first, wanted = self._seen[number]
            outcomes = [action for action, weight in self.game.rules.weights(state) if weight]
            same = [action for action in outcomes if self.sight(state, action) == wanted]
            if not same:
                raise PartedError
            others = [action for action in same if action != first]
            stays = first in same and self.rng.random() > self._rate
            self._chosen[number] = first if stays else self.rng.choice(others or same)
        return self._chosen[number]

    # ------------------------------------------------------------ other seats

    def pair(self, states: list[State]) -> tuple[int, int]:
        """An action for each world that looks the same to the receiver, another one if there is any."""
        rules, spoken = self.game.rules, self.game.books.spoken
        mine, theirs = (list(rules.legal(state)) for state in states)
        found: dict[Sight, list[int]] = {}
        for action in theirs:
            found.setdefault(self.sight(states[1], action), []).append(action)
        kind_of = self.game.kinds(states[0]).row_of
        for action in self.liked(states[0], mine):
            same = found.get(self.sight(states[0], action), [])
            others = [each for each in same if not {kind_of(each).name, kind_of(action).name} & spoken]
            if others or action in same:
                return action, self.rng.choice([each for each in others if each != action] or [action])
        raise PartedError

    def own(self, states: list[State]) -> tuple[int, int]:
        """An action of the receiver, the same in both worlds, after which they still look the same."""
        for action in self.liked(states[0], list(self.game.rules.legal(states[0]))):
            if self.sight(states[0], action) == self.sight(states[1], action):
                return action, action
        raise PartedError

    def liked(self, state: State, actions: list[int]) -> list[int]:
        """In any order, but half of the time what lets chance speak comes first: that is what there is to hide."""
        self.rng.shuffle(actions)
        return (
            sorted(actions, key=lambda action: not self._deals(state, action)) if self.rng.random() < 0.5 else actions
        )

    def _deals(self, state: State, action: int) -> bool:
        after = self.game.rules.copy(state)
        self.game.rules.do(after, action)
        return not self.game.rules.is_over(after) and self.game.rules.to_act(after) == CHANCE


class _First(Table):
    def __init__(self, guide: Guide, *given: Any, **named: Any) -> None:
        self.guide = guide
        super().__init__(*given, **named)

    def outcome(self, state: State, number: int) -> int:
        action = super().outcome(state, number)
        self.guide.saw(state, number, action)
        return action


class _Second(_First):
    def outcome(self, state: State, number: int) -> int:
        return self.guide.outcome(state, number)


def rig(sitting: Sitting, kind: type[_First], guide: Guide) -> None:
    """Let chance at this table be led."""

    sitting.make = partial(kind, guide)


@dataclass
class Heard:
    """Everything that one world said to the receiver, or sent to people, or wrote into its log."""

    messages: list[bytes] = field(default_factory=list)
    answers: list[tuple[Any, ...]] = field(default_factory=list)
    lines: list[str] = field(default_factory=list)


class Lines(logging.Handler):
    """What the server writes into its log."""

    def __init__(self) -> None:
        super().__init__(logging.DEBUG)
        self.told: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        if record.name.partition(".")[0] in ("guanxi", "litestar", "uvicorn"):
            self.told.append(f"{record.name} {record.levelname} {record.getMessage()} {bool(record.exc_info)}")


class Twins:
    """The two worlds, and their receiver."""

    def __init__(
        self, labs: list[Lab], table: str, people: list[Guest], guide: Guide, lines: Lines, keys: Keys
    ) -> None:
        self.labs = labs
        self.table = table
        self.people = people  # those who sit, by place, and one who does not
        self.guide = guide
        self.lines = lines
        self.keys = keys
        self.receiver = people[guide.place]
        self.sockets: list[Socket] = []
        self.differed = 0  # positions that were not the same
        self.noticed = 0  # notices that were sent

    @property
    def sittings(self) -> list[Sitting]:
        """Both tables."""
        found = [place.house.tables.here(self.table) for place in self.labs]
        return [live.sitting for live in found if live is not None]

    @property
    def states(self) -> list[State]:
        """Both positions."""
        return [sitting.running.state for sitting in self.sittings]

    @property
    def seat(self) -> int:
        """The receiver's, or -1."""
        s = self.sittings[0]
        return s.seat_of(self.guide.place) if self.guide.place >= 0 else SPECTATOR

    async def listen(self, **more: Any) -> None:
        """The receiver looks, in both worlds."""
        for place in self.labs:
            socket = await place.connect(self.receiver)
            self.sockets.append(socket)
            await socket.send({"type": "hello", "table": self.table, **more})
        await self.both(_quiet)

    async def both(self, deed: Callable[[int, Lab], Awaitable[Any]]) -> Heard:
        """Let something be done in both worlds; whatever the receiver gets must be the same."""
        said = []
        for world, place in enumerate(self.labs):
            self.lines.told.clear()
            self.keys.world = world
            heard = Heard()
            answer = await deed(world, place)
            heard.answers = answer if isinstance(answer, list) else []
            if self.sockets:
                heard.messages = await self.sockets[world].heard()
            heard.lines = list(self.lines.told)
            said.append(heard)
        first, second = said
        assert first.messages == second.messages, told_apart(first.messages, second.messages)
        assert first.answers == second.answers, told_apart(first.answers, second.answers)
        assert first.lines == second.lines, told_apart(first.lines, second.lines)
        self.noticed += sum(line.startswith("Notice(") for line in first.lines)
        if self.sittings[0].status == "running":
            one, other = (self.guide.game.rules.to_bytes(state) for state in self.states)
            self.differed += one != other
        return first

    async def ask(self, who: Guest | None, method: str, path: str, **more: Any) -> Heard:
        """Ask both worlds something in somebody's name; the answers must be the same."""

        async def asked(world: int, place: Lab) -> list[tuple[Any, ...]]:
            return [await answer_of(place, who, method, path, **more)]

        return await self.both(asked)

    async def do(self, who: Guest, path: str, told: list[dict[str, Any]]) -> None:
        """Somebody does something, in each world what belongs there; the answer is theirs alone."""

        async def done(world: int, place: Lab) -> None:
            answer = await answer_of(place, who, "POST", f"/api/tables/{self.table}{path}", json=told[world])
            assert answer[0] in (200, 201), answer

        await self.both(done)


async def _quiet(world: int, place: Lab) -> None:
    """Nothing is done."""


async def answer_of(place: Lab, who: Guest | None, method: str, path: str, **more: Any) -> tuple[Any, ...]:
    """Status, headers and body of an answer."""
    headers = {**(who.headers if who else {}), **more.pop("headers", {})}
    answer = await place.client.request(method, path, headers=headers, **more)
    place.client.cookies.clear()
    told = sorted((name, text) for name, text in answer.headers.items() if name not in UNTOLD)
    return answer.status_code, tuple(told), answer.content


def told_apart(one: list[Any], other: list[Any]) -> str:
    """Where two worlds differ."""
    for first, second in zip(one, other, strict=False):
        if first != second:
            return f"\n{first!r}\n{second!r}"
    return f"{len(one)} and {len(other)}: {[*one, *other][-1:]}"


@contextlib.contextmanager
def lines_kept() -> Iterator[Lines]:
    """Listen to the log."""
    lines = Lines()
    logging.getLogger().addHandler(lines)
    try:
        yield lines
    finally:
        logging.getLogger().removeHandler(lines)


@contextlib.contextmanager
def notices_kept(lines: Lines) -> Iterator[None]:
    """What is sent to people who are not there is written down too."""
    tell = Office.tell

    def told(office: Office, live: LiveTable, occasion: Occasion, own: bool = True) -> None:
        lines.told.append(repr(notice_of(live.sitting, occasion, "en", "https://guanxi.example")))
        tell(office, live, occasion, own)

    with patch.object(Office, "tell", told):
        yield


@contextlib.asynccontextmanager
async def twins(folder: Path, game: str, place: int, seed: str, rate: float = 1.0, **more: Any) -> AsyncIterator[Twins]:
    """Two worlds at whose table three people sit; a fourth looks on. The receiver sits at a place, or is the fourth."""
    time = Time()
    async with lab(folder / "first", time) as first:
        people = [await first.guest(name) for name in ("Anna", "Boris", "Clara", "Dora")]
        seats = more.pop("seats", [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}])
        made = await people[0].post("/api/tables", game=game, seats=seats, **more)
        table, invitation = made["info"]["id"], made["invitation"].partition("=")[2]
        for number, seat in enumerate(seats):
            if seat["kind"] == "open":
                await people[number].post(f"/api/tables/{table}/join", place=number, invitation=invitation)
    shutil.copytree(folder / "first", folder / "second")
    async with lab(folder / "first", time) as one, lab(folder / "second", time) as other:
        guide = Guide(first.house.tables.here(table).sitting.game, place, seed, rate)  # type: ignore[union-attr]
        for each, kind in ((one, _First), (other, _Second)):
            rig((await each.house.tables.get(table)).sitting, kind, guide)
        with lines_kept() as lines, notices_kept(lines), keys_in_order() as keys:
            yield Twins([one, other], table, people, guide, lines, keys)
