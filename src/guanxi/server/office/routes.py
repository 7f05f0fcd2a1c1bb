"""Doors about notices: the key for pushes, and the page behind the link under every mail."""

from typing import Any

from litestar import Controller, Request, Response, get, post
from litestar.params import FromPath
from msgspec import Struct

from guanxi.core.showing import in_html
from guanxi.server import pages
from guanxi.server.house import TheHouse
from guanxi.server.language import page_texts
from guanxi.server.office.addresses import switch_mail_off

AnyRequest = Request[Any, Any, Any]


class PushKey(Struct, frozen=True):
    """The public key of this server."""

    key: str


class Notices(Controller):
    """How people are told, and how that ends."""

    tags = ("notices",)

    @get("/api/push-key", summary="The key for pushes", opt={"public": True})
    async def push_key(self, house: TheHouse) -> PushKey:
        """A browser's `applicationServerKey`."""
        return PushKey(house.office.push_key)

    @get("/u/{token:str}", opt={"public": True}, include_in_schema=False, media_type="text/html")
    async def ask(self, request: AnyRequest, house: TheHouse, token: FromPath[str]) -> Response[str]:
        """A button: programs that preview links press none."""
        told = page_texts(request)
        if house.office.who_unsubscribes(token) is None:
            return pages.not_found(told)
        button = f'<form method="post"><button>{in_html(told.say("unsubscribe-button"))}</button></form>'
        title, text = told.say("unsubscribe-title"), told.say("unsubscribe-text")
        return pages.page(told, title, pages.heading(title), pages.paragraph(text), button)

    @post("/u/{token:str}", opt={"public": True}, include_in_schema=False, status_code=200, media_type="text/html")
    async def stop(self, request: AnyRequest, house: TheHouse, token: FromPath[str]) -> Response[str]:
        """The button was pressed."""
        person, told = house.office.who_unsubscribes(token), page_texts(request)
        if person is None:
            return pages.not_found(told)
        await house.database.write(switch_mail_off, person)
        title, text = told.say("unsubscribed-title"), told.say("unsubscribed-text")
        return pages.page(told, title, pages.heading(title), pages.paragraph(text))
