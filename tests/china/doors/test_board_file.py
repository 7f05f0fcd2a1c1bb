"""Board files: CN-BOARD. What is accepted, files, and that anything at all is survived."""

import math
import pickle
import tomllib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from board_hands import SIDES, Data, both, changed, parse, problems, put, text_of, toml
from hypothesis import given, settings
from hypothesis import strategies as st

from guanxi.china.doors.boards.file import BoardError, load_board, parse_board, shipped_board
from guanxi.china.doors.drawings import draw_board
from trying import games

# --- what is accepted


@pytest.mark.clause("CN-BOARD-01")
@pytest.mark.parametrize(("side", "players"), [("a", (3, 4)), ("b", (4, 5))])
def test_the_two_shipped_sides_have_nine_provinces(side: str, players: tuple[int, int]) -> None:
    board = shipped_board(side)
    assert (board.side, board.players, len(board.provinces)) == (side, players, 9)
    assert board.warnings == ()


@pytest.mark.clause("CN-BOARD-02")
@pytest.mark.parametrize("side", SIDES)
def test_colours_of_the_provinces(side: str) -> None:
    colours = Counter(province.colour for province in shipped_board(side).provinces)
    assert colours == {"red": 2, "green": 2, "orange": 2, "yellow": 2, "purple": 1}


@pytest.mark.clause("CN-BOARD-03")
@pytest.mark.parametrize("side", SIDES)
def test_the_facts_of_the_original_map(side: str) -> None:
    colour = {province.id: province.colour for province in shipped_board(side).provinces}
    assert (colour["chu"], colour["wei"], colour["qi"], colour["chin"]) == ("purple", "red", "yellow", "yellow")
    assert colour["zhao"] == colour["lu"]
    assert "shu" in colour


@pytest.mark.clause("CN-BOARD-04")
@pytest.mark.parametrize("side", SIDES)
def test_palace_spaces_of_the_reconstruction(side: str) -> None:
    counts = Counter(space.province for space in shipped_board(side).spaces)
    assert counts == {"yan": 7, "zhao": 7, "wei": 7, "chin": 6, "shu": 6, "chu": 8, "lu": 4, "qi": 5, "han": 5}


@pytest.mark.clause("CN-BOARD-05")
def test_roads_join_two_spaces_within_and_across_provinces() -> None:
    a, b = ({frozenset(road.ends) for road in shipped_board(side).roads} for side in SIDES)
    assert (len(a), len(b), len(a & b)) == (59, 64, 54)
    assert {"wei-1", "zhao-1"} in a
    assert {"wei-1", "zhao-1"} not in b
    assert {"wei-1", "wei-2"} in a & b


@pytest.mark.clause("CN-BOARD-06")
@pytest.mark.parametrize("side", SIDES)
def test_each_province_has_one_dragon_space(side: str) -> None:
    board = shipped_board(side)
    assert len({province.dragon for province in board.provinces}) == 9


@pytest.mark.clause("CN-BOARD-07")
@pytest.mark.parametrize("side", SIDES)
def test_fifteen_alliances(side: str) -> None:
    pairs = {alliance.number: set(alliance.provinces) for alliance in shipped_board(side).alliances}
    assert sorted(pairs) == list(range(1, 16))
    assert pairs[3] == {"wei", "chin"}
    assert pairs[4] == {"chin", "shu"}


@pytest.mark.clause("CN-COMP-03")
def test_the_split_of_the_cards_stands_in_the_board_file() -> None:
    assert shipped_board("a").cards == {"red": 13, "green": 12, "orange": 11, "yellow": 11, "purple": 10}
    counted = parse(changed(put("cards", {"red": 12, "green": 12, "orange": 12, "yellow": 11, "purple": 10})))
    assert counted.cards["orange"] == 12
    assert counted.warnings == ()


def strip(data: Data) -> None:
    """Leave only what play needs."""
    for key in ("track", "water", "dragon_radius", "space_radius", "marker_radius"):
        del data[key]
    entries = {"spaces": ["town"], "roads": ["via"], "alliances": ["at"], "province": ["hanzi", "label", "polygon"]}
    for table, keys in entries.items():
        for row in data[table]:
            for key in keys:
                row.pop(key, None)


@pytest.mark.clause("CN-BOARD-08")
def test_a_board_without_drawing_hints_can_be_played() -> None:
    board = parse(changed(strip))
    full = shipped_board("a")
    assert board.warnings == ()
    assert [space.id for space in board.spaces] == [space.id for space in full.spaces]
    assert (board.track, board.provinces[0].polygon, board.provinces[0].label) == ((), (), None)
    assert (board.dragon_radius, board.space_radius, board.marker_radius) == (30, 17, 12)


