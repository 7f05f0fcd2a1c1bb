"""The table: whole gestures or nothing, either order of two pieces, undo within the turn."""

import pytest
from games import CHINA

from guanxi.core.errors import InputError
from guanxi.core.rng import Rng
from guanxi.core.table import Refused, Table, check_names

NAMES = ["Alex", "Barbara", "Chris"]


def table_with(**position: object) -> Table:
    options = CHINA.options({"players": "3", "fortifications": "on"})
    given = {"hands": {"Alex": ["red", "red", "red"]}, "palaces": {"wei": {"Chris": 1}}, **position}
    return Table(CHINA, options, NAMES, "seed", state=CHINA.positions.from_position(options, NAMES, given, Rng("x")))


def told(table: Table) -> list[str]:
    return [
        CHINA.notation.write(table.before(n), done.action) for n, done in enumerate(table.actions) if done.seat >= 0
    ]


def submit(table: Table, text: str) -> None:
    table.submit(CHINA.rules.to_act(table.state), CHINA.notation.read(table.state, text))


@pytest.mark.clause("CN-PLACE-06", "CN-TURN-05")
@pytest.mark.parametrize(
    ("given", "canonical"),
    [
        ("emissary wei and palace wei-3", ["place palace wei-3", "place emissary wei"]),
        ("palace wei-5 and palace wei-3", ["place palace wei-3", "place palace wei-5"]),
        ("palace wei-5 and fortification wei-3", ["place fortification wei-3", "place palace wei-5"]),
        ("emissary wei and fortification wei-3", ["place fortification wei-3", "place emissary wei"]),
        ("fortification wei-3 and palace wei-3", ["place fortification wei-3", "place palace wei-3"]),
    ],
)
def test_either_order_of_two_pieces_is_accepted_and_told_in_one(given, canonical):
    whole, stepwise = table_with(), table_with()
    submit(whole, f"place {given} paying red red")
    first, second = given.split(" and ")
    submit(stepwise, f"place {first}")
    assert CHINA.notation.read(stepwise.state, f"place {second}")[0] in stepwise.legal()
    submit(stepwise, f"place {second}")
    submit(stepwise, "pay red red")
    assert told(whole) == told(stepwise) == [*canonical, "pay red red"]
    assert CHINA.rules.to_bytes(whole.state) == CHINA.rules.to_bytes(stepwise.state)


def test_an_emissary_that_needs_the_palace_is_refused_when_it_comes_first():
    table = table_with(emissaries={"wei": {"Chris": 1}}, palaces={"wei": {"Alex": 1}})
    with pytest.raises(Refused, match="CN-EMIS-02"):
        submit(table, "place emissary wei and palace wei-3 paying red red")
    submit(table, "place palace wei-3 and emissary wei paying red red")


def test_a_gesture_is_carried_out_whole_or_not_at_all():
    table = table_with()
    before = CHINA.rules.to_bytes(table.state)
    for text in (
        "place palace wei-3 paying green",
        "place palace wei-3 and palace wei-3 paying red red",
        "place palace wei-3 and palace wei-4 and palace wei-5 paying red red red",
        "exchange red taking purple"
        if "purple" not in CHINA.positions.position(table.state, NAMES)["display"]
        else "draw",
    ):
        with pytest.raises(Refused):
            submit(table, text)
        assert CHINA.rules.to_bytes(table.state) == before
        assert table.actions == []


def test_why_not_is_what_submit_would_say():
    table = table_with()
    for action in range(CHINA.rules.n_actions(table.state)):
        refusal = table.why_not(0, action)
        assert (refusal is None) == (action in table.legal())
    refusal = table.why_not(1, table.legal()[0])
    assert refusal is not None
    assert refusal.clause == "CN-TURN-01"


def test_undo_goes_back_to_the_start_of_the_turn_and_no_further():
    table = table_with()
    start = CHINA.rules.to_bytes(table.state)
    assert not table.undo()
    submit(table, "place palace wei-5")
    submit(table, "place palace wei-3")
    submit(table, "pay red red")
    assert table.undo()
    assert table.undo()
    assert told(table) == ["place palace wei-3"]
    assert table.undo()
    assert CHINA.rules.to_bytes(table.state) == start


def test_no_undo_of_what_chance_has_shown():
    table = table_with()
    submit(table, "exchange red drawing")
    assert CHINA.rules.to_act(table.state) == 1
    assert not table.undo()


def test_refused_things_change_nothing_even_after_a_retelling():
    table = table_with()
    submit(table, "place emissary wei")
    before, actions = CHINA.rules.to_bytes(table.state), list(table.actions)
    with pytest.raises(Refused):
        submit(table, "place palace qi-1")
    assert (CHINA.rules.to_bytes(table.state), table.actions) == (before, actions)


@pytest.mark.parametrize(
    "names",
    [
        ["a", "b"],
        ["a", "a", "b"],
        ["", "a", "b"],
        ["a:", "b", "c"],
        [" a", "b", "c"],
        ["chance", "b", "c"],
        ["a\n", "b", "c"],
        ["a" * 33, "b", "c"],
    ],
)
def test_names_that_cannot_stand_in_a_record(names):
    with pytest.raises(InputError):
        check_names(names, 3)


@pytest.mark.parametrize("seed", ["a\nb", " a", "x" * 201, "\udc80"])
def test_seeds_that_cannot_stand_in_a_record(seed):
    with pytest.raises(InputError, match="cannot be a seed"):
        Table(CHINA, {"players": "3"}, NAMES, seed)
