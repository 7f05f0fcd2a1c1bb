"""Doors for the operator: is it well, and what does it count?"""

import hmac
import ipaddress
from typing import Any

import msgspec
from litestar import Controller, Request, Response, get
from sqlalchemy import Connection, text

from guanxi import __version__
from guanxi.core.engine import engine_kind
from guanxi.server.house import House, TheHouse
from guanxi.server.operator import metrics
from guanxi.server.problems import Problem

AnyRequest = Request[Any, Any, Any]
PASSED_ON = ("x-forwarded-for", "forwarded", "x-real-ip", "via")  # headers of what came through somebody else


class Health(msgspec.Struct, frozen=True):
    """Is it well?"""

    status: str  # ok, away (the database), closing
    version: str
    engine: str  # compiled or interpreted
    database: str  # ok, away
    bots: dict[str, int]  # workers that are ready, questions asked and waiting, restarts, failures


async def as_it_is(request: AnyRequest) -> None:
    """Also while the server closes, and for pages of others: there is nothing to be had here."""


class Operator(Controller):
    """For whoever looks after the server."""

    tags = ("operator",)
    before_request = staticmethod(as_it_is)

    @get("/health", summary="Is the server well?", opt={"public": True})
    async def health(self, house: TheHouse) -> Response[Health]:
        """200 if it can serve; 503 while the database is away or the server closes."""
        database = "ok" if await _answers(house) else "away"
        status = "closing" if house.closing else database
        told = Health(status, __version__, engine_kind(), database, house.pool.figures())
        return Response(told, status_code=200 if status == "ok" else 503, headers={"cache-control": "no-store"})

    @get("/metrics", summary="What the server counts", opt={"public": True}, media_type="text/plain")
    async def metrics(self, request: AnyRequest, house: TheHouse) -> Response[bytes]:
        """For Prometheus: from this machine, or with the operator's token."""
        if not may_look(request, house.settings.metrics_token):
            raise Problem("forbidden")
        return Response(metrics.exposed(house), headers={"content-type": metrics.TYPE, "cache-control": "no-store"})


def may_look(request: AnyRequest, token: str) -> bool:
    """With the token; without one, only who asks from this very machine and was not passed on by a proxy."""
    kind, _, told = request.headers.get("authorization", "").partition(" ")
    if token and kind.lower() == "bearer" and hmac.compare_digest(told.encode(), token.encode()):
        return True
    client = request.client.host if request.client else ""
    return is_here(client) and not any(name in request.headers for name in PASSED_ON)


def is_here(host: str) -> bool:
    """Is it this machine's own address?"""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


async def _answers(house: House) -> bool:
    try:
        await house.database.read(_ask)
    except Problem:
        return False
    return True


def _ask(connection: Connection) -> None:
    connection.execute(text("select 1"))
