"""Gifts, cubes, students."""

from collections.abc import Mapping, Sequence
from typing import Any

from guanxi.confucius.doors.arranging.reading import seat, seat_or
from guanxi.confucius.doors.saying import sentence
from guanxi.confucius.rules.components import (
    BOX_COMMERCIAL,
    BOX_FAVOUR,
    BOX_NAMES,
    BOX_NONE,
    BOX_PETITION,
    BOX_TRANSFER,
    CUBES,
    CUBES_BY_GIFTS,
    GIFTS,
    N_BOXES,
)
from guanxi.confucius.rules.kinds import STUDENT_WORDS as STUDENTS
from guanxi.confucius.rules.shared import gifts
from guanxi.confucius.rules.state import (
    ACTIONS,
    ACTIVE,
    AVAILABLE,
    CHIEF_MINISTER,
    COUNT_GIFTS,
    NOBODY,
    OUT_OF_GAME,
    UNUSED_CUBES,
    State,
)
from guanxi.core.errors import InputError
from guanxi.core.given import flag, items, number, table
from guanxi.core.saying import wrong_at

MOST_USES = 20


def lay(s: State, names: Sequence[str], given: Mapping[str, Any]) -> None:
    """Everything before the players and in the Actions Box; phase, Chief Minister and who passed stand already."""
    _gifts(s, names, given)
    _students(s, names, given)
    _spaces(s, names, given)
    _cubes(s, names, table("position.cubes", given.get("cubes", {}), names))


# --- gifts ---


def _gifts(s: State, names: Sequence[str], given: Mapping[str, Any]) -> None:
    """Gift 1 of everybody is available, unless something else is said of it (CF-SETUP-14)."""
    for owner in range(len(names)):
        s.gift[owner * GIFTS] = 0
    for gift in items("position.gifts", given.get("gifts", []), len(names) * GIFTS):
        _active(s, names, table("position.gifts", gift, ("from", "to", "value")))
    for key, state in (("out", OUT_OF_GAME), ("available", AVAILABLE)):
        for name, values in table(f"position.{key}", given.get(key, {}), names).items():
            _put(s, names, names.index(name), f"position.{key}.{name}", values, state)
    for owner in range(len(names)):
        if s.gift[owner * GIFTS] == 0:
            s.gift[owner * GIFTS] = AVAILABLE


def _active(s: State, names: Sequence[str], told: Mapping[str, Any]) -> None:
    where = "position.gifts"
    giver = seat(f"{where}.from", told.get("from"), names)
    recipient = seat(f"{where}.to", told.get("to"), names)
    if giver == recipient:
        raise InputError(wrong_at(where, sentence("gift-to-self", player=names[giver]), "CF-ACT-GIVE-06"))
    if gifts.value_from(s, giver, recipient):
        two = sentence("gifts-two", giver=names[giver], recipient=names[recipient])
        raise InputError(wrong_at(where, two, "CF-GIFT-06"))
    value = number(f"{where}.value", told.get("value"), GIFTS, 1)
    back = int(gifts.value_from(s, recipient, giver))
    if back not in (0, value):
        raise InputError(wrong_at(where, sentence("gifts-equal"), "CF-GIFT-OBL-03"))
    _put(s, names, giver, where, [value], ACTIVE + recipient)


def _put(s: State, names: Sequence[str], owner: int, where: str, values: object, state: int) -> None:
    for told in items(where, values, GIFTS):
        value = number(where, told, GIFTS, 1)
        if s.gift[owner * GIFTS + value - 1]:
            twice = sentence("gift-twice", value=value, player=names[owner])
            raise InputError(wrong_at(where, twice, "CF-COMP-03"))
        s.gift[owner * GIFTS + value - 1] = state


# --- students ---


def _students(s: State, names: Sequence[str], given: Mapping[str, Any]) -> None:
    students = table("position.students", given.get("students", {}), STUDENTS)
    for space, word in enumerate(STUDENTS):
        s.student[space] = seat_or(f"position.students.{word}", students.get(word, ""), names, NOBODY)
    s.forced = flag("position.forced", given.get("forced", False))


# --- cubes ---


