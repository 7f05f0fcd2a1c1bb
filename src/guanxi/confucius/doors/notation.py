"""Confucius' actions as text that people read and type. Players are named by their colours. See docs/confucius.md."""

import re
from collections.abc import Callable

from guanxi.confucius.rules import kinds
from guanxi.confucius.rules.components import (
    BOXES,
    DISTANT_LANDS,
    FOREIGN_LANDS,
    LAND_SPACES,
    MINISTRIES,
    PLAYER_COLOURS,
    REWARDS,
    SPACES,
)
from guanxi.confucius.rules.state import State
from guanxi.core.errors import NotationError

STUDENTS = ("red", "plain")
CANDIDATES = (*MINISTRIES, "any")
CARD_NAMES = tuple(reward.replace("_", "-") for reward in REWARDS)
FORMS = (
    "bribe hubu-3 paying 1 3, secure hubu-3, nominate red, force examination, buy 2 junks, sail 5 junks, recruit army, "
    "invade korea-2, buy gift 3, give gift 3 to green, transfer hubu-3 to green, petition 4, "
    "commercial income paying 1 2, tax income, no action, pass, play cash, spend 2, enough"
)


def official_name(official: int) -> str:
    """`hubu-3`: ministry and space."""
    return f"{MINISTRIES[official // SPACES]}-{official % SPACES + 1}"


