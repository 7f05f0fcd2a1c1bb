"""A scenario in a few lines: its title, its note, and what is done, tried and refused in it."""

import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from guanxi.commands.evidence.places import checkout
from guanxi.core.errors import InputError


def told(path: str) -> list[str]:
    """The scenario at this path of the checkout that we are in; nothing if there is none, or none that can be read."""
    try:
        scenario = tomllib.loads((checkout(Path.cwd()) / path).read_text(encoding="utf-8"))
    except (InputError, OSError, ValueError, RecursionError):
        return []
    return list(_lines(scenario))


def _lines(scenario: Mapping[str, Any]) -> Iterator[str]:
    yield from (str(scenario[key]) for key in ("title", "note") if key in scenario)
    if "pending" in scenario:
        yield f"pending: waits for the house rule {scenario['pending']}"
    steps = scenario.get("step", [])
    for step in steps if isinstance(steps, list) else []:
        yield from _step(step) if isinstance(step, dict) else ()


def _step(step: Mapping[str, Any]) -> Iterator[str]:
    who = f"{step['by']}: " if "by" in step else ""
    if "try" in step:
        yield f"- {who}{step['try']} (tried, and taken back)"
    elif "refused" in step:
        yield f"- {who}{step.get('do')} (refused by {step['refused']})"
    elif "do" in step:
        yield f"- {who}{step['do']}"
