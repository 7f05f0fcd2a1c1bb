"""Runs of eight words of the printed rulebooks, as hashes: what is copied is found, and no rulebook lies in here.

`python tests/rulebooks.py FOLDER` writes them anew from the texts of a folder.
"""

import hashlib
import re
import sys
from pathlib import Path

RUN = 8  # words
SIZE = 5  # bytes of a hash: by chance two runs of ours and theirs are alike in one suite of many thousands
FILE = Path(__file__).with_suffix(".bin")
WORD = re.compile(r"\w+")


def runs_in(text: str) -> dict[bytes, str]:
    """Every run of eight words, under its hash; lists of numbers belong to nobody."""
    words = WORD.findall(text.casefold())
    runs = (" ".join(words[at : at + RUN]) for at in range(len(words) - RUN + 1))
    return {hashlib.sha256(run.encode()).digest()[:SIZE]: run for run in runs if re.search(r"[^\W\d]", run)}


def known() -> frozenset[bytes]:
    """The hashes of the rulebooks."""
    data = FILE.read_bytes()
    return frozenset(data[at : at + SIZE] for at in range(0, len(data), SIZE))


def write(folder: Path) -> None:
    """Hash all texts of a folder."""
    texts = [path.read_text(encoding="utf-8") for path in sorted(folder.glob("*.txt"))]
    FILE.write_bytes(b"".join(sorted({key for text in texts for key in runs_in(text)})))


if __name__ == "__main__":
    write(Path(sys.argv[1]))
