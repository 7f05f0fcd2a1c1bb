"""The description of the interface (OpenAPI): what can be asked, what is answered, and the one shape of every no.

There is no page for it that would load scripts from elsewhere: it is JSON for programs; people read `docs/api.md`.
"""

import re
from collections.abc import Iterator
from typing import Any, Final, get_type_hints

import msgspec
from litestar import Litestar, Request
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme
from litestar.routes import HTTPRoute
from litestar.types import Method

from guanxi.server import messages as m
from guanxi.server.accounts.sessions import COOKIE
from guanxi.server.live import described
from guanxi.server.schemas import REF, schemas

NO: Final = "NoTold"
ERRORS: Final = {
    "description": "No, and why not.",
    "content": {"application/json": {"schema": {"$ref": REF.format(name=NO)}}},
}
SCHEMES: Final = {
    "cookie": SecurityScheme(
        type="apiKey", name=COOKIE, security_scheme_in="cookie", description="A browser, from `POST /api/guests` on."
    ),
    "token": SecurityScheme(type="http", scheme="bearer", description="A program, with one of `POST /api/tokens`."),
}
EVERYBODY, SIGNED_IN, IN_PERSON = "everybody", "signed in", "in person"  # who may call
SECURITY: Final[dict[str, list[dict[str, list[str]]]]] = {
    EVERYBODY: [{}, {"cookie": []}, {"token": []}],
    SIGNED_IN: [{"cookie": []}, {"token": []}],
    IN_PERSON: [{"cookie": []}],
}


class Description(JsonRenderPlugin):
    """As JSON, made once."""

    def __init__(self) -> None:
        super().__init__(path=["/openapi.json", "/"])
        self._made = b""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """The description."""
        if not self._made:
            self._made = self.render_json(request, told(openapi_schema, request.app))
        return self._made


def description(version: str) -> OpenAPIConfig:
    """What Litestar is told."""
    return OpenAPIConfig(
        title="guanxi",
        version=version,
        path="/api/schema",
        render_plugins=[Description()],
        operation_id_creator=operation_id,
        use_handler_docstrings=True,
        components=Components(security_schemes=dict(SCHEMES)),
    )


def operation_id(handler: HTTPRouteHandler, method: Method, path: list[Any]) -> str:
    """Stable and readable: `tables.move`, `looking_back.past`."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "_", handler.fn.__qualname__).lower()


def who_may(handler: HTTPRouteHandler) -> str:
    """Who may call: everybody, whoever is signed in, or only people themselves and no program for them."""
    if handler.opt.get("in_person"):
        return IN_PERSON
    return EVERYBODY if handler.opt.get("public") else SIGNED_IN


def operations(app: Litestar, schema: dict[str, Any]) -> Iterator[tuple[HTTPRouteHandler, dict[str, Any]]]:
    """Every handler that is described, with its description."""
    for route in app.routes:
        for handler in route.route_handlers if isinstance(route, HTTPRoute) else []:
            for method in handler.http_methods:
                found = schema["paths"].get(route.path_format, {}).get(method.lower())
                if found is not None:
                    yield handler, found


def told(schema: dict[str, Any], app: Litestar) -> dict[str, Any]:
    """The whole: also the socket, who may call, and what is answered when something goes wrong."""
    (no,), _ = msgspec.json.schema_components([m.ProblemTold | m.Refusal], ref_template=REF)
    found = list(operations(app, schema))
    exact = schemas(hint for handler, _ in found for hint in get_type_hints(handler.fn, include_extras=True).values())
    schema["components"]["schemas"] |= exact | described.frames() | {NO: no}
    schema["x-websockets"] = described.socket()
    for handler, operation in found:
        answers = {code: each for code, each in operation["responses"].items() if code < "400"}
        operation["responses"] = answers | {"default": ERRORS}
        operation["security"] = SECURITY[who_may(handler)]
        for parameter in operation.get("parameters", []):
            _from_zero(parameter["schema"])
    return schema


def _from_zero(part: dict[str, Any]) -> None:
    """Litestar leaves out limits of 0."""
    if "maximum" in part:
        part.setdefault("minimum", 0)
