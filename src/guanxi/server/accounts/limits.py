"""How often one address may ask for what costs us something, or could be guessed.

The counts are kept in memory: **each process counts for itself**, so that N processes allow up to N times as much, and
a restart begins anew. That is enough against guessing, since every guess also costs a hash, of which few run at once.
Behind a reverse proxy the address is the client's only with `--proxied`. Off for a load test (`Settings.trusting`).
"""

import ipaddress
from collections.abc import Callable
from typing import Any, Literal

from litestar import Request
from litestar.middleware.base import DefineMiddleware
from litestar.middleware.rate_limit import RateLimitConfig

from guanxi.server.house import House

AnyRequest = Request[Any, Any, Any]
STORE = "rate_limit"  # of Litestar; `upkeep` forgets in it what is over


def limited(what: str, most: int, unit: Literal["minute", "hour", "day"]) -> DefineMiddleware:
    """At most so many requests for something from one address; Problem too_many beyond."""
    return RateLimitConfig(
        rate_limit=(unit, most),
        identifier_for_request=_by_address(what),
        check_throttle_handler=_is_counted,
        store=STORE,
    ).middleware


def _is_counted(request: AnyRequest) -> bool:
    house: House = request.app.state.house
    return not house.settings.trusting


def _by_address(what: str) -> Callable[[AnyRequest], str]:
    return lambda request: f"{what}/{address_of(request.client.host if request.client else '')}"


def address_of(host: str) -> str:
    """Whom to count as one: an address of IPv4, or a network of IPv6 as it is given to one customer."""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv4Address) or address.ipv4_mapped:
        return host
    return str(ipaddress.ip_network((int(address) >> 64 << 64, 64)))
