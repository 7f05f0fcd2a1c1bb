"""Place the labels of the boards that come with us, once (`china/doors/drawings/kept.py`).

PYTHONPATH=src python tools/keep_labels.py
"""

from pathlib import Path

from guanxi.china.doors.boards.file import SHIPPED, shipped_board
from guanxi.china.doors.drawings.kept import key_of
from guanxi.china.doors.drawings.labels import place_labels
from guanxi.china.doors.drawings.layout import Layout

FILE = Path(__file__).parents[1] / "src" / "guanxi" / "china" / "doors" / "drawings" / "kept.toml"


def as_text() -> str:
    """The file: a table for each board and sort of label."""
    lines = ["# Made by tools/keep_labels.py: where labels stand on the boards that come with us."]
    for side in SHIPPED:
        board = shipped_board(side)
        places = Layout(board)
        labels = place_labels(board, places.unit, places.track, places.markers.values())
        for sort in ("towns", "names", "rooms", "ticks"):
            lines.append(f"\n[{key_of(board)}.{sort}]")
            lines += [f"{id} = [{x:.1f}, {y:.1f}]" for id, (x, y) in getattr(labels, sort).items()]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    FILE.write_text(as_text(), encoding="utf-8")
