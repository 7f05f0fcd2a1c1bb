"""The page behind a return link. Opening it does nothing, since programs that preview links open them too."""

from typing import Any

from litestar import Request, Response, get, post
from litestar.params import FromPath
from litestar.response import Redirect

from guanxi.server import pages
from guanxi.server.accounts.limits import limited
from guanxi.server.accounts.routes import returned
from guanxi.server.house import TheHouse

AnyRequest = Request[Any, Any, Any]
FORM = '<form method="post"><button>Go on</button></form>'


@get("/r/{token:str}", opt={"public": True}, include_in_schema=False, media_type="text/html")
async def return_page(token: FromPath[str]) -> Response[str]:
    """A button; the same page for every token."""
    told = pages.paragraph("This link signs you in on this device, as whoever made it.")
    return pages.page("guanxi", pages.heading("Welcome back"), told, FORM, has_form=True)


@post(
    "/r/{token:str}",
    opt={"public": True},
    include_in_schema=False,
    status_code=303,
    middleware=[limited("return", 30, "minute")],
)
async def return_by_page(request: AnyRequest, house: TheHouse, token: FromPath[str]) -> Redirect:
    """The button was pressed."""
    await returned(request, house, token)
    return Redirect("/", status_code=303)
