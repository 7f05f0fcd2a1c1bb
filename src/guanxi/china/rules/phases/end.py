"""The end of the game: CN-END."""

from mypy_extensions import i64

from guanxi.china.rules.actions import leave_out, pay
from guanxi.china.rules.components import EMISSARY, FORTIFICATION, MAX_PLAYERS, N_COLOURS, N_PROVINCES, PALACE
from guanxi.china.rules.events import (
    BOARD_DIED,
    CARDS_SHOWN,
    DISCARD_SHOWN,
    GAME_ENDED,
    HANDS_DIED,
    LAST_TURN_ENDED,
    PILE_SHOWN,
    ROUND_ADDED,
)
from guanxi.china.rules.house import COVERED_AT_ONCE, ONE_MORE_ROUND, OWNER_CHOICE, TOP_ONLY
from guanxi.china.rules.rooms import CUTTING, OVER
from guanxi.china.rules.scoring import final
from guanxi.china.rules.shared.provinces import has_room_for_emissary, is_full
from guanxi.china.rules.state import DEAD_BOARD, DEAD_HANDS, DISCARD, LAST_TURN, NOBODY, PILE, ROW, State
from guanxi.china.rules.telling import is_told, tell


def board_is_dead(s: State) -> bool:
    """Can nobody place anything any more, whatever cards come (CN-END-06)?"""
    for seat in range(s.players):  # one who is blocked is not enough: CN-END-08
        if s.vacant > 0 and s.supply[PALACE * MAX_PLAYERS + seat] > 0:
            return False
        if s.supply[EMISSARY * MAX_PLAYERS + seat] > 0 and _room_for_emissary(s):
            return False
        if s.house & COVERED_AT_ONCE:
            continue  # who may fortify may also build: CN-FORT-08
        if s.supply[FORTIFICATION * MAX_PLAYERS + seat] > 0 and _room_for_fortification(s):
            return False
    return True


def hands_are_dead(s: State) -> bool:
    """Can nobody place anything with the cards held now (CN-END-06)?"""
    for seat in range(s.players):
        colours = pay.affordable(s, seat, 0)
        for province in range(i64(N_PROVINCES)):
            if (colours >> s.board.colour_of[province]) & 1 and _takes_piece(s, province, seat):
                return False
    return True


def _takes_piece(s: State, province: i64, seat: i64) -> bool:
    """May the seat, cards apart, place something there?"""
    if not is_full(s, province):
        if s.supply[PALACE * MAX_PLAYERS + seat] > 0:
            return True
        if s.supply[FORTIFICATION * MAX_PLAYERS + seat] > 0 and s.house & COVERED_AT_ONCE == 0:
            return _is_unfortified(s, province)
    return s.supply[EMISSARY * MAX_PLAYERS + seat] > 0 and has_room_for_emissary(s, province)


def _room_for_emissary(s: State) -> bool:
    for province in range(i64(N_PROVINCES)):
        if has_room_for_emissary(s, province):
            return True
    return False


def _room_for_fortification(s: State) -> bool:
    for province in range(i64(N_PROVINCES)):
        if _is_unfortified(s, province):
            return True
    return False


def _is_unfortified(s: State, province: i64) -> bool:
    """Is there a space with neither palace nor fortification?"""
    for k in range(s.board.first_of[province], s.board.first_of[province + 1]):
        space = s.board.listed[k]
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
    if s.exhaustions > 1 and s.seat == s.players - 1:
        if s.more_rounds > 0:  # by house rule
            s.more_rounds -= 1
            tell(s, ROUND_ADDED, 0, 0, 0)
            return False
        finish(s, LAST_TURN)
        return True
    return False


def turns_to_come(s: State) -> i64:
    """How many turns follow this one once the pile is used up for good, in this turn or earlier (CN-END-02)."""
    turns = s.players - 1 - s.seat
    if turns == 0 and (s.more_rounds > 0 or (s.exhaustions < 2 and s.house & ONE_MORE_ROUND)):
        return s.players  # by house rule (CN-END-03)
    return turns


def dead_hands(s: State) -> bool:
    """The game ends before a turn in which nobody could place anything."""
    if hands_are_dead(s):
        finish(s, DEAD_HANDS)
        return True
    return False


def finish(s: State, how: i64) -> None:
    """No turn follows; by house rule the owners of forking roads choose their chains first (CN-ROAD-08)."""
    tell(s, _event_of(how), 0, 0, 0)
    s.ended = how
    if s.house & OWNER_CHOICE:
        s.seat = 0
        go_on_cutting(s)
    else:
        score(s)


def _event_of(how: i64) -> i64:
    if how == LAST_TURN:
        return LAST_TURN_ENDED
    return BOARD_DIED if how == DEAD_BOARD else HANDS_DIED


def go_on_cutting(s: State) -> None:
    """Ask the seats in their order for as long as something forks in their networks; then score."""
    while s.seat < s.players and not leave_out.has_choice(s, s.seat):
        s.seat += 1
    if s.seat < s.players:
        s.room = CUTTING
        return
    s.seat = s.players - 1
    score(s)


def score(s: State) -> None:
    """Final scoring, once (CN-FINAL-01); then nobody acts any more, and nothing is hidden (CN-INFO-01)."""
    if is_told(s):
        final.tell_points_by_source(s)
        _show_cards(s)
    final.add_final_points(s, s.score)
    s.room = OVER
    tell(s, GAME_ENDED, 0, 0, 0)


def _show_cards(s: State) -> None:
    """What nobody else could know until now: cards of hands that were drawn blind, and the pile."""
    for colour in range(i64(N_COLOURS)):
        for seat in range(s.players):
            unseen = i64(s.hand[seat * ROW + colour]) - i64(s.known[seat * ROW + colour])
            if unseen > 0:
                tell(s, CARDS_SHOWN, seat, colour, unseen)
        if s.cards[PILE + colour] > 0:
            tell(s, PILE_SHOWN, colour, i64(s.cards[PILE + colour]), 0)
        if s.house & TOP_ONLY:
            _show_discard(s, colour)


def _show_discard(s: State, colour: i64) -> None:
    """Everything but its topmost card."""
    number = i64(s.cards[DISCARD + colour]) - (1 if colour == s.top else 0)
    if number > 0:
        tell(s, DISCARD_SHOWN, colour, number, 0)
