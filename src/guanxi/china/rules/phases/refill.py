"""Refilling hand, display and pile: CN-DRAW."""

from librt.vecs import vec
from mypy_extensions import i64, u8

from guanxi.china.rules.clauses import DRAW_AFTER_PLACING, NO_PILE_IN_END_PHASE, NOT_IN_DISPLAY, NOTHING
from guanxi.china.rules.components import DISPLAY_SIZE, HAND_SIZE, N_COLOURS
from guanxi.china.rules.events import (
    CARD_DRAWN,
    CARD_TAKEN,
    CARD_TURNED_UP,
    PILE_CHOSEN,
    PILE_SHUFFLED,
    PILE_USED_UP,
)
from guanxi.china.rules.house import ANNOUNCED_DRAWS, FAILED_DRAW, ONE_MORE_ROUND, TOP_ONLY
from guanxi.china.rules.kinds import DRAW, TAKE
from guanxi.china.rules.rooms import DRAWING, DRAWING_BLIND, FILLING, PLACING
from guanxi.china.rules.state import ALL, DISCARD, DISPLAY, NO_CARD, PILE, ROW, State
from guanxi.china.rules.telling import tell
from guanxi.core.rng import Rng


def why_not_take(s: State, colour: i64) -> i64:
    """What is against taking a card of this colour from the display."""
    if s.room != DRAWING:
        return DRAW_AFTER_PLACING  # CN-DRAW-01
    if s.cards[DISPLAY + colour] == 0:
        return NOT_IN_DISPLAY  # CN-DRAW-02
    return NOTHING


def why_not_draw(s: State) -> i64:
    """What is against drawing from the pile."""
    if s.room != DRAWING:
        return DRAW_AFTER_PLACING  # CN-DRAW-01
    if not _may_draw(s):
        return NO_PILE_IN_END_PHASE  # CN-DRAW-14
    return NOTHING


def offer(s: State, out: vec[i64], n: i64) -> i64:
    """The colours of the display, and the pile (CN-DRAW-02), also after an exchange (CN-EXCH-02)."""
    for colour in range(i64(N_COLOURS)):
        if s.cards[DISPLAY + colour] > 0:
            out[n] = s.board.kinds.base[TAKE] + colour
            n += 1
    if _may_draw(s):
        out[n] = s.board.kinds.base[DRAW]
        n += 1
    return n


def take(s: State, colour: i64) -> None:
    """Take a card from the display; everybody sees it (CN-INFO-02) and the gap stays for now (CN-DRAW-04)."""
    s.cards[DISPLAY + colour] -= 1
    s.cards[DISPLAY + ALL] -= 1
    s.hand[s.seat * ROW + colour] += 1
    s.hand[s.seat * ROW + ALL] += 1
    s.known[s.seat * ROW + colour] += 1
    tell(s, CARD_TAKEN, s.seat, colour, 0)


def _may_draw(s: State) -> bool:
    """Does the pile have a card, or can by house rule somebody try whether it has one?"""
    if s.house & (ANNOUNCED_DRAWS | FAILED_DRAW) == 0:
        return s.cards[PILE + ALL] > 0
    if s.exhaustions > 1:
        return False
    cards = i64(s.cards[PILE + ALL]) + (i64(s.cards[DISCARD + ALL]) if s.exhaustions == 0 else 0)
    return s.house & FAILED_DRAW != 0 or cards > s.promised


def draw(s: State) -> bool:
    """Draw from the pile: chance says which card. Does the turn go on without one?"""
    tell(s, PILE_CHOSEN, s.seat, 0, 0)
    if s.house & ANNOUNCED_DRAWS:
        s.promised += 1  # it comes when all is told (CN-DRAW-03)
        return True
    return not _asks_pile(s)


def _asks_pile(s: State) -> bool:
    """Ask chance for the top card of the pile; by house rule only now is seen that it has none (CN-DRAW-08)."""
    if s.cards[PILE + ALL] == 0 and s.exhaustions < 2:
        exhaust(s)
    if s.cards[PILE + ALL] == 0:
        s.room = PLACING  # as if nothing had been said: an exchange still has its card to come
        return False
    s.room = DRAWING_BLIND
    return True


def drawn(s: State, colour: i64) -> None:
    """The card drawn from the pile comes into the hand, and its owner sees it before going on (CN-DRAW-03)."""
    tell(s, CARD_DRAWN, s.seat, colour, 0)
    into_hand(s, s.seat, colour)
    if s.promised > 0:
        s.promised -= 1


def turned_up(s: State, colour: i64) -> None:
    """A card of the pile comes into the display (CN-DRAW-06)."""
    tell(s, CARD_TURNED_UP, colour, 0, 0)
    off_pile(s, colour)
    s.cards[DISPLAY + colour] += 1
    s.cards[DISPLAY + ALL] += 1


