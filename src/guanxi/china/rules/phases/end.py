"""The end of the game: CN-END."""

from mypy_extensions import i64

from guanxi.china.rules.components import EMISSARY, FORTIFICATION, MAX_PLAYERS, N_PROVINCES, PALACE
from guanxi.china.rules.scoring import final
from guanxi.china.rules.shared.provinces import has_room_for_emissary
from guanxi.china.rules.state import NOBODY, OVER, State


def board_is_dead(s: State) -> bool:
    """Can nobody place anything any more, whatever cards come (CN-END-06)?"""
    for seat in range(s.players):
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


def finish(s: State, how: i64) -> None:
    """Final scoring, once (CN-FINAL-01); then nobody acts any more."""
    final.add_final_points(s, s.score)
    s.room = OVER
    s.ended = how
