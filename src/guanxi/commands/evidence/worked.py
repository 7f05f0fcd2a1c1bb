"""Do scenarios show the worked examples and test vectors that cite them?"""

from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

from guanxi.commands.evidence.running import Outcome
from guanxi.core.catalogue import Catalogue, Example

FOLDERS: Final = ("examples", "vectors")  # every scenario in them belongs to an entry


class Entry(NamedTuple):
    """An example or vector, and why it does not count as run; nothing, if it does."""

    id: str
    missing: str


def path_of(game: str, scenario: str) -> str:
    """The file of a scenario that an entry cites, from the root of a checkout."""
    return f"scenarios/{game}/{scenario}.toml"


def of(catalogue: Catalogue, outcomes: Mapping[str, Outcome]) -> list[Entry]:
    """All examples, then all vectors; `outcomes` are those of the scenarios, by file."""
    entries = catalogue.examples + catalogue.vectors
    return [Entry(each.id, "; ".join(_missing(catalogue, each, outcomes))) for each in entries]


def _missing(catalogue: Catalogue, example: Example, outcomes: Mapping[str, Outcome]) -> Iterator[str]:
    names = [path_of(catalogue.about.game, scenario) for scenario in example.scenarios]
    found = {name: outcomes[name] for name in names if name in outcomes}
    yield from (f"there is no {name}" for name in names if name not in found)
    if all(outcome.pending for outcome in found.values()):
        yield "cites no scenario that can be run"
    for name, outcome in found.items():
        if not outcome.passed and not outcome.pending:
            yield f"{name}: {'; '.join(outcome.failures)}"
    shown = {clause for outcome in found.values() if outcome.passed for clause in outcome.clauses}
    yield from (f"none of its scenarios cites {clause}" for clause in example.clauses if shown and clause not in shown)


def not_cited(catalogue: Catalogue, outcomes: Mapping[str, Outcome]) -> dict[str, str]:
    """Scenarios in the folders of examples and vectors that belong to none."""
    game = catalogue.about.game
    cited = {path_of(game, name) for each in catalogue.examples + catalogue.vectors for name in each.scenarios}
    folders = tuple(f"scenarios/{game}/{folder}/" for folder in FOLDERS)
    return {name: "cited by no entry" for name in outcomes if name.startswith(folders) and name not in cited}
