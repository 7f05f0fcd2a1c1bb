"""Doors to what is between people: block, report."""

import contextlib
from typing import Any

from litestar import Controller, Request, delete, get, post
from litestar.params import FromPath, JSONBody
from sqlalchemy.exc import IntegrityError

from guanxi.server.accounts import blocks, told
from guanxi.server.accounts.limits import limited
from guanxi.server.accounts.sessions import somebody
from guanxi.server.accounts.writing import checked_text
from guanxi.server.house import House, TheHouse

AnyRequest = Request[Any, Any, Any]


class Others(Controller):
    """Other people."""

    path = "/api"
    tags = ("people",)

    @get("/blocks", summary="Whom I have blocked")
    async def blocked(self, request: AnyRequest, house: TheHouse) -> list[told.BlockedTold]:
        """They are not told."""
        return await _blocked(house, (await somebody(request, house)).id)

    @post("/blocks", summary="Block somebody", status_code=200)
    async def block(self, request: AnyRequest, house: TheHouse, data: JSONBody[told.Block]) -> list[told.BlockedTold]:
        """Neither of us can sit down where the other is, and I read nothing of theirs. Games that run go on."""
        person = await somebody(request, house)
        with contextlib.suppress(IntegrityError):  # another process did the same at the same moment
            await house.database.write(blocks.block, person.id, data.person)
        return await _blocked(house, person.id)

    @delete("/blocks/{person:str}", summary="Block somebody no more")
    async def unblock(self, request: AnyRequest, house: TheHouse, person: FromPath[str]) -> None:
        """We may meet again."""
        me = await somebody(request, house)
        await house.database.write(blocks.unblock, me.id, person)

    @post("/reports", summary="Report somebody", middleware=[limited("reports", 20, "hour")])
    async def report(self, request: AnyRequest, house: TheHouse, data: JSONBody[told.Report]) -> told.ReportTold:
        """To whoever runs this server. They are not told."""
        person = await somebody(request, house)
        text = checked_text(data.text, "text")
        return told.ReportTold(await house.database.write(blocks.report, person.id, data.person, data.table, text))


async def _blocked(house: House, person: str) -> list[told.BlockedTold]:
    return [told.BlockedTold(*each) for each in await house.database.read(blocks.listed, person)]
