"""What can stand in an address after the question mark. Litestar heeds limits of these only if they are told so."""

from typing import Annotated, TypeAlias

from litestar.params import QueryParameter

SeatAsked: TypeAlias = Annotated[int | None, QueryParameter(ge=0, le=15, description="as one of my seats")]
Invitation: TypeAlias = Annotated[str, QueryParameter(max_length=64, description="what an invitation link says")]
Cursor: TypeAlias = Annotated[int, QueryParameter(ge=0, le=2**31 - 1, description="the last number that I have")]
After: TypeAlias = Annotated[int, QueryParameter(ge=0, le=2**31 - 1, description="the last line that I have")]
Before: TypeAlias = Annotated[int | None, QueryParameter(ge=0, le=2**53, description="milliseconds since 1970")]
GameAsked: TypeAlias = Annotated[str | None, QueryParameter(max_length=40, description="the name of a game")]
