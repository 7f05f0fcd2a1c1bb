"""When the whole service stood still, clocks get the time back, once."""

import asyncio
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest
from server_hands import Guest, Site, asked_of, site
from sqlalchemy import select

from guanxi.server.clocks import standstill
from guanxi.server.store.schema import entries, tables
from guanxi.server.tables import entries as e
from server.hands.sv_players import call, guest, table_of
from server.hands.sv_served import Served

pytestmark = pytest.mark.anyio
LIVE = {"type": "live", "budget": 60, "increment": 0}
MINUTE = 60_000


def beat_at(place: Site, now: int) -> list[tuple[str, int]]:
    with place.house.database.writing.begin() as connection:
        return standstill.beat(connection, now)


def noted(place: Site) -> int:
    with place.house.database.reading.begin() as connection:
        found = connection.execute(select(standstill.secrets.c.value).where(standstill.secrets.c.name == "heartbeat"))
        return int(found.scalar_one())


async def three(place: Site) -> list[Guest]:
    return [await place.guest(name) for name in ("Anna", "Boris", "Clara")]


async def tables_of(place: Site, people: list[Guest]) -> dict[str, str]:
    found = {"live": await place.table(people[0], people[1:], speed=LIVE)}
    found["days"] = await place.table(people[0], people[1:], speed={"type": "days", "days": 1})
    found["none"] = await place.table(people[0], people[1:])
    return found


async def test_time_is_given_back_once_and_nobody_gains(tmp_path: Path) -> None:
    async with site(tmp_path) as place:
        people = await three(place)
        made = await tables_of(place, people)
        live = await place.house.tables.get(made["live"])
        asked, since = live.sitting.asked(), live.sitting.at
        assert asked is not None
        assert beat_at(place, since + 5_000) == []
        now = since + 5_000 + 10 * MINUTE
        number = live.sitting.number
        assert beat_at(place, now) == [(made["live"], number + 1)]
        assert beat_at(place, now) == []
        place.house.tables.forget(made["live"])
        live = await place.house.tables.get(made["live"])
        # Ten minutes are far more than the clock had: only what ran before the stop is gone.
        assert live.sitting.clock.left[asked] == 55_000
        with place.house.database.reading.begin() as connection:
            asked_for = select(entries.c.key, entries.c.data).where(entries.c.number == number + 1)
            ((key, data),) = connection.execute(asked_for).fetchall()
            due = connection.execute(select(tables.c.due).where(tables.c.id == made["live"])).scalar_one()
        assert (key, e.read(data)) == (f"given-{since + 5_000}", e.Given(10 * MINUTE))
        assert due == now + 55_000


async def test_days_are_given_for_long_stops_only(tmp_path: Path) -> None:
    async with site(tmp_path) as place:
        people = await three(place)
        made = await tables_of(place, people)
        last = noted(place)
        found = {table for table, _ in beat_at(place, last + 3 * 3600 * 1000)}
        assert found == {made["live"], made["days"]}


async def test_a_turn_of_a_computer_player_is_not_put_off(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with site(tmp_path) as place:
        people = await three(place)
        made = await tables_of(place, people)
        live = await place.house.tables.get(made["live"])
        monkeypatch.setattr(place.house.desk, "look", lambda live: None)  # nobody thinks
        before = live.sitting.number
        name = live.sitting.names()[live.sitting.asked() or 0]
        mover = next(each for each in people if each.name == name)
        await mover.post(f"/api/tables/{made['live']}/resign")
        assert live.sitting.number == before + 1
        beat_at(place, live.sitting.at + 5_000)
        beat_at(place, live.sitting.at + 10 * MINUTE)
        with place.house.database.reading.begin() as connection:
            due = connection.execute(select(tables.c.due).where(tables.c.id == made["live"])).scalar_one()
        assert due == live.sitting.at + 15_000


async def test_a_table_in_memory_goes_on_after_it(tmp_path: Path) -> None:
    async with site(tmp_path) as place:
        people = await three(place)
        table = await place.table(people[0], people[1:], speed=LIVE)
        mover, seen = await asked_of(place, people, table)
        beat_at(place, noted(place) + MINUTE)  # nobody tells the table: the next move finds out
        path = f"/api/tables/{table}/moves"
        again = await mover.post(path, status=409, number=seen["number"], actions=[seen["position"]["legal"][0]])
        assert again["code"] == "stale"
        await mover.post(path, number=seen["number"] + 1, actions=[seen["position"]["legal"][0]])


def test_a_server_that_was_down_gives_the_time_back_before_alarms_ring(
    served: Callable[..., Served], tmp_path: Path
) -> None:
    server = served()
    people = [asyncio.run(guest(server.url, f"p{n}")) for n in range(3)]
    table = asyncio.run(table_of(server.url, people, speed=LIVE))
    server.kill()
    hour = 3_600_000
    with sqlite3.connect(tmp_path / "guanxi.sqlite") as connection:
        connection.execute(f"update entries set at = at - {hour}")
        connection.execute(f"update tables set changed = changed - {hour}, due = due - {hour}")
        connection.execute(f"update secrets set value = cast(value - {hour} as text) where name = 'heartbeat'")
    connection.close()
    server.start()
    told = asyncio.run(call(server.url, people[0], f"/api/tables/{table}/view"))
    assert [seat["played_by"] for seat in told["info"]["seats"]] == [None] * 3
    clocks = told["position"]["clocks"]
    assert 45_000 < clocks["left"][clocks["runs"]] <= 60_000
