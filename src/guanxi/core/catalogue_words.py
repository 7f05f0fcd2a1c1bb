"""A catalogue in another language: `clauses/LANGUAGE.toml` in the game's folder has its texts, by the entries' ids."""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from guanxi.core.catalogue_entries import Clause, Example, Option, Table

if TYPE_CHECKING:
    from guanxi.core.catalogue import Catalogue

SAME = re.compile(r"\b[A-Z]{2}(?:-[A-Z]+)+-[0-9]{2}\b|[0-9]+")  # clause ids and numbers: alike in every language


def texts_of(catalogue: "Catalogue") -> dict[str, str]:
    """All that people read in a catalogue, under its place in a language's file, as `clause.ID.title`."""
    found = {f"section.{section.prefix}": section.title for section in catalogue.sections}
    for sort, words in (("kind", catalogue.about.kinds), ("part", catalogue.about.parts)):
        for name, text in words.items():
            found |= {f"{sort}.{name}.title": catalogue.named(name), f"{sort}.{name}.text": text}
    for option in catalogue.options:
        found |= {f"option.{option.name}.title": option.title, f"option.{option.name}.text": option.text}
        found |= {f"option.{option.name}.values.{value}": option.told(value) for value in option.values}
    for clause in catalogue.clauses:
        place = f"clause.{clause.id}"
        found |= {f"{place}.title": clause.title, f"{place}.text": clause.text}
        if clause.conflict and clause.ruling:
            found |= {f"{place}.conflict": clause.conflict, f"{place}.ruling": clause.ruling}
        cases = [refusal.when for refusal in catalogue.refusals if refusal.clause == clause.id]
        found |= {f"{place}.refuses.{number}": when for number, when in enumerate(cases)}
    for example in catalogue.examples + catalogue.vectors:
        found[f"example.{example.id}.title"] = example.title
        if example.note:
            found[f"example.{example.id}.note"] = example.note
    return found


def problems(catalogue: "Catalogue", words: Mapping[str, str]) -> list[str]:
    """Where the texts of another language are not those of the catalogue: missing, too many, or with other numbers."""
    usual = texts_of(catalogue)
    found = [f"{place} is missing" for place in usual if not words.get(place, "").strip()]
    found += [f"{place} belongs to nothing" for place in words if place not in usual]
    for place in usual.keys() & words.keys():
        wanted, there = sorted(SAME.findall(usual[place])), sorted(SAME.findall(words[place]))
        if wanted != there and words[place].strip():
            found.append(f"{place} has {' '.join(there) or 'nothing'} instead of {' '.join(wanted) or 'nothing'}")
    return sorted(found)


def flat(table: Table | Sequence[object], before: str = "") -> Iterator[tuple[str, str]]:
    """The texts of nested tables and lists, each with the keys that lead to it."""
    pairs = table.items() if isinstance(table, Mapping) else enumerate(table)
    for key, value in pairs:
        if isinstance(value, Mapping | list):
            yield from flat(value, f"{before}{key}.")
        else:
            yield f"{before}{key}", str(value)


def translated(catalogue: "Catalogue", language: str, words: Mapping[str, str]) -> "Catalogue":
    """The same catalogue with the texts of another language, which has no problems."""
    about = catalogue.about
    kinds = {name: words[f"kind.{name}.text"] for name in about.kinds}
    parts = {name: words[f"part.{name}.text"] for name in about.parts}
    names = {name: words[f"kind.{name}.title"] for name in kinds} | {
        name: words[f"part.{name}.title"] for name in parts
    }
    return replace(
        catalogue,
        about=replace(about, language=language, kinds=kinds, parts=parts),
        names=names,
        sections=tuple(replace(each, title=words[f"section.{each.prefix}"]) for each in catalogue.sections),
        options=tuple(_option(each, words) for each in catalogue.options),
        clauses=tuple(_clause(each, words) for each in catalogue.clauses),
        examples=tuple(_example(each, words) for each in catalogue.examples),
        vectors=tuple(_example(each, words) for each in catalogue.vectors),
        refusals=tuple(
            replace(each, when=words[f"clause.{each.clause}.refuses.{number}"])
            for each, number in zip(catalogue.refusals, _numbers(catalogue), strict=True)
        ),
    )


def _numbers(catalogue: "Catalogue") -> list[int]:
    """For each line of the order of refusals, how many before it name the same clause."""
    clauses = [refusal.clause for refusal in catalogue.refusals]
    return [clauses[:at].count(clause) for at, clause in enumerate(clauses)]


def _option(option: Option, words: Mapping[str, str]) -> Option:
    place = f"option.{option.name}"
    told = {value: words[f"{place}.values.{value}"] for value in option.values}
    return replace(option, title=words[f"{place}.title"], text=words[f"{place}.text"], value_titles=told)


def _clause(clause: Clause, words: Mapping[str, str]) -> Clause:
    place = f"clause.{clause.id}"
    conflict, ruling = words.get(f"{place}.conflict"), words.get(f"{place}.ruling")
    return replace(clause, title=words[f"{place}.title"], text=words[f"{place}.text"], conflict=conflict, ruling=ruling)


def _example(example: Example, words: Mapping[str, str]) -> Example:
    place = f"example.{example.id}"
    return replace(example, title=words[f"{place}.title"], note=words.get(f"{place}.note"))
