"""The page behind a return link. Opening it does nothing, since programs that preview links open them too."""

from typing import Any

from litestar import Request, Response, get, post
from litestar.params import FromPath
from litestar.response import Redirect

from guanxi.core.showing import in_html
from guanxi.server import pages
from guanxi.server.accounts.limits import limited
from guanxi.server.accounts.routes import returned
from guanxi.server.house import TheHouse
from guanxi.server.language import page_texts

AnyRequest = Request[Any, Any, Any]
FORM = '<form method="post"><button>{button}</button></form>'


@get("/r/{token:str}", opt={"public": True}, include_in_schema=False, media_type="text/html")
async def return_page(request: AnyRequest, token: FromPath[str]) -> Response[str]:
    """A button; the same page for every token."""
    words = page_texts(request)
    title, text = pages.heading(words.say("page-return")), pages.paragraph(words.say("page-return-text"))
    form = FORM.format(button=in_html(words.say("page-return-button")))
    return pages.page(words, pages.NAME, title, text, form, has_form=True)


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
