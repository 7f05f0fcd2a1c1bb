"""The schemas of everything that crosses the wire, as msgspec knows it.

Litestar's own would leave out limits within unions and limits of 0, and that nothing else may be told.
"""

from collections.abc import Iterable
from typing import Any, Final, get_args

import msgspec

REF: Final = "#/components/schemas/{name}"

Kinds = dict[str, type[msgspec.Struct]]


def schemas(annotations: Iterable[Any]) -> dict[str, Any]:
    """By name, every struct that stands in some annotations, or in one of its fields."""
    kinds: Kinds = {}
    for annotation in annotations:
        _collect(annotation, kinds)
    _, parts = msgspec.json.schema_components(kinds.values(), ref_template=REF)
    return {name: _whole(kinds[name], _tagged(part)) for name, part in parts.items() if name in kinds}


def _collect(annotation: Any, kinds: Kinds) -> None:
    if isinstance(annotation, type) and issubclass(annotation, msgspec.Struct):
        if kinds.setdefault(annotation.__name__, annotation) is not annotation:
            raise TypeError(f"two structs are called {annotation.__name__}")
        for field in msgspec.structs.fields(annotation):
            _collect(field.type, kinds)
    for part in get_args(annotation):
        _collect(part, kinds)


def _tagged(part: dict[str, Any]) -> dict[str, Any]:
    """With tags as constants, so that generated types tell structs apart by them."""
    properties = part.get("properties", {})
    tags = {name: each["enum"] for name, each in properties.items() if set(each) == {"enum"} and len(each["enum"]) == 1}
    return part | {"properties": properties | {name: {"type": "string", "const": tag[0]} for name, tag in tags.items()}}


def _whole(kind: type[msgspec.Struct], part: dict[str, Any]) -> dict[str, Any]:
    """What the server says is always whole, but for what may be unset: nobody needs to ask whether it is there."""
    if kind.__struct_config__.forbid_unknown_fields:  # it is said to the server
        return part
    unset = {field.name for field in msgspec.structs.fields(kind) if field.default is msgspec.UNSET}
    return part | {"required": [each for each in part["properties"] if each not in unset]}
