"""What an action is, said once: a game's table of kinds, and everything that follows from it.

A row of the table names a kind, the fields that it is made of, the room where it is asked, and the space that it uses.
Starts, sizes, decoding and encoding, notation in both directions, the JSON form and the ids of messages come from it.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

NO_SPACE: Final = -1  # of a kind that uses no space
ANYWHERE: Final = -1  # of a kind that is asked in more than one room, or in none


class Field:
    """One thing that an action or an event names, such as an official, a number of junks or a player.

    `words` are the ids of its values, in order, as notation and JSON use them. Where there are none it is a plain
    number, from `first` on. `sort` tells what kind of thing it is; `SORT-ID` is the message with its name. `called`
    are the proper names of its values that come with a board, such as towns.
    """

    def __init__(
        self,
        name: str,
        size: int,
        words: Sequence[str] = (),
        first: int = 0,
        sort: str = "",
        number: bool = False,
        called: Sequence[str] = (),
    ) -> None:
        self.name: str = name
        self.size: int = size
        self.first: int = first
        self.words: tuple[str, ...] = tuple(words)
        self.called: tuple[str, ...] = tuple(called)
        self.sort: str = sort or name
        self.number: bool = number or not words  # as JSON and events tell it

    def word(self, value: int, words: Sequence[str] = ()) -> str:
        """What notation calls a value; `words` are those of this position, if they depend on it."""
        named = words or self.words
        at = value - self.first
        return named[at] if at < len(named) else str(value)

    def told(self, value: int, words: Sequence[str] = ()) -> int | str:
        """A value as JSON and events tell it: a number, or an id."""
        return value if self.number else self.word(value, words)

    def read(self, told: object, words: Sequence[str] = ()) -> int | None:
        """The value that was told so, or None if there is none."""
        if self.number:
            good = isinstance(told, int) and not isinstance(told, bool)
            value = told if isinstance(told, int) and good else -1
            return value if good and 0 <= value - self.first < self.size else None
        named = list(words or self.words)
        return named.index(told) + self.first if isinstance(told, str) and told in named else None


class Kind:
    """A row of the table. In `line`, `{official}` stands for the word of that field."""

    def __init__(
        self,
        name: str,
        line: str,
        fields: Sequence[Field] = (),
        room: int = ANYWHERE,
        space: int = NO_SPACE,
    ) -> None:
        self.name: str = name
        self.line: str = line
        self.fields: tuple[Field, ...] = tuple(fields)
        self.room: int = room
        self.space: int = space
        self.size: int = 1
        for field in self.fields:
            self.size *= field.size

    def values(self, number: int) -> list[int]:
        """The values of the fields of an action, by its number within the kind."""
        values: list[int] = []
        for field in reversed(self.fields):
            values.insert(0, number % field.size + field.first)
            number //= field.size
        return values

    def number(self, values: Sequence[int]) -> int:
        """The same the other way round."""
        number = 0
        for field, value in zip(self.fields, values, strict=True):
            number = number * field.size + value - field.first
        return number


class Kinds:
    """A table of kinds, one kind after the other: what each number from 0 to `n_actions - 1` means.

    Loops decode by three look-ups: `kind_of[action]`, and the values of its first two fields, `one` and `two`.
    """

    def __init__(self, rows: Sequence[Kind]) -> None:
        self.rows: tuple[Kind, ...] = tuple(rows)
        sizes = [row.size for row in self.rows]
        starts = [sum(sizes[:kind]) for kind in range(len(sizes))]
        decoded = [(kind, row.values(at)) for kind, row in enumerate(self.rows) for at in range(row.size)]
        self.n_actions: i64 = sum(sizes)
        self.start: vec[i64] = vec[i64](starts + [sum(sizes)])
        self.room: vec[i64] = vec[i64]([row.room for row in self.rows])
        self.space: vec[i64] = vec[i64]([row.space for row in self.rows])
        self.kind_of: vec[i64] = vec[i64]([kind for kind, _ in decoded])
        self.one: vec[i64] = vec[i64]([values[0] if values else 0 for _, values in decoded])
        self.two: vec[i64] = vec[i64]([values[1] if len(values) > 1 else 0 for _, values in decoded])
        # An action of kind k with the values a and b is base[k] + a * stride[k] + b.
        strides = [row.fields[1].size if len(row.fields) > 1 else 1 for row in self.rows]
        firsts = [[field.first for field in row.fields[:2]] for row in self.rows]
        offsets = [(first[0] * stride if first else 0) for first, stride in zip(firsts, strides, strict=True)]
        offsets = [offset + (first[1] if len(first) > 1 else 0) for offset, first in zip(offsets, firsts, strict=True)]
        self.stride: vec[i64] = vec[i64](strides)
        self.base: vec[i64] = vec[i64]([start - offset for start, offset in zip(starts, offsets, strict=True)])

    def action(self, kind: i64, one: i64, two: i64) -> i64:
        """The number of an action; of a field that it does not have the value is 0. Of one field: base[kind] + one."""
        return self.base[kind] + one * self.stride[kind] + two

    def row_of(self, action: int) -> Kind:
        """The row of an action."""
        return self.rows[self.kind_of[action]]

    def fields_of(self, action: int) -> dict[str, int]:
        """The values of its fields by name."""
        row = self.row_of(action)
        values = row.values(action - int(self.start[self.kind_of[action]]))
        return {field.name: value for field, value in zip(row.fields, values, strict=True)}

    def notation(self, action: int, words: Mapping[str, Sequence[str]]) -> str:
        """An action as it is written; `words` has the words of those fields that depend on the position."""
        row, values = self.row_of(action), self.fields_of(action)
        told = {field.name: field.word(values[field.name], words.get(field.name, ())) for field in row.fields}
        return row.line.format_map(told)

    def lines(self, words: Mapping[str, Sequence[str]]) -> dict[str, int]:
        """Every line of notation, and the action that it stands for."""
        return {self.notation(action, words): action for action in range(int(self.n_actions))}

    def to_json(self, action: int, words: Mapping[str, Sequence[str]]) -> dict[str, Any]:
        """`{"kind": "give-gift", "value": 3, "to": 1}`."""
        row, values = self.row_of(action), self.fields_of(action)
        told = {field.name: field.told(values[field.name], words.get(field.name, ())) for field in row.fields}
        return {"kind": row.name, **told}

    def from_json(self, told: object, words: Mapping[str, Sequence[str]]) -> int | str:
        """The action that was told so, or what is wrong with it."""
        if not isinstance(told, dict) or not isinstance(told.get("kind"), str):
            return 'an action is an object with a "kind"'
        names = [row.name for row in self.rows]
        if told["kind"] not in names:
            return f'kind: "{told["kind"][:40]}" is none of {", ".join(names)}'
        row = self.rows[names.index(told["kind"])]
        surplus = [str(key)[:40] for key in told if key != "kind" and key not in [field.name for field in row.fields]]
        if surplus:
            return (
                f'"{row.name}" has no field "{surplus[0]}"; it has: {", ".join(f.name for f in row.fields) or "none"}'
            )
        values = []
        for field in row.fields:
            value = field.read(told.get(field.name), words.get(field.name, ()))
            if value is None:
                named = words.get(field.name, ()) or field.words
                wanted = f"{field.first} to {field.first + field.size - 1}" if field.number else ", ".join(named[:60])
                shown = repr(told[field.name])[:40] if field.name in told else "missing"
                return f'{field.name}: {shown}; "{row.name}" takes one of: {wanted}'
            values.append(value)
        return int(self.start[names.index(row.name)]) + row.number(values)
