"""A position in words: the JSON of `guanxi show` and the `[position]` of scenarios. See docs/scenarios.md."""

from collections.abc import Sequence
from typing import Any

from guanxi.china.doors import standing
from guanxi.china.rules import engine, house
from guanxi.china.rules.clauses import NOTHING
from guanxi.china.rules.components import COLOURS, MAX_PLAYERS, N_COLOURS, N_PROVINCES, PIECES, PLAYER_COLOURS
from guanxi.china.rules.house import ANNOUNCED_DRAWS, ONE_MORE_ROUND, OWNER_CHOICE, TOP_ONLY
from guanxi.china.rules.rooms import CUTTING, DRAWING, NAMING, OVER, PLACING
from guanxi.china.rules.scoring import alliances, final, palaces, track, winner
from guanxi.china.rules.shared.provinces import limit_now
from guanxi.china.rules.state import ALL, CHANCE, DISCARD, DISPLAY, NO_CARD, NOBODY, NOWHERE, PILE, ROW, State
from guanxi.core.game import Item

SIDES = {"a": "3-4", "b": "4-5"}  # of the board files


def position(s: State, names: Sequence[str], seat: int | None) -> dict[str, Any]:
    """Everything on the table. With the seat of a view's table, what it does not show is told as a number."""
    hidden = seat is not None
    file = s.board.file
    spaces = [space.id for space in file.spaces]
    provinces = [province.id for province in file.provinces]
    totals = final.if_it_ended_now(s)
    places = dict(zip(names, winner.places(s), strict=True))
    return {
        "game": "china",
        "options": _options(s, names),
        "players": list(names),
        "colours": {name: PLAYER_COLOURS[(int(s.first) + seat) % len(names)] for seat, name in enumerate(names)},
        "to_act": _to_act(s, names),
        "stage": _stage(s),
        "turn": _turn(s, provinces),
        "scores": {name: int(s.score[seat]) for seat, name in enumerate(names)},
        "track": {name: _track(int(s.score[seat])) for seat, name in enumerate(names)},
        "hands": {name: _row(s.hand, seat * ROW, hidden) for seat, name in enumerate(names)},
        "known": {name: _row(s.known, seat * ROW, False) for seat, name in enumerate(names)},
        "supply": {name: _supply(s, seat) for seat, name in enumerate(names)},
        "palaces": {spaces[n]: names[int(owner)] for n, owner in enumerate(s.owner) if owner != NOBODY},
        "emissaries": {provinces[p]: found for p in range(N_PROVINCES) if (found := _emissaries(s, p, names))},
        "leaders": {provinces[p]: lead for p in range(N_PROVINCES) if (lead := _leaders(s, p, names))},
        "fortifications": [spaces[n] for n, fort in enumerate(s.fort) if fort],
        "discs": [provinces[p] for p in range(N_PROVINCES) if palaces.has_disc(s, p)],
        "limits": {provinces[p]: int(limit_now(s, p)) for p in range(N_PROVINCES)},
        "display": _row(s.cards, DISPLAY, False),
        "pile": _row(s.cards, PILE, hidden),
        "discard": _row(s.cards, DISCARD, hidden),
        "exhaustions": int(s.exhaustions),
        "turns": int(s.turns),
        "over": s.room == OVER,
        "reason": engine.reason(s),
        "totals": {name: int(totals[seat]) for seat, name in enumerate(names)},
        "places": places,
        "winners": [name for name in names if places[name] == 1] if s.room == OVER else [],
        "items": {name: _items(standing.items(s, seat)) for seat, name in enumerate(names)},
        "legal": _legal(s, seat),
        "map": board_map(s),
        **_by_house(s),
    }


def _by_house(s: State) -> dict[str, Any]:
    """What only house rules know."""
    told: dict[str, Any] = {}
    if s.house & ANNOUNCED_DRAWS:
        told["announced"] = int(s.promised)
    if s.house & ONE_MORE_ROUND:
        told["more_rounds"] = int(s.more_rounds)
    if s.house & TOP_ONLY:
        told["discard_top"] = "" if s.top == NO_CARD else COLOURS[int(s.top)]
    if s.house & OWNER_CHOICE:
        told["left_out"] = [" ".join(road.ends) for n, road in enumerate(s.board.file.roads) if s.left_out[n]]
    return told


def _options(s: State, names: Sequence[str]) -> dict[str, Any]:
    fortifications = "on" if s.fortifications else "off"
    official = {"players": len(names), "side": SIDES[s.board.file.side], "fortifications": fortifications}
    return {**official, **house.told(int(s.house))}


def _to_act(s: State, names: Sequence[str]) -> str:
    if s.room == OVER:
        return ""
    return "chance" if engine.to_act(s) == CHANCE else names[int(s.seat)]


def _stage(s: State) -> str:
    if s.room == PLACING:
        return "pay" if s.pieces else "place"
    return {DRAWING: "draw", OVER: "over", NAMING: "name", CUTTING: "cut"}.get(int(s.room), "deal")


def _turn(s: State, provinces: Sequence[str]) -> dict[str, Any]:
    return {
        "province": "" if s.target == NOWHERE else provinces[int(s.target)],
        "opened": bool(s.opened),
        "unpaid": int(s.pieces),
        "first_piece": s.board.kinds.notation(int(s.piece), {}) if s.pieces else "",
        "exchanged": bool(s.exchanged),
    }


def _row(cards: Any, at: int, hidden: bool) -> list[str] | int:
    """The cards of a row; if some of them are hidden, only their number."""
    shown = [COLOURS[colour] for colour in range(N_COLOURS) for _ in range(cards[at + colour])]
    return int(cards[at + ALL]) if hidden and len(shown) != cards[at + ALL] else shown


def _supply(s: State, seat: int) -> dict[str, int]:
    return {kind: int(s.supply[number * MAX_PLAYERS + seat]) for number, kind in enumerate(PIECES)}


def _emissaries(s: State, province: int, names: Sequence[str]) -> dict[str, int]:
    counts = [int(s.emissaries[province * ROW + seat]) for seat in range(len(names))]
    return {name: count for name, count in zip(names, counts, strict=True) if count}


def _leaders(s: State, province: int, names: Sequence[str]) -> list[str]:
    """Who has most emissaries there."""
    return [name for seat, name in enumerate(names) if alliances.leads(s, province, seat)]


def _track(score: int) -> dict[str, int]:
    """How the track shows a score."""
    return {"marker": track.marker(score), "cards": track.score_cards(score)}


def _items(items: Sequence[Item]) -> dict[str, int]:
    return {item.label: item.points for item in items}


def _legal(s: State, seat: int | None) -> list[str]:
    """What the seat to act may do; a view knows that of its own seat only."""
    actor = int(engine.to_act(s))
    if s.room == OVER or actor == CHANCE or seat not in (None, actor):
        return []
    actions = range(int(s.board.kinds.n_actions))
    return [s.board.kinds.notation(action, {}) for action in actions if engine.why_not(s, actor, action) == NOTHING]


def board_map(s: State) -> dict[str, Any]:
    """The board that scores are computed on: provinces, roads, alliances, cards."""
    file = s.board.file
    return {
        "provinces": {
            province.id: {
                "name": province.name,
                "colour": province.colour,
                "spaces": [space.id for space in file.spaces if space.province == province.id],
            }
            for province in file.provinces
        },
        "roads": [list(road.ends) for road in file.roads],
        "alliances": {str(alliance.number): list(alliance.provinces) for alliance in file.alliances},
        "cards": dict(file.cards),
    }
