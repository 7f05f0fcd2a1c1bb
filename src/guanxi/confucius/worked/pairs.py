"""The example whose picture is lost: each of the three pairs, each half first, the same or the other half second."""

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Final

from guanxi.confucius.worked import moves
from guanxi.confucius.worked.checks import Entry, differ, strange

if TYPE_CHECKING:
    from guanxi.confucius.worked.examples import Example

FIRST: Final = "first half of a pair"
SECOND: Final = "the same or the other half of that pair"
PAIRS: Final = (
    ("bribe_official", "secure_official"),
    ("buy_junks", "start_voyage"),
    ("recruit_army", "invade_foreign_land"),
)
_EXPECT: Final = "unused_active_cubes second_use_with_one_cube"


def is_about_pairs(entry: Entry) -> bool:
    """Does it speak of halves of a pair?"""
    return FIRST in [move.get("action") for move in entry["move"]]


def run(entry: Entry, example: Callable[[Entry], "Example"]) -> Iterator[str]:
    """All twelve ways."""
    yield from strange("expect", entry["expect"], _EXPECT)
    yield from differ("moves", [FIRST, SECOND], [move["action"] for move in entry["move"]])
    for pair in PAIRS:
        for first in pair:
            for second in pair:
                for failure in _run(entry, first, second, example):
                    yield f"{first}, {second}: {failure}"


def _run(entry: Entry, first: str, second: str, example: Callable[[Entry], "Example"]) -> Iterator[str]:
    yield from example(_entry(entry, first, second)).run()
    cubes = {entry["move"][0]["actor"]: entry["move"][0]["cubes"] + 1}
    poor = example(_entry({**entry, "initial": {**entry["initial"], "active_cubes": cubes}}, first, second))
    yield from poor.make(poor.entry["move"][0])
    poor.table.advance(poor.entry["move"][1]["actor"])
    clauses = {poor.table.clause(action) for action in moves.meanings(poor, poor.entry["move"][1])}
    yield from differ(
        "second_use_with_one_cube",
        entry["expect"]["second_use_with_one_cube"],
        "illegal" if "CF-PAIR-11" in clauses and "" not in clauses else "legal",
    )


def _entry(entry: Entry, first: str, second: str) -> Entry:
    """The example with these two actions; its player has whatever they need."""
    one, two = entry["move"]
    actor = one["actor"]
    initial = {**entry["initial"], "shipyards": {actor: 4}, "general_count": {actor: 2}}
    initial["officials"] = [{"ministry": "bingbu", "space": space, "owner": actor} for space in (1, 2)]
    expect = {"unused_active_cubes": entry["expect"]["unused_active_cubes"]}
    made = [{**one, "action": first}, {**two, "action": second}]
    return {**entry, "initial": initial, "move": made, "expect": expect}
