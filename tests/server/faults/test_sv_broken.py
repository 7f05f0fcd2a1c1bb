"""A fault of our own: an entry could not be adopted. The table is loaded anew, and nobody is left behind."""

import asyncio
from pathlib import Path

import pytest
from server_hands import Onlooker

from guanxi.server.accounts.people import add_guest
from guanxi.server.house import House
from guanxi.server.live.outbox import Outbox
from guanxi.server.lobby.making import MySeat, NewTable, new_entry, store
from guanxi.server.problems import Problem
from guanxi.server.settings import Settings
from guanxi.server.tables import deeds
from guanxi.server.tables.live_table import LiveTable, Told


class Deaf:
    """An audience that cannot be told; what is lost it hears of."""

    def __init__(self, house: House) -> None:
        self._house = house

    def told(self, table: LiveTable, told: Told) -> None:
        raise ArithmeticError

    def lost(self, table: LiveTable) -> None:
        self._house.lost(table)


def test_what_could_not_be_adopted_is_read_from_the_log(tmp_path: Path) -> None:
    async def go() -> None:
        house = House(Settings(data=str(tmp_path)))
        await house.start()
        try:
            person = await house.database.write(add_guest, "Ann", house.now())
            created = new_entry(NewTable(game="china", seats=[MySeat()] * 3), person)
            table = await house.database.write(store, house.database, created, "key")
            live, onlooker = await house.tables.get(table), Onlooker()
            house.hub.watch(onlooker, table, -1)
            await live.do(deeds.start(), person.id)
            live.audience = Deaf(house)
            legal = live.sitting.running.legal()[0]
            first = live.do(deeds.move(None, [legal], "en"), person.id, "mine", 2)
            second = live.do(deeds.resign(None), person.id, "other")
            with pytest.raises(Problem, match="internal"):
                await first
            with pytest.raises(Problem, match="busy"):
                await second
            assert onlooker.outbox.anew == {table}
            anew = await house.tables.get(table)
            assert anew is not live
            assert anew.sitting.number == 3
            assert await anew.do(deeds.move(None, [legal], "en"), person.id, "mine", 2) == 3
        finally:
            await house.close()

    asyncio.run(go())


def test_too_much_for_an_outbox_is_owed_as_one_view_of_each_table() -> None:
    outbox = Outbox()
    outbox.tables |= {"one", "two"}
    for number in range(200):
        outbox.put(b"%d" % number, "one")
    assert outbox.anew == {"one", "two"}
    assert outbox.take() is None
    outbox.anew.clear()
    outbox.put(b"last", "one")
    assert outbox.take() == b"last"
