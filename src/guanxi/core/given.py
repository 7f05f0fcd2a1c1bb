"""Reading a position that somebody gives: everything is checked, and a mistake names its key."""

from collections.abc import Mapping, Sequence
from typing import Any

from guanxi.core.errors import InputError
from guanxi.core.saying import sentence

NO_LIMIT = 10**9


def table(where: str, value: object, allowed: Sequence[str]) -> Mapping[str, Any]:
    """A table with known keys only."""
    if not isinstance(value, Mapping):
        raise InputError(sentence("must-be-table", where=where, value=_brief(value)))
    for key in value:
        if key not in allowed:
            known = ", ".join(allowed)
            raise InputError(sentence("unknown-here", where=f"{where}: ", key=str(key)[:40], allowed=known))
    return value


def number(where: str, value: object, most: int, least: int = 0) -> int:
    """A whole number."""
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise InputError(sentence("must-be-number", where=where, least=least, most=most, value=_brief(value)))
    return value


def items(where: str, value: object, most: int = NO_LIMIT) -> Sequence[Any]:
    """A list."""
    if not isinstance(value, list):
        raise InputError(sentence("must-be-list", where=where, value=_brief(value)))
    if len(value) > most:
        raise InputError(sentence("at-most-of-them", where=where, most=most, count=len(value)))
    return value


def flag(where: str, value: object) -> bool:
    """True or false."""
    if not isinstance(value, bool):
        raise InputError(sentence("must-be-true-or-false", where=where, value=_brief(value)))
    return value


def _brief(value: object) -> str:
    return repr(str(value)[:40])
