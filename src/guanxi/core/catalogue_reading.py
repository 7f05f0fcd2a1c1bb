"""Typed reading of a clause catalogue: an entry with a wrong key or a value of the wrong type is refused by name."""

from dataclasses import MISSING, Field, fields
from typing import TYPE_CHECKING, Any, TypeVar

from guanxi.core.catalogue_entries import Table, Words
from guanxi.core.errors import InputError

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

T = TypeVar("T", bound="DataclassInstance")


def make_all(kind: type[T], table: Table, key: str) -> tuple[T, ...]:
    """The entries of a list of tables; the first key of each kind of entry is its name."""
    label = fields(kind)[0].name
    entries = enumerate(table.get(key, []), 1)
    return tuple(make(kind, f"{key} {entry.get(label) or number}", entry) for number, entry in entries)


def make(kind: type[T], name: str, table: Table) -> T:
    """A dataclass from a table of the file, whose keys and types must be the class's."""
    known = {each.name: each for each in fields(kind)}
    wrong = [f"unknown key {key!r}" for key in table if key not in known]
    wrong += [f"{key!r} is missing" for key in known if key not in table and _required(known[key])]
    values = {key: tuple(value) if isinstance(value, list) else value for key, value in table.items()}
    wrong += [f"{key!r} is of the wrong type" for key in values if key in known and not _fits(values[key], known[key])]
    if wrong:
        raise InputError(f"{name}: {', '.join(wrong)}")
    return kind(**values)


def _required(wanted: Field[Any]) -> bool:
    return wanted.default is MISSING and wanted.default_factory is MISSING


def _fits(value: object, wanted: Field[Any]) -> bool:
    if wanted.type == tuple[str, ...]:
        return isinstance(value, tuple) and all(isinstance(item, str) for item in value)
    if wanted.type == Words:
        return isinstance(value, dict) and all(isinstance(item, str) for item in value.values())
    if wanted.type == Table:
        return isinstance(value, dict)
    return type(value) is wanted.type or wanted.type == type(value) | None
