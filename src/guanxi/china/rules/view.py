"""Who sees what: CN-INFO."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from guanxi.china.rules.components import N_COLOURS
from guanxi.china.rules.house import TOP_ONLY
from guanxi.china.rules.rooms import OVER
from guanxi.china.rules.setup import removed
from guanxi.china.rules.state import (
    ALL,
    DISCARD,
    DISPLAY,
    PILE,
    ROW,
    State,
    copy_state,
    state_bytes,
    walk,
)
from guanxi.core.rng import Rng
from guanxi.core.walking import Digits, Names, Numbers

NUMBERS_VERSION: Final = 1  # of `numbers`: raised when a field comes, goes or means something else


class View:
    """What a seat may know: a position in which unknown cards are missing from their rows, but counted.

    Of a rival's hand only the cards taken from the display and still held are there, which everybody saw (CN-INFO-02);
    of the pile none is (CN-INFO-03). All else is open (CN-INFO-04, CN-INFO-05). Every question about the seat's own
    actions can be asked of `shown` as of any position.
    """

    def __init__(self, shown: State, seat: i64) -> None:
        self.shown: State = shown
        self.seat: i64 = seat


def view(s: State, seat: i64) -> View:
    """The view of a seat, or of an onlooker with no seat (-1). A finished game hides nothing (CN-INFO-01)."""
    shown = copy_state(s)
    if s.room != OVER:
        if s.house & TOP_ONLY:
            _show_top(shown)
        for column in range(i64(N_COLOURS)):
            shown.cards[PILE + column] = 0
            for rival in range(s.players):
                if rival != seat:
                    shown.hand[rival * ROW + column] = shown.known[rival * ROW + column]
    return View(shown, seat)


def _show_top(shown: State) -> None:
    """House rule: of the discard only the topmost card is seen, and how many there are (CN-INFO-04)."""
    for column in range(i64(N_COLOURS)):
        shown.cards[DISCARD + column] = 1 if column == shown.top else 0


def view_bytes(v: View) -> bytes:
    """Everything in a view, in a fixed order."""
    return int(v.seat).to_bytes(1, "big", signed=True) + state_bytes(v.shown)


def numbers(v: View) -> list[int]:
    """A view in small numbers; docs/china.md says what each is."""
    walker = Numbers()
    walker.number("version", NUMBERS_VERSION)
    walker.number("viewer", v.seat)
    walk(v.shown, walker)
    return walker.found()


def json(v: View) -> bytes:
    """The same as JSON."""
    walker = Digits()
    walker.number("version", NUMBERS_VERSION)
    walker.number("viewer", v.seat)
    walk(v.shown, walker)
    return walker.found()


def fields(v: View) -> list[tuple[str, int]]:
    """The names of these numbers, and how many there are of each."""
    walker = Names()
    walker.number("version", NUMBERS_VERSION)
    walker.number("viewer", v.seat)
    walk(v.shown, walker)
    return walker.found


def unseen(v: View, colour: i64) -> i64:
    """How many cards of a colour the view does not show: in the pile, in rivals' hands or under the discard."""
    s = v.shown
    cards = s.board.cards[colour] - removed(s.players)
    cards -= i64(s.cards[DISPLAY + colour]) + i64(s.cards[DISCARD + colour]) + i64(s.cards[PILE + colour])
    for seat in range(s.players):
        cards -= i64(s.hand[seat * ROW + colour])
    return cards


def deal(v: View, rng: Rng) -> State:
    """A full position that fits the view: the unseen cards dealt at random, to the hands, the discard and the pile."""
    s = copy_state(v.shown)
    if s.room == OVER:
        return s
    for column in range(i64(N_COLOURS)):
        s.cards[PILE + column] = u8(unseen(v, column))
    left: i64 = 0
    for column in range(i64(N_COLOURS)):
        left += i64(s.cards[PILE + column])
    for seat in range(s.players):
        for _ in range(_missing(s.hand, seat * ROW)):
            _deal_one(s, s.hand, seat * ROW, rng.below(left))
            left -= 1
    if s.house & TOP_ONLY:
        for _ in range(_missing(s.cards, DISCARD)):
            _deal_one(s, s.cards, DISCARD, rng.below(left))
            left -= 1
    return s


def _missing(cards: vec[u8], at: i64) -> i64:
    """Cards that a row counts but does not show."""
    shown: i64 = 0
    for column in range(i64(N_COLOURS)):
        shown += i64(cards[at + column])
    return i64(cards[at + ALL]) - shown


def _deal_one(s: State, cards: vec[u8], at: i64, card: i64) -> None:
    """A card of the pile goes to a row that counts it already."""
    colour: i64 = 0
    while card >= i64(s.cards[PILE + colour]):
        card -= i64(s.cards[PILE + colour])
        colour += 1
    s.cards[PILE + colour] -= 1
    cards[at + colour] += 1
