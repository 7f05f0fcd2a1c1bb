"""The description of the interface (OpenAPI): what can be asked, what is answered, and the one shape of every no."""

from typing import Any, Final

import msgspec
from litestar import Request
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from guanxi.server import messages as m

NO: Final = "NoTold"
ERRORS: Final = {
    "description": "No, and why not.",
    "content": {"application/json": {"schema": {"$ref": f"#/components/schemas/{NO}"}}},
}


class Description(JsonRenderPlugin):
    """As JSON. There is no page for it that would load scripts from elsewhere."""

    def __init__(self) -> None:
        super().__init__(path=["/openapi.json", "/"])
        self._made = b""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """Made once."""
        if not self._made:
            self._made = self.render_json(request, told(openapi_schema))
        return self._made


def description(version: str) -> OpenAPIConfig:
    """What Litestar is told."""
    return OpenAPIConfig(title="guanxi", version=version, path="/api/schema", render_plugins=[Description()])


def told(schema: dict[str, Any]) -> dict[str, Any]:
    """With what is answered when something goes wrong: a refusal of the rules, or a problem with a code."""
    found, parts = msgspec.json.schema_components(
        [m.ProblemTold | m.Refusal], ref_template="#/components/schemas/{name}"
    )
    schema["components"]["schemas"] |= parts | {NO: found[0]}
    for path in schema["paths"].values():
        for operation in path.values():
            if isinstance(operation, dict) and "responses" in operation:
                good = {code: each for code, each in operation["responses"].items() if code < "400"}
                operation["responses"] = good | {"default": ERRORS}
                _close(operation.get("requestBody", {}), schema["components"]["schemas"])
    return schema


def _close(part: Any, schemas: dict[str, Any]) -> None:
    """Unknown fields are refused on the way in: say so of everything that a body is made of."""
    if isinstance(part, list):
        for each in part:
            _close(each, schemas)
    elif isinstance(part, dict):
        if "properties" in part and "additionalProperties" not in part:
            part["additionalProperties"] = False
        name = str(part.get("$ref", "")).rpartition("/")[2]
        _close(schemas[name] if name else list(part.values()), schemas)