@pytest.mark.clause("CN-BOARD-08")
def test_the_engine_gets_the_order_of_the_file() -> None:
    board = parse(changed(lambda data: data["spaces"].reverse()))
    assert [space.id for space in board.spaces][:2] == ["han-5", "han-4"]
    mixed = parse(changed(lambda data: data["spaces"].sort(key=lambda space: space["town"])))
    assert mixed.warnings == ()


def test_boards_are_values() -> None:
    board = shipped_board("a")
    assert pickle.loads(pickle.dumps(board)) == board
    assert hash(board) == hash(shipped_board("a"))
    assert board != shipped_board("b")


def test_windows_files_are_fine() -> None:
    assert parse_board("\ufeff" + text_of("a").replace("\n", "\r\n"), "a.toml") == shipped_board("a")


# --- files


@pytest.mark.clause("CN-BOARD-08")
def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    def told(path: str | Path) -> str:
        with pytest.raises(BoardError) as caught:
            load_board(path)
        assert len(caught.value.problems) == 1
        return str(caught.value)

    def file(data: bytes) -> Path:
        (tmp_path / "f.toml").write_bytes(data)
        return tmp_path / "f.toml"

    assert "none.toml: cannot be read: No such file" in told(tmp_path / "none.toml")
    assert "cannot be read: Is a directory" in told(tmp_path)
    assert "cannot be read" in told("")
    assert "cannot be read: embedded null byte" in told("a\0b")
    assert "f.toml: not UTF-8 text (byte 3)" in told(file(b"# \n\xff\xfe"))
    assert "f.toml: not valid TOML" in told(file(b"\x00\x01\x02"))
    assert "f.toml: larger than 2 MB" in told(file(b"#" * 11_000_000))
    assert "f.toml: not valid TOML" in told(file(b"spaces = [\n"))
    assert "f.toml: nested too deeply" in told(file(b"x = " + b"[" * 100_000))
    assert "f.toml: not valid TOML" in told(file(b"x = " + b"1" * 100_000))
    assert "f.toml: line 2: more than 200 dots" in told(file(b"\n" + b"a." * 900_000 + b"a = 1"))


def test_a_file_is_read(tmp_path: Path) -> None:
    (tmp_path / "my.toml").write_text(text_of("b"), encoding="utf-8")
    assert load_board(tmp_path / "my.toml") == shipped_board("b")
    with pytest.raises(BoardError, match='there are "a" and "b"'):
        shipped_board("../a")


def test_messages_are_harmless_on_a_terminal() -> None:
    found = problems(both(put("\x1b[2J", 1), put("side", "\x1b[31m\u202e")))
    with pytest.raises(BoardError) as caught:
        parse_board("x = \x1b", "\x1b.toml")
    assert all(problem.isprintable() for problem in [*found, *caught.value.problems])


# --- anything at all


rubbish = st.recursive(
    st.none().map(lambda _: math.nan)
    | st.booleans()
    | st.integers(-(10**30), 10**30)
    | st.floats()
    | st.text(st.characters(exclude_categories=["Cs"]), max_size=50)
    | st.sampled_from(["wei", "wei-1", "red", "china", [1, 2], ["wei-1", "wei-2"], {}, []]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(["id", "at", "x"]), inner, max_size=2),
    max_leaves=5,
)


def places(value: object, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Every place in the file."""
    parts = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, part in parts:
        yield (*path, key)
        yield from places(part, (*path, key))


PLACES = {side: list(places(tomllib.loads(text_of(side)))) for side in SIDES}


def survives(text: str) -> None:
    """A board that can be drawn, or problems in plain words; nothing else."""
    found = ["my.toml: none"]
    try:
        draw_board(parse_board(text, "my.toml"))
    except BoardError as error:
        found = error.problems
    assert found
    assert all(problem.startswith("my.toml: ") and problem.isprintable() for problem in found)


@pytest.mark.clause("CN-BOARD-08")
@settings(max_examples=games(60, 2000), deadline=None, database=None)
@given(st.data())
def test_any_change_of_the_data_is_survived(draw: st.DataObject) -> None:
    side = draw.draw(st.sampled_from(SIDES))
    data = tomllib.loads(text_of(side))
    for path in draw.draw(st.lists(st.sampled_from(PLACES[side]), min_size=1, max_size=3)):
        target: Any = data
        try:
            for key in path[:-1]:
                target = target[key]
            if draw.draw(st.booleans()):
                target[path[-1]] = draw.draw(rubbish)
            else:
                del target[path[-1]]
        except (LookupError, TypeError):
            continue
    survives("\n".join(f"{toml(key)} = {toml(value)}" for key, value in data.items()))


@pytest.mark.clause("CN-BOARD-08")
@settings(max_examples=games(60, 2000), deadline=None, database=None)
@given(st.sampled_from(SIDES), st.floats(0, 1), st.integers(0, 400), st.text(max_size=20))
def test_any_change_of_the_text_is_survived(side: str, where: float, length: int, added: str) -> None:
    text = text_of(side)
    start = int(where * len(text))
    survives(text[:start] + added + text[start + length :])
