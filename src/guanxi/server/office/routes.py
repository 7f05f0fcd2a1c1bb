"""Doors about notices: the key for pushes, and the page behind the link under every mail."""

from litestar import Controller, Response, get, post
from litestar.params import FromPath
from msgspec import Struct

from guanxi.core.showing import in_html
from guanxi.core.text import USUAL
from guanxi.server import pages
from guanxi.server.house import TheHouse
from guanxi.server.office.addresses import switch_mail_off
from guanxi.server.office.words import words


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
    async def ask(self, house: TheHouse, token: FromPath[str]) -> Response[str]:
        """A button: programs that preview links press none."""
        if house.office.who_unsubscribes(token) is None:
            return pages.not_found()
        told = words(USUAL)
        button = f'<form method="post"><button>{in_html(told.say("unsubscribe-button"))}</button></form>'
        title, text = told.say("unsubscribe-title"), told.say("unsubscribe-text")
        return pages.page(title, pages.heading(title), pages.paragraph(text), button)

    @post("/u/{token:str}", opt={"public": True}, include_in_schema=False, status_code=200, media_type="text/html")
    async def stop(self, house: TheHouse, token: FromPath[str]) -> Response[str]:
        """The button was pressed."""
        person = house.office.who_unsubscribes(token)
        if person is None:
            return pages.not_found()
        await house.database.write(switch_mail_off, person)
        title, text = words(USUAL).say("unsubscribed-title"), words(USUAL).say("unsubscribed-text")
        return pages.page(title, pages.heading(title), pages.paragraph(text))
