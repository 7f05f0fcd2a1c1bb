"""What every request and every answer goes through: whose pages may ask, how often, and what browsers are told."""

from typing import Any, Final

from litestar import Request
from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from guanxi.server.accounts.limits import address_of
from guanxi.server.house import House
from guanxi.server.problems import Problem
from guanxi.server.saying import sentence

SAFE: Final = ("GET", "HEAD", "OPTIONS")
# A page that wants more says so itself. Nothing of ours is to be framed, sniffed, or used by other sites.
HEADERS: Final = {
    "content-security-policy": "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    "referrer-policy": "same-origin",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}


def shielded(app: ASGIApp) -> ASGIApp:
    """The same application; browsers are told what they may do with its answers, also with those that say no."""

    async def called(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await app(scope, receive, send)
            return

        async def sent(message: Any) -> None:
            if message["type"] == "http.response.start":
                _tell_browsers(MutableScopeHeaders.from_message(message), scope["path"])
            await send(message)

        await app(scope, receive, sent)

    return called


def _tell_browsers(headers: MutableScopeHeaders, path: str) -> None:
    for name, value in HEADERS.items():
        headers.setdefault(name, value)
    if path.startswith("/api/"):
        headers.setdefault("cache-control", "no-store")


async def only_own_pages(request: Request[Any, Any, Any]) -> None:
    """A page of another site cannot act with a visitor's cookie: browsers say where a request comes from."""
    house: House = request.app.state.house
    house.limit(house.asking_limits, address_of(request.client.host if request.client else ""))
    if request.method not in SAFE and not house.is_own_origin(request.headers):
        raise Problem("wrong_origin")
    if house.closing:
        raise Problem("closing")
    if "\0" in request.scope["path"] or b"%00" in request.scope["query_string"]:
        raise Problem("invalid", sentence("address-is-text"))
