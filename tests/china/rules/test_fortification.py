"""CN-FORT: the module of the fortifications."""

import pytest

from guanxi.china.game import GAME
from guanxi.core.errors import InputError

RED = {"Alex": ["red", "red", "red"]}


@pytest.mark.clause("CN-FORT-01")
def test_on_or_off_for_the_whole_game():
    assert GAME.options({})["fortifications"] == "off"
    assert GAME.options({"fortifications": "on"})["fortifications"] == "on"
    with pytest.raises(InputError, match="CN-FORT-01"):
        GAME.options({"fortifications": "maybe"})


@pytest.mark.clause("CN-FORT-01")
def test_the_module_alters_nothing_else(place):
    given = {"hands": {"Alex": ["red", "red", "green"]}, "palaces": {"wei": {"Alex": 2, "Barbara": 1}}}
    off, on = place(**given), place(fortifications=True, **given)
    assert off["legal"] == [line for line in on["legal"] if "fortification" not in line]
    assert off["totals"] == on["totals"]


@pytest.mark.clause("CN-FORT-01")
def test_no_fortification_is_legal_with_the_module_off(place):
    at = place(hands=RED, palaces={"wei": {"Barbara": 1}})
    assert not [piece for piece in at.places if piece.startswith("fortification")]


@pytest.mark.clause("CN-FORT-02", "CN-FORT-03")
def test_exactly_the_bare_spaces(place):
    at = place(
        fortifications=True, hands={"Alex": ["orange"]}, palaces={"lu-1": "Alex", "lu-2": "Barbara"}, forts=["lu-3"]
    )
    forts = [piece for piece in at.places if piece.startswith("fortification lu")]
    assert forts == ["fortification lu-4"]
    assert "palace lu-3" in at.places


@pytest.mark.clause("CN-FORT-04", "CN-FORT-09")
@pytest.mark.parametrize("piece", ["fortification wei-3", "palace wei-3", "palace wei-7"])
def test_it_costs_what_a_palace_costs(place, piece):
    given = {"fortifications": True, "palaces": {"wei": {"Barbara": 1}}, "forts": ["wei-7"]}
    for hand, pays in ((["red"], ["pay red"]), (["green", "green"], ["pay green green"])):
        at = place(hands={"Alex": hand}, **given)
        at.do(f"place {piece}")
        assert [line for line in at["legal"] if line.startswith("pay")] == pays
    assert place(hands={"Alex": ["green", "orange"]}, **given).refused(f"place {piece}") == "CN-CARD-06"


@pytest.mark.clause("CN-FORT-05", "CN-FORT-08")
def test_a_fortification_is_one_of_two_pieces(place):
    at = place(fortifications=True, hands=RED, palaces={"wei": {"Barbara": 2}, "shu": {"Barbara": 1}})
    at.do("place fortification wei-3")
    rest = [f"palace wei-{n}" for n in range(3, 8)]
    assert at.places == [*rest, "emissary wei"]
    at.do("place palace wei-3")
    assert at.places == []


@pytest.mark.clause("CN-FORT-06")
def test_an_opening_fortification_stands_alone(place):
    at = place(fortifications=True, hands=RED)
    at.do("place fortification wei-3")
    assert at["legal"] == ["pay red"]
    assert sum(at.state.fort) == 1


@pytest.mark.clause("CN-FORT-07", "CN-FORT-09")
@pytest.mark.parametrize("name", ["Alex", "Barbara", "Chris", "Doris"])
def test_anybody_may_build_on_it(place, name):
    at = place(fortifications=True, to_act=name, hands={name: ["red"]}, forts=["wei-3"])
    at.do("place palace wei-3", "pay red")
    assert at["palaces"] == {"wei-3": name}
    assert at["fortifications"] == ["wei-3"]
    assert at["totals"][name] == 2


@pytest.mark.clause("CN-FORT-10")
def test_a_bare_fortification_is_nothing_but_a_piece(place, bare_board):
    """Yan has four spaces in a row; the last carries a bare fortification only."""
    line = [("yan-1", "yan-2"), ("yan-2", "yan-3"), ("yan-3", "yan-4")]
    at = place(
        players=5,
        fortifications=True,
        board=bare_board(4, roads=line),
        palaces={"yan": {"Alex": 3}},
        forts=["yan-4"],
        hands={"Alex": ["green"]},
    )
    assert (at["discs"], at["limits"]["yan"], at["totals"]["Alex"]) == ([], 3, 3)
    assert "palace yan-4" in at.places
    at.do("place palace yan-4")
    assert (at["discs"], at["scores"]["Alex"], at["totals"]["Alex"]) == (["yan"], 8, 16)


