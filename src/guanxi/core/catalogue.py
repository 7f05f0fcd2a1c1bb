"""The clause catalogue of a game: its rulebook in our words, numbered, as `clauses.toml` in the game's folder."""

import difflib
import re
import tomllib
import unicodedata
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import MISSING, Field, dataclass, field, fields
from functools import cache, cached_property
from importlib.resources import files
from typing import TYPE_CHECKING, Any, TypeVar

from guanxi.core.errors import InputError

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

Table = Mapping[str, Any]
Words = Mapping[str, str]
T = TypeVar("T", bound="DataclassInstance")
SCHEMA = 1


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
    """Something a table may choose before the game; `official` ones stand in the rulebook."""

    name: str
    official: bool
    default: str
    values: tuple[str, ...]
    clauses: tuple[str, ...]
    text: str


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
    """A worked example or a test vector: what it cites, and the entry as it stands in the file."""

    id: str
    title: str
    clauses: tuple[str, ...]
    entry: Table


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


@dataclass(frozen=True)
class Catalogue:
    """One game's clauses and what belongs to them; all sequences keep the order of the file."""

    about: About
    glossary: Words
    sections: tuple[Section, ...]
    options: tuple[Option, ...]
    refusals: tuple[Refusal, ...]
    misprints: tuple[Misprint, ...]
    sources: tuple[Source, ...]
    clauses: tuple[Clause, ...]
    examples: tuple[Example, ...]
    vectors: tuple[Example, ...]
    example_setting: Table
    data: Table

    @cached_property
    def by_id(self) -> Mapping[str, Clause]:
        """Every clause under its id."""
        return {clause.id: clause for clause in self.clauses}

    @cached_property
    def by_prefix(self) -> Mapping[str, Section]:
        """Every section under its prefix."""
        return {section.prefix: section for section in self.sections}

    def clause(self, clause_id: str) -> Clause:
        """The clause of that id, in upper or lower case; an unknown one is an `InputError` with suggestions."""
        found = self.by_id.get(clause_id.upper())
        if found is None:
            raise InputError(f"{self.about.title} has no clause {clause_id}{did_you_mean(self.closest(clause_id))}")
        return found

    def clauses_of(self, prefix: str) -> tuple[Clause, ...]:
        """The clauses of one section."""
        return tuple(clause for clause in self.clauses if clause.section == prefix)

    def module_of(self, clause: Clause) -> str:
        """The module that holds the clause, relative to the game's folder."""
        return self.by_prefix[clause.section].module

    def options_of(self, clause_id: str) -> tuple[Option, ...]:
        """The options that change a clause."""
        return tuple(option for option in self.options if clause_id in option.clauses)

    def citing(self, clause_id: str) -> tuple[Example, ...]:
        """The worked examples and test vectors that cite a clause."""
        return tuple(example for example in self.examples + self.vectors if clause_id in example.clauses)

    def neighbours(self, clause_id: str) -> tuple[Clause | None, Clause | None]:
        """The clauses before and after one, in the order of the catalogue."""
        at = self.clauses.index(self.clause(clause_id))
        before = self.clauses[at - 1] if at else None
        return before, self.clauses[at + 1] if at + 1 < len(self.clauses) else None

    def closest(self, mistyped: str, count: int = 3) -> list[str]:
        """The ids and section prefixes that look most like a mistyped one, best first."""
        known = [*self.by_id, *self.by_prefix]
        return difflib.get_close_matches(mistyped.upper(), known, n=count, cutoff=0.6)

    def search(self, words: Sequence[str]) -> list[Clause]:
        """The clauses in which every word occurs, those with hits in the title first; case and accents are ignored."""
        wanted = [folded(word) for word in words if word.strip()]
        found = [(_rank(clause, wanted), clause) for clause in self.clauses if wanted and _has_all(clause, wanted)]
        return [clause for _, clause in sorted(found, key=lambda pair: pair[0])]


def folded(text: str) -> str:
    """The text without case and accents, as searches compare it."""
    letters = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


def did_you_mean(suggestions: Sequence[str]) -> str:
    """The end of an error message that names what was probably meant."""
    return f"; did you mean {' or '.join(suggestions)}?" if suggestions else ""


def _has_all(clause: Clause, wanted: Sequence[str]) -> bool:
    """Whether every word occurs somewhere in the clause."""
    places = (clause.id, clause.title, clause.kind, clause.text, clause.conflict, clause.ruling, clause.option)
    text = folded("\n".join(place for place in places if place))
    return all(word in text for word in wanted)


def _rank(clause: Clause, wanted: Sequence[str]) -> tuple[int, int]:
    """Lower comes first: more of the words in the title, then more of them in the text."""
    title, text = folded(clause.title), folded(clause.text)
    return -sum(word in title for word in wanted), -sum(word in text for word in wanted)


def games() -> tuple[str, ...]:
    """The games that have a catalogue."""
    folders = (folder for folder in files("guanxi").iterdir() if folder.is_dir())
    return tuple(sorted(folder.name for folder in folders if folder.joinpath("clauses.toml").is_file()))


