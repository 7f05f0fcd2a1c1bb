"""Labels of the boards that come with us are placed beforehand (`kept.toml`): to look for their places takes a second.

PYTHONPATH=src python tools/keep_labels.py writes the file; a board that it does not know is placed when it is drawn.
"""

import tomllib
from functools import cache
from hashlib import sha256
from importlib.resources import files
from typing import Any

from guanxi.china.doors.boards.file import BoardFile
from guanxi.china.doors.drawings.labels import Labels, place_labels
from guanxi.china.doors.drawings.layout import Layout


def labels_of(board: BoardFile, places: Layout) -> Labels:
    """Where the labels of a board stand."""
    found = _kept().get(key_of(board))
    if found is None:
        return place_labels(board, places.unit, places.track, places.markers.values())
    return Labels(**{sort: {id: (at[0], at[1]) for id, at in of.items()} for sort, of in found.items()})


def key_of(board: BoardFile) -> str:
    """Two boards with one key look the same."""
    return sha256(repr(board).encode()).hexdigest()[:16]


@cache
def _kept() -> dict[str, dict[str, Any]]:
    return tomllib.loads(files(__package__).joinpath("kept.toml").read_text(encoding="utf-8"))
