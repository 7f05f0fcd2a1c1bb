"""What a clause catalogue holds: clauses, sections, options, sources, examples. Data only, as `clauses.toml` has it."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

Table = Mapping[str, Any]
Words = Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Clause:
    """One numbered rule; `conflict` and `ruling` come together, where the sources leave something open."""

    id: str
    section: str
    title: str
    kind: str
    part: str
    text: str
    sources: tuple[str, ...]
    conflict: str | None = None
    ruling: str | None = None
    option: str | None = None
    data: str | None = None


@dataclass(frozen=True, slots=True)
class Section:
    """A group of clauses, and the module of the game's folder that holds them."""

    prefix: str
    title: str
    module: str


@dataclass(frozen=True, slots=True)
class Option:
    """Something a table may choose before the game; `official` ones stand in the rulebook, the others are house rules.

    `needs` and `excludes` are choices such as `fortifications=on`; without a value, any but the default is meant.
    In English the names of an option and its values are read as words; other languages have `value_titles`.
    """

    name: str
    official: bool
    default: str
    values: tuple[str, ...]
    clauses: tuple[str, ...]
    text: str
    needs: tuple[str, ...] = ()
    excludes: tuple[str, ...] = ()
    title: str = ""
    value_titles: Words = field(default_factory=dict)

    def told(self, value: str) -> str:
        """A value in words."""
        return self.value_titles.get(value, value.replace("_", " "))


@dataclass(frozen=True, slots=True)
class Refusal:
    """A line of the order of refusals: the clause that a refused move names in this case."""

    when: str
    clause: str


@dataclass(frozen=True, slots=True)
class Source:
    """Where clauses come from; the first word of a clause's source is such a key."""

    key: str
    what: str
    authority: str | None = None
    url: str | None = None


@dataclass(frozen=True, slots=True)
class Misprint:
    """A slip of a printed source, and how to read it."""

    id: str
    where: str
    says: str
    should_be: str
    reason: str


@dataclass(frozen=True, slots=True)
class Example:
    """A worked example or a test vector: what it cites, and the scenarios that show it, as `examples/EX-07`."""

    id: str
    title: str
    clauses: tuple[str, ...]
    scenarios: tuple[str, ...] = ()
    sources: tuple[str, ...] = ()
    origin: str | None = None
    complete: bool = True  # false if the source shows it only in a picture that is lost
    note: str | None = None


@dataclass(frozen=True, slots=True)
class About:
    """The head of a catalogue: the game, the form of its ids, and what kinds and parts of clauses there are."""

    game: str
    title: str
    designer: str
    publisher: str
    year: int
    language: str
    version: int
    id_pattern: str
    players_min: int
    players_max: int
    kinds: Words
    parts: Words
    notes: Words = field(default_factory=dict)
    also_known_as: tuple[str, ...] = ()
    age_min: int | None = None
    rounds_max: int | None = None
