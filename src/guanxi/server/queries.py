"""What can stand in the query of an address, with its limits: Litestar heeds those only if they are told so."""

from typing import Annotated, Final

from litestar.params import QueryParameter

from guanxi.server.messages import END

LARGEST: Final = 2**31 - 1

SeatAsked = Annotated[int | None, QueryParameter(ge=0, le=15, description="as one of my seats")]
Invitation = Annotated[str, QueryParameter(max_length=64, description="what an invitation link says")]
Cursor = Annotated[int, QueryParameter(ge=0, le=LARGEST, description="the last number that is known")]
After = Annotated[int, QueryParameter(ge=0, le=LARGEST, description="what comes after this number")]
Before = Annotated[int | None, QueryParameter(ge=0, le=2**53, description="milliseconds since 1970")]
GameName = Annotated[str | None, QueryParameter(min_length=1, max_length=40, pattern="^[a-z0-9-]+" + END)]
