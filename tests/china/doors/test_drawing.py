"""The drawing of a board: CN-BOARD. Whole, stable, harmless."""

import re
from xml.etree import ElementTree

import pytest
from board_hands import SIDES, bare_board, text_of

from guanxi.china.doors.boards.file import BoardFile, parse_board, shipped_board
from guanxi.china.doors.drawings import draw_board
from running import some

SVG = "{http://www.w3.org/2000/svg}"


def tree(board: BoardFile) -> ElementTree.Element:
    return ElementTree.fromstring(draw_board(board))


def having(root: ElementTree.Element, attribute: str) -> list[str]:
    return [element.attrib[attribute] for element in root.iter() if attribute in element.attrib]


BOARDS = [pytest.param(shipped_board("a"), id="a"), pytest.param(shipped_board("b"), id="b")]
BOARDS += [pytest.param(bare_board(), id="bare")]


@pytest.mark.clause("CN-BOARD-04", "CN-BOARD-06")
@pytest.mark.parametrize("board", BOARDS)
def test_every_space_and_dragon_space_has_its_name(board: BoardFile) -> None:
    ids = having(tree(board), "id")
    assert len(ids) == len(set(ids))
    assert {f"space-{space.id}" for space in board.spaces} <= set(ids)
    assert {f"dragon-{province.id}" for province in board.provinces} <= set(ids)
    assert {f"track-{step}" for step in range(50)} <= set(ids)


@pytest.mark.clause("CN-BOARD-05")
@pytest.mark.parametrize("board", BOARDS)
def test_every_road_is_drawn_once(board: BoardFile) -> None:
    assert having(tree(board), "data-road") == [" ".join(road.ends) for road in board.roads]


@pytest.mark.clause("CN-BOARD-07")
@pytest.mark.parametrize("board", BOARDS)
def test_every_alliance_has_its_marker(board: BoardFile) -> None:
    root = tree(board)
    assert having(root, "data-alliance") == [str(number) for number in range(1, 16)]
    markers = [mark.find(f"{SVG}circle") for mark in root.iter(f"{SVG}g") if "data-alliance" in mark.attrib]
    assert len({(mark.get("cx"), mark.get("cy")) for mark in markers if mark is not None}) == 15


@pytest.mark.clause("CN-BOARD-01", "CN-BOARD-02")
@pytest.mark.parametrize("board", BOARDS)
def test_colour_is_never_the_only_sign(board: BoardFile) -> None:
    root = tree(board)
    provinces = [group for group in root.iter(f"{SVG}g") if group.get("class", "").startswith("province ")]
    assert [group.get("data-province") for group in provinces] == [province.id for province in board.provinces]
    for group, province in zip(provinces, board.provinces, strict=True):
        assert f"{province.colour}, " in (group.findtext(f"{SVG}title") or "")
        assert any(use.get("fill") == f"url(#weave-{province.colour})" for use in group)
    marks = {mark.get("d") for mark in root.iter() if mark.get("class") == "mark"}
    assert len(marks) == 5


@pytest.mark.parametrize("side", SIDES)
def test_towns_and_names_are_written(side: str) -> None:
    board = shipped_board(side)
    words = {text.text for text in tree(board).iter(f"{SVG}text")}
    assert {space.town for space in board.spaces} <= words
    assert {province.name for province in board.provinces} <= words
    assert {space.id.rpartition("-")[2] for space in board.spaces} <= words


@pytest.mark.parametrize("side", SIDES)
def test_characters_need_no_font(side: str) -> None:
    board = shipped_board(side)
    root = tree(board)
    drawn = {path.get("data-hanzi"): path.get("d") or "" for path in root.iter(f"{SVG}path")}
    for province in some(board.provinces):
        assert drawn[province.hanzi].count("M") >= 9, "stroke by stroke"
    assert all((text.text or "").translate({ord("–"): "", ord("’"): ""}).isascii() for text in root.iter(f"{SVG}text"))


def test_a_character_that_we_cannot_draw_is_written() -> None:
    root = tree(parse_board(text_of("a").replace('"魏"', '"吳"'), "my.toml"))
    assert "吳" in {text.text for text in root.iter(f"{SVG}text")}


def boxes(root: ElementTree.Element) -> list[tuple[float, float, float, float]]:
    """About where the town names stand."""
    texts = [group.find(f"{SVG}text") for group in root.iter(f"{SVG}g") if group.get("class") == "town"]
    found = [(float(t.attrib["x"]), float(t.attrib["y"]), 2.3 * len(t.text or "")) for t in texts if t is not None]
    return [(x - half, y - 8, x + half, y) for x, y, half in found]


@pytest.mark.parametrize("side", SIDES)
def test_town_names_keep_clear(side: str) -> None:
    board = shipped_board(side)
    names = boxes(tree(board))
    squares = [(x - 16, y - 16, x + 16, y + 16) for x, y in (space.at for space in board.spaces)]
    discs = [(a.at[0] - 10, a.at[1] - 10, a.at[0] + 10, a.at[1] + 10) for a in board.alliances if a.at]
    for i, a in some(enumerate(names)):
        for b in some(names[:i] + squares + discs):
            assert a[2] <= b[0] or b[2] <= a[0] or a[3] <= b[1] or b[3] <= a[1], (i, a, b)


@pytest.mark.parametrize("board", BOARDS)
def test_the_same_board_gives_the_same_text(board: BoardFile) -> None:
    assert draw_board(board) == draw_board(board)


def test_nothing_comes_from_outside() -> None:
    drawing = draw_board(shipped_board("a"))
    assert "<script" not in drawing
    assert drawing.count("http") == 1  # the name of the SVG namespace
    assert all(target.startswith("#") for target in having(ElementTree.fromstring(drawing), "href"))
    assert all(target.startswith("#") for target in re.findall(r"url\((.*?)\)", drawing))


def test_names_cannot_smuggle_markup() -> None:
    hostile = "</text><script>x('1')</script>\"&"
    text = text_of("a").replace('"Anyi"', repr_toml(hostile)).replace('"Wei"', repr_toml(hostile))
    text = text.replace('"魏"', repr_toml("<b>")).replace('"Mengzhu Marsh"', repr_toml("]]><i onload='x'>"))
    root = tree(parse_board(text, "my.toml"))
    assert {element.tag.removeprefix(SVG) for element in root.iter()} <= {
        *("svg", "title", "style", "defs", "path", "clipPath", "use", "pattern", "g", "rect", "circle", "text"),
    }
    assert sum(hostile == text.text for text in root.iter(f"{SVG}text")) == 2
    assert not having(root, "onload")


def repr_toml(words: str) -> str:
    return '"' + words.replace("\\", "\\\\").replace('"', '\\"') + '"'


def test_a_large_board_is_drawn_to_scale() -> None:
    numbers = re.compile(r"(?m)(?<=[\[ ])\d+(?=[,\] ])")
    lines = [
        numbers.sub(lambda number: str(3 * int(number[0])), line) if "[" in line and "players" not in line else line
        for line in text_of("a").splitlines()
    ]
    text = re.sub(r"number = (\d+)", lambda m: f"number = {int(m[1]) // 3}", "\n".join(lines))
    board = parse_board(re.sub(r"(?m)^\w+_radius.*\n", "", text), "big.toml")
    assert 'viewBox="0 0 3000 2400"' in draw_board(board)
    assert board.space_radius == pytest.approx(51)
    assert ".town text{font-size:31.5px" in draw_board(board)
