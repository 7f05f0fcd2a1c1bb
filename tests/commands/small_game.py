"""A small catalogue, and how to write the files of a checkout."""

from collections.abc import Callable
from pathlib import Path

CLAUSE = """
[[clause]]
id = "SM-{section}-{number:02}"
section = "SM-{section}"
title = "Rule {number}"
kind = "{kind}"
part = "base"
text = "Text."
sources = ["book"]
"""

CATALOGUE = """
schema = 1
catalogue = { game = "small", title = "Small", designer = "D", publisher = "P", year = 2000, language = "en", \
version = 1, id_pattern = '^SM-[A-Z]+-[0-9]{2}$', players_min = 2, players_max = 2, \
kinds = { setup = "how it begins", restriction = "what is forbidden" }, parts = { base = "always" } }
section = [
  { prefix = "SM-SET", title = "Set-up", module = "setup.py" },
  { prefix = "SM-ACT", title = "Actions", module = "actions.py" },
]
source = [{ key = "book", what = "the rulebook" }]
example = [{ id = "SM-EX-01", title = "Example", clauses = ["SM-SET-01"], scenarios = ["examples/ex"] }]
vector = [{ id = "SM-VEC-01", title = "Points", clauses = ["SM-SET-01"], scenarios = ["vectors/vec"] }]
"""

Run = Callable[..., tuple[int, str]]
"""Runs the command with these words; exit code and what it printed."""


def write(path: Path, text: str) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return path
