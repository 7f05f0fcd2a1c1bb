"""What a player may choose, sorted for the eye, and short ways to type it."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from guanxi.china.board import DEAL, DRAW, EXCHANGE, PASS, PAY, PLACE_EMISSARY, PLACE_FORTIFICATION, PLACE_PALACE, TAKE, kind_of
from guanxi.china.components import CARD_SETS, COLOURS
from guanxi.china.state import DRAWING, State
from guanxi.china.terminal import marks
from guanxi.china.terminal.sheet import TEXTS
from guanxi.core.text import say

_GROUPS: Final = {
    PLACE_PALACE: "palace",
    PLACE_FORTIFICATION: "fortification",
    PLACE_EMISSARY: "emissary",
    PAY: "pay",
    EXCHANGE: "exchange",
    TAKE: "take",
    DRAW: "draw",
    PASS: "pass",
}


@dataclass(frozen=True)
class Group:
    """Choices of one kind; each row holds those that belong together, as action and label.

    A folded group is long and seldom wanted: a menu may tell how many there are and leave the list for later.
    """

    title: str
    rows: tuple[tuple[tuple[int, str], ...], ...]
    folded: bool = False


def groups(s: State, actions: Sequence[int]) -> list[Group]:
    """The actions that a player can choose, by kind; pieces by province. What only chance does is left out."""
    found: dict[int, dict[int, list[tuple[int, str]]]] = {kind: {} for kind in _GROUPS}
    for action in actions:
        kind = int(kind_of(s.board, action))
        number = action - int(s.board.start[kind])
        if kind < DEAL:
            found[kind].setdefault(_row(s, kind, number), []).append((action, _label(s, kind, number)))
    return [
        Group(say(TEXTS, f"group-{_GROUPS[kind]}"), tuple(map(tuple, rows.values())), kind == PLACE_FORTIFICATION)
        for kind, rows in found.items()
        if rows
    ]


def _row(s: State, kind: int, number: int) -> int:
    return int(s.board.province_of[number]) if kind in (PLACE_PALACE, PLACE_FORTIFICATION) else 0


def _label(s: State, kind: int, number: int) -> str:
    file = s.board.file
    if kind in (PLACE_PALACE, PLACE_FORTIFICATION):
        return file.spaces[number].id
    if kind == PLACE_EMISSARY:
        return say(TEXTS, "choice-emissary", province=file.provinces[number].id, room=marks.room(s, number))
    if kind == PAY:
        return ", ".join(marks.card_word(colour) for colour in CARD_SETS[number])
    if kind in (EXCHANGE, TAKE):
        return marks.card_word(number)
    return say(TEXTS, "choice-draw") if kind == DRAW else ""


# ---------------------------------------------------------------- short ways to type

_LETTERS: Final = {colour[0]: colour for colour in COLOURS}
_PIECES: Final = ("palace", "emissary", "fortification")
_VERBS: Final = ("pay", "exchange", "take")


def spelled_out(s: State, text: str) -> str:
    """A line in full notation: "wei-3 wei paying r r" places a palace, an emissary and pays; "r" pays or takes red."""
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
    for n, word in enumerate(words):
        if word in ("paying", "pay"):
            return [*full, "paying", *map(_colour, words[n + 1 :])]
        if _piece_for(s, word):
            full += [] if full and full[-1] in _PIECES else [_piece_for(s, word)]
            full.append(_where(s, word))
        elif word not in ("place", "and"):
            full.append(word)
    return full


def _piece_for(s: State, word: str) -> str:
    """What a bare place stands for: a space a palace, a province an emissary."""
    where = _where(s, word)
    if any(space.id == where for space in s.board.file.spaces):
        return "palace"
    return "emissary" if any(province.id == where for province in s.board.file.provinces) else ""


def _where(s: State, word: str) -> str:
    """A place by its id: "wei3" is "wei-3", and "ch'in" is "chin"."""
    word = word.replace("'", "")
    return re.sub(r"^([a-z]+)(\d+)$", r"\1-\2", word)


def _colour(word: str) -> str:
    return _LETTERS.get(word, word)
