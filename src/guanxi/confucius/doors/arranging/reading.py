"""Reading what a scenario gives: everything is checked, and a mistake names its key."""

from collections.abc import Mapping, Sequence
from typing import Any

from guanxi.core.errors import InputError
from guanxi.core.rng import Rng


def table(where: str, value: object, allowed: Sequence[str]) -> Mapping[str, Any]:
    """A table with known keys only."""
    if not isinstance(value, Mapping):
        raise InputError(f"{where}: must be a table, not {str(value)[:40]!r}")
    for key in value:
        if key not in allowed:
            raise InputError(f'{where}: "{str(key)[:40]}" is not known here; there is: {", ".join(allowed)}')
    return value


def number(where: str, value: object, most: int, least: int = 0) -> int:
    """A whole number."""
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise InputError(f"{where}: must be a number from {least} to {most}, not {str(value)[:40]!r}")
    return value


def items(where: str, value: object, most: int) -> Sequence[Any]:
    """A list."""
    if not isinstance(value, list):
        raise InputError(f"{where}: must be a list, not {str(value)[:40]!r}")
    if len(value) > most:
        raise InputError(f"{where}: at most {most} of them, not {len(value)}")
    return value


def flag(where: str, value: object) -> bool:
    """True or false."""
    if not isinstance(value, bool):
        raise InputError(f"{where}: must be true or false, not {str(value)[:40]!r}")
    return value


def word(where: str, value: object, words: Sequence[str], what: str) -> int:
    """The number of a word in a list of words; `_` and `-` are the same in it."""
    known = [each.replace("_", "-") for each in words]
    if not isinstance(value, str) or value.replace("_", "-") not in known:
        raise InputError(f"{where}: {str(value)[:40]!r} is no {what}; there is: {', '.join(words)}")
    return known.index(value.replace("_", "-"))


def seat(where: str, value: object, names: Sequence[str]) -> int:
    """A player."""
    return word(where, value, names, "player")


def seat_or(where: str, value: object, names: Sequence[str], nobody: int) -> int:
    """A player, or nobody for an empty text."""
    return nobody if value == "" else seat(where, value, names)


def take_any(pool: list[int], rng: Rng) -> int:
    """Take one of them at random."""
    return pool.pop(int(rng.below(len(pool))))


def take(where: str, pool: list[int], value: int, what: str) -> int:
    """Take a certain one; the components are limited."""
    if value not in pool:
        raise InputError(f"{where}: there are not so many {what} {value}")
    pool.remove(value)
    return value
