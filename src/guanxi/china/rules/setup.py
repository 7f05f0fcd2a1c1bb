"""Before the first turn: CN-SETUP."""

from librt.vecs import vec
from mypy_extensions import i64, u8

from guanxi.china.rules.board import Board
from guanxi.china.rules.clauses import FIRST_PLAYER_NAMED, NOTHING
from guanxi.china.rules.components import (
    EMISSARIES,
    EMISSARY,
    FORTIFICATION,
    FORTIFICATIONS,
    HAND_SIZE,
    MAX_PLAYERS,
    N_COLOURS,
    PALACE,
    PALACES,
)
from guanxi.china.rules.events import CARD_DEALT, FIRST_PLAYER
from guanxi.china.rules.house import CHOSEN_FIRST
from guanxi.china.rules.kinds import SEAT_FIRST
from guanxi.china.rules.phases import refill
from guanxi.china.rules.rooms import DEALING, NAMING
from guanxi.china.rules.state import ALL, PILE, ROW, State, begin_house
from guanxi.china.rules.telling import tell


def legal_sides(players: int) -> tuple[str, ...]:
    """The board sides that so many players may use, the default first (CN-SETUP-01, CN-SETUP-02)."""
    return {3: ("3-4",), 4: ("3-4", "4-5"), 5: ("4-5",)}.get(players, ())


def set_up(board: Board, players: i64, fortifications: bool, house: i64 = 0) -> State:
    """The table before the first player is chosen and the cards are dealt."""
    s = State(board, players, fortifications, None)
    begin_house(s, house)
    if house & CHOSEN_FIRST:
        s.room = NAMING  # for everybody, who sits in seat 0 until then
    for seat in range(players):
        s.supply[PALACE * MAX_PLAYERS + seat] = PALACES  # CN-SETUP-03
        s.supply[EMISSARY * MAX_PLAYERS + seat] = EMISSARIES  # CN-SETUP-04
        if fortifications:
            s.supply[FORTIFICATION * MAX_PLAYERS + seat] = FORTIFICATIONS  # CN-SETUP-05
    for colour in range(i64(N_COLOURS)):
        cards = u8(board.cards[colour] - removed(players))
        s.cards[PILE + colour] = cards
        s.cards[PILE + ALL] += cards
    return s


def removed(players: i64) -> i64:
    """Cards of each colour that stay in the box (CN-SETUP-06), all the game long (CN-SETUP-08)."""
    return MAX_PLAYERS - players


def why_not_name(s: State, player: i64) -> i64:
    """What is against naming this player; by house rule seat 0 speaks for the table (CN-SETUP-12)."""
    return NOTHING if s.room == NAMING and player < s.players else FIRST_PLAYER_NAMED


def offer_names(s: State, out: vec[i64]) -> i64:
    """All players."""
    for player in range(s.players):
        out[player] = s.board.kinds.base[SEAT_FIRST] + player
    return s.players


def seat_first(s: State, player: i64) -> None:
    """Chance has drawn the first player, or the table has named one (CN-SETUP-12), who stays it (CN-SETUP-13)."""
    s.first = player
    s.room = DEALING
    tell(s, FIRST_PLAYER, 0, player, 0)


def deal(s: State, colour: i64) -> bool:
    """One card of a starting hand (CN-SETUP-09); is it the last, so that the display is next (CN-SETUP-10)?"""
    tell(s, CARD_DEALT, s.seat, colour, 0)
    refill.into_hand(s, s.seat, colour)
    if s.hand[s.seat * ROW + ALL] < HAND_SIZE:
        return False
    s.seat += 1
    if s.seat < s.players:
        return False
    s.seat = s.players - 1  # so that the hand-over after filling the display goes to seat 0
    return True
