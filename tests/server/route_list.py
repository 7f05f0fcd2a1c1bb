"""The routes of the application, as tests list them."""

from typing import Any, NamedTuple

from litestar import Litestar
from litestar.handlers import HTTPRouteHandler, WebsocketRouteHandler


class Route(NamedTuple):
    """One method of one path."""

    method: str
    path: str
    handler: Any

    @property
    def name(self) -> str:
        """`GET /api/me`."""
        return f"{self.method} {self.path}"

    @property
    def is_public(self) -> bool:
        """Is it open to everybody?"""
        return bool(self.handler.opt.get("public"))


def routes_of(app: Litestar) -> list[Route]:
    """Everything that can be asked for, but for the description of the interface and what Litestar answers itself."""
    found = []
    for route in app.routes:
        for handler in getattr(route, "route_handlers", None) or [route.route_handler]:  # type: ignore[union-attr]
            if isinstance(handler, WebsocketRouteHandler):
                found.append(Route("GET", route.path, handler))
            elif isinstance(handler, HTTPRouteHandler) and not route.path.startswith("/api/schema"):
                methods = sorted(set(map(str, handler.http_methods)) - {"OPTIONS", "HEAD"})
                found += [Route(method, route.path, handler) for method in methods]
    return found
