"""Positions in words, from the fields of a plain position: rows with a number for each seat are told by name."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from guanxi.core.errors import InputError
from guanxi.core.game import Item, Notation
from guanxi.core.languages import USUAL
from guanxi.core.plain.rules import PlainRules, PlainState, bits_of, is_sets, members, told
from guanxi.core.rng import Rng
from guanxi.core.rules import CHANCE, Options
from guanxi.core.saying import sentence


class PlainPositions:
    """Fields by their names, and what follows from them. `check` raises InputError for a position that cannot be."""

    def __init__(self, rules: PlainRules[Any], notation: Notation, check: Callable[[Any], None]) -> None:
        self.rules = rules
        self.notation = notation
        self.check = check

    def position(self, state: PlainState, names: Sequence[str], seat: int | None = None) -> dict[str, Any]:
        """The fields; who acts and what is legal; totals and places."""
        rules = self.rules
        shown = state if seat is None else rules.shown(rules.view(state, seat))
        found = {name: _named(_in_words(shown, name, value), names) for name, value in told(shown)}
        over = rules.is_over(state)
        acting = CHANCE if over else int(rules.to_act(state))
        found |= {"over": over, "to_act": names[acting] if acting >= 0 else ""}
        legal = rules.legal(state) if seat in (None, acting) else []
        found["legal"] = [self.notation.write(state, action) for action in legal]
        return found | {"totals": _named(rules.totals(shown), names), "places": _named(rules.places(shown), names)}

    def seated(self, state: PlainState) -> Sequence[str] | None:
        """Nobody knows which of the fields go by seats."""
        return None

    def from_position(self, options: Options, names: Sequence[str], given: Mapping[str, Any], rng: Rng) -> PlainState:
        """A new game in which these fields are others; InputError names what is wrong."""
        state: PlainState = self.rules.start(options)
        usual = dict(told(state))
        for name, value in given.items():
            if name not in usual or name == "players":
                raise InputError(sentence("position-unknown", name=str(name)[:40], usual=", ".join(usual)))
            value = _as_bits(name, value) if is_sets(state, name) else value
            setattr(state, name, _read(name, value, usual[name], names))
        self.check(state)
        return state

    def items(self, state: PlainState) -> list[list[Item]]:
        """All points from one source."""
        return [[Item("points", "", total)] for total in self.rules.totals(state)]

    def draw(self, state: PlainState, names: Sequence[str], seat: int | None = None, language: str = USUAL) -> str:
        """The fields, one in a line; those with a number for each seat in a table; their names are no language's."""
        found = self.position(state, names, seat)
        rows = {name: value for name, value in found.items() if isinstance(value, dict)}
        width = max(map(len, [*rows, *names]))
        lines = [f"{name}: {_shown(value)}" for name, value in found.items() if name not in rows and name != "legal"]
        lines.append("  ".join(["".ljust(width), *(name.rjust(6) for name in names)]))
        for name, row in rows.items():
            lines.append("  ".join([name.ljust(width), *(_shown(row[who]).rjust(max(6, len(who))) for who in names)]))
        return "\n".join(lines)


def _in_words(state: PlainState, name: str, value: Any) -> Any:
    return [members(bits) for bits in value] if is_sets(state, name) else value


def _as_bits(name: str, value: Any) -> Any:
    """Lists of numbers by player as sets."""
    if not isinstance(value, dict):
        raise InputError(sentence("position-lists", name=name))
    for numbers in value.values():
        if not isinstance(numbers, list) or not all(type(number) is int and 0 < number <= 60 for number in numbers):
            raise InputError(sentence("position-no-numbers", name=name, numbers=repr(str(numbers)[:40])))
    return {who: bits_of(numbers) for who, numbers in value.items()}


def _named(value: Any, names: Sequence[str]) -> Any:
    """A row with a number for each seat by the names of these; anything else as it is."""
    return dict(zip(names, value, strict=True)) if isinstance(value, list) and len(value) == len(names) else value


def _read(name: str, value: Any, usual: Any, names: Sequence[str]) -> Any:
    """What a scenario says of a field; of a row by seats only the entries that it names change."""
    if not isinstance(usual, list):
        if type(value) is not int:
            raise InputError(sentence("position-number", name=name, value=repr(str(value)[:40])))
        return value
    if isinstance(value, dict) and len(usual) == len(names):
        unknown = [str(key)[:40] for key in value if key not in names]
        if unknown:
            raise InputError(
                sentence("position-no-player", name=name, unknown=repr(unknown[0]), names=", ".join(names))
            )
        value = [value.get(who, number) for who, number in zip(names, usual, strict=True)]
    if not isinstance(value, list) or len(value) != len(usual) or any(type(number) is not int for number in value):
        raise InputError(sentence("position-numbers", name=name, count=len(usual), value=repr(str(value)[:40])))
    return list(value)


def _shown(value: Any) -> str:
    return " ".join(map(str, value)) if isinstance(value, list) else str(value)
