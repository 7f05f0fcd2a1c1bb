"""Pictures of the docs are what the program draws now.

To renew one: `guanxi board draw a -o docs/pictures/board-a.svg`; those of tables: `python tools/doc_pictures.py`.
"""

from pathlib import Path
from xml.etree import ElementTree

import pytest

from guanxi.china.doors.boards.file import shipped_board
from guanxi.china.doors.drawings import draw_board
from running import some

pytestmark = pytest.mark.once

DOCS = Path(__file__).parents[2] / "docs"
BOARDS = {"board-a.svg": "a"}
BY_HAND = ("house.svg",)
LARGEST = 250_000  # bytes


@pytest.mark.parametrize("name", BOARDS)
def test_a_board_in_the_docs_is_the_board_drawn_now(name: str) -> None:
    drawn = (DOCS / "pictures" / name).read_text(encoding="utf-8")
    assert drawn == draw_board(shipped_board(BOARDS[name])), f"guanxi board draw {BOARDS[name]} -o docs/pictures/{name}"


def test_every_picture_is_known_here_and_shown_somewhere() -> None:
    pages = "".join(page.read_text(encoding="utf-8") for page in DOCS.rglob("*.md"))
    tool = (DOCS.parent / "tools" / "doc_pictures.py").read_text(encoding="utf-8")
    for picture in some((DOCS / "pictures").iterdir()):
        assert f"pictures/{picture.name}" in pages
        if picture.suffix == ".jpg":
            assert f'"{picture.stem}"' in tool, "made by no tool"
            assert picture.stat().st_size < LARGEST
        else:
            assert picture.name in (*BOARDS, *BY_HAND)
            ElementTree.parse(picture)
