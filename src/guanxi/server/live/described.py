"""The socket in the description of the interface: OpenAPI has no word for it, but its frames are schemas too."""

from typing import Any, Final

import msgspec

from guanxi.server import messages as m

PATH: Final = "/api/live"
FRAME_IN, FRAME_OUT = "FrameIn", "FrameOut"
REF: Final = "#/components/schemas/{name}"


def frames() -> dict[str, Any]:
    """The schema of everything that is said on the socket, each under its name; `FrameIn` and `FrameOut` are any."""
    found, parts = msgspec.json.schema_components([m.Frame, m.AnyOut], ref_template=REF)
    return {name: _whole(name, _tagged(part)) for name, part in parts.items()} | {
        FRAME_IN: found[0],
        FRAME_OUT: found[1],
    }


def socket() -> dict[str, Any]:
    """Where it is, and what is said there."""
    return {
        PATH: {
            "summary": "Everything that happens at the tables one looks at, as it happens",
            "protocol": m.PROTOCOL,
            "in": {"$ref": REF.format(name=FRAME_IN)},
            "out": {"$ref": REF.format(name=FRAME_OUT)},
        }
    }


def _tagged(part: dict[str, Any]) -> dict[str, Any]:
    """With the tag as everywhere else in the description, so that generated types tell frames apart by it."""
    properties = part.get("properties", {})
    tag = properties.get("type", {}).get("enum", [])
    return part | {"properties": properties | {"type": {"type": "string", "const": tag[0]}}} if tag else part


def _whole(name: str, part: dict[str, Any]) -> dict[str, Any]:
    """What the server says is always whole, but for what may be unset: nobody needs to ask whether it is there."""
    kind = getattr(m, name, None)
    if kind is None or kind.__struct_config__.forbid_unknown_fields:
        return part
    unset = {field.name for field in msgspec.structs.fields(kind) if field.default is msgspec.UNSET}
    return part | {"required": [each for each in part["properties"] if each not in unset]}
