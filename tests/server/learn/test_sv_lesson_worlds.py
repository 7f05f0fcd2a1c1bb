"""Two worlds at the table of a lesson: what is taught, shown and advised goes by what the learner may know."""

from random import Random
from typing import Any

import pytest
from archive_hands import GAMES, Site
from worlds import Worlds

from guanxi.core.game import game_named
from guanxi.core.lessons.lesson import lesson_of
from guanxi.core.table import Table
from guanxi.server.accounts.people import Person
from guanxi.server.bots.questions import Advice
from guanxi.server.learn.making import lesson_entry
from guanxi.server.lobby.making import store
from guanxi.server.tables import deeds
from running import some

LEARNER = 0
KNOWN = {"china": ["place", "pay"], "confucius": ["bribe", "income"]}


class Learner:
    """Asks everything that somebody may ask who learns, of a table that is put into the place of the real one."""

    def __init__(self, here: Site, game: str) -> None:
        self.here = here
        self.game = game
        self.asked: list[tuple[Any, ...]] = []  # what computer players were told
        here.house.desk.look = lambda live: None  # type: ignore[method-assign]  # nobody moves between two worlds
        self.table: str = here.call(self._begun)
        here.house.pool.hint = self._hint  # type: ignore[method-assign]

    async def _begun(self) -> str:
        house, anna = self.here.house, self.here.anna.id
        entry = lesson_entry(lesson_of(self.game, "first-game"), Person(anna, "Anna", None, 0, None, removed=False))
        table: str = await house.database.write(store, house.database, entry, deeds.new_key())
        await (await house.tables.get(table)).do(deeds.start(), anna)
        return table

    async def _hint(self, *asked: Any) -> Advice:
        """In the place of a computer player, whose answers depend on its time: remembers what it is told."""
        self.asked.append(asked)
        return Advice(0, asked[-1][0], "", "", [], None)

    def answers(self, table: Table, drafts: list[list[int]]) -> list[tuple[int, bytes]]:
        """Status and bytes of every answer; and what computer players were told."""
        sitting = self.here.live(self.table).sitting
        sitting.table = table
        sitting.look()
        self.asked.clear()
        at, seat, found = f"/api/tables/{self.table}", {"seat": LEARNER}, []
        for known in ([], KNOWN[self.game]):
            found += [self.here.anna.get(f"{at}/{path}", known=known, **seat) for path in ("lesson", "lesson/show")]
            found += [self.here.anna.get(f"{at}/lesson", known=known, draft=draft, **seat) for draft in drafts]
        found += [self.here.anna.post(f"{at}/advice", params={"draft": draft, **seat}) for draft in [[], *drafts]]
        told = [(0, repr(asked).encode()) for asked in self.asked]
        return [*((answer.status_code, answer.content) for answer in found), *told]


def drafts(table: Table, rng: Random) -> list[list[int]]:
    """Some gestures, whole where the game itself can complete them."""
    game, found = table.game, []
    legal = [int(action) for action in game.rules.legal(table.state)]
    for action in rng.sample(legal, min(2, len(legal))):
        state, draft = game.rules.copy(table.state), [action]
        game.rules.do(state, action)
        while not game.is_whole(state) and (proposed := list(game.proposed(state))):
            draft.append(int(proposed[0]))
            game.rules.do(state, proposed[0])
        found.append(draft)
    return found


@pytest.mark.parametrize("game", GAMES)
def test_nothing_hidden_is_taught(here: Site, game: str) -> None:
    learner, rng, looked, thought, statuses = Learner(here, game), Random(game), 0, 0, set()
    for number, before in some(enumerate((20, 45, 90, 150))):
        worlds = Worlds(game_named(game), LEARNER, before, f"lesson {number}")
        for step in worlds.steps(20):
            mine = int(worlds.game.rules.to_act(worlds.tables[0].state)) == LEARNER
            if not mine and step % 3:
                continue
            tried = drafts(worlds.tables[0], rng) if mine else []
            one, other = (learner.answers(table, tried) for table in worlds.tables)
            assert one == other
            looked += worlds.differ and mine
            thought += len(learner.asked)
            statuses |= {status for status, _ in one}
    assert looked > 2
    assert thought > 2
    assert 200 in statuses
