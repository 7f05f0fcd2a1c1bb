"""Is somebody before the table in another process? Two houses that hear each other's notices say it."""

from collections.abc import Callable, Sequence
from typing import Any

import pytest

from guanxi.server.office import elsewhere
from guanxi.server.office.elsewhere import Elsewhere
from guanxi.server.problems import Problem

pytestmark = pytest.mark.anyio


class Half:
    """As much of a house as the question needs; what it announces the others hear."""

    def __init__(self, wire: list["Half"], here: set[tuple[str, str]]) -> None:
        self.wire, self.here = wire, here
        self.listener, self.database, self.hub = self, self, self
        self.kinds: dict[str, Callable[[Sequence[str]], None]] = {}
        self.said: list[tuple[str, ...]] = []
        self.tasks: list[Any] = []
        self.broken = False
        wire.append(self)
        self.office = Elsewhere(self)  # type: ignore[arg-type]
        self.office.listen()

    def on(self, kind: str, heard: Callable[[Sequence[str]], None]) -> None:
        self.kinds[kind] = heard

    def is_here(self, person: str, table: str) -> bool:
        return (person, table) in self.here

    async def write(self, announce: Callable[..., None], *words: str) -> None:
        if self.broken:
            raise Problem("unavailable")
        announce(None, *words)
        for other in self.wire:
            while other.tasks:
                await other.tasks.pop()

    def announce(self, connection: object, *words: str) -> None:
        self.said.append(words)
        for other in self.wire:
            if other is not self:
                other.kinds[words[0]](words[1:])

    def spawn(self, work: Any) -> None:
        self.tasks.append(work)


async def test_whoever_has_them_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(elsewhere, "ANSWER", 0.05)
    wire: list[Half] = []
    mine, _, third = Half(wire, set()), Half(wire, set()), Half(wire, {("anna", "t1")})
    assert await mine.office.is_here("anna", "t1")
    assert not await mine.office.is_here("anna", "t2")
    assert not await mine.office.is_here("boris", "t1")
    assert [words[0] for words in third.said] == ["here"]
    assert mine.office._asked == {}
    mine.broken = True
    assert not await mine.office.is_here("anna", "t1")


async def test_answers_that_nobody_waits_for_are_passed_over() -> None:
    wire: list[Half] = []
    mine = Half(wire, {("anna", "t1")})
    for words in (["x"], [], ["a", "b", "c", "d"]):
        mine.kinds["here"](words)
        mine.kinds["seek"](words)
    assert mine.tasks == []
