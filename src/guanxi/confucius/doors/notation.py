"""Confucius' actions as text that people read and type, and as data. Players are named by their colours.

Lines and fields are those of the table of kinds; here are the names of boxes, which depend on the lands laid out,
whole gestures in one line, and amounts that no rule ever allows. See docs/confucius.md.
"""

import re
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from guanxi.confucius.doors.saying import sentence
from guanxi.confucius.rules import engine
from guanxi.confucius.rules.actions import reward
from guanxi.confucius.rules.clauses import NOTHING
from guanxi.confucius.rules.components import BOXES, FOREIGN_LANDS, JUNKS, LAND_SPACES, MOST_JUNKS_BOUGHT
from guanxi.confucius.rules.kinds import (
    BOX_WORDS,
    CARD_BRIBERY,
    CARD_GIFT,
    CARD_INSULTED,
    COMMERCIAL,
    DISCARD,
    ENOUGH,
    GIVE_GIFT,
    KINDS,
    OFFICIAL_WORDS,
    SPEND,
    SWAP_OTHER,
    SWAP_OWN,
)
from guanxi.confucius.rules.state import State
from guanxi.core.errors import InputError, NoSuchAction, NotationError

FORMS = (
    "bribe hubu-3 paying 1 3, secure hubu-3, nominate red, force examination, buy 2 junks, sail 5 junks, recruit army, "
    "invade korea-2, buy gift 3, give gift 3 to green, transfer hubu-3 to green, petition 4, "
    "commercial income paying 1 2, tax income, no action, pass, play cash, spend 2, enough"
)


def official_name(official: int) -> str:
    """`hubu-3`: ministry and space."""
    return OFFICIAL_WORDS[official]


def box_name(s: State, place: int) -> str:
    """`korea-2`: foreign land and box."""
    return _words(_lands(s))["box"][place]


def _lands(s: State) -> tuple[int, ...]:
    return tuple(int(s.land[space]) for space in range(LAND_SPACES))


@cache
def _words(lands: tuple[int, ...]) -> Mapping[str, Sequence[str]]:
    """The words of the fields that depend on the position: boxes by the land on their space."""
    boxes = list(BOX_WORDS)
    for place in range(LAND_SPACES * BOXES):
        land = lands[place // BOXES]
        if land < len(FOREIGN_LANDS):
            boxes[place] = f"{FOREIGN_LANDS[land]}-{place % BOXES + 1}"
    return {"box": boxes}


@cache
def _lines(lands: tuple[int, ...]) -> Mapping[str, int]:
    """Every line, in one spelling of `_` and `-`, and the action that it stands for."""
    return {line.replace("_", "-"): action for line, action in KINDS.lines(_words(lands)).items()}


def write(s: State, action: int) -> str:
    """An action's canonical notation."""
    return KINDS.notation(action, _words(_lands(s)))


def to_json(s: State, action: int) -> dict[str, Any]:
    """`{"kind": "give-gift", "value": 3, "to": 1}`."""
    return KINDS.to_json(action, _words(_lands(s)))


def from_json(s: State, told: object) -> int:
    """The action that was told so; InputError says what is wrong with it."""
    found = KINDS.from_json(told, _words(_lands(s)))
    if isinstance(found, str):
        raise InputError(found)
    return found


def read(s: State, text: str) -> list[int]:
    """The actions that a line stands for: one, or a whole gesture such as `bribe hubu-3 paying 1 3`."""
    words = re.findall(r"[^\s,]+", text.lower())[:60]
    if not words:
        raise NotationError(sentence("nothing-to-do", forms=FORMS))
    for joint, last in (("paying", True), ("with", True), ("taking", False)):
        if joint in words[1:] and not (joint == "with" and words[0] == "swap"):
            at = words.index(joint, 1)
            action = _one(s, words[:at])
            cards = _cards(words[at + 1 :], last)
            if _is_free(s, action):
                return [action, *_nothing(cards)]
            return [action, *cards]
    if words[0] == "pay":
        return _cards(words[1:], True)
    if words[0] == "swap" and len(words) == 4 and words[2] == "with":
        return [_one(s, words[:2]), _one(s, words[2:])]
    if words[0] == "march" and len(words) == 4 and words[2] == "to":
        return [_one(s, ["march", "from", words[1]]), _one(s, ["march", "to", words[3]])]
    return [_one(s, words)]


def in_order(told: Sequence[int]) -> Sequence[int]:
    """The same cards told from few coins to many, or the same swap with the first of two own tiles first."""
    kinds = [int(KINDS.kind_of[action]) for action in told]
    if kinds != [SWAP_OWN, SWAP_OTHER] and set(kinds) not in ({SPEND}, {DISCARD}):
        return told
    values = sorted(int(KINDS.one[action]) for action in told)
    return [int(KINDS.action(kind, value, 0)) for kind, value in zip(kinds, values, strict=True)]


def _is_free(s: State, action: int) -> bool:
    """Actions that never have a price in coins or licences, and a Bribery card that may be played for nothing now."""
    kind = KINDS.kind_of[action]
    if kind == CARD_BRIBERY and engine.why_not(s, engine.to_act(s), action) == NOTHING:
        return bool(reward.price(s, KINDS.two[action]) == 0)
    if GIVE_GIFT <= kind < CARD_BRIBERY:
        return bool(kind != COMMERCIAL)
    return bool(CARD_GIFT <= kind <= CARD_INSULTED)


def _nothing(cards: list[int]) -> list[int]:
    """Nothing is paid for what is free."""
    if len(cards) > 1:
        raise NotationError(sentence("nothing-to-pay"), "CF-PAY-09")
    return []


def _cards(words: list[str], enough: bool) -> list[int]:
    """`1 1 3`: cards by their coins, told from few to many; `nothing` for none."""
    if not words:
        raise NotationError(sentence("which-cards"))
    if words == ["nothing"]:
        words = []
    for word in words:
        if word not in ("1", "2", "3"):
            raise NotationError(sentence("unknown-card", word=word[:20]))
    spent = [int(KINDS.action(SPEND, int(word), 0)) for word in sorted(words)]
    return spent + ([int(KINDS.action(ENOUGH, 0, 0))] if enough else [])


def _one(s: State, words: list[str]) -> int:
    text = " ".join(words).replace("_", "-")
    _refuse_what_never_is(words)
    if text.endswith(" 1 junk"):
        text += "s"
    found = _lines(_lands(s)).get(text)
    if found is None:
        raise NoSuchAction(text, FORMS)
    return found


def _refuse_what_never_is(words: list[str]) -> None:
    """Things that the table does not hold because a rule forbids them always."""
    if len(words) == 3 and words[2] in ("junk", "junks") and words[1].isdecimal():
        number = words[1][:3]
        if words[0] == "buy" and not 1 <= int(number) <= MOST_JUNKS_BOUGHT:
            raise NotationError(sentence("junks-bought", number=number), "CF-ACT-JUNK-01")
        if words[0] == "sail" and not 1 <= int(number) <= JUNKS:
            raise NotationError(sentence("junks-sailing", number=number), "CF-ACT-VOY-01")
