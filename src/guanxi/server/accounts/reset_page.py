"""The page behind a link of the operator's, `guanxi admin reset NAME`: a new password. Opening it does nothing."""

from typing import Any

from litestar import Request, Response, get, post
from litestar.params import FromPath

from guanxi.server import pages
from guanxi.server.accounts.limits import limited
from guanxi.server.accounts.routes import reset_by
from guanxi.server.house import TheHouse
from guanxi.server.problems import Problem

AnyRequest = Request[Any, Any, Any]
FORM = (
    '<form method="post"><label>A new password<br><input type="password" name="password" autocomplete="new-password"'
    " required></label> <button>Set it</button></form>"
)


def _page(*parts: str, status: int = 200) -> Response[str]:
    return pages.page("guanxi", pages.heading("A new password"), *parts, status=status, has_form=True)


@get("/reset/{token:str}", opt={"public": True}, include_in_schema=False, media_type="text/html")
async def reset_page(token: FromPath[str]) -> Response[str]:
    """A form; the same page for every token."""
    return _page(FORM)


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
    told = (await request.form()).get("password")
    try:
        await reset_by(request, house, token, str(told or "")[:1000])
    except Problem as problem:
        return _page(pages.paragraph(f"This cannot be: {problem.text}."), FORM, status=problem.status)
    return _page(
        pages.paragraph("It is set, and you are signed in here."), f"<p>{pages.link('/', 'To the tables')}</p>"
    )
