"""Tables of lessons that were left: they are deleted after a week, and nothing else is."""

import asyncio
from pathlib import Path

from server_hands import Onlooker, site
from sqlalchemy import func, select, update

from guanxi.server.learn.tidying import WEEK, tidy
from guanxi.server.store.schema import entries, tables


def test_a_lesson_that_was_left_is_deleted_after_a_week(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            ann, bob, cleo = [await s.guest(name) for name in ("Ann", "Bob", "Cleo")]
            left, new = [
                (await ann.post("/api/lessons", game="china", lesson=lesson))["info"]["id"]
                for lesson in ("joker", "first-game")
            ]
            played = await s.table(ann, [bob, cleo])
            await tidy(s.house)
            await ann.get(f"/api/tables/{left}")
            for table, age in ((left, WEEK + 60_000), (new, WEEK - 60_000), (played, 2 * WEEK)):
                aged = update(tables).where(tables.c.id == table).values(changed=tables.c.changed - age)
                await s.house.database.write(lambda connection, aged=aged: connection.execute(aged) and None)
            await tidy(s.house)
            await ann.get(f"/api/tables/{left}", status=404)
            await ann.get(f"/api/tables/{new}")
            await ann.get(f"/api/tables/{played}")
            of_left = select(func.count()).select_from(entries).where(entries.c.table == left)
            assert await s.house.database.read(lambda connection: connection.execute(of_left).scalar()) == 0

    asyncio.run(go())


def test_a_lesson_that_somebody_looks_at_stays(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            ann = await s.guest("Ann")
            table = (await ann.post("/api/lessons", game="china", lesson="joker"))["info"]["id"]
            aged = update(tables).values(changed=tables.c.changed - 2 * WEEK)
            await s.house.database.write(lambda connection: connection.execute(aged) and None)
            onlooker = Onlooker()
            await s.house.tables.get(table)
            s.house.hub.watch(onlooker, table, -1)
            await tidy(s.house)
            await ann.get(f"/api/tables/{table}")
            s.house.hub.unwatch(onlooker, table)
            await tidy(s.house)
            await ann.get(f"/api/tables/{table}", status=404)

    asyncio.run(go())
