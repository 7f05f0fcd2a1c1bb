"""A position in words: the JSON of `guanxi show` and what scenarios expect. See docs/scenarios.md."""

from collections.abc import Mapping, Sequence
from typing import Any

from guanxi.confucius.doors import standing
from guanxi.confucius.doors.court import court
from guanxi.confucius.doors.notation import box_name, official_name, write
from guanxi.confucius.doors.rows import by_name, name_at, of_bits
from guanxi.confucius.rules import engine
from guanxi.confucius.rules.actions.junks import supply
from guanxi.confucius.rules.clauses import NOTHING
from guanxi.confucius.rules.components import (
    BOX_NAMES,
    BOX_POINTS,
    BOXES,
    COINS,
    DISTANT_LANDS,
    FOREIGN_LANDS,
    GIFTS,
    LAND_BOXES,
    LAND_PRICE,
    LAND_SPACES,
    N_BOXES,
    N_CARDS,
    N_FOREIGN,
    N_POSTS,
    N_REWARDS,
    PLAYER_COLOURS,
    REWARD_BOX,
)
from guanxi.confucius.rules.events import FREE_WORDS
from guanxi.confucius.rules.kinds import CARD_WORDS, KINDS, STUDENT_WORDS
from guanxi.confucius.rules.phases import count_gifts, end_of_round, examination, invasions
from guanxi.confucius.rules.scoring import ending, winner
from guanxi.confucius.rules.scoring.titles import TITLE_NAMES, title_count, title_holder
from guanxi.confucius.rules.state import (
    ACTIVE,
    ALL,
    AVAILABLE,
    BARRACKS,
    CHANCE,
    COLONY,
    DECK,
    DISCARD_PILE,
    MARCHING,
    OCEAN,
    OUT_OF_GAME,
    OVER,
    PAYING,
    PETITIONING,
    REWARD_ALL,
    REWARD_DECK,
    REWARD_ROW,
    REWARDS_PLAYED,
    ROOMS,
    ROW,
    SHIPYARD,
    SWAPPING,
    UNAVAILABLE,
    UNUSED_CUBES,
    State,
)

PHASES = (  # "court" begins with the Great Wall
    "set_up",
    "count_gifts",
    "chief_minister",
    "actions",
    "favour",
    "court",
    "examination",
    "resolution",
    "invasions",
    "new_officials",
    "discards",
    "end",
    "final_resolution",
    "titles",
)
CURRENCIES = ("coins", "licences")
LAND_PLACES = ("left", "middle", "right")


def position(s: State, names: Sequence[str], seat: int | None) -> dict[str, Any]:
    """Everything on the table. With the seat of a view's table, what it does not show is told as a number."""
    return {
        **_course(s, names),
        **_cards(s, names, seat is not None and s.room != OVER),
        **court(s, names),
        **_world(s, names),
        **_gifts_and_cubes(s, names),
        **_score(s, names),
        "legal": _legal(s, seat),
    }


# --- where we are ---


def _course(s: State, names: Sequence[str]) -> dict[str, Any]:
    return {
        "game": "confucius",
        "options": {
            "players": len(names),
            "advanced": "on" if s.advanced else "off",
            "admiral": "on" if s.admiral else "off",
        },
        "players": list(names),
        "colours": {name: PLAYER_COLOURS[seat] for seat, name in enumerate(names)},
        "to_act": _to_act(s, names),
        "stage": ROOMS[int(s.room)],
        "phase": PHASES[int(s.phase)],
        "round": int(s.round),
        "wall": int(s.wall),
        "chief_minister": names[int(s.chief)],
        "passed": of_bits(names, int(s.passed)),
        "free": FREE_WORDS[int(s.free)],
        "payment": _payment(s),
        "chosen": _chosen(s),
        "due": {"cards": int(s.draws), "rewards": int(s.rewards_due), "voyages": int(s.voyages)},
    }


def _to_act(s: State, names: Sequence[str]) -> str:
    if s.room == OVER:
        return ""
    return "chance" if engine.to_act(s) == CHANCE else names[int(s.seat)]