@pytest.mark.parametrize(
    ("palaces", "forts", "points"),
    [
        pytest.param("AAAABBC", [5], (7, 8, 2, 0), marks=pytest.mark.clause("CN-FORT-11", "CN-FORT-12")),
        pytest.param("AAAABBC", [1], (14, 4, 2, 0), marks=pytest.mark.clause("CN-FORT-11", "CN-FORT-12")),
        pytest.param("AAAABBC", [7], (7, 4, 4, 0), marks=pytest.mark.clause("CN-FORT-11")),
        pytest.param("AAAABBC", [1, 5, 7], (14, 8, 4, 0), marks=pytest.mark.clause("CN-FORT-11")),
        pytest.param("AAAABBC", [1, 2, 3], (14, 4, 2, 0), marks=pytest.mark.clause("CN-FORT-13")),
        pytest.param("AABBCD_", [3, 6], (6, 12, 2, 4), marks=pytest.mark.clause("CN-FORT-12")),
        pytest.param("AAAABB_", [7], (6, 4, 0, 0), marks=pytest.mark.clause("CN-FORT-10", "CN-FORT-11")),
    ],
)
def test_province_points(place, palaces, forts, points):
    names = {"A": "Alex", "B": "Barbara", "C": "Chris", "D": "Doris"}
    at = place(
        fortifications=True,
        palaces={f"wei-{n}": names[letter] for n, letter in enumerate(palaces, start=1) if letter in names},
        forts=[f"wei-{n}" for n in forts],
        discs=[],
    )
    found = [items.get("palaces wei", 0) for items in at["items"].values()]
    assert tuple(found) == points
    plain = sum(at["totals"].values()) - sum(found)
    chain = sum(
        points for items in at["items"].values() for label, points in items.items() if label.startswith("chain")
    )
    assert plain == chain


@pytest.mark.clause("CN-FORT-11")
def test_doubled_in_its_own_province_only(place):
    at = place(fortifications=True, palaces={"wei-1": "Alex", "shu-1": "Alex"}, forts=["wei-1"])
    assert at["items"]["Alex"] == {"palaces wei": 2, "palaces shu": 1}


@pytest.mark.parametrize(
    ("length", "forts", "points"),
    [
        pytest.param(3, [2], 0, marks=pytest.mark.clause("CN-FORT-14")),
        pytest.param(4, [], 4, marks=pytest.mark.clause("CN-FORT-14")),
        pytest.param(4, [1], 8, marks=pytest.mark.clause("CN-FORT-14")),
        pytest.param(4, [2, 3], 8, marks=pytest.mark.clause("CN-FORT-16")),
        pytest.param(8, [1], 16, marks=pytest.mark.clause("CN-FORT-14", "CN-FORT-16")),
        pytest.param(8, [1, 8], 16, marks=pytest.mark.clause("CN-FORT-16")),
    ],
)
def test_chain_points(place, bare_board, length, forts, points):
    line = [(f"yan-{n}", f"yan-{n + 1}") for n in range(1, length)]
    at = place(
        players=5,
        fortifications=True,
        board=bare_board(length, roads=line),
        palaces={"yan": {"Alex": length}},
        forts=[f"yan-{n}" for n in forts],
        discs=["yan"],
    )
    assert at["totals"]["Alex"] == points


@pytest.mark.clause("CN-FORT-15")
def test_one_fortification_doubles_province_and_chain(place):
    at = place(fortifications=True, palaces={f"wei-{n}": "Alex" for n in (1, 2, 3, 4)}, forts=["wei-2"])
    assert at["items"]["Alex"] == {"palaces wei": 8, "chain wei-1 wei-2 wei-3 wei-4": 8}


@pytest.mark.clause("CN-FORT-16")
def test_a_fortification_on_a_branch_draws_the_chain_to_itself(place):
    at = place(fortifications=True, palaces={"wei": {"Alex": 7}, "han-3": "Alex"}, forts=["han-3"])
    assert at["items"]["Alex"]["chain han-3 wei-5 wei-4 wei-3 wei-2 wei-1"] == 12


@pytest.mark.clause("CN-FORT-17")
def test_alliances_are_never_doubled(place):
    given = {"palaces": {"wei-1": "Alex", "han-1": "Alex"}, "emissaries": {"wei": {"Alex": 1}, "han": {"Alex": 1}}}
    plain = place(fortifications=True, **given)["items"]["Alex"]
    fortified = place(fortifications=True, forts=["wei-1", "han-1"], **given)["items"]["Alex"]
    assert plain["alliance 12"] == fortified["alliance 12"] == 2
    assert fortified["palaces wei"] == 2 * plain["palaces wei"]


@pytest.mark.clause("CN-FORT-18")
def test_one_for_each_player(game):
    placed = [(move.seat, move.line) for move in game.moves if move.line.startswith("place fortification")]
    assert len({seat for seat, _ in placed}) == len(placed)


@pytest.mark.clause("CN-FORT-18")
def test_it_never_comes_back(place):
    at = place(fortifications=True, hands={"Alex": ["red", "red"]}, palaces={"wei": {"Barbara": 1}}, forts=["wei-4"])
    at.do("place palace wei-4")
    assert at["supply"]["Alex"]["fortifications"] == 1
    at.do("place palace wei-5")
    assert at["fortifications"] == ["wei-4"]
    at = place(fortifications=True, hands={"Alex": ["red"]}, supply={"Alex": {"fortifications": 0}})
    assert not [piece for piece in at.places if piece.startswith("fortification")]
