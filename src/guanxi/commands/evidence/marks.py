"""The clauses that a test file cites: `@pytest.mark.clause("ROAD-07")`, read without running anything."""

import ast
from pathlib import Path

from guanxi.core.errors import InputError

MARKS = ("pytest.mark.clause", "mark.clause")


def marks(path: Path, name: str) -> list[tuple[str, str]]:
    """Each clause cited in a file, with the test as pytest names it."""
    try:
        tree = ast.parse(path.read_text(encoding="utf-8"))
    except (SyntaxError, UnicodeDecodeError) as error:
        raise InputError(f"{name} is not Python: {error}") from error
    finder = _MarkFinder(name)
    finder.visit(tree)
    return finder.found


class _MarkFinder(ast.NodeVisitor):
    """Collects `pytest.mark.clause("ID", ...)` wherever pytest would heed it, under the name of the test."""

    def __init__(self, name: str) -> None:
        self.scope = [name]
        self.found: list[tuple[str, str]] = []

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        self._enter(node)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        self._enter(node)

    def visit_AsyncFunctionDef(self, node: ast.AsyncFunctionDef) -> None:
        self._enter(node)

    def _enter(self, node: ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef) -> None:
        """A test gives its name to the marks on and in it; a mark on anything else is no evidence."""
        if node.name.lower().startswith("test"):
            self.scope.append(node.name)
            self.generic_visit(node)
            self.scope.pop()
        else:
            for statement in node.body:
                self.visit(statement)

    def visit_Call(self, node: ast.Call) -> None:
        if ast.unparse(node.func) in MARKS:
            literals = [argument.value for argument in node.args if isinstance(argument, ast.Constant)]
            self.found += [(value, "::".join(self.scope)) for value in literals if isinstance(value, str)]
        self.generic_visit(node)
