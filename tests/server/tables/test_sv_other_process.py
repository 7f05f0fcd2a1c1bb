"""What another process wrote is known here with all that belongs to it."""

from pathlib import Path

import pytest
from server_hands import site

from guanxi.server.tables.directory import Directory

pytestmark = pytest.mark.anyio


async def test_who_sat_down_elsewhere_has_a_name_here(tmp_path: Path) -> None:
    async with site(tmp_path) as place:
        house = place.house
        anna, boris, clara = [await place.guest(name) for name in ("Anna", "Boris", "Clara")]
        made = await anna.post("/api/tables", game="china", seats=[{"kind": "me"}, {"kind": "open"}, {"kind": "open"}])
        table = made["info"]["id"]
        other = Directory(house.database, house.log, house.writer, house, house.now)  # as another process has it
        there = await other.get(table)
        await boris.post(f"/api/tables/{table}/join", number="0f")
        await clara.post(f"/api/tables/{table}/join")
        await anna.post(f"/api/tables/{table}/start")  # names are fixed by now, and all of it is read at once
        other.heard(table, 5)
        await there.reach(5)
        assert there.sitting.names() == ("Anna", "Boris", "Clara")
        assert there.sitting.running.players == ("Anna", "Boris", "Clara")
