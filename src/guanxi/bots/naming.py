"""The names of computer players: `KIND[:BUDGET][@CHARACTER]`, such as `planner`, `search:200ms` or `clerk@seafarer`."""

from collections.abc import Collection
from dataclasses import dataclass


@dataclass(frozen=True)
class Name:
    """A name in its parts. None is a part that is missing; an empty one was begun and not said."""

    kind: str
    budget: str | None = None
    character: str | None = None


def parsed(text: str) -> Name:
    """The parts of a name, whether there is such a player or not."""
    head, at, character = text.partition("@")
    kind, colon, budget = head.partition(":")
    return Name(kind, budget if colon else None, character if at else None)


def short_name(text: str) -> str:
    """What to call a player at a table: by its character, or else by its kind."""
    name = parsed(text)
    return name.character or name.kind


def proper(name: str) -> str:
    """A name where it stands in sentences beside people's names: `Clerk`."""
    return name[:1].upper() + name[1:]


def numbered(name: str, taken: Collection[str]) -> str:
    """The name, with a number if somebody has it already."""
    told, number = name, 1
    while told in taken:
        number += 1
        told = f"{name[:28]} {number}"
    return told


def proper_name(text: str) -> str:
    """What to call a player there."""
    return proper(short_name(text))


def table_name(text: str) -> str:
    """The whole name without what records do not allow in the name of a player."""
    return "".join(" " if letter in ":@[]" else letter for letter in text).strip()[:28].strip() or "player"
