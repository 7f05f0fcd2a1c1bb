"""Every request over HTTP is counted by the template of its address; if the operator wants that, it is logged too."""

import logging
import time
from typing import Any

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from guanxi.server.counting import Counts

logger = logging.getLogger(__name__)

METHODS = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS")
UNKNOWN = "none"  # an address that there is not: whatever was asked for is nobody's business


def counted(app: ASGIApp, counts: Counts, logged: bool) -> ASGIApp:
    """The same application, counted. Sockets go past."""

    async def called(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await app(scope, receive, send)
            return
        began, status = time.perf_counter(), 500

        async def sent(message: Any) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await app(scope, receive, sent)
        finally:
            asked: Any = scope
            method = asked["method"] if asked["method"] in METHODS else UNKNOWN
            route = scope.get("path_template") or UNKNOWN
            counts.requests[method, route, status] += 1
            if logged:
                _log(method, route, status, time.perf_counter() - began)

    return called


def _log(method: str, route: str, status: int, seconds: float) -> None:
    facts = {"method": method, "route": route, "status": status, "ms": round(seconds * 1000, 1)}
    logger.info("%s %s %s in %s ms", *facts.values(), extra={"facts": facts})
