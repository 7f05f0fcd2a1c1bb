"""Text from outside, read with limits: TOML that keeps nobody busy, numbers that are as small as they look."""

from typing import Any, Final

from guanxi.core.errors import InputError
from guanxi.core.saying import sentence

MOST_DOTS: Final = 200  # in a line; a name of many dotted parts keeps the TOML reader busy for hours


def read_toml(text: str) -> dict[str, Any]:
    """The tables of a TOML text; InputError if it is none, or none that somebody would write."""
    import tomllib  # most commands read none

    for number, line in enumerate(text.split("\n"), 1):
        if line.count(".") > MOST_DOTS:
            raise InputError(sentence("too-many-dots", number=number, most=MOST_DOTS))
    try:
        return tomllib.loads(text.removeprefix("\ufeff"))
    except RecursionError:
        raise InputError(sentence("nested-too-deeply")) from None
    except ValueError as error:  # a number of thousands of digits is one too
        raise InputError(sentence("not-toml", why=str(error)[:200])) from None


def whole_number(text: str, most: int) -> int | None:
    """The number that plain digits tell, from 0 to `most`; None for anything else, also behind a row of zeros."""
    if not text.isascii() or not text.isdigit() or len(text) > len(str(most)):
        return None
    return int(text) if int(text) <= most else None
