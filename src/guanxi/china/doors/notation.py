"""China's actions as text that people read and type, and as data. The grammar stands in docs/china.md."""

import re
from functools import lru_cache
from typing import Any

from guanxi.china.doors.saying import sentence
from guanxi.china.rules.board import Board
from guanxi.china.rules.components import CARD_SETS, COLOURS, MAX_CARDS, MAX_PLAYERS
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
from guanxi.china.rules.state import State
from guanxi.core.errors import InputError, NoSuchAction, NotationError
from guanxi.core.kinds import Kinds

FORMS = (
    "place palace wei-3, place emissary wei, place fortification wei-3, pay red, pay red green green, "
    "place palace wei-3 and emissary wei paying red red, exchange red, take red, draw"
)
LEAVING_OUT = "leave out wei-1 wei-2"


@lru_cache(maxsize=4096)
def _line(kinds: Kinds, action: int) -> str:
    return kinds.notation(action, {})


class ChinaNotation:
    """Actions as they are written, read and sent."""

    def write(self, state: State, action: int) -> str:
        """An action's canonical notation."""
        return _line(state.board.kinds, action)

    def read(self, state: State, text: str) -> list[int]:
        """The actions that a line stands for: one, or a whole gesture such as `place palace wei-3 paying red`."""
        return parse(state.board, text)

    def to_json(self, state: State, action: int) -> dict[str, Any]:
        """The action as data: `{"kind": "place-palace", "space": "wei-3"}`."""
        return state.board.kinds.to_json(action, {})

    def from_json(self, state: State, told: object) -> int:
        """The action that was told so."""
        action = state.board.kinds.from_json(told, {})
        if isinstance(action, str):
            raise InputError(action)
        return action


def parse(board: Board, text: str) -> list[int]:
    """The actions that a line stands for."""
    words = re.findall(r"[^\s,]+", text.lower())[:24]
    if not words:
        raise NotationError(sentence("nothing-to-do", forms=FORMS))
    verb, rest = words[0], words[1:]
    if verb == "place":
        return _gesture(board, rest)
    if verb == "pay":
        return [_payment(board, rest)]
    if verb == "exchange" and rest:
        return _exchange(board, rest)
    if verb in ("take", "deal") and len(rest) == 1:
        return [_action(board, TAKE if verb == "take" else DEAL, _colour(rest[0]))]
    if verb in ("draw", "pass") and not rest:
        return [_action(board, DRAW if verb == "draw" else PASS)]
    if verb == "first" and len(rest) == 2 and rest[0] == "player":
        return [_action(board, SEAT_FIRST, _player(rest[1]))]
    if verb == "leave" and len(rest) == 3 and rest[0] == "out":
        return [_action(board, LEAVE_OUT, _road(board, rest[1:]))]
    raise NoSuchAction(" ".join(words), FORMS)


def _action(board: Board, kind: int, one: int = 0) -> int:
    return int(board.kinds.action(kind, one, 0))


def _gesture(board: Board, words: list[str]) -> list[int]:
    """`palace wei-3 [and emissary wei] [paying red red]`"""
    pieces, cards = words, []
    paying = "paying" in words
    if paying:
        at = words.index("paying")
        pieces, cards = words[:at], words[at + 1 :]
    pieces = [word for word in pieces if word != "and"]
    if not pieces or len(pieces) % 2:
        raise NotationError(sentence("place-how"))
    actions = [_piece(board, kind, where) for kind, where in zip(pieces[::2], pieces[1::2], strict=True)]
    return actions + ([_payment(board, cards)] if paying else [])


def _piece(board: Board, kind: str, where: str) -> int:
    provinces = [province.id for province in board.file.provinces]
    spaces = [space.id for space in board.file.spaces]
    if kind == "emissary":
        if where not in provinces:
            raise NotationError(sentence("unknown-province", where=where[:30], provinces=", ".join(provinces)))
        return _action(board, PLACE_EMISSARY, provinces.index(where))
    if kind not in ("palace", "fortification"):
        raise NotationError(sentence("unknown-piece", kind=kind[:30]))
    if where not in spaces:
        near = [space.id for space in board.file.spaces if space.province == where.partition("-")[0]]
        if not near:
            raise NotationError(sentence("unknown-space", where=where[:30]))
        raise NotationError(sentence("unknown-space-there", where=where[:30], first=near[0], last=near[-1]))
    return _action(board, PLACE_PALACE if kind == "palace" else PLACE_FORTIFICATION, spaces.index(where))


def _road(board: Board, ends: list[str]) -> int:
    """A road by its two spaces, either one first."""
    for number, road in enumerate(board.file.roads):
        if sorted(road.ends) == sorted(ends):
            return number
    raise NotationError(sentence("unknown-road", one=ends[0][:30], other=ends[1][:30], form=LEAVING_OUT))


def _payment(board: Board, words: list[str]) -> int:
    colours = sorted(_colour(word) for word in words if word != "and")
    if not colours:
        raise NotationError(sentence("which-cards"))
    if len(colours) > MAX_CARDS:
        raise NotationError(sentence("payment-of-three", count=len(colours)), "CN-CARD-01")
    return _action(board, PAY, CARD_SETS.index(tuple(colours)))


def _exchange(board: Board, words: list[str]) -> list[int]:
    """`exchange red [taking green | drawing]`"""
    actions = [_action(board, EXCHANGE, _colour(words[0]))]
    if words[1:] == ["drawing"]:
        actions.append(_action(board, DRAW))
    elif len(words) == 3 and words[1] == "taking":
        actions.append(_action(board, TAKE, _colour(words[2])))
    elif len(words) > 1:
        raise NotationError(sentence("exchange-how"))
    return actions


def _colour(word: str) -> int:
    if word not in COLOURS:
        raise NotationError(sentence("unknown-colour", word=word[:30], colours=", ".join(COLOURS)))
    return COLOURS.index(word)


def _player(word: str) -> int:
    if word not in [str(number + 1) for number in range(MAX_PLAYERS)]:
        raise NotationError(sentence("unknown-player", word=word[:30], most=MAX_PLAYERS))
    return int(word) - 1