def _payment(s: State) -> dict[str, Any]:
    """The payment being made; Commercial Income has no price, and takes up to four coins."""
    if s.room != PAYING:
        return {}
    return {
        "price": int(s.price),
        "paid": int(s.paid),
        "currency": CURRENCIES[0 if s.currency == COINS else 1],
        "for": write(s, int(s.pending)),
    }


def _chosen(s: State) -> str:
    """What has been said of a petition: its value, or the first of two tiles or boxes."""
    if s.room == PETITIONING:
        return str(s.chosen)
    if s.room == SWAPPING:
        return official_name(int(s.chosen))
    return box_name(s, int(s.chosen)) if s.room == MARCHING else ""


# --- cards ---


def _cards(s: State, names: Sequence[str], hidden: bool) -> dict[str, Any]:
    seats = list(enumerate(names))
    return {
        "hands": {name: _row(s.hand, seat * ROW, hidden) for seat, name in seats},
        "aside": {name: _row(s.aside, seat * ROW, hidden) for seat, name in seats},
        "coins_beside": {} if hidden else _coins_beside(s),
        "deck": _row(s.cards, DECK, hidden),
        "discard": _row(s.cards, DISCARD_PILE, hidden),
        "rewards": {name: _rewards(s, seat * REWARD_ROW, hidden) for seat, name in seats},
        "rewards_left": _rewards(s, REWARD_DECK, hidden),
        "rewards_played": _rewards(s, REWARDS_PLAYED, hidden),
        "emperor_insulted": name_at(names, int(s.insulted)),
    }


def _row(cards: Any, at: int, hidden: bool) -> list[int] | int:
    """The cards of a row by their coins; if some of them are hidden, only their number."""
    shown = [kind + 1 for kind in range(N_CARDS) for _ in range(cards[at + kind])]
    return int(cards[at + ALL]) if hidden and len(shown) != cards[at + ALL] else shown


def _coins_beside(s: State) -> dict[str, int]:
    """The sum of the cards beside each student."""
    return {word: int(examination.coins_beside(s, space)) for space, word in enumerate(STUDENT_WORDS)}


def _rewards(s: State, at: int, hidden: bool) -> list[str] | int:
    """The same for reward cards."""
    shown = [CARD_WORDS[kind] for kind in range(N_REWARDS) for _ in range(s.rewards[at + kind])]
    return int(s.rewards[at + REWARD_ALL]) if hidden and len(shown) != s.rewards[at + REWARD_ALL] else shown


# --- seas and lands ---


def _world(s: State, names: Sequence[str]) -> dict[str, Any]:
    known = [space for space in range(LAND_SPACES) if s.land[space] < N_FOREIGN]
    places = [space * BOXES + box for space in known for box in range(_boxes(s, space))]
    return {
        "distant_lands": {land: _distant(s, names, n) for n, land in enumerate(DISTANT_LANDS)},
        "foreign_lands": [_foreign(s, names, space) for space in known],
        "boxes": {box_name(s, place): name_at(names, int(s.box[place])) for place in places},
        "lands_resolved": [FOREIGN_LANDS[s.land[space]] for space in known if invasions.is_resolved(s, space)],
        "junk_supply": int(supply(s)),
        "shipyards": by_name(names, s.own, SHIPYARD),
        "oceans": by_name(names, s.own, OCEAN),
        "armies": {name: _armies(s, seat) for seat, name in enumerate(names)},
    }


def _armies(s: State, seat: int) -> dict[str, int]:
    return {"supply": int(s.own[BARRACKS + seat]), "colony": int(s.own[COLONY + seat])}


def _boxes(s: State, space: int) -> int:
    return int(LAND_BOXES[int(s.land[space])])


def _distant(s: State, names: Sequence[str], land: int) -> dict[str, Any]:
    return {
        "chit": int(s.chit[N_POSTS + land]),
        "discoverer": name_at(names, int(s.discoverer[land])),
        "visitors": of_bits(names, int(s.visited[land])),
    }


