"""Whatever stands in a file, it is a scenario or told to be none."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from guanxi.core.errors import InputError
from guanxi.core.scenario import KEYS, Outcome, run_file, run_scenario

pytestmark = pytest.mark.once

LEAVES = st.one_of(
    st.booleans(),
    st.integers(-(2**63), 2**63 - 1),
    st.integers(-1, 5),
    st.floats(),
    st.text(st.characters(exclude_categories=["Cs"]), max_size=8),
    st.dates() | st.times() | st.datetimes(),
)
WORDS = st.sampled_from([*KEYS, "do", "by", "hands", "palaces", "Alex", "wei", "wei-1", "turn", "items", "a", ""])
ANYTHING = st.recursive(
    LEAVES, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(WORDS, inner, max_size=4), max_leaves=6
)


def mostly(good):
    """Something of the right kind, or now and then anything at all."""
    return st.integers(0, 9).flatmap(lambda n: good if n else ANYTHING)


PLAYERS = ["Alex", "Barbara", "Chris"]
NAMES = st.sampled_from([*PLAYERS, "Doris"])
COUNTS = mostly(st.integers(0, 4) | st.integers(-1, 60))
CARDS = mostly(st.lists(st.sampled_from(["red", "green", "orange", "blue"]), max_size=4) | st.integers(-1, 40))
SPACES = st.sampled_from(["wei-1", "wei-2", "lu-1", "lu-2", "rome-1"])
PROVINCES = st.sampled_from(["wei", "lu", "chu", "rome"])
BY_NAME = mostly(st.dictionaries(NAMES, COUNTS, max_size=3))
NODES = st.lists(st.sampled_from(["a", "b", "wei-1", "wei", "A B"]), max_size=3)
MAPS = st.fixed_dictionaries(
    {},
    optional={
        "provinces": mostly(
            st.dictionaries(PROVINCES, mostly(st.fixed_dictionaries({"spaces": mostly(NODES | COUNTS)})))
        ),
        "roads": mostly(st.lists(mostly(NODES), max_size=3)),
    },
)
POSITIONS = st.fixed_dictionaries(
    {},
    optional={
        "map": mostly(MAPS),
        "to_act": mostly(NAMES),
        "palaces": mostly(st.dictionaries(SPACES, mostly(NAMES)) | st.dictionaries(PROVINCES, BY_NAME, max_size=3)),
        "emissaries": mostly(st.dictionaries(PROVINCES, BY_NAME, max_size=3)),
        "fortifications": mostly(st.lists(mostly(SPACES), max_size=3)),
        "discs": mostly(st.lists(mostly(PROVINCES), max_size=3)),
        "supply": mostly(st.dictionaries(NAMES, st.dictionaries(st.sampled_from(["palaces", "emissaries"]), COUNTS))),
        "scores": BY_NAME,
        "hands": mostly(st.dictionaries(NAMES, CARDS)),
        "display": CARDS,
        "pile": CARDS,
        "discard": CARDS,
        "exhaustions": COUNTS,
    },
)
TOLD = ["to_act", "stage", "turn", "scores", "hands", "known", "supply", "palaces", "emissaries", "discs", "limits"]
TOLD += [
    "track",
    "leaders",
    "legal",
    "legal_only",
    "seen",
    "refused",
    "display",
    "pile",
    "turns",
    "over",
    "totals",
    "places",
    "winners",
    "items",
    "map",
    "options",
    "colours",
]
EXPECTED = st.dictionaries(st.sampled_from(TOLD), ANYTHING | BY_NAME | CARDS | COUNTS, max_size=3)
LINES = st.sampled_from(
    ["place palace wei-3", "place palace lu-3 and emissary lu paying red red", "pay red", "pay green green"]
    + ["exchange red", "exchange green drawing", "take red", "draw", "pass", "deal red", "first player 1", "dance", ""]
)
STEPS = st.fixed_dictionaries(
    {},
    optional={
        "do": mostly(LINES),
        "try": mostly(LINES),
        "by": mostly(NAMES),
        "refused": mostly(st.just("CN-TURN-01")),
        "chance": mostly(st.lists(LINES, max_size=2)),
        "expect": mostly(EXPECTED),
    },
)
SCENARIOS = st.fixed_dictionaries(
    {"scenario": st.just(1), "game": st.just("china"), "players": st.just(PLAYERS)},
    optional={
        "title": mostly(st.text(max_size=5)),
        "clauses": mostly(st.lists(st.text(max_size=5), max_size=2)),
        "seed": ANYTHING,
        "options": mostly(st.just({"fortifications": "on"}) | st.just({"fortifications": ["on", "off"]})),
        "pending": mostly(st.sampled_from(["road_method", "no_such_rule", ""])),
        "position": mostly(st.just({"hands": {"Alex": ["red", "red", "green"]}}) | POSITIONS),
        "step": mostly(st.lists(mostly(STEPS), max_size=3)),
        "expect": mostly(EXPECTED),
    },
)


def outcome_or_error(data):
    """As the command sees it; any exception but an InputError is our mistake."""
    try:
        return run_scenario(data, "a test")
    except InputError as error:
        return Outcome("a test", error=error)


@settings(max_examples=600)
@given(SCENARIOS | st.dictionaries(WORDS, ANYTHING, max_size=6))
def test_whatever_stands_in_it(data):
    outcome = outcome_or_error(data)
    assert outcome.failed == (outcome.failures != [] or outcome.error is not None)
    assert outcome.passed == (not outcome.failed and not outcome.pending)
    assert len(str(outcome.error)) < 2000


@settings(max_examples=300)
@given(POSITIONS)
def test_whatever_stands_in_a_position(position):
    head = {"scenario": 1, "game": "china", "players": PLAYERS, "options": {"fortifications": "on"}}
    outcome = outcome_or_error({**head, "position": position})
    assert outcome.failures == []
    assert len(str(outcome.error)) < 2000


@settings(max_examples=100)
@given(st.binary(max_size=200) | st.text(max_size=200).map(lambda text: text.encode("utf-8", "replace")))
def test_whatever_bytes_a_file_holds(tmp_path_factory, data):
    path = tmp_path_factory.mktemp("bytes") / "any.toml"
    path.write_bytes(data)
    with pytest.raises(InputError, match=r"any\.toml: "):
        run_file(path)