def _spaces(s: State, names: Sequence[str], given: Mapping[str, Any]) -> None:
    on_spaces = table("position.on_spaces", given.get("on_spaces", {}), BOX_NAMES)
    uses = table("position.uses", given.get("uses", {}), BOX_NAMES)
    for box, word in enumerate(BOX_NAMES):
        cubes = table(f"position.on_spaces.{word}", on_spaces.get(word, _default(s, names, box)), names)
        told = table(f"position.uses.{word}", uses.get(word, {}), names)
        for owner, name in enumerate(names):
            where = f"position.on_spaces.{word}.{name}"
            there = number(where, cubes.get(name, 0), CUBES)
            used = number(f"position.uses.{word}.{name}", told.get(name, _uses_of(box, there)), MOST_USES)
            _check_space(s, where, box, owner, there, used)
            s.on_box[owner * N_BOXES + box] = there
            s.uses[owner * N_BOXES + box] = used


def _default(s: State, names: Sequence[str], box: int) -> dict[str, int]:
    """The Chief Minister's cube (CF-CM-03), once there is one in this round."""
    return {names[int(s.chief)]: 1} if box == BOX_FAVOUR and s.phase >= ACTIONS else {}


def _uses_of(box: int, cubes: int) -> int:
    """How many uses cubes on a space stand for; two or four tell of one without cubes (CF-PAIR-06)."""
    if cubes == 0 or box == BOX_FAVOUR:
        return 0
    if box == BOX_PETITION:
        return (cubes + 1) // 2
    return cubes if box in (BOX_NONE, BOX_COMMERCIAL) else cubes // 2 + 1


def _check_space(s: State, where: str, box: int, owner: int, cubes: int, uses: int) -> None:
    most = {BOX_TRANSFER: 0, BOX_PETITION: 2 * uses, BOX_NONE: uses, BOX_COMMERCIAL: min(1, uses)}
    if box == BOX_FAVOUR:
        if cubes > int(owner == s.chief) or uses:
            raise InputError(wrong_at(where, sentence("chief-cube"), "CF-CM-03"))
    elif cubes > most.get(box, max(0, 2 * uses - 1)):
        raise InputError(wrong_at(where, sentence("uses-cubes", uses=uses, cubes=cubes), "CF-PAIR-08"))
    elif box == BOX_PETITION and cubes % 2:
        raise InputError(wrong_at(where, sentence("petition-cubes"), "CF-ACT-PET-02"))
    elif box == BOX_COMMERCIAL and uses > 1:
        raise InputError(wrong_at(where, sentence("income-once"), "CF-ACT-COM-01"))


def _cubes(s: State, names: Sequence[str], given: Mapping[str, Any]) -> None:
    """Unused ones: as counted from the gifts less those on spaces; none for who has passed."""
    for owner, name in enumerate(names):
        where = f"position.cubes.{name}"
        placed = sum(int(s.on_box[owner * N_BOXES + box]) for box in range(N_BOXES))
        if placed > CUBES:
            has = sentence("cubes-has", player=name, cubes=CUBES, placed=placed)
            raise InputError(wrong_at("position.on_spaces", has, "CF-COMP-08"))
        passed = bool((s.passed >> owner) & 1)
        counted = int(CUBES_BY_GIFTS[min(3, int(gifts.total(s, owner)))])
        default = 0 if passed else max(0, counted - placed)
        least = 3 if s.phase <= CHIEF_MINISTER else 0
        cubes = number(where, given.get(name, default), CUBES - placed, least)
        if passed and cubes:
            raise InputError(wrong_at(where, sentence("passed-no-cubes"), "CF-TURN-04"))
        s.own[UNUSED_CUBES + owner] = cubes


def nothing_placed(s: State, given: Mapping[str, Any]) -> None:
    """Before the Action phase the spaces are empty and nobody has passed."""
    before = {"on_spaces", "uses", "passed", "forced"} | ({"cubes"} if s.phase == COUNT_GIFTS else set())
    for key in sorted(before & set(given)):
        raise InputError(wrong_at(f"position.{key}", sentence("not-in-phase"), "CF-CUBE-04, CF-PAIR-09"))
