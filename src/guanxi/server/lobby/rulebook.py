"""The rules of a game by clauses, for a panel beside the board: all of them, or those in which words occur."""

import re
from collections.abc import Sequence

from guanxi.core.catalogue import Catalogue, Clause
from guanxi.server import answers as a

RESTRICTION = "restriction"  # the kind of clauses that refusals name


def rulebook(catalogue: Catalogue, words: Sequence[str] | None) -> a.Rulebook:
    """The catalogue; with words, only what has all of them, and `found` tells in which order."""
    found = None if words is None else [clause.id for clause in catalogue.search(words)]
    shown = [clause for clause in catalogue.clauses if found is None or clause.id in found]
    sections = [
        a.RuleSection(section.prefix, section.title, [_told(catalogue, each) for each in clauses])
        for section in catalogue.sections
        if (clauses := [each for each in shown if each.section == section.prefix])
    ]
    about = catalogue.about
    return a.Rulebook(about.game, about.title, about.language, dict(about.kinds), dict(about.parts), sections, found)


def _told(catalogue: Catalogue, clause: Clause) -> a.RuleClause:
    before, after = catalogue.neighbours(clause.id)
    return a.RuleClause(
        id=clause.id,
        title=clause.title,
        kind=clause.kind,
        part=clause.part,
        forbids=clause.kind == RESTRICTION,
        text=clause.text,
        ruling=clause.ruling or "",
        see=_named(catalogue, clause),
        before=before.id if before else None,
        after=after.id if after else None,
        options=[option.name for option in catalogue.options_of(clause.id)],
        examples=[
            a.RuleExample(example.id, example.title, list(example.scenarios)) for example in catalogue.citing(clause.id)
        ],
    )


def _named(catalogue: Catalogue, clause: Clause) -> list[str]:
    """The clauses that its text and ruling name."""
    words = re.findall(r"[A-Z]+(?:-[A-Z]+)+-\d+", f"{clause.text} {clause.ruling or ''}")
    return [each for each in dict.fromkeys(words) if each in catalogue.by_id and each != clause.id]
