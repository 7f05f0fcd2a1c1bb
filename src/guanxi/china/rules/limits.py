"""Positions and views read back from bytes: each number is checked, so that wrong ones are never played."""

from guanxi.china.rules.components import EMISSARIES, HAND_SIZE, MAX_PIECES, N_COLOURS, N_PROVINCES, PALACES
from guanxi.china.rules.house import CHOSEN_FIRST, HANDS_COUNT, OWNER_CHOICE
from guanxi.china.rules.rooms import CUTTING, NAMING, OVER
from guanxi.china.rules.state import DEAD_BOARD, DEAD_HANDS, NO_CARD, NOBODY, NOWHERE, State, begin_house, walk
from guanxi.china.rules.view import View
from guanxi.core.walking import Limits, Reader, viewer_in

_MOST_TURNS = 1_000_000
_MOST_POINTS = 9_999


def _limits(like: State) -> dict[str, tuple[int, int, tuple[int, ...]]]:
    """By field: least, most, and what else may stand there."""
    players, last, spaces = int(like.players), int(like.players) - 1, int(like.board.n_spaces)
    cards = sum([int(cards) for cards in like.board.cards])
    return {
        "players": (players, players, ()),
        "fortifications": (int(like.fortifications), int(like.fortifications), ()),
        "room": (0, OVER, _rooms_by_house(like)),
        "seat": (0, last, ()),
        "first": (0, last, ()),
        "turns": (0, _MOST_TURNS, ()),
        "vacant": (0, spaces, ()),
        "discs": (0, (1 << N_PROVINCES) - 1, ()),
        "exhaustions": (0, 2, ()),
        "target": (0, N_PROVINCES - 1, (NOWHERE,)),
        "opened": (0, 1, ()),
        "pieces": (0, MAX_PIECES, ()),
        "piece": (0, int(like.board.kinds.n_actions) - 1, ()),
        "exchanged": (0, 1, ()),
        "dead": (0, 1, ()),
        "ended": (0, DEAD_HANDS if like.house & HANDS_COUNT else DEAD_BOARD, ()),
        "score": (0, _MOST_POINTS, ()),
        "owner": (0, last, (NOBODY,)),
        "fort": (0, 1, ()),
        "palaces": (0, spaces, ()),
        "emissaries": (0, players * EMISSARIES, ()),
        "supply": (0, PALACES, ()),
        "hand": (0, HAND_SIZE, ()),
        "known": (0, HAND_SIZE, ()),
        "cards": (0, cards, ()),
        "promised": (0, HAND_SIZE, ()),
        "more_rounds": (0, 1, ()),
        "top": (0, N_COLOURS - 1, (NO_CARD,)),
        "left_out": (0, 1, ()),
    }


def _rooms_by_house(like: State) -> tuple[int, ...]:
    """Rooms that only a house rule opens."""
    rooms = ((NAMING, CHOSEN_FIRST), (CUTTING, OWNER_CHOICE))
    return tuple([room for room, rule in rooms if like.house & rule])


def from_bytes(like: State, data: bytes) -> State:
    """The position that was written down; `like` is any position of a game with the same options."""
    s = State(like.board, like.players, like.fortifications, None)
    begin_house(s, like.house)
    reader = Reader(data)
    walk(s, reader)
    reader.finish()
    walk(s, Limits(_limits(like)))
    return s


def view_from_bytes(like: State, data: bytes) -> View:
    """The view that was written down."""
    seat = viewer_in(data, like.players)
    return View(from_bytes(like, data[1:]), seat)
