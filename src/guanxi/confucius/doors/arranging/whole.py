"""Set up a position by hand, from the `[position]` of a scenario. Specified in docs/scenarios.md."""

from collections.abc import Mapping, Sequence
from typing import Any

from guanxi.confucius.doors.arranging import cards, court, people, realm
from guanxi.confucius.doors.arranging.reading import seat, word
from guanxi.confucius.doors.saying import sentence
from guanxi.confucius.rules import course, setup
from guanxi.confucius.rules.components import BOX_POINTS, BOXES, LAND_BOXES, LAND_SPACES, N_DISTANT, N_POSTS, WALL
from guanxi.confucius.rules.house import bits_of
from guanxi.confucius.rules.phases import invasions
from guanxi.confucius.rules.state import (
    ACTIONS,
    CHIEF_MINISTER,
    COUNT_GIFTS,
    DISCARDS,
    END_CHECK,
    EXAMINATION,
    GREAT_WALL,
    IMPERIAL_FAVOUR,
    INVASIONS,
    NEW_OFFICIALS,
    NOBODY,
    RESOLUTION,
    TURN,
    State,
)
from guanxi.core.errors import InputError
from guanxi.core.game import Options
from guanxi.core.given import items, number, table
from guanxi.core.rng import Rng
from guanxi.core.saying import wrong_at

WORDS = (
    "phase",
    "round",
    "chief_minister",
    "to_act",
    "passed",
    "hands",
    "discard",
    "deck",
    "rewards",
    "reward_deck",
    "emperor_insulted",
    "officials",
    "official_stack",
    "ministries",
    "candidate",
    "candidates_left",
    "students",
    "forced",
    "gifts",
    "available",
    "out",
    "cubes",
    "on_spaces",
    "uses",
    "shipyards",
    "oceans",
    "armies",
    "lands",
    "distant_lands",
    "scores",
)
PHASES = {
    "actions": ACTIONS,
    "count_gifts": COUNT_GIFTS,
    "chief_minister": CHIEF_MINISTER,
    "favour": IMPERIAL_FAVOUR,
    "court": GREAT_WALL,
    "examination": EXAMINATION,
    "resolution": RESOLUTION,
    "invasions": INVASIONS,
    "new_officials": NEW_OFFICIALS,
    "discards": DISCARDS,
    "end": END_CHECK,
}
INSULTED_POINTS = 2


def arrange(options: Options, names: Sequence[str], given: Mapping[str, Any], rng: Rng) -> State:
    """The position described: a turn of the Action phase, or what comes first in the phase given.

    What is not given stays as after set-up, with the draws of the set-up made from `rng`.
    """
    table("position", given, WORDS)
    s = setup.set_up(len(names), options["advanced"] == "on", options["admiral"] == "on", bits_of(options))
    _course(s, names, given)
    cards.lay(s, names, given, rng)
    court.lay(s, names, given, rng)
    realm.lay(s, names, given, rng)
    people.lay(s, names, given)
    _scores(s, names, table("position.scores", given.get("scores", {}), names))
    _begin(s, names, given)
    return s


def _course(s: State, names: Sequence[str], given: Mapping[str, Any]) -> None:
    """Phase, round, wall, Chief Minister, who has passed."""
    s.phase = list(PHASES.values())[word("position.phase", given.get("phase", "actions"), list(PHASES), "phase")]
    s.round = number("position.round", given.get("round", 1), WALL, 1)
    s.wall = s.round - 1 if s.phase <= GREAT_WALL else s.round
    s.chief = seat("position.chief_minister", given.get("chief_minister", names[-1]), names)
    if s.phase < ACTIONS:
        people.nothing_placed(s, given)
    elif s.phase == ACTIONS:
        passed = items("position.passed", given.get("passed", []), len(names))
        for name in passed:
            s.passed |= 1 << seat("position.passed", name, names)
    elif "passed" in given:
        raise InputError(wrong_at("position.passed", sentence("all-passed"), "CF-TURN-09"))
    else:
        s.passed = (1 << len(names)) - 1


def _begin(s: State, names: Sequence[str], given: Mapping[str, Any]) -> None:
    """The turn, or the phase."""
    if s.phase != ACTIONS:
        if "to_act" in given:
            raise InputError(wrong_at("position.to_act", sentence("to-act-when")))
        course.proceed(s)
        return
    waiting = [seat for seat in _from_left_of_chief(s) if not (s.passed >> seat) & 1]
    if not waiting:
        raise InputError(wrong_at("position.passed", sentence("phase-over", clause="CF-TURN-09")))
    s.seat = seat("position.to_act", given.get("to_act", names[waiting[0]]), names)
    if s.seat not in waiting:
        raise InputError(wrong_at("position.to_act", sentence("has-passed", player=names[int(s.seat)]), "CF-TURN-07"))
    s.cursor = 1
    s.room = TURN


def _from_left_of_chief(s: State) -> list[int]:
    return [(int(s.chief) + n) % int(s.players) for n in range(1, int(s.players) + 1)]


def _scores(s: State, names: Sequence[str], given: Mapping[str, Any]) -> None:
    """As given, or as the table tells: posts, discoveries, invasions, Emperor Insulted."""
    for points, owner in _points(s):
        if owner != NOBODY:
            s.score[owner] += points
    for name, score in given.items():
        s.score[names.index(name)] = number(f"position.scores.{name}", score, 999)


def _points(s: State) -> list[tuple[int, int]]:
    """Everything that has given points, and to whom."""
    found = [(int(s.chit[post]), int(s.post[post])) for post in range(N_POSTS)]
    found += [(int(s.chit[N_POSTS + land]), int(s.discoverer[land])) for land in range(N_DISTANT)]
    for space in range(LAND_SPACES):
        if invasions.is_resolved(s, space) and invasions.is_full(s, space):
            land = int(s.land[space])
            boxes = range(int(LAND_BOXES[land]))
            found += [(int(BOX_POINTS[land * BOXES + box]), int(s.box[space * BOXES + box])) for box in boxes]
    return [*found, (INSULTED_POINTS, int(s.insulted))]
