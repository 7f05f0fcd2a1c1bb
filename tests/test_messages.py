"""Every message that the code asks for exists, and every message that exists is asked for."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, MessageReference
from fluent.syntax.visitor import Visitor

from guanxi.china.rules.clauses import IDS
from guanxi.china.rules.components import COLOURS
from guanxi.core.game import game_named
from running import some

pytestmark = pytest.mark.once

PACKAGE = Path(__file__).parents[1] / "src" / "guanxi"
SITE = PACKAGE.parents[1] / "web"
WORDS = ("word",)  # what is given the sort of a thing: the message is `SORT-NAME`


@cache
def texts() -> dict[str, set[str]]:
    """The names of all messages by part of guanxi: a game's terminal side belongs to the game."""
    found: dict[str, set[str]] = {}
    for path in sorted(PACKAGE.rglob("texts/en.ftl")):
        body = FluentParser().parse(path.read_text(encoding="utf-8")).body
        assert not [entry.content for entry in body if isinstance(entry, Junk)], path
        names = [entry.id.name for entry in body if isinstance(entry, Message)]
        assert len(names) == len(set(names)), path
        found.setdefault(path.relative_to(PACKAGE).parts[0], set()).update(names)
    return found


class References(Visitor):
    """The messages that other messages are made of."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802, so the parser wants it
        self.names.add(node.id.name)


@cache
def referred(part: str) -> set[str]:
    """What messages of a part name themselves."""
    references = References()
    for path in sorted((PACKAGE / part).rglob("texts/en.ftl")):
        references.visit(FluentParser().parse(path.read_text(encoding="utf-8")))
    return references.names


@cache
def modules(part: str) -> list[ast.Module]:
    return [ast.parse(path.read_text(encoding="utf-8")) for path in sorted((PACKAGE / part).rglob("*.py"))]


def nodes(part: str) -> Iterator[ast.AST]:
    for module in modules(part):
        yield from ast.walk(module)


def patterns_of(node: ast.expr) -> Iterator[str]:
    """The names that an expression can stand for; none if that cannot be told."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield re.escape(node.value)
    elif isinstance(node, ast.JoinedStr):
        yield "".join(re.escape(str(n.value)) if isinstance(n, ast.Constant) else ".+" for n in node.values)
    elif isinstance(node, ast.IfExp):
        yield from patterns_of(node.body)
        yield from patterns_of(node.orelse)


def named(node: ast.AST, names: tuple[str, ...]) -> bool:
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in names


def is_said(node: ast.AST) -> bool:
    """`texts.say("turn-over")`, help, or a sentence that is told later: `InputError(sentence("no-such-game", ...))`."""
    by_name = isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("sentence", "say")
    return by_name or named(node, ("say",))


def asked(part: str) -> set[str]:
    """What is said by name, as patterns."""
    calls = [node for node in nodes(part) if isinstance(node, ast.Call) and is_said(node) and node.args]
    return {pattern for call in calls for pattern in patterns_of(call.args[0])}


@cache
def meant_by_browser(part: str) -> set[str]:
    """What the site says, by name or by pattern, and what it asks a game for: `status-KIND`, what a player is asked."""
    if part != "web":
        return {r"status\-.+"}
    paths = [path for ending in ("ts", "svelte") for path in sorted((SITE / "src").rglob(f"*.{ending}"))]
    quoted = re.compile(r"""["`]([a-zA-Z0-9-]+(?:\$\{[^}]*\}[a-zA-Z0-9-]*)*)["`]""")
    found = {name for path in paths for name in quoted.findall(path.read_text(encoding="utf-8"))}
    return {".+".join(map(re.escape, re.split(r"\$\{[^}]*\}", name))) for name in found}


def meant(part: str) -> set[str]:
    """Everything written in a part that may be a message's name, as patterns."""
    found = {pattern for node in nodes(part) if isinstance(node, ast.expr) for pattern in patterns_of(node)}
    sorts = [node.args[0] for node in nodes(part) if isinstance(node, ast.Call) and named(node, WORDS) and node.args]
    found |= {f"{pattern}-.+" for sort in sorts for pattern in patterns_of(sort)}
    return found | events_of(part)


def events_of(part: str) -> set[str]:
    """The events of a game, and the sorts of their facts."""
    if part not in ("china", "confucius"):
        return set()
    game = game_named(part)
    rows = game.events(game.rules.start(game.options({}))).rows
    sorts = {field.sort for row in rows for field in row.fields}
    return {re.escape(row.name) for row in rows if not row.silent} | {f"{sort}(-.+)?" for sort in sorts}


