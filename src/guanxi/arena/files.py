"""Pages and pictures, written for others to read."""

from pathlib import Path

from guanxi.core.errors import InputError


def write_file(path: Path, text: str) -> None:
    """Write a file, and the folders that lead to it."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8", newline="\n")
    except OSError as error:
        raise InputError(f"{path}: cannot be written: {error.strerror}") from None
