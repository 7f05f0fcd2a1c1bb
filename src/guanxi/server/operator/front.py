"""The front page and the page of a table, plain: for browsers without scripts, and where the site is not built."""

from typing import Any

from litestar import Request, Response, get
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath

from guanxi.core.showing import in_html
from guanxi.server import messages as m
from guanxi.server import pages, telling
from guanxi.server.accounts.sessions import person_of
from guanxi.server.house import TheHouse
from guanxi.server.lobby.listing import Listed, open_tables, running_tables
from guanxi.server.queries import Invitation
from guanxi.server.tables.access import check_visible

AnyRequest = Request[Any, Any, Any]
PUBLIC = {"public": True}


@get("/plain", opt=PUBLIC, include_in_schema=False, media_type="text/html")
async def front(house: TheHouse) -> Response[str]:
    """The tables that everybody may see, and the way to the API."""
    return await front_page(house)


async def front_page(house: TheHouse, built: bool = True) -> Response[str]:
    """The plain page; where it stands in for the site, it says how that is built."""
    waiting = await house.database.read(open_tables, None, None, None)
    running = await house.database.read(running_tables, None, None, None)
    return pages.page(
        "guanxi",
        pages.heading("guanxi"),
        "" if built else pages.paragraph("The site has not been built here: `make web` does it."),
        pages.heading("Tables that wait for players", 2),
        _tables(waiting),
        pages.heading("Tables to watch", 2),
        _tables(running),
        pages.heading("For programs", 2),
        f"<p>Everything can be done over HTTP and WebSocket: {pages.link('/api/schema', 'the API')}.</p>",
    )


def _tables(found: list[Listed]) -> str:
    return pages.listing(_row(table) for table in found) if found else pages.paragraph("None at the moment.")


def _row(table: Listed) -> list[str]:
    seats = ", ".join(seat.name or "free" for seat in table.seats)
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
    return pages.page(info.title or info.id, pages.heading(info.title or info.id), *_about(info))


def _about(info: m.TableInfo) -> list[str]:
    facts = {"game": info.game, "status": info.status, **info.options, "shuffle (commitment)": info.commitment}
    seats = [[str(seat.place + 1), in_html(seat.name or "free"), in_html(seat.kind)] for seat in info.seats]
    return [
        pages.listing([in_html(name), in_html(value)] for name, value in facts.items()),
        pages.heading("Seats", 2),
        pages.listing(seats),
        f"<p>{pages.link('/plain', 'All tables')} · {pages.link('/api/schema', 'the API')}</p>",
    ]


@get("/robots.txt", opt=PUBLIC, include_in_schema=False, media_type="text/plain")
async def robots() -> str:
    """Tables are for people."""
    return "User-agent: *\nDisallow: /\n"


PAGES: list[HTTPRouteHandler] = [front, table_page, robots]
