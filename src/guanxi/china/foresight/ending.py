"""When it ends: the pile, the last round, a dead board. Of a view's position, in which unknown cards are counted."""

from typing import Final

from mypy_extensions import i64

from guanxi.china.rules.actions import emissary, fortification, palace
from guanxi.china.rules.components import (
    EMISSARY,
    FORTIFICATION,
    HAND_SIZE,
    MAX_PIECES,
    MAX_PLAYERS,
    N_PROVINCES,
    PALACE,
)
from guanxi.china.rules.phases import end, refill
from guanxi.china.rules.rooms import DEALING, OVER, PLACING
from guanxi.china.rules.shared.provinces import emissary_limit, has_room_for_emissary
from guanxi.china.rules.state import ALL, DISCARD, NOBODY, PILE, ROW, State, copy_state

CARDS_A_TURN: Final = 2  # laid by people and by computer players that think, on average


def is_running(s: State) -> bool:
    """Has the game begun, and not ended?"""
    return DEALING < s.room < OVER


def uses_up_pile(s: State) -> bool:
    """Will this turn use up the pile, whatever its player does?

    A card is laid in every turn, and at least one for each piece. Only the end of the game could come first.
    """
    if s.exhaustions > 1:
        return False
    if s.room != PLACING:
        return refill.is_used_up_by(s, 0)
    least = s.pieces if s.pieces > 0 else 1
    return refill.is_used_up_by(s, least) and not _may_die_this_turn(s)


def _may_die_this_turn(s: State) -> bool:
    """Could the pieces of one turn leave nobody anything to place? No, while somebody has palaces to spare."""
    for seat in range(s.players):
        if s.vacant > MAX_PIECES and s.supply[PALACE * MAX_PLAYERS + seat] > MAX_PIECES:
            return False
    return True


def is_last_round(s: State) -> bool:
    """Is the pile used up for good, or will it be with this turn?"""
    return s.exhaustions > 1 or (s.exhaustions == 1 and uses_up_pile(s))


def turns_left(s: State) -> i64:
    """About how many turns are left, this one included: until the pile is used up again, and then the round."""
    if s.room >= OVER:
        return 0
    if is_last_round(s):
        return end.turns_to_come(s) + 1
    cards = i64(s.cards[PILE + ALL])
    if s.exhaustions == 0:  # until then as many cards are laid as are drawn, and they come again
        cards += cards + i64(s.cards[DISCARD + ALL])
    after = (cards + CARDS_A_TURN - 1) // CARDS_A_TURN - 1  # turns after this one until the pile is used up
    return after + 1 + (s.players - 1 - (s.seat + after) % s.players)


def turns_of_pile(s: State) -> i64:
    """How many turns the pile lasts at least, this one included."""
    return (i64(s.cards[PILE + ALL]) + HAND_SIZE - 1) // HAND_SIZE


def dies_this_turn(s: State) -> bool:
    """Has a placement of this turn left nobody anything to place? Then the payment ends the game."""
    return s.room == PLACING and s.pieces > 0 and s.dead


def emissary_rooms(s: State) -> i64:
    """How many emissaries the limits allow as they are."""
    rooms: i64 = 0
    for province in range(i64(N_PROVINCES)):
        more = emissary_limit(s, province) - i64(s.emissaries[province * ROW + ALL])
        if more > 0:
            rooms += more
    return rooms


def dies_with_one_more(s: State) -> bool:
    """Is there a piece that leaves nobody anything to place?"""
    palaces: i64 = 0
    for seat in range(s.players):
        palaces += i64(s.supply[PALACE * MAX_PLAYERS + seat])
    if s.dead or (s.vacant > 1 and palaces > 1):  # two palaces more can be placed
        return False
    for seat in range(s.players):
        if _dies_with_palace(s, seat) or _dies_with_emissary(s, seat) or _dies_with_fortification(s, seat):
            return True
    return False


def _dies_with_palace(s: State, seat: i64) -> bool:
    if s.supply[PALACE * MAX_PLAYERS + seat] == 0:
        return False
    for space in range(s.board.n_spaces):
        if s.owner[space] == NOBODY:
            after = in_turn_of(s, seat)
            palace.do(after, space)
            if after.dead:
                return True
    return False


def _dies_with_emissary(s: State, seat: i64) -> bool:
    if s.supply[EMISSARY * MAX_PLAYERS + seat] == 0:
        return False
    for province in range(i64(N_PROVINCES)):
        if has_room_for_emissary(s, province):
            after = in_turn_of(s, seat)
            emissary.do(after, province)
            if after.dead:
                return True
    return False


def _dies_with_fortification(s: State, seat: i64) -> bool:
    if s.supply[FORTIFICATION * MAX_PLAYERS + seat] == 0:
        return False
    for space in range(s.board.n_spaces):
        if s.owner[space] == NOBODY and s.fort[space] == 0:
            after = in_turn_of(s, seat)
            fortification.do(after, space)
            if after.dead:
                return True
    return False


def in_turn_of(s: State, seat: i64) -> State:
    """A copy in which that seat has placed nothing yet in its turn."""
    after = copy_state(s)
    after.seat = seat
    after.pieces = 0
    return after
