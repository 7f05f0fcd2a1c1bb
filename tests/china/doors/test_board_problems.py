"""Board files: CN-BOARD. What is refused, what is odd but playable, and with which words."""

import math
import pickle

import pytest
from board_hands import Change, Data, both, changed, drop, parse, problems, put, warnings

from guanxi.china.doors.boards.file import BoardError

# --- what is refused


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
        'provenance: should be "original", "reconstruction" or "own", is "mine"',
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
    ("CN-BOARD-08", put("province.1.name", "Z\x00o"), 'characters, is "Z\\u0000o"'),
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
    ("CN-BOARD-08", put("spaces.3.id", "yan-4\n"), "spaces[3].id: " + WORD + '"yan-4\\u000a"'),
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


# --- what is odd


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