def box_name(s: State, place: int) -> str:
    """`korea-2`: foreign land and box."""
    land = int(s.land[place // BOXES])
    name = FOREIGN_LANDS[land] if land < len(FOREIGN_LANDS) else f"land{place // BOXES + 1}"
    return f"{name}-{place % BOXES + 1}"


def notation(s: State, action: int) -> str:
    """An action's canonical notation."""
    start = max(first for first in kinds.STARTS if first <= action)
    return _NOTATIONS[start](s, action - start)


def _pair(number: int) -> tuple[int, str]:
    return number // 5, PLAYER_COLOURS[number % 5]


def _transfer(number: int) -> str:
    official, colour = _pair(number)
    return f"transfer {official_name(official)} to {colour}"


def _replace_marker(number: int) -> str:
    official, colour = _pair(number)
    return f"replace marker {official_name(official)} by {colour}"


_NOTATIONS: dict[int, Callable[[State, int], str]] = {
    kinds.BRIBE: lambda s, n: f"bribe {official_name(n)}",
    kinds.SECURE: lambda s, n: f"secure {official_name(n)}",
    kinds.NOMINATE: lambda s, n: f"nominate {STUDENTS[n]}",
    kinds.FORCE: lambda s, n: "force examination",
    kinds.JUNKS: lambda s, n: f"buy {n + 1} junks",
    kinds.VOYAGE: lambda s, n: f"sail {n + 1} junks",
    kinds.RECRUIT: lambda s, n: "recruit army",
    kinds.INVADE: lambda s, n: f"invade {box_name(s, n)}",
    kinds.BUY_GIFT: lambda s, n: f"buy gift {n + 1}",
    kinds.GIVE_GIFT: lambda s, n: f"give gift {n // 5 + 1} to {PLAYER_COLOURS[n % 5]}",
    kinds.TRANSFER: lambda s, n: _transfer(n),
    kinds.PETITION: lambda s, n: f"petition {n + 1}",
    kinds.COMMERCIAL: lambda s, n: "commercial income",
    kinds.TAX: lambda s, n: "tax income",
    kinds.NO_ACTION: lambda s, n: "no action",
    kinds.FAVOUR: lambda s, n: "imperial favour",
    kinds.PASS: lambda s, n: "pass",
    kinds.CARD_BRIBERY: lambda s, n: f"play {CARD_NAMES[n // 21]} on {official_name(n % 21)}",
    kinds.CARD_GIFT: lambda s, n: f"play gift {n + 1}",
    kinds.CARD_EXTRA: lambda s, n: "play extra-action",
    kinds.CARD_CASH: lambda s, n: "play cash",
    kinds.CARD_RECRUIT: lambda s, n: "play recruit-army",
    kinds.CARD_INSULTED: lambda s, n: "play emperor-insulted",
    kinds.SPEND: lambda s, n: f"spend {n + 1}",
    kinds.ENOUGH: lambda s, n: "enough",
    kinds.LAND: lambda s, n: f"arrive {DISTANT_LANDS[n]}",
    kinds.MOVE_JUNKS: lambda s, n: f"move junks from {PLAYER_COLOURS[n // 5]} to {PLAYER_COLOURS[n % 5]}",
    kinds.REPLACE_STUDENT: lambda s, n: f"replace student {STUDENTS[n]}",
    kinds.SWAP_OWN: lambda s, n: f"swap {official_name(n)}",
    kinds.SWAP_OTHER: lambda s, n: f"with {official_name(n)}",
    kinds.ARMY_FROM: lambda s, n: f"march from {box_name(s, n)}",
    kinds.ARMY_TO: lambda s, n: f"march to {box_name(s, n)}",
    kinds.REPLACE_MARKER: lambda s, n: _replace_marker(n),
    kinds.TUTOR: lambda s, n: f"tutor {STUDENTS[n]}",
    kinds.CANCEL_GIFT: lambda s, n: "cancel gift",
    kinds.KEEP_GIFT: lambda s, n: "keep gift",
    kinds.CANDIDATE: lambda s, n: f"place candidate {official_name(n)}",
    kinds.LEND: lambda s, n: f"lend to {PLAYER_COLOURS[n]}",
    kinds.APPOINT: lambda s, n: f"appoint {PLAYER_COLOURS[n]}",
    kinds.DISCARD: lambda s, n: f"discard {n + 1}",
    kinds.DEAL_CHIT: lambda s, n: f"chit {n + 4}",
    kinds.DEAL_DISTANT: lambda s, n: f"distant chit {n + 2}",
    kinds.DEAL_LAND: lambda s, n: f"land {FOREIGN_LANDS[n]}",
    kinds.DEAL_CANDIDATE: lambda s, n: f"candidate {CANDIDATES[n]}",
    kinds.DEAL_OFFICIAL: lambda s, n: f"official {n + 2}",
    kinds.DEAL_CARD: lambda s, n: f"card {n + 1}",
    kinds.DEAL_REWARD: lambda s, n: f"reward {CARD_NAMES[n]}",
    kinds.DEAL_CHIEF: lambda s, n: f"chief minister {PLAYER_COLOURS[n]}",
}


def parse(s: State, text: str) -> list[int]:
    """The actions that a line stands for: one, or a whole gesture such as `bribe hubu-3 paying 1 3`."""
    words = re.findall(r"[^\s,]+", text.lower())[:60]
    if not words:
        raise NotationError(f"nothing to do; say for example: {FORMS}")
    for joint, last in (("paying", True), ("with", True), ("taking", False)):
        if joint in words[1:] and not (joint == "with" and words[0] == "swap"):
            at = words.index(joint, 1)
            actions = _one(s, words[:at])
            cards = _cards(words[at + 1 :], last)
            if len(cards) > 1 and _is_free(actions[0]):
                raise NotationError("nothing is to be paid for this, so no card can be spent", "CF-PAY-09")
            return actions + cards
    if words[0] == "pay":
        return _cards(words[1:], True)
    if words[0] == "swap" and len(words) == 4 and words[2] == "with":
        return _one(s, words[:2]) + _one(s, words[2:])
    if words[0] == "march" and len(words) == 4 and words[2] == "to":
        return _one(s, ["march", "from", words[1]]) + _one(s, ["march", "to", words[3]])
    return _one(s, words)


def _is_free(action: int) -> bool:
    """Actions that never have a price in coins or licences."""
    if kinds.GIVE_GIFT <= action < kinds.CARD_BRIBERY:
        return action != kinds.COMMERCIAL
    return kinds.CARD_GIFT <= action < kinds.SPEND


def _cards(words: list[str], enough: bool) -> list[int]:
    """`1 1 3`: cards by their coins, told from few to many; `nothing` for none."""
    if words == ["nothing"]:
        words = []
    for word in words:
        if word not in ("1", "2", "3"):
            raise NotationError(f'"{word[:20]}" is no card: cards are named by their coins, 1, 2 or 3')
    return [kinds.SPEND + int(word) - 1 for word in sorted(words)] + ([kinds.ENOUGH] if enough else [])


def _one(s: State, words: list[str]) -> list[int]:
    text = " ".join(words)
    _refuse_what_never_is(words)
    if text.endswith(" 1 junk"):
        text += "s"
    found = _actions(s).get(text)
    if found is None:
        raise NotationError(f'"{text[:60]}" is no action; say for example: {FORMS}')
    return [found]


def _refuse_what_never_is(words: list[str]) -> None:
    """Things that the table does not hold because a rule forbids them always."""
    if len(words) == 3 and words[0] == "buy" and words[2] in ("junk", "junks") and words[1].isdecimal():
        if not 1 <= int(words[1][:3]) <= 4:
            raise NotationError(f"one to four junks are bought at a time, not {words[1][:3]}", "CF-ACT-JUNK-01")
    if len(words) == 3 and words[0] == "sail" and words[2] in ("junk", "junks") and words[1].isdecimal():
        if not 1 <= int(words[1][:3]) <= 25:
            raise NotationError(f"nobody can sail with {words[1][:3]} junks", "CF-ACT-VOY-01")


def _actions(s: State) -> dict[str, int]:
    """Every notation of the table; the names of boxes depend on the lands laid out."""
    lands = tuple(int(s.land[space]) for space in range(LAND_SPACES))
    if lands not in _known:
        _known[lands] = {notation(s, action): action for action in range(kinds.N_ACTIONS)}
    return _known[lands]


_known: dict[tuple[int, ...], dict[str, int]] = {}
