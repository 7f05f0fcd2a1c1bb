"""Options that are texts of several lines, such as a map: named by their hash, and kept whole in a record."""

import hashlib
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

from guanxi.core.errors import InputError
from guanxi.core.saying import at, sentence

LINE = "|"  # before every line of a text in a record
LARGEST = 200_000  # bytes


def hash_of(text: str) -> str:
    """What names a text."""
    return "sha256:" + hashlib.sha256(text.encode()).hexdigest()


def told(value: str) -> str:
    """An option's value for people: of a text, the beginning of its hash."""
    return hash_of(value)[:15] if "\n" in value else value


def header_lines(options: Mapping[str, str]) -> Iterator[str]:
    """The options as a record has them."""
    for name, value in options.items():
        if "\n" in value:
            yield f"option {name}: {hash_of(value)}"
            yield from (f"{LINE}{line}" for line in value.removesuffix("\n").split("\n"))
        else:
            yield f"option {name}: {value}"


def joined(name: str, value: str, lines: Iterable[str]) -> str:
    """The text of an option as it stood in a record; InputError if it is not the one that the hash names."""
    text = "".join(f"{line}\n" for line in lines)
    if hash_of(text) != value:
        raise InputError(sentence("option-other-hash", name=name[:40], value=value[:80]))
    return text


def read_text(path: Path) -> str:
    """A text of somebody's own; InputError says why it cannot be read."""
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST + 1)
    except (OSError, ValueError) as error:
        raise InputError(sentence("file-unreadable", file=path, why=getattr(error, "strerror", error))) from None
    if len(data) > LARGEST:
        raise InputError(sentence("file-too-large", file=path, most=LARGEST))
    try:
        return plain_text(data.decode("utf-8"))
    except UnicodeDecodeError as error:
        raise InputError(sentence("file-no-text", file=path, byte=error.start)) from None
    except InputError as error:
        raise InputError(at(path, error)) from None


def plain_text(text: str) -> str:
    """The text as records can keep it: no byte order mark, line feeds, blanks for tabs, a line end at the end."""
    lines = text.removeprefix("\ufeff").replace("\r\n", "\n").expandtabs(4).removesuffix("\n").split("\n")
    for number, line in enumerate(lines, start=1):
        if not line.isprintable():
            raise InputError(sentence("line-no-text", number=number))
    return "\n".join(lines) + "\n"