def _foreign(s: State, names: Sequence[str], space: int) -> dict[str, Any]:
    land = int(s.land[space])
    places = range(space * BOXES, space * BOXES + _boxes(s, space))
    return {
        "space": LAND_PLACES[space],
        "id": FOREIGN_LANDS[land],
        "price": int(LAND_PRICE[land]),
        "boxes": {box_name(s, place): name_at(names, int(s.box[place])) for place in places},
        "points": {box_name(s, place): int(BOX_POINTS[land * BOXES + place % BOXES]) for place in places},
        "reward": box_name(s, space * BOXES + int(REWARD_BOX[land])),
        "resolved": bool(invasions.is_resolved(s, space)),
    }


# --- gifts, cubes ---


def _gifts_and_cubes(s: State, names: Sequence[str]) -> dict[str, Any]:
    return {
        "gifts": {name: _gifts(s, seat) for seat, name in enumerate(names)},
        "active_gifts": [gift for seat in range(len(names)) for gift in _active(s, names, seat)],
        "cubes": by_name(names, s.own, UNUSED_CUBES),
        "active_cubes": {name: int(count_gifts.active_cubes(s, seat)) for seat, name in enumerate(names)},
        "on_spaces": _by_box(names, s.on_box),
        "uses": _by_box(names, s.uses),
    }


def _gifts(s: State, seat: int) -> dict[str, list[int]]:
    states = {"unavailable": UNAVAILABLE, "available": AVAILABLE, "out": OUT_OF_GAME}
    return {word: [n + 1 for n in range(GIFTS) if s.gift[seat * GIFTS + n] == state] for word, state in states.items()}


def _active(s: State, names: Sequence[str], giver: int) -> list[dict[str, Any]]:
    states = [(n + 1, int(s.gift[giver * GIFTS + n])) for n in range(GIFTS)]
    given = [(value, state - ACTIVE) for value, state in states if state >= ACTIVE]
    return [{"from": names[giver], "to": names[recipient], "value": value} for value, recipient in given]


def _by_box(names: Sequence[str], row: Any) -> dict[str, dict[str, int]]:
    """By space of the Actions Box, whoever has something there."""
    found = {}
    for box, word in enumerate(BOX_NAMES):
        there = {name: int(row[seat * N_BOXES + box]) for seat, name in enumerate(names) if row[seat * N_BOXES + box]}
        if there:
            found[word] = there
    return found


# --- points ---


def _score(s: State, names: Sequence[str]) -> dict[str, Any]:
    end = ending.ended(s)
    places = dict(zip(names, winner.places(end), strict=True))
    over = s.room == OVER
    return {
        "scores": by_name(names, s.score),
        "over": over,
        "reason": end_of_round.reason(s) if over else "",
        "totals": by_name(names, end.score),
        "places": places,
        "winners": [name for name in names if places[name] == 1] if over else [],
        "titles": {word: _title(end, names, title) for title, word in enumerate(TITLE_NAMES)},
        "items": _items(s, names),
    }


def _title(end: State, names: Sequence[str], title: int) -> dict[str, Any]:
    """Who holds a title, or would if it ended now, and what it is measured by."""
    return {
        "holder": name_at(names, int(title_holder(end, title))),
        "counts": {name: int(title_count(end, title, seat)) for seat, name in enumerate(names)},
    }


def _items(s: State, names: Sequence[str]) -> Mapping[str, dict[str, int]]:
    found = standing.items(s)
    return {name: {item.label: item.points for item in found[seat]} for seat, name in enumerate(names)}


def _legal(s: State, seat: int | None) -> list[str]:
    """What the seat to act may do; a view knows that of its own seat only."""
    actor = int(engine.to_act(s))
    if s.room == OVER or actor == CHANCE or seat not in (None, actor):
        return []
    actions = range(int(KINDS.n_actions))
    return [write(s, action) for action in actions if engine.why_not(s, actor, action) == NOTHING]
