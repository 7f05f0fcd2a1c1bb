"""How the worked examples tell what did not hold."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from guanxi.core.errors import InputError

Entry = Mapping[str, Any]


def differ(what: str, expected: object, found: object) -> list[str]:
    """Nothing, or that something else was found."""
    same = expected == found and isinstance(expected, bool) == isinstance(found, bool)
    return [] if same else [f"{what}: expected {expected}, found {found}"]


def strange(where: str, table: Entry, known: str) -> list[str]:
    """The keys of a table that nothing here understands."""
    return [f"{where}.{key} is not understood" for key in table if key not in known.split()]


def known(table: Entry, words: str) -> Entry:
    """The table, if it has no other keys."""
    for failure in strange("table", table, words):
        raise ValueError(failure)
    return table


def failures(told: Iterable[str]) -> list[str]:
    """What did not hold; an entry that cannot be laid out or played is a failure too."""
    return list(_until_stuck(told))


def _until_stuck(told: Iterable[str]) -> Iterator[str]:
    try:
        yield from told
    except (InputError, LookupError, TypeError, ValueError, AttributeError) as error:
        yield f"cannot be run: {type(error).__name__}: {error}"
