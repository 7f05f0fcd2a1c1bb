"""The end of the game: CN-END."""

from mypy_extensions import i64

from guanxi.china.rules.components import EMISSARY, FORTIFICATION, MAX_PLAYERS, N_COLOURS, N_PROVINCES, PALACE
from guanxi.china.rules.events import BOARD_DIED, CARDS_SHOWN, LAST_TURN_ENDED, PILE_SHOWN
from guanxi.china.rules.rooms import OVER
from guanxi.china.rules.scoring import final
from guanxi.china.rules.shared.provinces import has_room_for_emissary
from guanxi.china.rules.state import DEAD_BOARD, LAST_TURN, NOBODY, PILE, ROW, State
from guanxi.china.rules.telling import is_told, tell


def board_is_dead(s: State) -> bool:
    """Can nobody place anything any more, whatever cards come (CN-END-06)?"""
    for seat in range(s.players):  # one who is blocked is not enough: CN-END-08
        if s.vacant > 0 and s.supply[PALACE * MAX_PLAYERS + seat] > 0:
            return False
        if s.supply[EMISSARY * MAX_PLAYERS + seat] > 0 and _room_for_emissary(s):
            return False
        if s.supply[FORTIFICATION * MAX_PLAYERS + seat] > 0 and _room_for_fortification(s):
            return False
    return True


def _room_for_emissary(s: State) -> bool:
    for province in range(i64(N_PROVINCES)):
        if has_room_for_emissary(s, province):
            return True
    return False


def _room_for_fortification(s: State) -> bool:
    for space in range(s.board.n_spaces):
        if s.owner[space] == NOBODY and s.fort[space] == 0:
            return True
    return False


def dead_board(s: State) -> bool:
    """Did a placement of this turn leave nobody anything to place? Then the game ends at once (CN-END-05)."""
    if s.dead and not s.exchanged:
        finish(s, DEAD_BOARD)
        return True
    return False


def last_turn(s: State) -> bool:
    """Is the pile used up for good, and was this the turn of the last seat (CN-END-02, CN-END-03)?"""
    if s.exhaustions > 1 and turns_to_come(s) == 0:
        finish(s, LAST_TURN)
        return True
    return False


def turns_to_come(s: State) -> i64:
    """How many turns follow this one once the pile is used up for good: up to that of the last seat (CN-END-02)."""
    return s.players - 1 - s.seat


def finish(s: State, how: i64) -> None:
    """Final scoring, once (CN-FINAL-01); then nobody acts any more, and nothing is hidden (CN-INFO-01)."""
    tell(s, BOARD_DIED if how == DEAD_BOARD else LAST_TURN_ENDED, 0, 0, 0)
    if is_told(s):
        final.tell_points_by_source(s)
        _show_cards(s)
    final.add_final_points(s, s.score)
    s.room = OVER
    s.ended = how


def _show_cards(s: State) -> None:
    """What nobody else could know until now: cards of hands that were drawn blind, and the pile."""
    for colour in range(i64(N_COLOURS)):
        for seat in range(s.players):
            unseen = i64(s.hand[seat * ROW + colour]) - i64(s.known[seat * ROW + colour])
            if unseen > 0:
                tell(s, CARDS_SHOWN, seat, colour, unseen)
        if s.cards[PILE + colour] > 0:
            tell(s, PILE_SHOWN, colour, i64(s.cards[PILE + colour]), 0)
