"""Reading the words and components of Confucius that a scenario gives; a mistake names its key."""

from collections.abc import Sequence

from guanxi.confucius.doors.saying import sentence
from guanxi.core.errors import InputError
from guanxi.core.rng import Rng
from guanxi.core.saying import wrong_at


def word(where: str, value: object, words: Sequence[str], what: str) -> int:
    """The number of a word in a list of words; `_` and `-` are the same in it."""
    known = [each.replace("_", "-") for each in words]
    if not isinstance(value, str) or value.replace("_", "-") not in known:
        unknown = sentence(f"unknown-{what}", value=repr(str(value)[:40]), words=", ".join(words))
        raise InputError(wrong_at(where, unknown))
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
        raise InputError(wrong_at(where, sentence(f"few-{what}", value=value)))
    pool.remove(value)
    return value
