"""The page behind a link of the operator's, `guanxi admin reset NAME`: a new password. Opening it does nothing."""

from typing import Any

from litestar import Request, Response, get, post
from litestar.params import FromPath

from guanxi.core.showing import in_html
from guanxi.core.text import Texts
from guanxi.server import pages
from guanxi.server.accounts.limits import limited
from guanxi.server.accounts.routes import reset_by
from guanxi.server.house import TheHouse
from guanxi.server.language import page_texts
from guanxi.server.problems import Problem

AnyRequest = Request[Any, Any, Any]
FORM = (
    '<form method="post"><label>{label}<br><input type="password" name="password" autocomplete="new-password"'
    " required></label> <button>{button}</button></form>"
)


def _page(words: Texts, *parts: str, status: int = 200) -> Response[str]:
    title = pages.heading(words.say("page-password"))
    return pages.page(words, pages.NAME, title, *parts, status=status, has_form=True)


def _form(words: Texts) -> str:
    label, button = words.say("page-password"), words.say("page-password-button")
    return FORM.format(label=in_html(label), button=in_html(button))


@get("/reset/{token:str}", opt={"public": True}, include_in_schema=False, media_type="text/html")
async def reset_page(request: AnyRequest, token: FromPath[str]) -> Response[str]:
    """A form; the same page for every token."""
    words = page_texts(request)
    return _page(words, _form(words))


@post(
    "/reset/{token:str}",
    opt={"public": True},
    include_in_schema=False,
    status_code=200,
    media_type="text/html",
    middleware=[limited("reset", 10, "minute")],
)
async def reset_by_page(request: AnyRequest, house: TheHouse, token: FromPath[str]) -> Response[str]:
    """It was filled in."""
    words, told = page_texts(request), (await request.form()).get("password")
    try:
        await reset_by(request, house, token, str(told or "")[:1000])
    except Problem as problem:
        wrong = words.say("page-password-wrong", why=problem.told(words.language))
        return _page(words, pages.paragraph(wrong), _form(words), status=problem.status)
    return _page(words, pages.paragraph(words.say("page-password-set")), pages.to_tables(words))