@pytest.mark.parametrize("part", sorted(texts()))
def test_every_message_that_is_asked_for_exists(part: str) -> None:
    """A game speaks its own messages; core, commands, bots and server also those that every game has."""
    known = set().union(*texts().values()) if part in ("core", "commands", "bots", "server") else texts()[part]
    missing = [pattern for pattern in asked(part) if not any(re.fullmatch(pattern, name) for name in known)]
    assert set(missing) <= {r"kind\-.+"}  # of plain games: examples/


@pytest.mark.parametrize("part", sorted(texts()))
def test_every_message_is_asked_for(part: str) -> None:
    speaking = {part, "core", "commands", "bots"}
    patterns = {pattern for each in speaking for pattern in meant(each) if pattern.strip(".+-")}
    patterns |= meant_by_browser(part) if part in ("web", "china", "confucius") else set()
    exact = {pattern.replace("\\", "") for pattern in patterns if ".+" not in pattern}
    loose = [re.compile(pattern) for pattern in patterns if ".+" in pattern and len(pattern.replace(".+", "")) > 3]
    unused = [
        name for name in texts()[part] - exact - referred(part) if not any(each.fullmatch(name) for each in loose)
    ]
    assert not unused
    assert texts()[part]


@pytest.mark.parametrize("name", ["china", "confucius"])
def test_every_event_that_is_told_has_its_message(name: str) -> None:
    game = game_named(name)
    rows = game.events(game.rules.start(game.options({}))).rows
    assert {row.name for row in some(rows) if not row.silent} <= texts()[name]


def test_every_clause_that_refuses_and_every_colour_has_words() -> None:
    names = texts()["china"]
    assert {f"no-{clause}" for clause in IDS if clause} == {name for name in names if name.startswith("no-")}
    assert {f"colour-{colour}" for colour in COLOURS} == {name for name in names if name.startswith("colour-")}


def test_a_language_is_passed_and_named_in_one_place() -> None:
    """Nothing but `USUAL` names a language, and the commands take it from one place."""
    lines = [
        (path.relative_to(PACKAGE).as_posix(), line.strip())
        for path in sorted(PACKAGE.rglob("*.py"))
        for line in path.read_text(encoding="utf-8").split("\n")
    ]
    named = [(path, line.partition("  #")[0]) for path, line in lines if re.search("[\"']en[\"']", line)]
    assert named == [("core/languages.py", 'USUAL = "en"')]
    assert not [(path, line) for path, line in lines if path.startswith("commands/") and re.search(r"\bUSUAL\b", line)]


def test_only_doors_to_the_outside_have_a_usual_language() -> None:
    """Two readers of one log may have two languages: whatever speaks on the way is told which."""
    found = {path.relative_to(PACKAGE).as_posix() for path in PACKAGE.rglob("*.py") if has_usual_language(path)}
    games = {"china/game.py", "confucius/game.py", "core/plain/game.py", "core/plain/positions.py"}
    games.add("core/catalogue.py")  # ids and numbers of clauses are those of its own language
    assert found == games | {"bots/explaining.py", "core/game.py", "core/table.py", "core/terminal/face.py"}


def has_usual_language(path: Path) -> bool:
    """Does a function of this module do without being told the language?"""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, (ast.FunctionDef, ast.Lambda)):
            args = node.args
            usual = args.args[len(args.args) - len(args.defaults) :]
            usual += [arg for arg, value in zip(args.kwonlyargs, args.kw_defaults, strict=True) if value]
            if "language" in [arg.arg for arg in usual]:
                return True
    return False


# What a board tells apart beyond kinds of action (web/src/boards/GAME/situation.ts), and when it is.
SITUATIONS = {"china": set(), "confucius": {"favour", "extra", "tutoring", "when"}}


@pytest.mark.parametrize("name", SITUATIONS)
def test_what_is_asked_of_a_player_is_named_by_a_kind_of_action(name: str) -> None:
    game = game_named(name)
    kinds = {row.name for row in game.kinds(game.rules.start(game.options({}))).rows}
    asked_for = {each.removeprefix("status-") for each in texts()[name] if each.startswith("status-")}
    assert asked_for - {"choose"} - SITUATIONS[name] <= kinds
    assert SITUATIONS[name] < asked_for


def test_every_message_that_the_site_says_exists() -> None:
    """`say("home-title")` in the browser; the names of a pattern cannot be told."""
    paths = [path for ending in ("ts", "svelte") for path in sorted((SITE / "src").rglob(f"*.{ending}"))]
    said = re.compile(r"""(?<![.\w])say\(\s*"([a-zA-Z0-9-]+)["]""")
    found = {name for path in paths for name in said.findall(path.read_text(encoding="utf-8"))}
    assert found
    assert not found - texts()["web"]
