"""Short ways to type an action, and a whole turn in one line."""

import re
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Final

from guanxi.china.doors.boards.file import BoardFile
from guanxi.china.doors.saying import sentence
from guanxi.china.rules.components import COLOURS
from guanxi.china.rules.rooms import DRAWING
from guanxi.china.rules.state import State
from guanxi.core.errors import NotationError

_LETTERS: Final = {colour[0]: colour for colour in COLOURS}
_PIECES: Final = ("palace", "emissary", "fortification")
_VERBS: Final = ("pay", "exchange", "take")
_SHORTEST: Final = 3  # letters of a town that are enough


def spelled_out(s: State, text: str) -> str:
    """A line in full notation: "wei-3 wei r r" places a palace, an emissary and pays; "r" pays or takes red.

    A payment that was begun and not named will be asked for.
    """
    words = re.findall(r"[^\s,]+", text.lower())
    if words[1:] and words[-1] in ("paying", "pay", "taking"):
        words = words[:-1]
    if not words:
        return text
    if all(word in _LETTERS or word in COLOURS for word in words):
        words.insert(0, "take" if s.room == DRAWING else "pay")
    if words[0] in _VERBS:
        return " ".join([words[0], *map(_colour, words[1:])])
    if words[0] in ("place", *_PIECES) or _piece_for(s, words[0]):
        return " ".join(["place", *_placement(s, words)])
    return " ".join(words)


def _placement(s: State, words: Sequence[str]) -> list[str]:
    """Pieces named by where they go only, then the payment."""
    full: list[str] = []
    bare = True  # is a place not preceded by the piece that goes there?
    for n, word in enumerate(words):
        if word in ("paying", "pay") or (full and _colour(word) in COLOURS):
            cards = words[n:] if _colour(word) in COLOURS else words[n + 1 :]
            return [*full, "paying", *map(_colour, cards)]
        if _piece_for(s, word):
            full += [_piece_for(s, word), _where(s, word)] if bare else [_where(s, word)]
            bare = True
        elif word not in ("place", "and"):
            full.append(word)
            bare = False
    return full


def _piece_for(s: State, word: str) -> str:
    """What a bare place stands for: a space a palace, a province an emissary."""
    where = _where(s, word)
    if any(space.id == where for space in s.board.file.spaces):
        return "palace"
    return "emissary" if any(province.id == where for province in s.board.file.provinces) else ""


def _where(s: State, word: str) -> str:
    """A place by its id: "wei3" is "wei-3", "ch'in" is "chin", and "anyi" is the town on "wei-3"."""
    word = re.sub(r"^([a-z]+)(\d+)$", r"\1-\2", word.replace("'", "").replace("’", ""))
    towns = _towns(s.board.file)
    if word in towns or any(word == province.id for province in s.board.file.provinces):
        return towns.get(word, word)
    begun = [town for town in towns if len(word) >= _SHORTEST and town.startswith(word)]
    if len(begun) > 1 and word not in _PIECES:
        told = ", ".join(f"{town.title()} ({towns[town]})" for town in begun)
        raise NotationError(sentence("place-may-be", word=word[:30], told=told))
    return towns[begun[0]] if begun else word


@cache
def _towns(file: BoardFile) -> Mapping[str, str]:
    """Spaces by their towns; a word that means something else here is no town's."""
    taken = {*_PIECES, *_VERBS, *COLOURS, "place", "paying", "and", "draw", "drawing", "taking", "pass"}
    taken |= {province.id for province in file.provinces} | {space.id for space in file.spaces}
    return {space.town.lower(): space.id for space in file.spaces if space.town and space.town.lower() not in taken}


def _colour(word: str) -> str:
    return _LETTERS.get(word, word)


def spoken(s: State, actions: Sequence[int]) -> str:
    """`place palace wei-3 and emissary wei paying red red`, as one would type it."""
    kinds = s.board.kinds
    lines = [kinds.notation(action, {}) for action in actions]
    pieces = [line.removeprefix("place ") for line in lines if line.startswith("place ")]
    rest = lines[len(pieces) :]
    if pieces:
        told = "place " + " and ".join(pieces)
        if rest and rest[0].startswith("pay "):
            told += f" paying {rest.pop(0).removeprefix('pay ')}"
        rest.insert(0, told)
    elif len(rest) > 1 and rest[0].startswith("exchange "):
        drawn = rest.pop(1)
        rest[0] += " drawing" if drawn == "draw" else f" taking {drawn.removeprefix('take ')}"
    return ", ".join(rest)
