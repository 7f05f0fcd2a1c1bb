"""Short ways to type an action."""

import re
from collections.abc import Sequence

from guanxi.confucius.doors import notation
from guanxi.confucius.doors.terminal.marks import SEATS
from guanxi.confucius.rules.components import MINISTRIES, PLAYER_COLOURS, SPACES
from guanxi.confucius.rules.state import DISCARDING, PAYING, PLACING_CANDIDATE, TUTORING_CARDS, State
from guanxi.core.errors import NoSuchAction

_CARDS = re.compile(r"[123]( [123])*|nothing")
_JOINTS = ("paying", "with", "taking")  # what comes before cards or before the other half of an action


def parse(s: State, line: str) -> list[int]:
    """The actions that a line stands for: "1 3" pays, "hubu3" bribes, "give 3 g" gives a gift to green.

    A payment that was begun and not named will be asked for.
    """
    words = [_place(word) for word in re.findall(r"[^\s,]+", line.lower())]
    if words[1:] and words[-1] in _JOINTS:
        words = words[:-1]
    text = " ".join(words)
    if text in ("pay", "lay"):
        raise NoSuchAction(text, notation.FORMS)
    if words[:1] == ["lay"] and s.room == TUTORING_CARDS:
        text = " ".join(words[1:])
    if s.room in (PAYING, TUTORING_CARDS) and _CARDS.fullmatch(text):
        return notation.read(s, f"pay {text}")
    if s.room == DISCARDING and _CARDS.fullmatch(text):
        words = ["discard", *words]
    if words[:1] == ["discard"] and len(words) > 2:
        return [action for card in sorted(words[1:]) for action in notation.read(s, f"discard {card}")]
    return notation.read(s, " ".join(_spelled_out(s, words)))


def _place(word: str) -> str:
    """`hubu3` is `hubu-3`, and the card `1/3` is `1`."""
    return re.sub(r"^([a-z]+)(\d+)$", r"\1-\2", re.sub(r"^([123])/[123]$", r"\1", word))


def _spelled_out(s: State, words: Sequence[str]) -> list[str]:
    """A line in full notation."""
    if words and words[0] in _officials():
        return [_verb(s, _officials().index(words[0])), *words]
    if words[:1] == ["give"] and len(words) in (3, 4) and words[1].isdecimal():
        return ["give", "gift", words[1], "to", _colour(words[-1])]
    if len(words) > 2 and words[-2] in ("to", "by"):
        return [*words[:-1], _colour(words[-1])]
    if words[:1] in (["lend"], ["appoint"]) and len(words) == 2:
        return ["lend", "to", _colour(words[1])] if words[0] == "lend" else ["appoint", _colour(words[1])]
    return list(words)


def _officials() -> list[str]:
    return [f"{ministry}-{space}" for ministry in MINISTRIES for space in range(1, SPACES + 1)]


def _verb(s: State, official: int) -> str:
    """What is done with a bare official: bribed, secured if it is one's own, or the candidate's place."""
    if s.room == PLACING_CANDIDATE:
        return "place candidate"
    return "secure" if int(s.marker[official]) == int(s.seat) else "bribe"


def _colour(word: str) -> str:
    """A player's colour by its letter."""
    return PLAYER_COLOURS[SEATS.index(word.upper())] if len(word) == 1 and word.upper() in SEATS else word


def spoken(s: State, actions: Sequence[int]) -> str:
    """`bribe hubu-3 paying 1 3`, as one would type it."""
    lines = [re.sub(r" 1 junks$", " 1 junk", notation.write(s, action)) for action in actions]
    if lines[-1:] == ["enough"] and len(lines) > 1:
        lines = _with_cards(s, lines)
    elif len(lines) > 1 and lines[0].startswith("discard "):
        lines = [" ".join([lines[0], *(line.removeprefix("discard ") for line in lines[1:])])]
    elif len(lines) > 1 and lines[-1].startswith("with "):
        lines = [*lines[:-2], " ".join(lines[-2:])]
    elif len(lines) > 1 and lines[-1].startswith("march to "):
        there = lines[-1].removeprefix("march ")
        lines = [*lines[:-2], f"march {lines[-2].removeprefix('march from ')} {there}"]
    return ", ".join(lines)


def _with_cards(s: State, lines: Sequence[str]) -> list[str]:
    """What was done, and the cards that were laid down for it."""
    cards = [line.removeprefix("spend ") for line in lines if line.startswith("spend ")]
    *done, last = [line for line in lines[:-1] if not line.startswith("spend ")] or [""]
    joint = "with" if last.startswith("tutor ") else "paying" if last else "lay" if s.room == TUTORING_CARDS else "pay"
    return [*done, " ".join(filter(None, [last, joint, *(cards or ["nothing"])]))]
