"""What is heard on a connection: a move at a table that is here goes straight to it, and no task is woken for it."""

import time

from guanxi.core.languages import USUAL
from guanxi.server import messages as m
from guanxi.server.errors import MALFORMED, code_of, told_as
from guanxi.server.house import House
from guanxi.server.live.outbox import Outbox
from guanxi.server.problems import Problem
from guanxi.server.tables.access import check_visible
from guanxi.server.tables.deeds import move
from guanxi.server.tables.live_table import LiveTable, Reply

LARGEST_FRAME = 16_384  # bytes
FRAMES, BURST = 40.0, 120.0  # a second, and at once


class Ear:
    """Of one connection: who speaks, how much they may say, and who answers."""

    def __init__(self, house: House, outbox: Outbox, person: str | None) -> None:
        self.house = house
        self.outbox = outbox
        self.person = person
        self.places: dict[str, int] = {}  # as whom they are told of each table
        self.languages: dict[str, str] = {}  # in which they are refused something at it
        self.is_busy = False  # is something being obeyed that came before?
        self._tokens, self._since = BURST, time.monotonic()

    def hear(self, data: bytes) -> bool:
        """Obey a move at once, if its table is here and nothing came before it that is not obeyed yet."""
        if self.is_busy or self.outbox.closed or self.house.closing or len(data) > LARGEST_FRAME:
            return False
        try:
            frame: m.Frame = m.frame_decoder.decode(data)
        except MALFORMED:
            return False
        live = self.house.tables.here(frame.table) if isinstance(frame, m.Move) else None
        if live is None or live.broken or not isinstance(frame, m.Move) or not self.may_speak():
            return False
        live.used = time.monotonic()
        try:
            self.move(live, frame)
        except Problem as problem:
            self.refuse(problem, frame.table, frame.key)
        return True

    def may_speak(self) -> bool:
        """Is it not too much?"""
        now = time.monotonic()
        self._tokens = min(BURST, self._tokens + (now - self._since) * FRAMES)
        self._since = now
        self._tokens -= 1
        return self._tokens >= 0 or self.house.settings.trusting

    def move(self, live: LiveTable, frame: m.Move) -> None:
        """The outcome comes as the update that everybody gets; only a no is answered."""
        if self.person is None:
            raise Problem("not_signed_in")
        check_visible(live.sitting, self.person, "", self.house)
        deed = move(frame.seat, frame.actions, self.languages.get(live.id, USUAL))
        live.submit(deed, self.person, frame.key, frame.number, _Answer(self, live, frame))

    def answered(self, live: LiveTable, frame: m.Move, number: int, before: int) -> None:
        """A move stands in the log. Was it told by the update, with its key? Only to who looks from its place."""
        told = next((told for told in reversed(live.recent) if told.number == number), None)
        if number <= before or told is None or told.place != self.places.get(live.id):
            self.outbox.put(m.encode(m.Accepted(live.id, number, frame.key)))

    def refuse(self, error: BaseException, table: str, key: str) -> None:
        """The answer is no."""
        told = told_as(error, self.languages.get(table, USUAL), table, key)
        self.house.counts.problems[code_of(told)] += 1
        self.outbox.put(m.encode(told))


class _Answer(Reply):
    """What becomes of one move."""

    def __init__(self, ear: Ear, live: LiveTable, frame: m.Move) -> None:
        super().__init__()
        self._ear = ear
        self._live = live
        self._frame = frame
        self._before = live.sitting.number
        self._began = time.perf_counter()

    def tell(self, number: int) -> None:
        """It stands."""
        self._ear.house.counts.moves.add(time.perf_counter() - self._began)
        self._ear.answered(self._live, self._frame, number, self._before)

    def fail(self, error: BaseException) -> None:
        """It does not."""
        self._ear.house.counts.moves.add(time.perf_counter() - self._began)
        self._ear.refuse(error, self._live.id, self._frame.key)
        if isinstance(error, Problem) and error.code == "stale":
            self._ear.outbox.owe(self._live.id)