def asks_for_hand(s: State) -> bool:
    """Ask for the next card until the hand is complete or no card is left (CN-DRAW-05, CN-DRAW-15, CN-EXCH-07)."""
    missing = HAND_SIZE - i64(s.hand[s.seat * ROW + ALL]) - s.promised
    if s.exchanged and s.room != PLACING:
        missing = 0  # an exchange asks for one card only, also from a hand set up short (CN-EXCH-01)
    if missing > 0 and (s.cards[DISPLAY + ALL] > 0 or _may_draw(s)):
        s.room = DRAWING
        return True
    return s.promised > 0 and _keeps_promise(s)


def _keeps_promise(s: State) -> bool:
    """All is told: the announced cards come one by one; those that the pile has not are taken from the display."""
    if _asks_pile(s):
        return True
    s.promised = 0
    return asks_for_hand(s)


def asks_for_display(s: State) -> bool:
    """Turn up cards until the display has four (CN-DRAW-06, CN-EXCH-04) or the pile is gone for good (CN-DRAW-14)."""
    if s.cards[DISPLAY + ALL] == DISPLAY_SIZE:
        return False
    while s.cards[PILE + ALL] == 0 and s.exhaustions < 2:  # by house rule (CN-DRAW-08)
        exhaust(s)
    if s.cards[PILE + ALL] > 0:
        s.room = FILLING
        return True
    return False


def is_used_up_by(s: State, laid: i64) -> bool:
    """Will this turn use up the pile if so many more cards are laid from the hand (CN-DRAW-08)?"""
    wanted = HAND_SIZE - i64(s.hand[s.seat * ROW + ALL]) + laid + DISPLAY_SIZE - i64(s.cards[DISPLAY + ALL])
    if s.house & FAILED_DRAW:
        return wanted > i64(s.cards[PILE + ALL])
    return wanted >= i64(s.cards[PILE + ALL]) > 0


def weight(s: State, colour: i64) -> i64:
    """How many cards of a colour chance may deal: each card of the pile is as likely as the other."""
    return i64(s.cards[PILE + colour])


def chance(s: State, rng: Rng) -> i64:
    """The colour of the next card of the pile."""
    card = rng.below(i64(s.cards[PILE + ALL]))
    colour: i64 = 0
    while card >= i64(s.cards[PILE + colour]):
        card -= i64(s.cards[PILE + colour])
        colour += 1
    return colour


def into_hand(s: State, seat: i64, colour: i64) -> None:
    """Move a card from the pile to a hand."""
    off_pile(s, colour)
    s.hand[seat * ROW + colour] += 1
    s.hand[seat * ROW + ALL] += 1


def off_pile(s: State, colour: i64) -> None:
    """A card leaves the pile; with the last one, but by house rule later, the pile is exhausted (CN-DRAW-08).

    Then the hand or the display that it was for is filled further (CN-DRAW-11, CN-DRAW-12).
    """
    s.cards[PILE + colour] -= 1
    s.cards[PILE + ALL] -= 1
    if s.cards[PILE + ALL] == 0 and s.house & FAILED_DRAW == 0:
        exhaust(s)


def exhaust(s: State) -> None:
    """The first time the discard becomes the new pile (CN-DRAW-07, CN-DRAW-09), the second time not (CN-DRAW-13).

    Cards of the display stay there (CN-DRAW-10).
    """
    s.exhaustions += 1
    if s.exhaustions > 1:  # the end phase: CN-END-01
        tell(s, PILE_USED_UP, 0, 0, 0)
        if s.house & ONE_MORE_ROUND and s.seat == s.players - 1:
            s.more_rounds = 1  # CN-END-03
        return
    tell(s, PILE_SHUFFLED, i64(s.cards[DISCARD + ALL]), 0, 0)
    for column in range(i64(N_COLOURS + 1)):
        s.cards[PILE + column] = s.cards[DISCARD + column]
        s.cards[DISCARD + column] = 0
    s.top = NO_CARD


def discard(s: State, colour: i64, number: i64) -> None:
    """Lay cards of one colour from the hand on the discard (CN-CARD-09)."""
    cards = u8(number)
    mine = s.seat * ROW
    s.hand[mine + colour] -= cards
    s.hand[mine + ALL] -= cards
    s.cards[DISCARD + colour] += cards
    s.cards[DISCARD + ALL] += cards
    if s.house & TOP_ONLY:
        s.top = colour
    if s.known[mine + colour] > cards:
        s.known[mine + colour] -= cards
    else:
        s.known[mine + colour] = 0
