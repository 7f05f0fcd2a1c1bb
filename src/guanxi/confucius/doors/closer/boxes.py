"""The Actions Box from where the viewer sits: cubes, what is open at which price, or what is against it."""

from typing import Any

from guanxi.confucius.doors.closer.seats import in_turn, seats_of
from guanxi.confucius.doors.naming import CURRENCIES
from guanxi.confucius.rules import turn
from guanxi.confucius.rules.actions import army, buy_gift, junks
from guanxi.confucius.rules.clauses import (
    BRIBE_TAKEN,
    BRIBE_TARGET,
    GIVE_AVAILABLE,
    GIVE_SELF,
    IDS,
    MINISTRY_FROZEN,
    NOTHING,
    PETITION_GIFT,
    TOO_EXPENSIVE,
    TOO_FEW_CUBES,
    TRANSFER_OWN,
)
from guanxi.confucius.rules.components import (
    ARMY_PRICE,
    BOX_FAVOUR,
    BOX_NAMES,
    BOX_PETITION,
    GIFTS,
    JUNK_PRICE,
    MOST_JUNKS_BOUGHT,
)
from guanxi.confucius.rules.kinds import (
    BRIBE,
    CARD_BRIBERY,
    CARD_INSULTED,
    GIVE_GIFT,
    KINDS,
    NO_ACTION,
    SECURE,
    TRANSFER,
)
from guanxi.confucius.rules.shared import spaces
from guanxi.confucius.rules.state import NO_TILE, NOBODY, State

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
    return told | {"no": "", "about": -1} if count else told | _against(t, kind, against)


# What is missing altogether: an official, a marker, a gift of one's own. Told when nothing else is against it.
_ABSENT = (BRIBE_TARGET, BRIBE_TAKEN, MINISTRY_FROZEN, TRANSFER_OWN, GIVE_AVAILABLE, GIVE_SELF, PETITION_GIFT)


def _against(t: State, kind: int, against: dict[int, list[int]]) -> Told:
    """What is nearest to being possible: what cubes or cards are missing for, then what the player has or could have;
    of several such the clause that is said of most."""

    def distance(clause: int) -> tuple[int, int]:
        near = (TOO_FEW_CUBES, TOO_EXPENSIVE)
        tier = near.index(clause) if clause in near else len(near) + (clause in _ABSENT)
        return tier, -len(against[clause])

    clause = min(against, key=distance)
    about = min(against[clause], key=lambda action: _example(t, kind, action, clause == TOO_EXPENSIVE))
    return {"no": IDS[clause], "about": about}


def _example(t: State, kind: int, action: int, is_priced: bool) -> tuple[int, ...]:
    """How far an action is from what could be: an official that is there, another player who sits there, its price
    where nothing but that is against it."""
    one, two = KINDS.one[action], KINDS.two[action]
    if kind in (GIVE_GIFT, TRANSFER):
        nobody = two >= t.players or two == t.seat
        return (nobody, *_official(t, int(one))) if kind == TRANSFER else (nobody,)
    price = int(turn.price(t, kind, one, two)[1]) if is_priced else 0
    return (*_official(t, int(one)), price) if kind in (BRIBE, SECURE) else (price,)


def _official(t: State, official: int) -> tuple[int, ...]:
    """One's own before free ones, then those of others; an empty space last."""
    return t.tile[official] == NO_TILE, t.marker[official] != t.seat, t.marker[official] != NOBODY


def prices(s: State, viewer: int) -> Told:
    """What the viewer pays where the number of things decides; for onlookers what is printed."""
    gifts = [int(buy_gift.price(value)) for value in range(1, GIFTS + 1)]
    if viewer < 0:
        printed = [int(JUNK_PRICE[quantity]) for quantity in range(1, MOST_JUNKS_BOUGHT + 1)]
        return {"junks": printed, "army": ARMY_PRICE, "gifts": gifts}
    t = in_turn(s, viewer)
    mine = [int(junks.price(t, quantity)) for quantity in range(1, MOST_JUNKS_BOUGHT + 1)]
    return {"junks": mine, "army": int(army.price(t)), "gifts": gifts}
