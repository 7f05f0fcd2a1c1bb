"""What is wrong and what is printed is said by messages, in the language of who reads it; the exceptions stand here."""

import ast
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from running import some

pytestmark = pytest.mark.once

PACKAGE = Path(__file__).parents[1] / "src" / "guanxi"
SPEAKING = ("InputError", "NotationError", "Problem", "BoardError")
# What stays English, and for whom that is.
ENGLISH = {
    "arena/": "those who measure computer players",
    "bench/": "those who measure the engine",
    "load/": "those who measure a server",
    "core/catalogue_reading.py": "those who write a catalogue of rules",
    "bots/guests/": "those who write a computer player",
    "bots/explaining.py": "the same",
    "bots/tools.py": "the same",
    "bots/fitting.py": "the same",
    "server/bots/": "worker processes, told to nobody",
    "commands/evidence/": "those who change the rules",
    "commands/clauses.py": "those who change the rules",
    "commands/laws.py": "those who write a game",
}


def sentences(path: Path) -> Iterator[int]:
    """The lines in which something wrong is told in the words of the code."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in SPEAKING:
            yield from (each.lineno for each in node.args if is_sentence(each))


def printed(path: Path) -> Iterator[int]:
    """The lines that print words of the code; the name of a command is none."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "print":
            parts = [
                part for each in node.args for part in (each.values if isinstance(each, ast.JoinedStr) else [each])
            ]
            words = [re.sub(r"guanxi \w*", "", str(part.value)) for part in parts if isinstance(part, ast.Constant)]
            yield from (node.lineno for word in words if re.search("[A-Za-z]{2}", word))


def is_sentence(node: ast.expr) -> bool:
    """Is it words, rather than a code?"""
    if isinstance(node, ast.JoinedStr):
        return True
    return isinstance(node, ast.Constant) and isinstance(node.value, str) and " " in node.value


def excused(name: str) -> bool:
    return any(name.startswith(each) for each in ENGLISH)


@pytest.mark.parametrize("look", [sentences, printed])
def test_what_is_said_is_said_by_messages(look: Callable[[Path], Iterator[int]]) -> None:
    names = {path.relative_to(PACKAGE).as_posix(): path for path in sorted(PACKAGE.rglob("*.py"))}
    found = {name: lines for name, path in some(names.items()) if not excused(name) and (lines := list(look(path)))}
    assert not found


@pytest.mark.parametrize("prefix", list(ENGLISH))
def test_every_exception_is_one(prefix: str) -> None:
    files = [path for path in PACKAGE.rglob("*.py") if path.relative_to(PACKAGE).as_posix().startswith(prefix)]
    found = [line for path in files for look in (sentences, printed) for line in look(path)]
    assert found, f"{prefix} has no such sentence any more"


def test_the_eye_sees_sentences(tmp_path: Path) -> None:
    file = tmp_path / "wrong.py"
    file.write_text('raise InputError(f"no {x}")\nraise Problem("bad_value", "not so")\nraise Problem("stale")\n')
    assert list(sentences(file)) == [1, 2]


def test_the_eye_sees_what_is_printed(tmp_path: Path) -> None:
    file = tmp_path / "print.py"
    file.write_text('print(f"{n} games")\nprint(say("games", n=n))\nprint(f"guanxi play: {why}")\nprint("over")\n')
    assert list(printed(file)) == [1, 4]
