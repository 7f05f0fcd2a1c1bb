"""The page behind a return link. Opening it does nothing, since programs that preview links open them too."""

from typing import Any

from litestar import Request, Response, get, post
from litestar.params import FromPath
from litestar.response import Redirect

from guanxi.server.accounts.limits import limited
from guanxi.server.accounts.routes import returned
from guanxi.server.house import TheHouse

AnyRequest = Request[Any, Any, Any]
HEADERS = {
    "Cache-Control": "no-store",
    "Content-Security-Policy": "default-src 'none'; form-action 'self'; frame-ancestors 'none'",
    "Referrer-Policy": "same-origin",  # nobody else learns the link
    "X-Robots-Tag": "noindex",
}
PAGE = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>guanxi</title>
<h1>Welcome back</h1>
<p>This link signs you in on this device, as whoever made it.</p>
<form method="post"><button>Go on</button></form>
</html>
"""


@get("/r/{token:str}", opt={"public": True}, include_in_schema=False, media_type="text/html")
async def return_page(token: FromPath[str]) -> Response[str]:
    """A button; the same page for every token."""
    return Response(PAGE, headers=HEADERS, media_type="text/html")


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
