"""The little Markdown that generated pages need."""

from collections.abc import Sequence

from guanxi.core.showing import shown


def markdown_table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table: the first column at the left, figures at the right."""
    ruler = ["---", *("---:" for _ in head[1:])]
    return "\n".join(_row(row) for row in ([_plain(cell) for cell in head], ruler, *_escaped(rows)))


def picture(words: str, address: str) -> str:
    """A drawing that lies beside the page."""
    return f"![{_plain(words)}]({address})"


def _escaped(rows: Sequence[Sequence[str]]) -> list[list[str]]:
    return [[_plain(cell) for cell in row] for row in rows]


def _row(cells: Sequence[str]) -> str:
    return "| " + " | ".join(cell.strip() for cell in cells) + " |"


def _plain(words: str) -> str:
    """Words that mean nothing in Markdown or HTML."""
    replaced = {"|": "&#124;", "<": "&lt;", "[": "&#91;", "]": "&#93;", "*": "&#42;", "_": "&#95;", "`": "&#96;"}
    return "".join(replaced.get(letter, letter) for letter in shown(words).replace("&", "&amp;"))
