"""Board files: CN-BOARD. What is accepted, what is refused, and with which words."""

import argparse
import copy
import json
import math
import pickle
import tomllib
from collections import Counter
from collections.abc import Callable, Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from guanxi.china.doors import board_command as command
from guanxi.china.doors.boards.file import BoardError, BoardFile, load_board, parse_board, shipped_board
from guanxi.china.doors.drawings import draw_board

Data = dict[str, Any]
Change = Callable[[Data], object]
SIDES = ("a", "b")


def text_of(side: str) -> str:
    return (files("guanxi.china") / "boards" / f"{side}.toml").read_text(encoding="utf-8")


def toml(value: object) -> str:
    """A value as inline TOML; enough for boards and for rubbish."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{toml(str(key))} = {toml(part)}" for key, part in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(toml, value)) + "]"
    if isinstance(value, float) and not math.isfinite(value):
        return "nan" if math.isnan(value) else "inf"
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")


def parse(data: Data, name: str = "my.toml") -> BoardFile:
    return parse_board("\n".join(f"{toml(key)} = {toml(value)}" for key, value in data.items()), name)


def changed(change: Change, side: str = "a") -> Data:
    data = copy.deepcopy(tomllib.loads(text_of(side)))
    change(data)
    return data


def problems(change: Change) -> list[str]:
    with pytest.raises(BoardError) as caught:
        parse(changed(change))
    return caught.value.problems


def warnings(change: Change) -> tuple[str, ...]:
    return parse(changed(change)).warnings


def put(key: str, value: object) -> Change:
    """A change that sets `roads.3.ends` and the like."""

    def change(data: Data) -> None:
        *path, last = key.split(".")
        target: Any = data
        for step in path:
            target = target[int(step) if step.isdigit() else step]
        target[int(last) if last.isdigit() else last] = value

    return change


def drop(key: str) -> Change:
    def change(data: Data) -> None:
        *path, last = key.split(".")
        target: Any = data
        for step in path:
            target = target[int(step) if step.isdigit() else step]
        del target[int(last) if last.isdigit() else last]

    return change


def both(*changes: Change) -> Change:
    return lambda data: [change(data) for change in changes]


# ---------------------------------------------------------------- what is accepted


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


# ---------------------------------------------------------------- what is refused

WORD = 'should be a short lower-case word such as "wei" or "wei-3", is '
POINT = "should be a point [x, y] of two numbers, is "

REFUSED: list[tuple[str, Change, str]] = [
    ("CN-BOARD-08", put("format", 2), "format: should be 1, is 2 (CN-BOARD-08)"),
    ("CN-BOARD-08", put("format", True), "format: should be 1, is true (CN-BOARD-08)"),
    ("CN-BOARD-08", put("game", "go"), 'game: should be "china", is "go" (CN-BOARD-08)'),
    ("CN-BOARD-08", put("game", ["china"]), 'game: should be "china", is ["china"] (CN-BOARD-08)'),
    ("CN-BOARD-01", put("side", "c"), 'side: should be "a" or "b", is "c" (CN-BOARD-01)'),
    ("CN-BOARD-01", put("side", {}), 'side: should be "a" or "b", is a table (CN-BOARD-01)'),
    ("CN-BOARD-01", put("players", [4, 5]), 'players: should be [3, 4] for side "a", is [4, 5] (CN-SETUP-01)'),
    ("CN-BOARD-01", put("players", [3.0, 4]), 'players: should be [3, 4] for side "a", is [3.0, 4] (CN-SETUP-01)'),
    (
        "CN-BOARD-08",
        put("provenance", "mine"),
        'provenance: should be "original" or "reconstruction" or "own", is "mine"',
    ),
    ("CN-BOARD-08", put("size", [0, 800]), "size: should be a width and a height from 100 to 10000, is [0, 800]"),
    ("CN-BOARD-08", put("size", 5), "size: " + POINT + "5"),
    ("CN-BOARD-08", put("space_radius", -1), "space_radius: should be a number from 1 to 500, is -1"),
    ("CN-BOARD-08", put("space_radius", math.nan), "space_radius: should be a number from 1 to 500, is nan"),
    ("CN-BOARD-08", put("colour", "red"), 'board: unknown: "colour"; known are format, game, side,'),
    ("CN-BOARD-08", drop("roads"), "board: missing: roads (CN-BOARD-08)"),
    ("CN-BOARD-08", put("roads", {}), "roads: should be a list of at most 2000 entries, is a table"),
    ("CN-BOARD-08", put("track", [[1, 2]]), "track: should be 50 points, is a list of 1"),
    ("CN-BOARD-08", put("track.7", "x"), "track[7]: " + POINT + '"x"'),
    ("CN-BOARD-08", put("water.0.kind", "Big Lake"), "water[0].kind: " + WORD + '"Big Lake"'),
    ("CN-BOARD-08", put("water.0.polygon", []), "water[0].polygon: should be 3 points or more, is []"),
    # provinces
    ("CN-BOARD-01", drop("province.8"), "province: there should be nine provinces, there are 8 (CN-BOARD-01)"),
    ("CN-BOARD-01", put("province.1.id", "yan"), 'province[1]: the id "yan" is used twice (CN-BOARD-01)'),
    ("CN-BOARD-08", put("province.1.id", "Zhao"), "province[1].id: " + WORD + '"Zhao"'),
    ("CN-BOARD-08", put("province.1.id", 7), "province[1].id: " + WORD + "7"),
    ("CN-BOARD-08", put("province.1", []), "province[1]: should be a table, is []"),
    ("CN-BOARD-08", drop("province.1.name"), "province[1]: missing: name"),
    ("CN-BOARD-08", put("province.1.name", "  "), "province[1].name: should be printable text of 1 to 40 characters"),
    ("CN-BOARD-08", put("province.1.name", "Z\x00o"), 'characters, is "Z\\x00o"'),
    ("CN-BOARD-08", put("province.1.colour", "red"), 'province[1]: unknown: "colour"; known are id, name, color'),
    ("CN-BOARD-02", put("province.1.color", "blue"), '"yellow" or "purple", is "blue" (CN-BOARD-02)'),
    ("CN-BOARD-02", put("province.1.color", "red"), "province: 2 should be red, 3 are (CN-BOARD-02)"),
    ("CN-BOARD-02", put("province.1.color", "red"), "province: 2 should be orange, 1 are (CN-BOARD-02)"),
    ("CN-BOARD-02", put("province.0.color", "purple"), "province: 1 should be purple, 2 are (CN-BOARD-02)"),
    ("CN-BOARD-04", put("province.1.spaces", 6), "province[1]: declares 6 palace spaces, the list has 7 (CN-BOARD-04)"),
    (
        "CN-BOARD-04",
        put("province.1.spaces", True),
        "province[1].spaces: should be a whole number from 1 to 120, is true",
    ),
    ("CN-BOARD-04", put("spaces", []), "province[0]: no palace space lies in this province (CN-BOARD-04)"),
    ("CN-BOARD-06", drop("province.1.dragon"), "province[1]: missing: dragon"),
    (
        "CN-BOARD-06",
        put("province.1.dragon", [[1, 2], [3, 4]]),
        "province[1].dragon: " + POINT + "a list of 2 (CN-BOARD-06)",
    ),
    ("CN-BOARD-08", put("province.1.label", [1, math.inf]), "province[1].label: " + POINT + "[1, inf]"),
    (
        "CN-BOARD-08",
        put("province.1.polygon", [[1, 2], [3, 4]]),
        "province[1].polygon: should be 3 points or more, is a",
    ),
    ("CN-BOARD-08", put("province.1.polygon.3", [1]), "province[1].polygon[3]: " + POINT + "[1]"),
    # palace spaces
    ("CN-BOARD-04", put("spaces.3.id", "yan-1"), 'spaces[3]: the id "yan-1" is used twice (CN-BOARD-04)'),
    ("CN-BOARD-08", put("spaces.3.id", "yan 4"), "spaces[3].id: " + WORD + '"yan 4"'),
    ("CN-BOARD-08", put("spaces.3.id", "yan-4\n"), "spaces[3].id: " + WORD + '"yan-4\\n"'),
    ("CN-BOARD-08", put("spaces.3.id", "y" * 99), "spaces[3].id: " + WORD + f'"{"y" * 40}..."'),
    ("CN-BOARD-04", put("spaces.3.province", "yen"), 'spaces[3]: "yen" is no province (CN-BOARD-04)'),
    ("CN-BOARD-08", drop("spaces.3.at"), "spaces[3]: missing: at"),
    ("CN-BOARD-08", put("spaces.3.at", [math.nan, 3]), "spaces[3].at: " + POINT + "[nan, 3]"),
    ("CN-BOARD-08", put("spaces.3.at", [1e300, 3]), "spaces[3].at: " + POINT + "[1e+300, 3]"),
    ("CN-BOARD-08", put("spaces.3.at", [True, 3]), "spaces[3].at: " + POINT + "[true, 3]"),
    ("CN-BOARD-08", put("spaces.3", 3), "spaces[3]: should be a table, is 3"),
    ("CN-BOARD-08", put("spaces.3.road", "x"), 'spaces[3]: unknown: "road"; known are id, province, at, town'),
    ("CN-BOARD-08", put("spaces.3.town", 3), "spaces[3].town: should be printable text of 1 to 40 characters, is 3"),
    # roads
    ("CN-BOARD-08", put("roads.12.ends", ["wei-9", "wei-1"]), 'roads[12]: "wei-9" is no palace space (CN-BOARD-08)'),
    ("CN-BOARD-08", put("roads.12.ends", ["wei-1", "wei-1"]), 'roads[12]: "wei-1" is joined to itself (CN-BOARD-08)'),
    (
        "CN-BOARD-08",
        put("roads.12.ends", ["yan-2", "yan-1"]),
        'roads[12]: "yan-2" - "yan-1" is there twice (CN-BOARD-08)',
    ),
    ("CN-BOARD-08", put("roads.12.ends", ["yan-2"]), 'roads[12].ends: should be a list of two names, is ["yan-2"]'),
    ("CN-BOARD-08", put("roads.12.ends", [1, "wei-1"]), "roads[12].ends: " + WORD + "1"),
    ("CN-BOARD-08", put("roads.12.via", "north"), "roads[12].via: " + POINT + '"north"'),
    # alliances
    ("CN-BOARD-07", put("alliances.4.number", 4), "alliances[4]: the number 4 is used twice (CN-BOARD-07)"),
    ("CN-BOARD-07", put("alliances.4.number", 4), "the numbers run from 1 to 15; missing: 5 (CN-BOARD-07)"),
    ("CN-BOARD-07", put("alliances.4.number", 16), "alliances[4].number: should be a whole number from 1 to 15, is 16"),
    (
        "CN-BOARD-07",
        put("alliances.4.number", 5.0),
        "alliances[4].number: should be a whole number from 1 to 15, is 5.0",
    ),
    ("CN-BOARD-07", drop("alliances.14"), "the numbers run from 1 to 15; missing: 15 (CN-BOARD-07)"),
    ("CN-BOARD-07", put("alliances.4.provinces", ["shu", "ba"]), 'alliances[4]: "ba" is no province (CN-BOARD-07)'),
    (
        "CN-BOARD-07",
        put("alliances.4.provinces", ["shu", "shu"]),
        'alliances[4]: "shu" is joined to itself (CN-BOARD-07)',
    ),
    (
        "CN-BOARD-07",
        put("alliances.4.provinces", ["shu", "chin"]),
        'alliances[4]: "shu" and "chin" have an alliance already',
    ),
    # cards
    ("CN-COMP-03", put("cards.red", 2), "cards.red: should be a whole number from 3 to 99, is 2 (CN-SETUP-06)"),
    ("CN-COMP-03", put("cards.red", -1), "cards.red: should be a whole number from 3 to 99, is -1 (CN-SETUP-06)"),
    ("CN-COMP-03", drop("cards.red"), "cards: missing: red"),
    ("CN-COMP-03", put("cards.blue", 5), 'cards: unknown: "blue"; known are red, green, orange, yellow, purple'),
    ("CN-COMP-03", put("cards", 57), "cards: should be a table, is 57"),
    (
        "CN-COMP-03",
        put("cards", dict.fromkeys(["red", "green", "orange", "yellow", "purple"], 3)),
        "cards: 15 cards; a deal",
    ),
]


@pytest.mark.parametrize(("change", "told"), [
    pytest.param(change, told, marks=pytest.mark.clause(clause), id=f"{i}-{clause}")
    for i, (clause, change, told) in enumerate(REFUSED)
])  # fmt: skip
def test_refused(change: Change, told: str) -> None:
    found = problems(change)
    assert any(told in problem for problem in found), found
    assert all(problem.startswith("my.toml: ") for problem in found)


@pytest.mark.clause("CN-BOARD-04", "CN-BOARD-08")
def test_the_engine_has_room_for_120_spaces() -> None:
    def crowd(data: Data) -> None:
        extra = 121 - len(data["spaces"])
        data["spaces"] += [{"id": f"chu-x{i}", "province": "chu", "at": [500 + i, 700]} for i in range(extra)]
        data["province"][5]["spaces"] += extra

    found = problems(crowd)
    assert len(found) == 1
    assert "spaces: 121 palace spaces; the engine numbers at most 120" in found[0]
    assert len(parse(changed(both(crowd, drop("spaces.120"), put("province.5.spaces", 73)))).spaces) == 120


@pytest.mark.clause("CN-BOARD-08")
def test_every_problem_is_told_at_once() -> None:
    found = problems(both(put("roads.12.ends", ["wei-9", "wei-1"]), put("cards.red", 0), put("side", "c"), put("x", 1)))
    assert len(found) == 4
    error = BoardError(found)
    assert str(error).splitlines()[0] == "4 problems"
    assert str(BoardError(found[:1])) == found[0]
    assert pickle.loads(pickle.dumps(error)).problems == found


def test_long_lists_are_not_looked_into() -> None:
    assert len(problems(put("track", [0] * 5000))) == 2
    assert len(problems(put("roads", [{}] * 5000))) == 1


# ---------------------------------------------------------------- files


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


# ---------------------------------------------------------------- what is odd

ODD: list[tuple[str, Change, str]] = [
    ("CN-BOARD-05", lambda d: d["roads"].pop(3), "space yan-4: no road leads here (CN-BOARD-05)"),
    ("CN-BOARD-05", lambda d: d["roads"].pop(3), "roads: the network falls into 2 parts (CN-BOARD-05)"),
    (
        "CN-BOARD-05",
        put("roads.0.ends", ["yan-1", "shu-1"]),
        "roads[0]: yan-1 - shu-1 joins provinces that are no neighb",
    ),
    ("CN-BOARD-04", put("spaces.0.at", [500, 200]), "space yan-1: lies outside the outline of yan (CN-BOARD-04)"),
    ("CN-BOARD-04", put("spaces.0.at", [-5, 2]), "space yan-1: lies off the board (CN-BOARD-04)"),
    ("CN-BOARD-04", put("spaces.1.at", [722, 132]), "space yan-2: lies where yan-1 lies (CN-BOARD-04)"),
    ("CN-BOARD-06", put("province.0.dragon", [5, 5]), "province yan: its dragon space lies outside its outline"),
    ("CN-COMP-03", put("cards.red", 14), "cards: 58 cards; the printed game has 57 (CN-COMP-03)"),
    ("CN-BOARD-07", put("alliances.2.provinces", ["yan", "han"]), "alliance 3: joins chin and wei on the printed map"),
    ("CN-BOARD-02", put("alliances.2.provinces", ["yan", "han"]), "alliance 3: yan and han are both green"),
    (
        "CN-BOARD-03",
        both(put("province.5.color", "red"), put("province.2.color", "purple")),
        "province chu: is red; the printed map has it purple (CN-BOARD-03)",
    ),
    (
        "CN-BOARD-03",
        both(put("province.6.color", "green"), put("province.8.color", "orange")),
        "province zhao: has another colour than lu; the printed map gives them the same (CN-BOARD-03)",
    ),
]


@pytest.mark.parametrize(("change", "told"), [
    pytest.param(change, told, marks=pytest.mark.clause(clause), id=f"{i}-{clause}")
    for i, (clause, change, told) in enumerate(ODD)
])  # fmt: skip
def test_odd_but_playable(change: Change, told: str) -> None:
    assert any(f"my.toml: {told}" in warning for warning in warnings(change)), warnings(change)


def fewer_spaces(data: Data) -> None:
    """Qi with three spaces, Chu with nine."""
    data["spaces"] = [space for space in data["spaces"] if space["id"] not in ("qi-4", "qi-5")]
    data["roads"] = [road for road in data["roads"] if not {"qi-4", "qi-5"} & set(road["ends"])]
    data["spaces"].append({"id": "chu-9", "province": "chu", "at": [470, 690]})
    data["roads"].append({"ends": ["chu-9", "chu-2"]})
    data["province"][7]["spaces"], data["province"][5]["spaces"] = 3, 9


@pytest.mark.clause("CN-BOARD-04")
def test_unusual_numbers_of_spaces_are_a_warning() -> None:
    assert warnings(fewer_spaces) == (
        "my.toml: province chu: 9 palace spaces; the printed map is said to have four to eight (CN-BOARD-04)",
        "my.toml: province qi: 3 palace spaces; the printed map is said to have four to eight (CN-BOARD-04)",
        "my.toml: province chu: 9 palace spaces; the printed map has 8 (CN-BOARD-04)",
        "my.toml: province qi: 3 palace spaces; the printed map has 5 (CN-BOARD-04)",
    )


@pytest.mark.clause("CN-BOARD-03", "CN-BOARD-07")
@pytest.mark.parametrize("provenance", ["original", "own"])
def test_only_an_invented_map_is_free_of_the_told_facts(provenance: str) -> None:
    def rename(data: Data) -> None:
        for row in data["spaces"]:
            row["province"] = row["province"].replace("shu", "ba")
        for row in data["alliances"]:
            row["provinces"] = [name.replace("shu", "ba") for name in row["provinces"]]
        data["province"][4]["id"] = "ba"

    found = warnings(both(rename, put("provenance", provenance)))
    assert len(found) == (2 if provenance == "original" else 0)
    assert all("CN-BOARD-03" in warning or "CN-BOARD-07" in warning for warning in found)


# ---------------------------------------------------------------- anything at all

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
@settings(max_examples=100, deadline=None, database=None)
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
@settings(max_examples=100, deadline=None, database=None)
@given(st.sampled_from(SIDES), st.floats(0, 1), st.integers(0, 400), st.text(max_size=20))
def test_any_change_of_the_text_is_survived(side: str, where: float, length: int, added: str) -> None:
    text = text_of(side)
    start = int(where * len(text))
    survives(text[:start] + added + text[start + length :])


# ---------------------------------------------------------------- the command


def run(*words: str) -> int:
    parser = argparse.ArgumentParser()
    command.register(parser.add_subparsers())
    args = parser.parse_args(["board", *words])
    code: int = args.run(args)
    return code


def test_check_prints_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("check", "b") == 0
    out = capsys.readouterr().out.splitlines()
    assert out[0] == "side B, 4 or 5 players, reconstruction"
    assert out[8].split() == ["Chu", "purple", "8", "4", "8", "5"]
    assert out[12].split() == ["total", "55", "15", "47", "17"]
    assert out[-1] == "ok"


def test_check_prints_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("check", "a", "--json") == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["ok"], told["spaces"], told["roads"], told["roads_over_borders"]) == (True, 55, 59, 13)


def test_check_tells_warnings_and_problems(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "my.toml"
    path.write_text(text_of("a").replace("red = 13", "red = 14"), encoding="utf-8")
    assert run("check", str(path)) == 0
    assert f"warning: {path}: cards: 58 cards" in capsys.readouterr().out
    path.write_text(text_of("a").replace("red = 13", "red = 1"), encoding="utf-8")
    with pytest.raises(BoardError, match=r"cards\.red"):
        run("check", str(path), "--json")
    told = json.loads(capsys.readouterr().out)
    assert told["ok"] is False
    assert len(told["problems"]) == 1


def test_the_command_alone_helps(capsys: pytest.CaptureFixture[str]) -> None:
    assert run() == 0
    assert "guanxi board check my-map.toml" in capsys.readouterr().out
