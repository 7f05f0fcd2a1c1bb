"""Tests that test something: where every assertion stands inside a loop, the test also shows that the loop ran."""

import ast
from pathlib import Path

import pytest

pytestmark = pytest.mark.once

TESTS = Path(__file__).parent
LOOPS = (ast.For, ast.AsyncFor, ast.While)
SHOWN = ("raises", "warns", "fail", "hold")  # calls that fail by themselves if nothing happens


def cases_in(path: Path) -> list[ast.FunctionDef]:
    tree = ast.parse(path.read_text(encoding="utf-8"), str(path))
    return [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef) and node.name.startswith("test")]


def is_certain(loop: ast.AST) -> bool:
    """Does a loop run for sure: over what is written there, `(1, 2)`, or over `some(things)`, which shows it?"""
    if not isinstance(loop, ast.For):
        return False
    over = loop.iter
    if isinstance(over, ast.Call) and isinstance(over.func, ast.Name) and over.func.id in ("enumerate", "zip", "range"):
        over = over.args[0] if over.args else over
    if isinstance(over, ast.Call) and isinstance(over.func, ast.Name) and over.func.id == "some":
        return True
    if isinstance(over, ast.Constant):
        return bool(over.value)
    if isinstance(over, ast.Name) and over.id.isupper():
        return True  # a constant, seen at the top of the file
    written = over.keys if isinstance(over, ast.Dict) else over.elts if isinstance(over, ast.Tuple | ast.List) else []
    return any(not isinstance(element, ast.Starred) for element in written)


def asserts(node: ast.AST, inside: bool = False) -> list[bool]:
    """For each assertion below a node, whether it stands in a loop that may not run."""
    found = []
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.FunctionDef | ast.Lambda):
            continue
        if isinstance(child, ast.Assert) or is_shown(child):
            found.append(inside)
        found += asserts(child, inside or (isinstance(child, LOOPS) and not is_certain(child)))
    return found


def is_shown(node: ast.AST) -> bool:
    """A call such as `pytest.raises`, `assert_agreed` or `check_cards`."""
    if not isinstance(node, ast.Call):
        return False
    name = str(getattr(node.func, "attr", getattr(node.func, "id", "")))
    return name in SHOWN or name.startswith(("assert", "check"))


def only_in_loops(test: ast.FunctionDef) -> bool:
    found = asserts(test)
    return bool(found) and all(found)


FOLDERS = sorted({path.parent.relative_to(TESTS).as_posix() for path in TESTS.rglob("test_*.py")})


@pytest.mark.parametrize("folder", FOLDERS)
def test_loops_are_shown_to_run(folder: str) -> None:
    files = sorted((TESTS / folder).glob("test_*.py"))
    assert files
    found = [f"{path.name}: {test.name}" for path in files for test in cases_in(path) if only_in_loops(test)]
    assert found == []


@pytest.mark.parametrize(
    ("body", "bad"),
    [
        ("for x in found: assert x", True),
        ("while go(): assert x", True),
        ("for x in found:\n  for y in (1, 2): assert x", True),
        ("for x in (1, 2): assert x", False),
        ("for x in (*a,): assert x", True),
        ("for x in NAMES: assert x", False),
        ("for x in range(3): assert x", False),
        ("for x in some(found): assert x", False),
        ("assert found\n for x in found: assert x", False),
        ("for x in found:\n  with pytest.raises(E): x()", True),
        ("pass", False),
    ],
)
def test_the_eye_sees_loops(body: str, bad: bool) -> None:
    test = ast.parse(f"def test():\n {body}").body[0]
    assert isinstance(test, ast.FunctionDef)
    assert only_in_loops(test) == bad
