"""The position around an action, in the words that refusals mention: who owns what it is about, and in which state."""

from collections.abc import Callable

from guanxi.confucius.doors.attempt import Attempt
from guanxi.confucius.doors.naming import Facts
from guanxi.confucius.rules.actions import junks, voyage
from guanxi.confucius.rules.actions.reward import card_of
from guanxi.confucius.rules.components import BOXES, GIFTS, JUNKS_PER_VOYAGE
from guanxi.confucius.rules.kinds import (
    BUY_JUNKS,
    CARD_BRIBERY,
    CARD_INSULTED,
    DEAL_CHIT,
    KINDS,
    MOVE_JUNKS,
    VOYAGE,
)
from guanxi.confucius.rules.phases import invasions
from guanxi.confucius.rules.shared import gifts
from guanxi.confucius.rules.state import (
    ACTIVE,
    CANDIDATE_TILE,
    NO_BOX,
    NO_TILE,
    NOBODY,
    OCEAN,
    REWARD_ROW,
    SHIPYARD,
)


def facts_around(x: Attempt) -> Facts:
    """What is to be seen where an action would take place."""
    if x.kind in _OF_KIND:
        return _OF_KIND[x.kind](x)
    facts: Facts = {}
    if x.kind >= DEAL_CHIT:
        return facts  # chance decides it
    for name, value in KINDS.fields_of(x.action).items():
        look = _OF_FIELD.get(name)
        facts |= look(x, value) if look else {}
    if CARD_BRIBERY <= x.kind <= CARD_INSULTED:
        card = int(card_of(x.kind, x.one))
        facts |= {"held": "yes" if x.s.rewards[int(x.s.seat) * REWARD_ROW + card] else "no"}
    return facts


def official(x: Attempt, number: int) -> Facts:
    """Empty, unbribed, own, rival or secured; and whose marker it is."""
    s = x.s
    owner = int(s.marker[number])
    facts: Facts = {"owner": x.name(owner)}
    if s.tile[number] == NO_TILE:
        return facts | {"state": "empty"}
    if owner == NOBODY:
        return facts | {"state": "unbribed"}
    if s.tile[number] == CANDIDATE_TILE:
        return facts | {"state": "candidate"}
    if s.secured[number]:
        return facts | {"state": "secured"}
    return facts | {"state": "own" if owner == s.seat else "rival"}


def player(x: Attempt, number: int) -> Facts:
    """Self, nobody at this table, or another player; and what this one has given."""
    if number >= x.s.players:
        return {"who": "nobody", "received": 0}
    received = int(gifts.value_from(x.s, number, x.s.seat))
    return {"who": "self" if number == x.s.seat else "rival", "received": received}


def gift(x: Attempt, value: int) -> Facts:
    """What has become of an own gift."""
    state = int(x.s.gift[int(x.s.seat) * GIFTS + value - 1])
    if state >= ACTIVE:
        return {"state": "active", "holder": x.name(state - ACTIVE)}
    return {"state": ("unavailable", "available", "out")[state], "holder": ""}


def student(x: Attempt, number: int) -> Facts:
    """Who has a student on this space, and on both."""
    owners = [int(x.s.student[space]) for space in range(2)]
    named = [x.name(owner) for owner in owners]
    whose = "none" if owners[number] == NOBODY else "own" if owners[number] == x.s.seat else "rival"
    return {"owner": named[number], "red": named[0], "plain": named[1], "state": whose}


def box(x: Attempt, place: int) -> Facts:
    """No such box, resolved, empty or taken."""
    owner = int(x.s.box[place])
    facts: Facts = {"owner": x.name(owner) if owner < NO_BOX else ""}
    if owner == NO_BOX:
        return facts | {"state": "none"}
    if invasions.is_resolved(x.s, place // BOXES):
        return facts | {"state": "resolved"}
    return facts | {"state": "empty" if owner == NOBODY else "taken"}


def buying(x: Attempt) -> Facts:
    """Junks left to be bought."""
    return {"supply": int(junks.supply(x.s))}


def sailing(x: Attempt) -> Facts:
    """Junks in the shipyard and at sea, and the lands that remain."""
    at_sea = int(x.s.own[OCEAN + x.s.seat]) + x.one
    return {
        "shipyard": int(x.s.own[SHIPYARD + x.s.seat]),
        "at_sea": at_sea,
        "voyages": at_sea // JUNKS_PER_VOYAGE,
        "lands": int(voyage.unvisited(x.s, x.s.seat)),
    }


def moving(x: Attempt) -> Facts:
    """The junks of the shipyard from which two would go."""
    absent = max(x.one, x.two) >= x.s.players
    few = "same" if x.one == x.two else "few"
    return {"state": "nobody" if absent else few, "shipyard": int(x.s.own[SHIPYARD + x.one])}


_OF_KIND: dict[int, Callable[[Attempt], Facts]] = {BUY_JUNKS: buying, VOYAGE: sailing, MOVE_JUNKS: moving}
_OF_FIELD: dict[str, Callable[[Attempt, int], Facts]] = {
    "official": official,
    "to": player,
    "chief": player,
    "value": gift,
    "student": student,
    "box": box,
}
