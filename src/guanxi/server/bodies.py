"""Bodies read strictly. Litestar reads them leniently: 0 would be false."""

from typing import Any, TypeVar

import msgspec
from litestar import Request

T = TypeVar("T")


async def strictly(request: Request[Any, Any, Any], data: T) -> T:
    """The same as Litestar has read; MsgspecError, which is answered like any other malformed body, if it is not."""
    return msgspec.json.decode(await request.body(), type=type(data))
