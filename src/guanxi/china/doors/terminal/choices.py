"""What a player may choose, sorted for the eye, and short ways to type it."""

import re
from collections.abc import Mapping, Sequence
from typing import Final

from guanxi.china.doors.terminal import marks
from guanxi.china.rules.components import CARD_SETS, COLOURS
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
from guanxi.china.rules.rooms import DRAWING, NAMING
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
    title = t.say(f"group-{_GROUPS[kind]}")
    return Group(title, tuple(rows), tuple(map(tuple, rows.values())), kind == PLACE_FORTIFICATION)


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
        return t.say("choice-first", player=number + 1)
    if kind == LEAVE_OUT:
        return " ".join(file.roads[number].ends)
    return t.say("choice-draw") if kind == DRAW else ""


# ---------------------------------------------------------------- short ways to type

_LETTERS: Final = {colour[0]: colour for colour in COLOURS}
_PIECES: Final = ("palace", "emissary", "fortification")
_VERBS: Final = ("pay", "exchange", "take")


def spelled_out(s: State, text: str) -> str:
    """A line in full notation: "wei-3 wei r r" places a palace, an emissary and pays; "r" pays or takes red."""
    words = re.findall(r"[^\s,]+", text.lower())
    if not words:
        return text
    if all(word in _LETTERS or word in COLOURS for word in words):
        words.insert(0, "take" if s.room == DRAWING else "pay")
    if words[0] in _VERBS:
        return " ".join([words[0], *map(_colour, words[1:])])
    if words[0] in ("place", *_PIECES) or _piece_for(s, words[0]):
        return " ".join(["place", *_placement(s, words)])
    return text


def _placement(s: State, words: Sequence[str]) -> list[str]:
    """Pieces named by where they go only, then the payment."""
    full: list[str] = []
    bare = True  # is a place not preceded by the piece that goes there?
    for n, word in enumerate(words):
        if word in ("paying", "pay") or (full and _colour(word) in COLOURS):
            cards = words[n:] if _colour(word) in COLOURS else words[n + 1 :]
            return [*full, "paying", *map(_colour, cards)]
        if _piece_for(s, word):
            full += [_piece_for(s, word), _where(word)] if bare else [_where(word)]
            bare = True
        elif word not in ("place", "and"):
            full.append(word)
            bare = False
    return full


def _piece_for(s: State, word: str) -> str:
    """What a bare place stands for: a space a palace, a province an emissary."""
    where = _where(word)
    if any(space.id == where for space in s.board.file.spaces):
        return "palace"
    return "emissary" if any(province.id == where for province in s.board.file.provinces) else ""


def _where(word: str) -> str:
    """A place by its id: "wei3" is "wei-3", and "ch'in" is "chin"."""
    word = word.replace("'", "")
    return re.sub(r"^([a-z]+)(\d+)$", r"\1-\2", word)


def _colour(word: str) -> str:
    return _LETTERS.get(word, word)
