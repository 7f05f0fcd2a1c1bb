"""Does a clause catalogue contradict itself? Ids unique, known and in their section, each ruling with its conflict."""

import re
from collections import Counter
from collections.abc import Iterable
from typing import TYPE_CHECKING

from guanxi.core.catalogue_entries import Clause, Option

if TYPE_CHECKING:
    from guanxi.core.catalogue import Catalogue


def problems(catalogue: "Catalogue") -> list[str]:
    """Everything in a catalogue that contradicts itself, one line for each, naming the entry."""
    found = [*_repeated(catalogue), *_unknown_clauses(catalogue)]
    for clause in catalogue.clauses:
        found += [f"clause {clause.id}: {problem}" for problem in _clause_problems(catalogue, clause)]
    for example in catalogue.examples + catalogue.vectors:
        unsourced = _unsourced(catalogue, example.sources)
        found += [f"example {example.id}: unknown source {source}" for source in unsourced]
    for option in catalogue.options:
        if option.default not in option.values:
            found.append(f"option {option.name}: default {option.default!r} is not one of its values")
        found += [
            f"option {option.name}: {choice!r} is no choice of the catalogue"
            for choice in _unknown_choices(catalogue, option)
        ]
    return found


def _unknown_choices(catalogue: "Catalogue", option: Option) -> list[str]:
    """Those that it needs or excludes, although another option has no such value, or there is no other of that name."""
    values = {other.name: other.values for other in catalogue.options if other is not option}
    parts = [(choice, *choice.partition("=")) for choice in (*option.needs, *option.excludes)]
    return [each for each, name, sign, value in parts if name not in values or (sign and value not in values[name])]


def _clause_problems(catalogue: "Catalogue", clause: Clause) -> list[str]:
    unsourced = _unsourced(catalogue, clause.sources)
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


def _unsourced(catalogue: "Catalogue", sources: Iterable[str]) -> list[str]:
    """Those whose first word is the key of no source."""
    keys = {source.key for source in catalogue.sources}
    return [source for source in sources if source.partition(" ")[0] not in keys]


def _repeated(catalogue: "Catalogue") -> Iterable[str]:
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


def _unknown_clauses(catalogue: "Catalogue") -> Iterable[str]:
    citing = [(f"option {option.name}", option.clauses) for option in catalogue.options]
    citing += [(f"refusal {refusal.when!r}", (refusal.clause,)) for refusal in catalogue.refusals]
    citing += [(f"example {example.id}", example.clauses) for example in catalogue.examples + catalogue.vectors]
    for name, clauses in citing:
        yield from (f"{name}: unknown clause {clause}" for clause in clauses if clause not in catalogue.by_id)
