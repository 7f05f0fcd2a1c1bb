"""Choices in lines, each with its key: every group on lines of its own, or one after the other where room is short."""

from collections.abc import Collection, Sequence
from itertools import count, islice, product
from typing import Final

from guanxi.commands.playing.choices import Block, Choice
from guanxi.commands.playing.screen import text
from guanxi.core.terminal.ink import flowed, ink, padded, width_of

_TITLE: Final = 14  # columns
_SEVERAL: Final = 4  # rows
_LETTERS: Final = "abcdefghijklmnoprstvwxyz"  # q and u are orders


class Keys:
    """Numbers or letters that stand beside choices; whoever has one keeps it. One key may open several choices."""

    def __init__(self, lettered: bool) -> None:
        self.lettered = lettered
        self.given: dict[str, tuple[Choice, ...]] = {}

    def copy(self) -> "Keys":
        """To see how long something gets."""
        twin = Keys(self.lettered)
        twin.given = dict(self.given)
        return twin

    def of(self, *choices: Choice) -> str:
        """The key of a choice, or of several; a new one if it has none yet."""
        for key, known in self.given.items():
            if known == choices:
                return key
        key = _letter(len(self.given)) if self.lettered else str(len(self.given) + 1)
        self.given[key] = choices
        return key


def _letter(number: int) -> str:
    """a, b, ... z, aa, ab, ..."""
    names = ("".join(each) for length in count(1) for each in product(_LETTERS, repeat=length))
    return next(islice(names, number, None))


def spacious(blocks: Sequence[Block], closed: Collection[Block], keys: Keys, width: int, language: str) -> list[str]:
    """Every group with lines of its own."""
    margin = max([_TITLE, *(width_of(_title(block)) + 2 for block in blocks)])
    lines = []
    for block in blocks:
        rows = _named(block, keys, width, language) if block in closed else _rows(block, keys, width)
        lines += _titled(_title(block), rows, width, margin)
    return lines


def dense(blocks: Sequence[Block], closed: Collection[Block], keys: Keys, width: int, language: str) -> list[str]:
    """Groups one after the other, several in a line."""
    lines: list[str] = []
    for block in blocks:
        title = ink(block.title, "bold") + (f" {block.sign}" if block.sign else "")
        cells = _closed(block, keys, language) if block in closed else _cells(block, keys)
        lines = _continued(lines, [f"{title} {cells[0]}", *cells[1:]], width)
    return lines


def _cells(block: Block, keys: Keys) -> list[str]:
    return [_keyed(keys.of(choice), 0, choice.label, 0).rstrip() for choice in block.choices]


def _closed(block: Block, keys: Keys, language: str) -> list[str]:
    """A closed group: one key for all, and what its rows are called."""
    names = [name for name in block.names if name]
    told = text("menu-closed", language, count=len(block.choices))
    return [f"{ink(keys.of(*block.choices), 'bold')} {told}", *names]


def _named(block: Block, keys: Keys, width: int, language: str) -> list[str]:
    return flowed(_closed(block, keys, language), width - 1)


def _rows(block: Block, keys: Keys, width: int) -> list[str]:
    """The rows with their keys; where there are several, choices stand below each other."""
    named = {choice.actions: keys.of(choice) for choice in block.choices}
    several = len(block.rows) > 1
    digits = max(map(len, named.values())) if several else 0
    letters = max(width_of(choice.label) for choice in block.choices) if several else 0
    rows = []
    for row in block.rows:
        cells = [_keyed(named[choice.actions], digits, choice.label, letters) for choice in row]
        rows += flowed(cells, width - 1, gap=1 if several else 2)
    return rows


def _title(block: Block) -> str:
    return f"{block.title} ({block.cost})" if block.cost else block.title


def _titled(title: str, rows: list[str], width: int, margin: int) -> list[str]:
    """A title before its rows, or above them where they are many or long."""
    if all(width_of(row) <= width - margin for row in rows) and len(rows) < _SEVERAL:
        return [(padded(ink("" if n else title, "bold"), margin) + row).rstrip() for n, row in enumerate(rows)]
    return [ink(title, "bold"), *(f" {row}".rstrip() for row in rows)]


def _keyed(key: str, digits: int, label: str, letters: int) -> str:
    return f"{padded(ink(key, 'bold'), digits, right=True)} {padded(label, letters)}"


def _continued(lines: list[str], cells: Sequence[str], width: int) -> list[str]:
    """The cells of a group behind those before them, or on lines of their own where they do not fit there."""
    whole = "  ".join(cells)
    if lines and width_of(lines[-1]) + 3 + width_of(whole) <= width:
        return [*lines[:-1], f"{lines[-1]}   {whole}"]
    return [*lines, *flowed(cells, width)]