@cache
def load_catalogue(game: str) -> Catalogue:
    """The catalogue of a game, read once; an unknown game or a faulty file is an `InputError`."""
    if game not in games():
        near = difflib.get_close_matches(game, games(), n=1)
        raise InputError(f"there is no game {game!r}{did_you_mean(near or games())}")
    return parse_catalogue(game, files("guanxi").joinpath(game, "clauses.toml").read_text(encoding="utf-8"))


def parse_catalogue(game: str, text: str) -> Catalogue:
    """Read and check the text of a catalogue; the error lists everything that is wrong, by entry."""
    try:
        file = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise InputError(f"{game}/clauses.toml is not TOML: {error}") from error
    catalogue = _read(game, file)
    found = problems(catalogue)
    if found:
        raise InputError(f"{game}/clauses.toml: " + "; ".join(found))
    return catalogue


def _read(game: str, file: Table) -> Catalogue:
    if file.get("schema") != SCHEMA:
        raise InputError(f"{game}/clauses.toml: schema {file.get('schema')!r}; this program reads schema {SCHEMA}")
    return Catalogue(
        about=_make(About, "catalogue", file.get("catalogue", {})),
        glossary=file.get("glossary", {}),
        sections=_all(Section, file, "section"),
        options=_all(Option, file, "option"),
        refusals=_all(Refusal, file.get("refusals", {}), "order"),
        misprints=_all(Misprint, file, "misprint"),
        sources=_all(Source, file, "source"),
        clauses=_all(Clause, file, "clause"),
        examples=tuple(_example(entry) for entry in file.get("example", [])),
        vectors=tuple(_example(entry) for entry in file.get("vector", [])),
        example_setting=file.get("example_setting", {}),
        data=file.get("data", {}),
    )


def _example(entry: Table) -> Example:
    title = entry.get("title") or entry.get("note") or entry.get("type") or ""
    wanted = {"id": entry.get("id"), "title": title, "clauses": entry.get("clauses"), "entry": entry}
    return _make(Example, f"example {entry.get('id')}", wanted)


def _all(kind: type[T], table: Table, key: str) -> tuple[T, ...]:
    """The entries of a list of tables; the first key of each kind of entry is its name."""
    label = fields(kind)[0].name
    entries = enumerate(table.get(key, []), 1)
    return tuple(_make(kind, f"{key} {entry.get(label) or number}", entry) for number, entry in entries)


def _make(kind: type[T], name: str, table: Table) -> T:
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


def problems(catalogue: Catalogue) -> list[str]:
    """Everything in a catalogue that contradicts itself, one line for each, naming the entry."""
    found = [*_repeated(catalogue), *_unknown_clauses(catalogue)]
    for clause in catalogue.clauses:
        found += [f"clause {clause.id}: {problem}" for problem in _clause_problems(catalogue, clause)]
    for option in catalogue.options:
        if option.default not in option.values:
            found.append(f"option {option.name}: default {option.default!r} is not one of its values")
    return found


def _clause_problems(catalogue: Catalogue, clause: Clause) -> list[str]:
    keys = {source.key for source in catalogue.sources}
    unsourced = [source for source in clause.sources if source.partition(" ")[0] not in keys]
    changing = [option.name for option in catalogue.options_of(clause.id)]
    checks = [
        (re.search(catalogue.about.id_pattern, clause.id), f"id does not match {catalogue.about.id_pattern}"),
        (clause.section in catalogue.by_prefix, f"unknown section {clause.section!r}"),
        (clause.id.rpartition("-")[0] == clause.section, f"id does not belong to section {clause.section!r}"),
        (clause.kind in catalogue.about.kinds, f"unknown kind {clause.kind!r}"),
        (clause.part in catalogue.about.parts, f"unknown part {clause.part!r}"),
        (clause.ruling or not clause.conflict, "conflict without ruling"),
        (clause.conflict or not clause.ruling, "ruling without conflict"),
        (clause.option in (None, *changing), f"option {clause.option!r} is unknown or does not name the clause"),
        (clause.data is None or clause.data.removeprefix("data.") in catalogue.data, f"unknown data {clause.data!r}"),
        (not unsourced, f"unknown source {', '.join(unsourced)}"),
    ]
    return [problem for holds, problem in checks if not holds]


def _repeated(catalogue: Catalogue) -> Iterable[str]:
    names = {
        "clause": [clause.id for clause in catalogue.clauses],
        "section": [section.prefix for section in catalogue.sections],
        "option": [option.name for option in catalogue.options],
        "source": [source.key for source in catalogue.sources],
        "misprint": [misprint.id for misprint in catalogue.misprints],
        "example": [example.id for example in catalogue.examples + catalogue.vectors],
    }
    for what, ids in names.items():
        yield from (f"{what} {name}: occurs {count} times" for name, count in Counter(ids).items() if count > 1)


def _unknown_clauses(catalogue: Catalogue) -> Iterable[str]:
    citing = [(f"option {option.name}", option.clauses) for option in catalogue.options]
    citing += [(f"refusal {refusal.when!r}", (refusal.clause,)) for refusal in catalogue.refusals]
    citing += [(f"example {example.id}", example.clauses) for example in catalogue.examples + catalogue.vectors]
    for name, clauses in citing:
        yield from (f"{name}: unknown clause {clause}" for clause in clauses if clause not in catalogue.by_id)
