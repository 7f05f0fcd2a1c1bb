"""A position's fields, listed once: bytes and back, small numbers, and what each number is.

A game's `walk(state, walker)` passes every field through a walker, each with its name. One walker writes them down,
another reads them back, a third makes numbers of them; so none of these can forget a field that the others know.
"""

from typing import Final

from librt.strings import BytesWriter, write_i32_be
from librt.vecs import vec
from mypy_extensions import i32, i64, mypyc_attr, u8


@mypyc_attr(allow_interpreted_subclasses=True)
class Walker:
    """Sees every field of a position, and may put something else in its place. This one leaves all as it is."""

    def number(self, name: str, value: i64) -> i64:
        """A number."""
        return value

    def flag(self, name: str, value: bool) -> bool:
        """Yes or no."""
        return self.number(name, 1 if value else 0) != 0

    def row(self, name: str, row: vec[u8]) -> vec[u8]:
        """Several small numbers."""
        return row

    def long_row(self, name: str, row: vec[i64]) -> vec[i64]:
        """Several numbers."""
        return row


class Writer(Walker):
    """Writes a position down: numbers with four bytes, small ones of a row with one."""

    def __init__(self) -> None:
        self.out: BytesWriter = BytesWriter()

    def number(self, name: str, value: i64) -> i64:
        """Four bytes."""
        write_i32_be(self.out, i32(value))
        return value

    def row(self, name: str, row: vec[u8]) -> vec[u8]:
        """One byte each."""
        out = self.out
        for k in range(i64(len(row))):
            out.append(row[k])
        return row

    def long_row(self, name: str, row: vec[i64]) -> vec[i64]:
        """Four bytes each."""
        for k in range(i64(len(row))):
            write_i32_be(self.out, i32(row[k]))
        return row

    def written(self) -> bytes:
        """All of it."""
        return self.out.getvalue()


class Reader(Walker):
    """Reads a position back; what it walks through lends the lengths of its rows."""

    def __init__(self, data: bytes) -> None:
        self.data: bytes = data
        self.at: i64 = 0

    def number(self, name: str, value: i64) -> i64:
        """Four bytes."""
        at = int(self.at)
        if at + 4 > len(self.data):
            raise ValueError(f"cut off at {name}")
        self.at += 4
        return i64(int.from_bytes(self.data[at : at + 4], "big", signed=True))

    def flag(self, name: str, value: bool) -> bool:
        """Zero or one, and nothing else."""
        found = self.number(name, 0)
        if found != 0 and found != 1:
            raise ValueError(f"{name}: {int(found)} is neither 0 nor 1")
        return found == 1

    def row(self, name: str, row: vec[u8]) -> vec[u8]:
        """One byte each."""
        found = row[:]
        if self.at + len(row) > len(self.data):
            raise ValueError(f"cut off at {name}")
        for k in range(i64(len(row))):
            found[k] = u8(self.data[self.at + k])
        self.at += len(row)
        return found

    def long_row(self, name: str, row: vec[i64]) -> vec[i64]:
        """Four bytes each."""
        found = row[:]
        for k in range(i64(len(row))):
            found[k] = self.number(name, 0)
        return found

    def finish(self) -> None:
        """Nothing may be left."""
        if self.at != len(self.data):
            raise ValueError(f"{len(self.data) - int(self.at)} bytes too many")


class Numbers(Walker):
    """Makes a list of numbers of a position. Rows are small numbers: as bytes they become a list fastest."""

    def __init__(self) -> None:
        self.before: list[int] = []
        self.rows: BytesWriter = BytesWriter()

    def number(self, name: str, value: i64) -> i64:
        """One number."""
        if len(self.rows) > 0:
            self.before = self.found()
            self.rows = BytesWriter()
        self.before.append(int(value))
        return value

    def row(self, name: str, row: vec[u8]) -> vec[u8]:
        """As many as the row has."""
        rows = self.rows
        for k in range(i64(len(row))):
            rows.append(row[k])
        return row

    def long_row(self, name: str, row: vec[i64]) -> vec[i64]:
        """As many as the row has."""
        for k in range(i64(len(row))):
            self.number(name, row[k])
        return row

    def found(self) -> list[int]:
        """All of them."""
        return self.before + list(self.rows.getvalue())


class Digits(Walker):
    """Writes the same numbers as JSON does: what a server sends with every move."""

    def __init__(self) -> None:
        self.out: BytesWriter = BytesWriter()

    def number(self, name: str, value: i64) -> i64:
        """One number."""
        put_digits(self.out, value)
        self.out.append(COMMA)
        return value

    def row(self, name: str, row: vec[u8]) -> vec[u8]:
        """As many as the row has."""
        out = self.out
        for k in range(i64(len(row))):
            put_digits(out, i64(row[k]))
            out.append(COMMA)
        return row

    def long_row(self, name: str, row: vec[i64]) -> vec[i64]:
        """As many as the row has."""
        for k in range(i64(len(row))):
            self.number(name, row[k])
        return row

    def found(self) -> bytes:
        """All of them."""
        return b"[" + self.out.getvalue()[:-1] + b"]"


COMMA: Final[u8] = 44
MINUS: Final[u8] = 45
NOUGHT: Final[i64] = 48


def put_digits(out: BytesWriter, value: i64) -> None:
    """A number as text."""
    if value < 0:
        out.append(MINUS)
        value = -value
    if value >= 10:
        put_digits(out, value // 10)
        value = value % 10
    out.append(u8(NOUGHT + value))


class Names(Walker):
    """Tells what these numbers are: the name of each field, and how many numbers it has."""

    def __init__(self) -> None:
        self.found: list[tuple[str, int]] = []

    def number(self, name: str, value: i64) -> i64:
        """One number."""
        self.found.append((name, 1))
        return value

    def row(self, name: str, row: vec[u8]) -> vec[u8]:
        """As many as the row has."""
        self.found.append((name, len(row)))
        return row

    def long_row(self, name: str, row: vec[i64]) -> vec[i64]:
        """As many as the row has."""
        self.found.append((name, len(row)))
        return row


class Limits(Walker):
    """Refuses what cannot be: by field, the least and the most that a number may be, and what else may stand there."""

    def __init__(self, limits: dict[str, tuple[int, int, tuple[int, ...]]]) -> None:
        self.limits: dict[str, tuple[int, int, tuple[int, ...]]] = limits

    def number(self, name: str, value: i64) -> i64:
        """A number within its limits."""
        least, most, others = self.limits[name]
        number = int(value)
        if not least <= number <= most and number not in others:
            raise ValueError(f"{name}: {number} is not from {least} to {most}")
        return value

    def row(self, name: str, row: vec[u8]) -> vec[u8]:
        """Each of them."""
        for k in range(i64(len(row))):
            self.number(name, i64(row[k]))
        return row

    def long_row(self, name: str, row: vec[i64]) -> vec[i64]:
        """Each of them."""
        for k in range(i64(len(row))):
            self.number(name, row[k])
        return row


def viewer_in(data: bytes, players: i64) -> i64:
    """The seat whose view these bytes hold, told by the first of them; ValueError if there is no such seat."""
    if not data:
        raise ValueError("cut off at viewer")
    seat: i64 = int.from_bytes(data[:1], "big", signed=True)
    if seat < -1 or seat >= players:
        raise ValueError(f"viewer: {int(seat)} is not from -1 to {int(players) - 1}")
    return seat
