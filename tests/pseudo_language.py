"""Languages that nobody speaks, made from the English files: one longer by a third, one from right to left.

A copy of the package gets their files and nothing else, so whatever then speaks them needed no code for it.
"""

import json
import shutil
from collections.abc import Callable
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import Pattern, TextElement
from fluent.syntax.visitor import Transformer

import guanxi
from guanxi.core.catalogue import games, load_catalogue
from guanxi.core.catalogue_words import texts_of
from guanxi.core.finding import package_of
from guanxi.core.languages import USUAL

LONG, MIRRORED = "eo", "he"  # under names for which plurals and directions are known
OPENS, CLOSES = "⟦", "⟧"  # where a text begins and ends, so that one that was cut is seen
LONGER = {ord(plain): both for plain, both in zip("aeiou", ("áa", "ée", "íi", "óo", "úu"), strict=True)}
HEBREW = {ord(letter): chr(0x5D0 + at % 27) for at, letter in enumerate("abcdefghijklmnopqrstuvwxyz")}


def longer(text: str) -> str:
    """With accents, and longer by a third; capitals and digits stay, for they are in ids of clauses."""
    return text.translate(LONGER)


def mirrored(text: str) -> str:
    """In letters that are read from right to left."""
    return text.translate(HEBREW)


MADE: dict[str, Callable[[str], str]] = {LONG: longer, MIRRORED: mirrored}


class Pseudo(Transformer):
    """Other letters in every text, and brackets around it."""

    def __init__(self, change: Callable[[str], str]) -> None:
        self._change = change
        self._depth = 0

    def visit_Pattern(self, node: Pattern) -> Pattern:  # noqa: N802, so the parser wants it
        self._depth += 1
        self.generic_visit(node)
        self._depth -= 1
        if not self._depth:
            node.elements = [TextElement(OPENS), *node.elements, TextElement(CLOSES)]
        return node

    def visit_TextElement(self, node: TextElement) -> TextElement:  # noqa: N802
        node.value = self._change(node.value)
        return node


def in_fluent(source: str, change: Callable[[str], str]) -> str:
    """A Fluent source in other letters."""
    parsed = FluentParser().parse(source)
    return FluentSerializer().serialize(Pseudo(change).visit(parsed))


def in_toml(game: str, change: Callable[[str], str]) -> str:
    """The clauses of a game in other letters; English options have no titles, they are called by their names."""
    lines = []
    for place, text in texts_of(load_catalogue(game)).items():
        parts = place.split(".")
        told = json.dumps(change(text or parts[1].replace("_", " ")), ensure_ascii=False)
        lines.append(".".join(map(json.dumps, parts)) + f" = {told}\n")
    return "".join(lines)


def add_languages(package: Path) -> None:
    """The files of both languages beside the English ones of a package that lies there."""
    for path in sorted(package.rglob(f"texts/{USUAL}.ftl")):
        for language, change in MADE.items():
            told = in_fluent(path.read_text(encoding="utf-8"), change)
            path.with_name(f"{language}.ftl").write_text(told, encoding="utf-8")
    for game in games():
        if package_of(game).startswith("guanxi."):
            for language, change in MADE.items():
                path = package / game / "clauses" / f"{language}.toml"
                path.write_text(in_toml(game, change), encoding="utf-8")


def copied(folder: Path) -> Path:
    """A copy of the package with both languages; the folder is what Python's path needs."""
    here = Path(guanxi.__file__).parent
    shutil.copytree(here, folder / "guanxi", ignore=shutil.ignore_patterns("__pycache__", "site"))
    add_languages(folder / "guanxi")
    return folder
