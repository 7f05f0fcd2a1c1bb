"""What a player may choose, sorted for the eye, and short ways to type it."""

from collections.abc import Mapping, Sequence
from typing import Final

from guanxi.china.doors.terminal import marks
from guanxi.china.rules.components import CARD_SETS
from guanxi.china.rules.kinds import (
    DEAL,
    DRAW,
    EXCHANGE,
    LEAVE_OUT,
    PASS,
    PAY,
    PLACE_EMISSARY,
    PLACE_FORTIFICATION,
    PLACE_PALACE,
    SEAT_FIRST,
    TAKE,
)
from guanxi.china.rules.rooms import NAMING
from guanxi.china.rules.state import State
from guanxi.core.terminal.choices import Group
from guanxi.core.text import Texts

_GROUPS: Final = {
    PLACE_PALACE: "palace",
    PLACE_FORTIFICATION: "fortification",
    PLACE_EMISSARY: "emissary",
    PAY: "pay",
    EXCHANGE: "exchange",
    TAKE: "take",
    DRAW: "draw",
    SEAT_FIRST: "first",
    LEAVE_OUT: "leave-out",
    PASS: "pass",
}


def groups(t: Texts, s: State, actions: Sequence[int]) -> list[Group]:
    """The actions that a player can choose, by kind; pieces by province. What only chance does is left out."""
    found: dict[int, dict[str, list[tuple[int, str]]]] = {kind: {} for kind in _GROUPS}
    for action in actions:
        kind, number = int(s.board.kinds.kind_of[action]), int(s.board.kinds.one[action])
        if kind != DEAL and (kind != SEAT_FIRST or s.room == NAMING):
            found[kind].setdefault(_row(s, kind, number), []).append((action, _label(t, s, kind, number)))
    return [_group(t, kind, rows) for kind, rows in found.items() if rows]


def _group(t: Texts, kind: int, rows: Mapping[str, Sequence[tuple[int, str]]]) -> Group:
    """Rows of spaces are called "wei-1,3,4"."""
    names = [_together([label for _, label in row]) if province else "" for province, row in rows.items()]
    kept = tuple(map(tuple, rows.values()))
    return Group(t.say(f"group-{_GROUPS[kind]}"), tuple(names), kept, closed=kind == PLACE_FORTIFICATION)


def _together(spaces: Sequence[str]) -> str:
    """No number stands alone here: that would be the key of a choice."""
    return ",".join([spaces[0], *(space.rpartition("-")[2] for space in spaces[1:])])


def _row(s: State, kind: int, number: int) -> str:
    """The province of a space; all else stands in one row."""
    return s.board.file.spaces[number].province if kind in (PLACE_PALACE, PLACE_FORTIFICATION) else ""


def _label(t: Texts, s: State, kind: int, number: int) -> str:
    file = s.board.file
    if kind in (PLACE_PALACE, PLACE_FORTIFICATION):
        return file.spaces[number].id
    if kind == PLACE_EMISSARY:
        return t.say("choice-emissary", province=file.provinces[number].id, room=marks.room(s, number))
    if kind == PAY:
        return ", ".join(marks.card_word(t, colour) for colour in CARD_SETS[number])
    if kind in (EXCHANGE, TAKE):
        return marks.card_word(t, number)
    if kind == SEAT_FIRST:
        return t.say("choice-first", player=number + 1, mark=marks.seat_mark(s, number))
    if kind == LEAVE_OUT:
        return " ".join(file.roads[number].ends)
    return t.say("choice-draw") if kind == DRAW else ""
