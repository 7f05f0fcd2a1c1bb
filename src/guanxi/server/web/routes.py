"""The site: one page for every address of its own router, and its files. Without a built site, the plain page."""

from typing import Any, Final
from urllib.parse import quote, urlencode

from litestar import Request, Response, get
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath
from litestar.response import Redirect

from guanxi.server import pages
from guanxi.server.house import TheHouse
from guanxi.server.language import SITE as WORDS
from guanxi.server.language import language_of_page, page_texts
from guanxi.server.operator.front import front_page
from guanxi.server.problems import Problem
from guanxi.server.queries import Invitation
from guanxi.server.web.files import ASSETS, MANIFEST, PAGE, File, in_language, manifest_in

AnyRequest = Request[Any, Any, Any]
PUBLIC = {"public": True}

# The addresses of web/src/screens/pages.ts; a test compares them. Others are answered 404, with the site's own words.
ADDRESSES: Final = (
    *("/new", "/join", "/watch", "/replay", "/learn", "/rules", "/settings", "/you"),
    *("/replay/{record:str}", "/rules/{game:str}", "/t/{table:str}/replay"),
    *("/learn/{game:str}/{lesson:str}", "/learn/{rest:path}"),
)
FILES: Final = ("sw.js", "icon.svg", "icon-192.png", "icon-512.png", "licences.txt")
ITSELF: Final = ("script", "style", "img", "font", "connect", "manifest", "worker", "media")  # from this server alone
POLICY: Final = (
    "default-src 'none'; "
    + "; ".join(f"{kind}-src 'self'" for kind in ITSELF)
    + "; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS: Final = {
    "content-security-policy": POLICY,
    "x-robots-tag": "noindex",
    "vary": "accept-encoding",
}
BY_READER: Final = "accept-encoding, accept-language, cookie"
ALWAYS: Final = "public, max-age=31536000, immutable"
ASK: Final = "no-cache"  # keep it, but ask whether it has changed


def shell(request: AnyRequest, house: TheHouse, status: int = 200) -> Response[Any] | None:
    """The page of the site, if there is one: the same at every address, it tells nothing of any table.

    It says in which language it is, and so which words it will load.
    """
    page = house.site.get(PAGE)
    if page is None:
        return None
    told = in_language(page, language_of_page(request, WORDS))
    return _sent(request, told, status, {"x-guanxi": "shell", "vary": BY_READER})


def _sent(request: AnyRequest, file: File, status: int = 200, more: dict[str, str] | None = None) -> Response[bytes]:
    headers = {**HEADERS, "cache-control": ALWAYS if file.fixed else ASK, **(more or {})}
    data = file.data
    if file.compressed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        data = file.compressed
        headers["content-encoding"] = "gzip"
    return Response(data, status_code=status, headers=headers, media_type=file.media)


@get("/", opt=PUBLIC, include_in_schema=False)
async def home(request: AnyRequest, house: TheHouse) -> Response[Any]:
    """The site; where it has not been built, the plain page, which says so."""
    return shell(request, house) or await front_page(request, house, built=False)


@get("/t/{table:str}", opt=PUBLIC, include_in_schema=False)
async def table_screen(
    request: AnyRequest, house: TheHouse, table: FromPath[str], invitation: Invitation = ""
) -> Response[Any]:
    """A table: links in mails and invitations lead here, so without a site they lead on to the plain page."""
    asked = f"?{urlencode({'invitation': invitation})}" if invitation else ""
    return shell(request, house) or Redirect(f"/plain/t/{quote(table, safe='')}{asked}", status_code=303)


@get(list(ADDRESSES), opt=PUBLIC, include_in_schema=False)
async def screen(request: AnyRequest, house: TheHouse) -> Response[Any]:
    """The site finds out by itself what is at this address."""
    found = shell(request, house)
    if found is None:
        raise Problem("no_such_thing")
    return found


@get("/assets/{name:str}", opt=PUBLIC, include_in_schema=False)
async def asset(request: AnyRequest, house: TheHouse, name: FromPath[str]) -> Response[Any]:
    """Scripts, styles, fonts, sounds."""
    return _file(request, house, ASSETS + name)


@get([f"/{name}" for name in FILES], opt=PUBLIC, include_in_schema=False)
async def own_file(request: AnyRequest, house: TheHouse) -> Response[Any]:
    """What browsers look for under a name of its own."""
    return _file(request, house, request.url.path.removeprefix("/"))


@get(f"/{MANIFEST}", opt=PUBLIC, include_in_schema=False)
async def manifest(request: AnyRequest, house: TheHouse) -> Response[Any]:
    """What a browser is told of the site as an app."""
    file = house.site.get(MANIFEST)
    if file is None:
        return pages.not_found(page_texts(request))
    return _sent(request, manifest_in(file, language_of_page(request, WORDS)), more={"vary": BY_READER})


def _file(request: AnyRequest, house: TheHouse, name: str) -> Response[Any]:
    file = house.site.get(name)
    return _sent(request, file) if file else pages.not_found(page_texts(request))


SITE: list[HTTPRouteHandler] = [home, table_screen, screen, asset, own_file, manifest]
