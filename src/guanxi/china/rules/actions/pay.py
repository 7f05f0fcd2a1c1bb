"""Pay for the pieces of the turn: CN-CARD. The pieces come first, one payment for all of them follows."""

from librt.vecs import vec
from mypy_extensions import i64

from guanxi.china.rules.clauses import (
    COVER_AT_ONCE,
    NO_JOKER_OF_OWN_COLOUR,
    NO_UNUSED_CARDS,
    NOT_A_PAYMENT,
    NOT_IN_HAND,
    NOTHING,
    PLACE_OR_EXCHANGE,
)
from guanxi.china.rules.components import CARDS_IN_SET, N_COLOURS, OWN_JOKER_SETS, PAYING_SETS, SIZE_OF_SET
from guanxi.china.rules.events import CARDS_PAID
from guanxi.china.rules.house import COVERED_AT_ONCE, OWN_JOKER
from guanxi.china.rules.kinds import PAY
from guanxi.china.rules.phases import refill
from guanxi.china.rules.rooms import PLACING
from guanxi.china.rules.shared.fortifying import is_fortifying
from guanxi.china.rules.state import ROW, State
from guanxi.china.rules.telling import tell


def why_not(s: State, card_set: i64) -> i64:
    """What is against paying with this set of cards."""
    if s.exchanged:
        return PLACE_OR_EXCHANGE  # CN-TURN-02
    if s.house & COVERED_AT_ONCE and is_fortifying(s):
        return COVER_AT_ONCE  # CN-FORT-08
    for colour in range(i64(N_COLOURS)):
        if CARDS_IN_SET[card_set * N_COLOURS + colour] > i64(s.hand[s.seat * ROW + colour]):
            return NOT_IN_HAND  # CN-CARD-01
    if s.room != PLACING or s.pieces == 0:
        return NO_UNUSED_CARDS  # CN-CARD-07: no piece to pay for
    return why_not_pay(card_set, s.board.colour_of[s.target], s.pieces, s.house & OWN_JOKER != 0)


def why_not_pay(card_set: i64, colour: i64, pieces: i64, own_joker: bool) -> i64:
    """Does the set pay for so many pieces in a province of that colour, neither more nor less (CN-CARD-06)?"""
    matching = CARDS_IN_SET[card_set * N_COLOURS + colour]  # CN-CARD-02: each pays for one piece
    if matching > pieces and own_joker:
        return NOTHING if matching == pieces + 1 == SIZE_OF_SET[card_set] else NO_UNUSED_CARDS
    if matching > pieces:
        return NO_JOKER_OF_OWN_COLOUR  # CN-CARD-05
    if matching < pieces and not (matching == pieces - 1 and _has_joker(card_set, colour)):
        return NOT_A_PAYMENT  # CN-CARD-08: a joker for one of two is enough
    if SIZE_OF_SET[card_set] > pieces + (pieces - matching):
        return NO_UNUSED_CARDS  # CN-CARD-07
    return NOTHING


def _has_joker(card_set: i64, colour: i64) -> bool:
    """Two equal cards of another colour (CN-CARD-04)."""
    for other in range(i64(N_COLOURS)):
        if other != colour and CARDS_IN_SET[card_set * N_COLOURS + other] >= 2:
            return True
    return False


def why_not_afford(s: State, province: i64) -> i64:
    """Can the hand pay for one more piece of this turn in this province?"""
    if (affordable(s) >> s.board.colour_of[province]) & 1:
        return NOTHING
    return NOT_A_PAYMENT  # CN-CARD-06


def affordable(s: State) -> i64:
    """The colours of provinces in which the hand can pay for one more piece of this turn, as bits."""
    return affordable_by(s, s.seat, s.pieces)


def affordable_by(s: State, seat: i64, pieces: i64) -> i64:
    """The colours in which a hand can pay for one piece more than so many."""
    enough: i64 = 0  # matching cards for all pieces
    one_short: i64 = 0  # a joker would do for the last
    pairs: i64 = 0
    for colour in range(i64(N_COLOURS)):
        cards = i64(s.hand[seat * ROW + colour])
        if cards > pieces:
            enough |= i64(1) << colour
        if cards == pieces:
            one_short |= i64(1) << colour
        if cards >= 2:
            pairs |= i64(1) << colour
    if pairs & (pairs - 1):  # two pairs: one of them is of another colour than the province
        return enough | one_short
    return enough | (one_short & ~pairs if pairs else 0)


def offer(s: State, out: vec[i64], n: i64) -> i64:
    """Only five sets of cards can pay here: matching cards alone, or with a joker of one of the other colours."""
    own = s.board.colour_of[s.target]
    at = (s.pieces - 1) * 25 + own * N_COLOURS
    matching = i64(s.hand[s.seat * ROW + own])
    for joker in range(i64(N_COLOURS)):
        if joker == own and matching < s.pieces:
            continue
        if joker != own and (matching < s.pieces - 1 or s.hand[s.seat * ROW + joker] < 2):
            continue
        out[n] = s.board.kinds.base[PAY] + PAYING_SETS[at + joker]
        n += 1
    if s.house & OWN_JOKER and matching > s.pieces:
        out[n] = s.board.kinds.base[PAY] + OWN_JOKER_SETS[(s.pieces - 1) * N_COLOURS + own]
        n += 1
    return n


def do(s: State, card_set: i64) -> None:
    """Lay the cards on the discard (CN-CARD-09)."""
    tell(s, CARDS_PAID, s.seat, card_set, 0)
    for colour in range(i64(N_COLOURS)):
        cards = CARDS_IN_SET[card_set * N_COLOURS + colour]
        if cards > 0:
            refill.discard(s, colour, cards)
    s.pieces = 0
