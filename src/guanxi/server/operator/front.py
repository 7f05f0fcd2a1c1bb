"""The front page and the page of a table, plain: for browsers without scripts, and where the site is not built."""

from typing import Any

from litestar import Request, Response, get
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath

from guanxi.core.showing import in_html
from guanxi.core.text import Texts
from guanxi.server import messages as m
from guanxi.server import pages, telling
from guanxi.server.accounts.sessions import person_of
from guanxi.server.house import TheHouse
from guanxi.server.language import page_texts
from guanxi.server.lobby.listing import Listed, open_tables, running_tables
from guanxi.server.queries import Invitation
from guanxi.server.tables.access import check_visible

AnyRequest = Request[Any, Any, Any]
PUBLIC = {"public": True}


@get("/plain", opt=PUBLIC, include_in_schema=False, media_type="text/html")
async def front(request: AnyRequest, house: TheHouse) -> Response[str]:
    """The tables that everybody may see, and the way to the API."""
    return await front_page(request, house)


async def front_page(request: AnyRequest, house: TheHouse, built: bool = True) -> Response[str]:
    """The plain page; where it stands in for the site, it says how that is built."""
    waiting = await house.database.read(open_tables, None, None, None)
    running = await house.database.read(running_tables, None, None, None)
    words = page_texts(request)
    return pages.page(
        words,
        pages.NAME,
        pages.heading(pages.NAME),
        "" if built else pages.paragraph(words.say("page-not-built", command="make web")),
        pages.heading(words.say("page-waiting"), 2),
        _tables(waiting, words),
        pages.heading(words.say("page-running"), 2),
        _tables(running, words),
        pages.heading(words.say("page-programs"), 2),
        f"<p>{pages.link('/api/schema', words.say('page-api'))}</p>",
    )


def _tables(found: list[Listed], words: Texts) -> str:
    return pages.listing(_row(table, words) for table in found) if found else pages.paragraph(words.say("page-none"))


def _row(table: Listed, words: Texts) -> list[str]:
    seats = ", ".join(seat.name or words.say("page-free") for seat in table.seats)
    return [pages.link(f"/plain/t/{table.id}", table.title or table.id), in_html(table.game), in_html(seats)]


@get("/plain/t/{table:str}", opt=PUBLIC, include_in_schema=False, media_type="text/html")
async def table_page(
    request: AnyRequest, house: TheHouse, table: FromPath[str], invitation: Invitation = ""
) -> Response[str]:
    """What everybody may know of a table."""
    person = await person_of(request, house)
    live = await house.tables.get(table)
    check_visible(live.sitting, person.id if person else None, invitation, house)
    info = telling.info(live.sitting)
    words, title = page_texts(request), info.title or info.id
    return pages.page(words, title, pages.heading(title), *_about(info, words))


def _about(info: m.TableInfo, words: Texts) -> list[str]:
    about = {"page-game": info.game, "page-status": words.say(f"page-status-{info.status}")}
    facts = {words.say(name): value for name, value in about.items()} | info.options
    facts[words.say("page-commitment")] = info.commitment
    seats = [[str(seat.place + 1), in_html(seat.name or words.say("page-free"))] for seat in info.seats]
    return [
        pages.listing([in_html(name), in_html(value)] for name, value in facts.items()),
        pages.heading(words.say("page-seats"), 2),
        pages.listing(seats),
        f"<p>{pages.link('/plain', words.say('page-tables'))} · {pages.link('/api/schema', words.say('page-api'))}</p>",
    ]


@get("/robots.txt", opt=PUBLIC, include_in_schema=False, media_type="text/plain")
async def robots() -> str:
    """Tables are for people."""
    return "User-agent: *\nDisallow: /\n"


PAGES: list[HTTPRouteHandler] = [front, table_page, robots]
