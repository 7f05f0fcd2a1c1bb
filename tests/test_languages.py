"""The same messages in every language: none missing, none too many, each with the facts of the English one.

A language is whoever has a file `texts/LANGUAGE.ftl`: nothing here names one, so a fifth is held to the same.
"""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from attr import fields
from fluent.runtime.types import NumberFormatOptions
from fluent.syntax import FluentParser
from fluent.syntax.ast import BaseNode, FunctionReference, Junk, Message, Pattern, SelectExpression, VariableReference
from fluent.syntax.visitor import Visitor

from guanxi.core.languages import USUAL
from running import some

pytestmark = pytest.mark.once

ROOT = Path(__file__).parents[1]
FOLDERS = sorted(path.parent for folder in ("src", "examples") for path in (ROOT / folder).rglob(f"texts/{USUAL}.ftl"))
FILES = [path for folder in FOLDERS for path in sorted(folder.glob("*.ftl")) if path.stem != USUAL]

Facts = dict[str, tuple[set[str], set[str]]]  # message or message.attribute: facts that are shown, facts it chooses by


class Mentioned(Visitor):
    """The facts of a text: which it shows, and by which it only chooses."""

    def __init__(self, node: BaseNode) -> None:
        self.shown: set[str] = set()
        self.chosen: set[str] = set()
        self.visit(node)

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802, so the parser wants it
        self.shown.add(node.id.name)

    def visit_SelectExpression(self, node: SelectExpression) -> None:  # noqa: N802
        self.chosen |= Mentioned(node.selector).shown
        for variant in node.variants:
            self.visit(variant.value)


def read(path: Path) -> Facts:
    """The texts of a file with their facts."""
    body = FluentParser().parse(path.read_text(encoding="utf-8")).body
    broken = [entry.content for entry in body if isinstance(entry, Junk)]
    assert not broken, f"{path}: this is not Fluent: {broken[0]}"
    found: Facts = {}
    for name, pattern in parts(entry for entry in body if isinstance(entry, Message)):
        assert name not in found, f"{path}: {name} stands there twice"
        facts = Mentioned(pattern)
        found[name] = (facts.shown, facts.chosen)
    return found


def parts(messages: Iterator[Message]) -> Iterator[tuple[str, Pattern]]:
    for message in messages:
        if message.value:
            yield message.id.name, message.value
        yield from ((f"{message.id.name}.{each.id.name}", each.value) for each in message.attributes)


def named(path: Path) -> str:
    return str(path.relative_to(ROOT))


@pytest.mark.parametrize("path", FILES, ids=named)
def test_a_language_says_what_english_says(path: Path) -> None:
    english, other = read(path.parent / f"{USUAL}.ftl"), read(path)
    assert sorted(english.keys() - other.keys()) == [], f"{named(path)} lacks these"
    assert sorted(other.keys() - english.keys()) == [], f"{named(path)} has these, English has not"
    differing = [told for name in english if (told := difference(name, english, other[name]))]
    assert differing == [], named(path)


def difference(name: str, english: Facts, other: tuple[set[str], set[str]]) -> str:
    """What a text shows that it should not, or does not show; it may choose by any fact that its message has."""
    shown, chosen = english[name]
    facts = {
        fact
        for part, both in english.items()
        if part.partition(".")[0] == name.partition(".")[0]
        for fact in set.union(*both)
    }
    told = [f"does not show ${fact}" for fact in sorted(shown - other[0])]
    told += [f"knows no ${fact}" for fact in sorted(other[0] - shown - chosen)]
    told += [f"cannot choose by ${fact}" for fact in sorted(other[1] - facts) if fact.removesuffix("_id") not in facts]
    return f"{name} " + ", ".join(told) if told else ""


@pytest.mark.parametrize("language", sorted({path.stem for path in FILES}))
def test_a_language_is_whole(language: str) -> None:
    """It has a file wherever English has one, and the clauses of every game."""
    lacking = [named(folder) for folder in FOLDERS if not (folder / f"{language}.ftl").is_file()]
    assert lacking == []


# The options of NUMBER that both readers of a file know: fluent.runtime in Python, @fluent/bundle in browsers.
KNOWN = {"useGrouping", "minimumIntegerDigits", "minimumFractionDigits", "maximumFractionDigits"}
KNOWN |= {"minimumSignificantDigits", "maximumSignificantDigits"}
GROUPING = ("always", "auto", "min2")  # a number is no value of it for a browser


class Figures(Visitor):
    """The options that a file gives to NUMBER."""

    def __init__(self, node: BaseNode) -> None:
        self.options: list[tuple[str, str]] = []
        self.visit(node)

    def visit_FunctionReference(self, node: FunctionReference) -> None:  # noqa: N802
        if node.id.name == "NUMBER":
            self.options += [(each.name.name, each.value.value) for each in node.arguments.named]


def is_known(option: str, value: str) -> bool:
    return value in GROUPING if option == "useGrouping" else option in KNOWN and value.isdecimal()


def test_figures_are_asked_for_as_python_and_browsers_know() -> None:
    assert {field.name for field in fields(NumberFormatOptions)} >= KNOWN
    asked = [
        (named(path), *each)
        for folder in FOLDERS
        for path in sorted(folder.glob("*.ftl"))
        for each in Figures(FluentParser().parse(path.read_text(encoding="utf-8"))).options
    ]
    assert [each for each in some(asked) if not is_known(*each[1:])] == []


def test_a_number_is_no_way_to_group_digits() -> None:
    told = Figures(
        FluentParser().parse('a = { NUMBER($n, useGrouping: 1) } { NUMBER($n, style: "percent") }\n')
    ).options
    assert [is_known(*each) for each in told] == [False, False]


@pytest.mark.parametrize("language", sorted({path.stem for path in FILES}))
def test_apostrophes_are_round(language: str) -> None:
    """Where words are written with one, also in names as Ch’in."""
    clauses = sorted((ROOT / "src").rglob(f"clauses/{language}.toml"))
    paths = [*(path for path in FILES if path.stem == language), *clauses]
    straight = [
        (named(path), line)
        for path in some(paths)
        for line in path.read_text(encoding="utf-8").split("\n")
        if re.search(r"\w'\w", line) and not line.startswith("#")
    ]
    assert straight == []
