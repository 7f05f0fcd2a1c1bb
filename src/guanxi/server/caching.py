"""Answers that change only with the program: browsers keep them, and ask by their hash whether they still hold."""

import hashlib
from typing import Annotated, Any, Final

from litestar import Request
from litestar.params import QueryParameter
from litestar.response import Response

FOR_EVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"

Version = Annotated[str, QueryParameter(max_length=64, description="the hash: with it, it need never be asked again")]


def hash_of(body: bytes) -> str:
    """What names a body."""
    return hashlib.sha256(body).hexdigest()[:16]


def kept(request: Request[Any, Any, Any], body: bytes, media_type: str, version: str = "") -> Response[Any]:
    """A body to be kept; only its headers for who has it already, and for ever for who asked for it by its hash."""
    name = hash_of(body)
    headers = {"etag": f'"{name}"', "cache-control": FOR_EVER if version == name else ASK_AGAIN}
    had = [each.strip().removeprefix("W/") for each in request.headers.get("if-none-match", "").split(",")]
    if headers["etag"] in had:
        return Response(None, status_code=304, headers=headers, media_type=media_type)
    answer: Any = body
    return Response(answer, headers=headers, media_type=media_type)
