"""The position around an action, in the words that refusals mention: who owns what it is about, and in which state."""

from collections.abc import Callable, Sequence

from guanxi.confucius.doors.naming import Facts, kind_of, player_name
from guanxi.confucius.rules import kinds
from guanxi.confucius.rules.actions import junks, voyage
from guanxi.confucius.rules.components import (
    BOXES,
    GIFTS,
    JUNKS_PER_VOYAGE,
    N_OFFICIALS,
    REWARD_CASH,
    REWARD_EXTRA,
    REWARD_GIFT,
    REWARD_INSULTED,
    REWARD_RECRUIT,
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
    State,
)


def facts_around(s: State, action: int, names: Sequence[str]) -> Facts:
    """What is to be seen where an action would take place."""
    kind = kind_of(action)
    look = _LOOK.get(kind)
    return look(s, action - kind, names) if look else {}


def official(s: State, number: int, names: Sequence[str]) -> Facts:
    """Empty, unbribed, own, rival or secured; and whose marker it is."""
    owner = int(s.marker[number])
    facts: Facts = {"owner": player_name(names, owner) if owner != NOBODY else ""}
    if s.tile[number] == NO_TILE:
        return facts | {"state": "empty"}
    if owner == NOBODY:
        return facts | {"state": "unbribed"}
    if s.tile[number] == CANDIDATE_TILE:
        return facts | {"state": "candidate"}
    if s.secured[number]:
        return facts | {"state": "secured"}
    return facts | {"state": "own" if owner == s.seat else "rival"}


def official_and_player(s: State, number: int, names: Sequence[str]) -> Facts:
    """The same, and whether the player is one to whom something can go."""
    return official(s, number // 5, names) | player(s, number % 5, names)


def player(s: State, number: int, names: Sequence[str]) -> Facts:
    """Self, nobody at this table, or another player."""
    if number >= s.players:
        return {"who": "nobody"}
    return {"who": "self" if number == s.seat else "rival"}


def gift(s: State, number: int, names: Sequence[str]) -> Facts:
    """What has become of an own gift."""
    state = int(s.gift[int(s.seat) * GIFTS + number])
    if state >= ACTIVE:
        return {"state": "active", "holder": player_name(names, state - ACTIVE), "held": "yes"}
    return {"state": ("unavailable", "available", "out")[state], "holder": "", "held": "yes"}


def gift_and_player(s: State, number: int, names: Sequence[str]) -> Facts:
    """An own gift, and what its recipient has given."""
    recipient = number % 5
    received = int(gifts.value_from(s, recipient, s.seat)) if recipient < s.players else 0
    return gift(s, number // 5, names) | player(s, recipient, names) | {"received": received}


def student(s: State, number: int, names: Sequence[str]) -> Facts:
    """Who has a student on this space, and on both."""
    owners = [int(s.student[space]) for space in range(2)]
    named = [player_name(names, owner) if owner != NOBODY else "" for owner in owners]
    whose = "none" if owners[number] == NOBODY else "own" if owners[number] == s.seat else "rival"
    return {"owner": named[number], "red": named[0], "plain": named[1], "state": whose}


def buying(s: State, number: int, names: Sequence[str]) -> Facts:
    """Junks left to be bought."""
    return {"supply": int(junks.supply(s))}


def sailing(s: State, number: int, names: Sequence[str]) -> Facts:
    """Junks in the shipyard and at sea, and the lands that remain."""
    at_sea = int(s.own[OCEAN + s.seat]) + number + 1
    return {
        "shipyard": int(s.own[SHIPYARD + s.seat]),
        "at_sea": at_sea,
        "voyages": at_sea // JUNKS_PER_VOYAGE,
        "lands": int(voyage.unvisited(s, s.seat)),
    }


def box(s: State, place: int, names: Sequence[str]) -> Facts:
    """No such box, resolved, empty or taken."""
    owner = int(s.box[place])
    facts: Facts = {"owner": player_name(names, owner) if owner < NO_BOX else ""}
    if owner == NO_BOX:
        return facts | {"state": "none"}
    if invasions.is_resolved(s, place // BOXES):
        return facts | {"state": "resolved"}
    return facts | {"state": "empty" if owner == NOBODY else "taken"}


def bribery(s: State, number: int, names: Sequence[str]) -> Facts:
    """A Bribery card in hand, and its target."""
    return _card(number // N_OFFICIALS)(s, number, names) | official(s, number % N_OFFICIALS, names)


def card_gift(s: State, number: int, names: Sequence[str]) -> Facts:
    """The Gift card in hand, and the gift."""
    return gift(s, number, names) | _card(REWARD_GIFT)(s, number, names)


def moving(s: State, number: int, names: Sequence[str]) -> Facts:
    """The junks of the shipyard from which two would go."""
    source, target = number // 5, number % 5
    absent = max(source, target) >= s.players
    few = "same" if source == target else "few"
    return {"state": "nobody" if absent else few, "shipyard": int(s.own[SHIPYARD + source])}


def _card(card: int) -> Callable[[State, int, Sequence[str]], Facts]:
    def look(s: State, number: int, names: Sequence[str]) -> Facts:
        return {"held": "yes" if s.rewards[int(s.seat) * REWARD_ROW + card] else "no"}

    return look


_LOOK: dict[int, Callable[[State, int, Sequence[str]], Facts]] = {
    kinds.BRIBE: official,
    kinds.SECURE: official,
    kinds.NOMINATE: student,
    kinds.JUNKS: buying,
    kinds.VOYAGE: sailing,
    kinds.INVADE: box,
    kinds.BUY_GIFT: gift,
    kinds.GIVE_GIFT: gift_and_player,
    kinds.TRANSFER: official_and_player,
    kinds.PETITION: gift,
    kinds.CARD_BRIBERY: bribery,
    kinds.CARD_GIFT: card_gift,
    kinds.CARD_EXTRA: _card(REWARD_EXTRA),
    kinds.CARD_CASH: _card(REWARD_CASH),
    kinds.CARD_RECRUIT: _card(REWARD_RECRUIT),
    kinds.CARD_INSULTED: _card(REWARD_INSULTED),
    kinds.MOVE_JUNKS: moving,
    kinds.REPLACE_STUDENT: student,
    kinds.SWAP_OWN: official,
    kinds.SWAP_OTHER: official,
    kinds.ARMY_FROM: box,
    kinds.ARMY_TO: box,
    kinds.REPLACE_MARKER: official_and_player,
    kinds.CANDIDATE: official,
    kinds.LEND: player,
    kinds.APPOINT: player,
}
