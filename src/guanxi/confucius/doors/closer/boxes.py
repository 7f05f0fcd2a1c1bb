"""The Actions Box from where the viewer sits: cubes, what is open at which price, or what is against it."""

from typing import Any

from guanxi.confucius.doors.closer.seats import in_turn, seats_of
from guanxi.confucius.doors.naming import CURRENCIES
from guanxi.confucius.rules import turn
from guanxi.confucius.rules.actions import army, buy_gift, junks
from guanxi.confucius.rules.clauses import IDS, NOTHING, TOO_EXPENSIVE, TOO_FEW_CUBES
from guanxi.confucius.rules.components import (
    ARMY_PRICE,
    BOX_FAVOUR,
    BOX_NAMES,
    BOX_PETITION,
    GIFTS,
    JUNK_PRICE,
    MOST_JUNKS_BOUGHT,
)
from guanxi.confucius.rules.kinds import CARD_BRIBERY, CARD_INSULTED, KINDS, NO_ACTION
from guanxi.confucius.rules.shared import spaces
from guanxi.confucius.rules.state import State

Told = dict[str, Any]


def actions(s: State, viewer: int) -> Told:
    """By space: the cubes of everybody's next use, and the kinds of actions that share it; `reward` has no space."""
    turns = [in_turn(s, seat) for seat in seats_of(s)]
    kinds = _kinds(turns[viewer]) if viewer >= 0 else {}
    found: Told = {}
    for box, name in enumerate(BOX_NAMES):
        if box == BOX_FAVOUR or (box == BOX_PETITION and not s.advanced):
            continue
        there = [kind for kind in range(NO_ACTION + 1) if KINDS.space[kind] == box]
        found[name] = {
            "cubes": [int(spaces.price(each, box)) for each in turns],
            "kinds": {KINDS.rows[kind].name: kinds[kind] for kind in there if kind in kinds},
        }
    played = range(CARD_BRIBERY, CARD_INSULTED + 1)
    found["reward"] = {
        "cubes": [0] * len(turns),
        "kinds": {KINDS.rows[kind].name: kinds[kind] for kind in played if kind in kinds},
    }
    return found


def _kinds(t: State) -> dict[int, Told]:
    return {kind: _kind(t, kind) for kind in (*range(NO_ACTION + 1), *range(CARD_BRIBERY, CARD_INSULTED + 1))}


def _kind(t: State, kind: int) -> Told:
    """How many choices are open and what they cost; or the clause to be told, and of which action."""
    open_at, against = set[int](), dict[int, list[int]]()
    currency = turn.FREE
    count = 0
    for action in range(int(KINDS.start[kind]), int(KINDS.start[kind + 1])):
        clause = int(turn.why_not(t, action))
        if clause != NOTHING:
            against.setdefault(clause, []).append(action)
            continue
        count += 1
        currency, amount = turn.price(t, kind, KINDS.one[action], KINDS.two[action])
        if currency != turn.FREE:
            open_at.add(int(amount))
    told: Told = {"open": count, "prices": sorted(open_at), "currency": ""}
    told["currency"] = "" if currency == turn.FREE else CURRENCIES[int(currency)]
    return told | {"no": "", "about": -1} if count else told | _against(against)


def _against(against: dict[int, list[int]]) -> Told:
    """Cubes first, then cards: what would be open but for them; else what is said of most."""
    for clause in (TOO_FEW_CUBES, TOO_EXPENSIVE):
        if clause in against:
            return {"no": IDS[clause], "about": against[clause][0]}
    most = max(against, key=lambda clause: len(against[clause]))
    return {"no": IDS[most], "about": against[most][0]}


def prices(s: State, viewer: int) -> Told:
    """What the viewer pays where the number of things decides; for onlookers what is printed."""
    gifts = [int(buy_gift.price(value)) for value in range(1, GIFTS + 1)]
    if viewer < 0:
        printed = [int(JUNK_PRICE[quantity]) for quantity in range(1, MOST_JUNKS_BOUGHT + 1)]
        return {"junks": printed, "army": ARMY_PRICE, "gifts": gifts}
    t = in_turn(s, viewer)
    mine = [int(junks.price(t, quantity)) for quantity in range(1, MOST_JUNKS_BOUGHT + 1)]
    return {"junks": mine, "army": int(army.price(t)), "gifts": gifts}
