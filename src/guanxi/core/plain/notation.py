"""Notation and JSON of actions, straight from a table of kinds."""

from collections.abc import Callable
from typing import Any

from guanxi.core.errors import InputError, NoSuchAction
from guanxi.core.kinds import Kinds
from guanxi.core.rules import State


class PlainNotation:
    """Every action is written as its row says; several stand in one line with commas between them."""

    def __init__(self, kinds: Callable[[State], Kinds]) -> None:
        self.kinds = kinds

    def write(self, state: State, action: int) -> str:
        """The action in words that can be typed."""
        return self.kinds(state).notation(action, {})

    def read(self, state: State, text: str) -> list[int]:
        """The actions that a line stands for."""
        lines = self.kinds(state).lines({})
        return [self._one(lines, " ".join(part.lower().split())) for part in text.split(",")]

    def _one(self, lines: dict[str, int], part: str) -> int:
        if part not in lines:
            shown = ", ".join(list(lines)[:3])
            raise NoSuchAction(part, f"{shown} …")
        return lines[part]

    def to_json(self, state: State, action: int) -> dict[str, Any]:
        """The action as data."""
        return self.kinds(state).to_json(action, {})

    def from_json(self, state: State, told: object) -> int:
        """The action that was told so."""
        found = self.kinds(state).from_json(told, {})
        if isinstance(found, str):
            raise InputError(found)
        return found
