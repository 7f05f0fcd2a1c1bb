"""CF-GIFT-OBL: what active gifts forbid and force, over all small numbers."""

from itertools import product
from typing import Any

import pytest

from guanxi.confucius.game import GAME
from guanxi.confucius.rules.state import State
from guanxi.core.rng import Rng

NAMES = ("black", "green", "purple", "white", "yellow")


def place(players: int, **given: Any) -> State:
    """A position from the words of scenarios, with black to act if it is a turn."""
    return GAME.positions.from_position(GAME.options({"players": str(players)}), NAMES[:players], given, Rng("gifts"))


def legal(state: State, word: str) -> set[str]:
    """The legal lines that begin with a word."""
    lines = [GAME.notation.write(state, action) for action in GAME.rules.legal(state)]
    return {line for line in lines if line.startswith(word)}


def gift(giver: str, to: str, value: int) -> list[dict[str, Any]]:
    return [{"from": giver, "to": to, "value": value}] if value else []


@pytest.mark.clause("CF-GIFT-OBL-04", "CF-GIFT-OBL-06", "CF-GIFT-OBL-13")
@pytest.mark.parametrize(("theirs", "own", "value"), list(product(range(4), range(4), (0, 1, 6))))
@pytest.mark.parametrize("senior", ["giver", "recipient"])
def test_the_block_compares_numbers(theirs, own, value, senior):
    """Blocked where the giver has influence and the recipient has as much; the value and the spaces do not matter."""
    owners = ["green"] * theirs + ["black"] * own
    owners = owners if senior == "giver" else owners[::-1]
    officials: dict[str, Any] = {f"hubu-{space}": {"owner": owner} for space, owner in enumerate(owners, start=1)}
    officials["hubu-7"] = {"price": 2}
    state = place(
        3, round=2, to_act="black", hands={"black": [3]}, officials=officials, gifts=gift("green", "black", value)
    )
    blocked = value > 0 and theirs >= 1 and own >= theirs
    assert ("bribe hubu-7" in legal(state, "bribe")) is not blocked


@pytest.mark.clause("CF-GIFT-OBL-07")
@pytest.mark.parametrize(("first", "second"), list(product(range(3), range(3))))
def test_each_giver_is_looked_at_alone(first, second):
    """Black has one official: either giver with exactly one blocks, whatever both have together."""
    owners = ["black"] + ["green"] * first + ["purple"] * second
    officials: dict[str, Any] = {f"hubu-{space}": {"owner": owner} for space, owner in enumerate(owners, start=1)}
    officials["hubu-7"] = {"price": 2}
    gifts = gift("green", "black", 1) + gift("purple", "black", 2)
    state = place(3, round=2, to_act="black", hands={"black": [3]}, officials=officials, gifts=gifts)
    assert ("bribe hubu-7" not in legal(state, "bribe")) == (1 in (first, second))


@pytest.mark.clause("CF-GIFT-OBL-08", "CF-GIFT-OBL-09", "CF-EXAM-10")
@pytest.mark.parametrize(("red", "plain"), list(product(range(4), range(4))))
def test_the_student_of_the_higher_gift(red, plain):
    """White holds a gift of each student owner, or none of one or both."""
    gifts = gift("black", "white", red) + gift("green", "white", plain)
    students = {"red": "black", "plain": "green"}
    state = place(4, round=2, phase="examination", chief_minister="white", students=students, gifts=gifts)
    expected = {"tutor red"} if red > plain else {"tutor plain"} if plain > red else {"tutor red", "tutor plain"}
    assert legal(state, "tutor") == expected


@pytest.mark.clause("CF-GIFT-OBL-10", "CF-GIFT-OBL-11")
@pytest.mark.parametrize(("received", "given"), [(0, 0), (1, 0), (6, 0), (0, 3), (3, 3)])
@pytest.mark.parametrize("own", ["red", "plain"])
def test_a_gift_outweighs_the_own_student(received, given, own):
    rival = "plain" if own == "red" else "red"
    gifts = gift("green", "black", received) + gift("black", "green", given)
    students = {own: "black", rival: "green"}
    state = place(3, round=2, phase="examination", chief_minister="black", students=students, gifts=gifts)
    assert legal(state, "tutor") == ({f"tutor {rival}"} if received else {"tutor red", "tutor plain"})


@pytest.mark.clause("CF-GIFT-OBL-12", "CF-RES-11", "CF-RES-12", "CF-RES-14")
@pytest.mark.parametrize("values", list(product((0, 2, 5), repeat=3)))
def test_the_highest_giver_among_the_participants(values):
    """White drops out of a ministry with three others."""
    officials = {
        f"hubu-{space}": {"owner": name} for space, name in enumerate(["black", "green", "purple"] * 2, start=1)
    }
    officials["hubu-7"] = {"owner": "white"}
    gifts = [told for name, value in zip(NAMES, values, strict=False) for told in gift(name, "white", value)]
    state = place(4, round=2, phase="resolution", officials=officials, gifts=gifts)
    expected = {f"lend to {name}" for name, value in zip(NAMES, values, strict=False) if value == max(values)}
    assert legal(state, "lend") == expected


@pytest.mark.clause("CF-GIFT-OBL-01", "CF-GIFT-OBL-02", "CF-GIFT-OBL-03", "CF-GIFT-CAN-01")
@pytest.mark.parametrize(("received", "returned"), list(product(range(1, 7), range(1, 7))))
def test_return_gifts(received, returned):
    """Lower is refused, equal leaves both active, higher cancels the gift received."""
    available = {"black": [returned]}
    state = place(3, round=2, to_act="black", gifts=gift("green", "black", received), available=available)
    line = f"give gift {returned} to green"
    assert (line in legal(state, "give")) == (returned >= received)
    if returned >= received:
        GAME.rules.do(state, GAME.notation.read(state, line)[0])
        active = GAME.positions.position(state, NAMES[:3])["active_gifts"]
        kept = gift("green", "black", received) if returned == received else []
        assert active == gift("black", "green", returned) + kept


@pytest.mark.clause("CF-GIFT-OBL-14")
def test_gifts_take_away_nothing_but_bribes_and_return_gifts():
    """A player with the highest gift of everybody has the same choices otherwise, and may give officials away."""
    words = {
        "round": 3,
        "to_act": "black",
        "cubes": {"black": 5},
        "hands": {"black": [1, 1, 2, 2, 3, 3]},
        "shipyards": {"black": 3},
        "armies": {"black": {"colony": 1}, "green": {"colony": 1}},
        "students": {"red": "green"},
        "officials": {"hubu-3": {"owner": "green"}, "hubu-4": {"owner": "black"}, "bingbu-3": {"owner": "green"}},
    }
    gifts = gift("green", "black", 6) + gift("purple", "black", 6)
    free, bound = (legal(place(3, **words, gifts=told), "") for told in ([], gifts))
    assert {line.split()[0] for line in free - bound} == {"bribe", "give"}
    assert all(line.startswith("bribe hubu") for line in free - bound if line.startswith("bribe"))
    assert {line.split()[0] for line in bound - free} == {"transfer"}
