"""The clause catalogue of a game: its rulebook in our words, numbered, as `clauses.toml` in the game's folder."""

import difflib
import tomllib
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cache, cached_property
from importlib.resources import files
from importlib.resources.abc import Traversable

from guanxi.core import catalogue_words
from guanxi.core.catalogue_checking import problems
from guanxi.core.catalogue_entries import (
    About,
    Clause,
    Example,
    Misprint,
    Option,
    Refusal,
    Section,
    Source,
    Table,
    Words,
)
from guanxi.core.catalogue_reading import make, make_all
from guanxi.core.errors import InputError
from guanxi.core.finding import game_names, package_of
from guanxi.core.inflections import folded, occurs
from guanxi.core.saying import at, did_you_mean, sentence

__all__ = [
    "About",
    "Catalogue",
    "Clause",
    "Example",
    "Misprint",
    "Option",
    "Refusal",
    "Section",
    "Source",
    "did_you_mean",
    "games",
    "languages_of",
    "load_catalogue",
    "parse_catalogue",
    "translate_catalogue",
]

SCHEMA = 1


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
    data: Table
    names: Words = field(default_factory=dict)

    def named(self, word: str) -> str:
        """A kind or part of clauses as people call it."""
        return self.names.get(word, word)

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
            raise InputError(
                sentence(
                    "no-clause", title=self.about.title, clause=clause_id, hint=did_you_mean(self.closest(clause_id))
                )
            )
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

    @cached_property
    def house_rules(self) -> Mapping[str, Option]:
        """The options that no rulebook names: readings that some tables prefer."""
        return {option.name: option for option in self.options if not option.official}

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
        """The clauses in which every word occurs, those with hits in the title first; case, accents and endings of
        the language are ignored.
        """
        wanted, language = [word.strip() for word in words if word.strip()], self.about.language
        hits = [clause for clause in self.clauses if wanted and _has_all(clause, wanted, language)]
        return sorted(hits, key=lambda clause: _rank(clause, wanted, language))


def _has_all(clause: Clause, wanted: Sequence[str], language: str) -> bool:
    """Whether every word occurs somewhere in the clause."""
    places = (clause.id, clause.title, clause.kind, clause.text, clause.conflict, clause.ruling, clause.option)
    text = "\n".join(place for place in places if place)
    return all(occurs(word, text, language) for word in wanted)


def _rank(clause: Clause, wanted: Sequence[str], language: str) -> tuple[int, ...]:
    """Lower comes first: more of the words in the title, then more of them in the text, then as they are."""
    counts = [sum(occurs(word, text, language) for word in wanted) for text in (clause.title, clause.text)]
    exact = sum(folded(word) in folded(clause.text) for word in wanted)
    return -counts[0], -counts[1], -exact


def games() -> tuple[str, ...]:
    """The games that have a catalogue."""
    found = []
    for name in game_names():
        with suppress(InputError):  # of a package that is broken
            if _file_of(name).is_file():
                found.append(name)
    return tuple(found)


def _file_of(game: str) -> Traversable:
    return files(package_of(game)).joinpath("clauses.toml")


def languages_of(game: str) -> tuple[str, ...]:
    """The languages of a game's catalogue, its own first."""
    folder = files(package_of(game)).joinpath("clauses")
    names = [file.name for file in folder.iterdir()] if folder.is_dir() else []
    others = sorted(name.removesuffix(".toml") for name in names if name.endswith(".toml"))
    return (load_catalogue(game).about.language, *others)


@cache
def load_catalogue(game: str, language: str = "") -> Catalogue:
    """The catalogue of a game, read once; an unknown game or language or a faulty file is an `InputError`."""
    if language:
        return _in_language(load_catalogue(game), language)
    if game not in game_names():
        near = difflib.get_close_matches(game, game_names(), n=1)
        raise InputError(sentence("no-game-near", game=repr(game), hint=did_you_mean(near or game_names())))
    if not _file_of(game).is_file():
        raise InputError(sentence("no-catalogue", game=repr(game)))
    return parse_catalogue(game, _file_of(game).read_text(encoding="utf-8"))


def _in_language(catalogue: Catalogue, language: str) -> Catalogue:
    game, known = catalogue.about.game, languages_of(catalogue.about.game)
    if language not in known:
        raise InputError(
            sentence(
                "rules-not-in-language",
                title=catalogue.about.title,
                language=repr(language[:20]),
                known=", ".join(known),
            )
        )
    if language == catalogue.about.language:
        return catalogue
    file = files(package_of(game)).joinpath("clauses", f"{language}.toml")
    return translate_catalogue(catalogue, language, file.read_text(encoding="utf-8"))


def translate_catalogue(catalogue: Catalogue, language: str, text: str) -> Catalogue:
    """The catalogue in the words of another language; the error lists every text that is missing, too much or wrong."""
    name = f"{catalogue.about.game}/clauses/{language}.toml"
    words = dict(catalogue_words.flat(_tables(name, text)))
    found = catalogue_words.problems(catalogue, words)
    if found:
        raise InputError(at(name, "; ".join(found)))
    return catalogue_words.translated(catalogue, language, words)


def _tables(name: str, text: str) -> Table:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise InputError(sentence("catalogue-not-toml", name=name, why=error)) from error


def parse_catalogue(game: str, text: str) -> Catalogue:
    """Read and check the text of a catalogue; the error lists everything that is wrong, by entry."""
    catalogue = _read(game, _tables(f"{game}/clauses.toml", text))
    found = problems(catalogue)
    if found:
        raise InputError(at(f"{game}/clauses.toml", "; ".join(found)))
    return catalogue


def _read(game: str, file: Table) -> Catalogue:
    if file.get("schema") != SCHEMA:
        raise InputError(sentence("catalogue-schema", game=game, get=repr(file.get("schema")), schema=SCHEMA))
    return Catalogue(
        about=make(About, "catalogue", file.get("catalogue", {})),
        glossary=file.get("glossary", {}),
        sections=make_all(Section, file, "section"),
        options=make_all(Option, file, "option"),
        refusals=make_all(Refusal, file.get("refusals", {}), "order"),
        misprints=make_all(Misprint, file, "misprint"),
        sources=make_all(Source, file, "source"),
        clauses=make_all(Clause, file, "clause"),
        examples=make_all(Example, file, "example"),
        vectors=make_all(Example, file, "vector"),
        data=file.get("data", {}),
    )
