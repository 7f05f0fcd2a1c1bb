"""Positions and views read back from bytes: each number is checked, so that wrong ones are never played."""

from guanxi.confucius.rules.components import (
    ANY,
    BOXES,
    CARDS_OF_KIND,
    CUBES,
    GIFTS,
    JUNKS,
    LAND_SPACES,
    MAX_PLAYERS,
    N_ANY,
    N_FOREIGN,
    N_OFFICIALS,
    N_PRICES,
    WALL,
)
from guanxi.confucius.rules.kinds import KINDS
from guanxi.confucius.rules.state import (
    ACTIVE,
    FAVOUR_ACTION,
    NO_BOX,
    NO_CANDIDATE,
    NOBODY,
    OVER,
    SETTING_UP,
    TITLES,
    State,
    walk,
)
from guanxi.confucius.rules.view import View
from guanxi.core.walking import Limits, Reader, viewer_in

_MOST_CARDS = 3 * CARDS_OF_KIND
_BITS = (1 << MAX_PLAYERS) - 1


def _limits(players: int, advanced: int, admiral: int) -> dict[str, tuple[int, int, tuple[int, ...]]]:
    """By field: least, most, and what else may stand there."""
    nobody = (NOBODY,)
    last = players - 1
    return {
        "players": (players, players, ()),
        "advanced": (advanced, advanced, ()),
        "admiral": (admiral, admiral, ()),
        "phase": (SETTING_UP, TITLES, ()),
        "cursor": (0, 24, ()),
        "step": (0, MAX_PLAYERS, ()),
        "room": (0, OVER, ()),
        "seat": (0, last, ()),
        "round": (1, WALL, ()),
        "wall": (0, WALL, ()),
        "chief": (0, last, ()),
        "passed": (0, _BITS, ()),
        "free": (0, FAVOUR_ACTION, ()),
        "forced": (0, 1, ()),
        "winner": (0, last, nobody),
        "pending": (0, int(KINDS.n_actions) - 1, ()),
        "currency": (0, 1, ()),
        "price": (0, JUNKS, ()),
        "paid": (0, 3 * _MOST_CARDS, ()),
        "spent": (0, _MOST_CARDS, ()),
        "lowest": (0, 2, ()),
        "chosen": (0, N_OFFICIALS - 1, ()),
        "draws": (0, _MOST_CARDS, ()),
        "rewards_due": (0, 1, ()),
        "voyages": (0, MAX_PLAYERS, ()),
        "insulted": (0, last, nobody),
        "dropped_out": (0, _BITS, ()),
        "resolved": (0, 7, ()),
        "candidate": (0, ANY, (NO_CANDIDATE,)),
        "named_left": (0, 7, ()),
        "any_left": (0, N_ANY, ()),
        "lands_resolved": (0, 7, ()),
        "titles": (0, 0xFFF, ()),
        "all_resolved": (0, 1, ()),
        "score": (0, 999, ()),
        "hand": (0, _MOST_CARDS, ()),
        "cards": (0, _MOST_CARDS, ()),
        "aside": (0, _MOST_CARDS, ()),
        "rewards": (0, 10, ()),
        "tile": (0, N_PRICES + 1, ()),
        "marker": (0, last, nobody),
        "secured": (0, 1, ()),
        "stack": (0, N_OFFICIALS + 3, ()),
        "holder": (0, last, nobody),
        "own": (0, JUNKS, ()),
        "post": (0, last, nobody),
        "chit": (0, 8, ()),
        "visited": (0, _BITS, ()),
        "discoverer": (0, last, nobody),
        "land": (0, N_FOREIGN - 1, nobody),
        "box": (0, last, (NO_BOX, NOBODY)),
        "gift": (0, ACTIVE + last, ()),
        "on_box": (0, CUBES, ()),
        "uses": (0, GIFTS * LAND_SPACES * BOXES, ()),
        "student": (0, last, nobody),
    }


def check(s: State, like: State) -> None:
    """ValueError names the first number that cannot stand where it does; `like` has the options of the game."""
    walk(s, Limits(_limits(int(like.players), int(like.advanced), int(like.admiral))))


def from_bytes(like: State, data: bytes) -> State:
    """The position that was written down; `like` is any position of a game with the same options."""
    s = State(like.players, like.advanced, like.admiral)
    reader = Reader(data)
    walk(s, reader)
    reader.finish()
    check(s, like)
    return s


def view_from_bytes(like: State, data: bytes) -> View:
    """The view that was written down."""
    seat = viewer_in(data, like.players)
    return View(from_bytes(like, data[1:]), seat)
