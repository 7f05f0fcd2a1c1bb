"""The socket in the description of the interface: OpenAPI has no word for it, but its frames are schemas too."""

from typing import Any, Final

import msgspec

from guanxi.server import messages as m
from guanxi.server.schemas import REF, schemas

PATH: Final = "/api/live"
FRAME_IN, FRAME_OUT = "FrameIn", "FrameOut"


def frames() -> dict[str, Any]:
    """The schema of everything that is said on the socket, each under its name; `FrameIn` and `FrameOut` are any."""
    (said, told), _ = msgspec.json.schema_components([m.Frame, m.AnyOut], ref_template=REF)
    return schemas([m.Frame, m.AnyOut]) | {FRAME_IN: said, FRAME_OUT: told}


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
