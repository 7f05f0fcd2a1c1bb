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
                answers = operation["responses"]
                operation["responses"] = {code: each for code, each in answers.items() if code < "400"} | {
                    "default": ERRORS
                }
    return schema
