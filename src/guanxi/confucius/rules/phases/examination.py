"""The Imperial Examination: CF-EXAM."""

from typing import Final

from mypy_extensions import i64, u8

from guanxi.confucius.rules.clauses import (
    CANDIDATE_ANY,
    CANDIDATE_EMPTY_FIRST,
    CANDIDATE_MINISTRY,
    CANDIDATE_REPLACE,
    CARDS_IN_ORDER,
    MINISTRY_FROZEN,
    NOT_NOW,
    NOTHING,
    OWN_HAND_ONLY,
    TUTOR_BOUND,
    TUTOR_COMPULSORY,
    TUTOR_ONE_STUDENT,
)
from guanxi.confucius.rules.components import ANY, N_CARDS, N_MINISTRIES, N_OFFICIALS
from guanxi.confucius.rules.shared import deck, gifts, obligations
from guanxi.confucius.rules.shared.officials import (
    empty_space,
    has_replaceable,
    is_replaceable,
    is_resolved,
    ministry_of,
    put_marker,
)
from guanxi.confucius.rules.state import (
    ALL,
    BACKED,
    CANCELLING,
    CANDIDATE_TILE,
    DRAW_CANDIDATE,
    NO_CANDIDATE,
    NO_TILE,
    NOBODY,
    PLACING_CANDIDATE,
    ROW,
    TUTORING,
    TUTORING_CARDS,
    State,
)

# How far the phase has got.
TO_BEGIN: Final = 0
TO_TUTOR: Final = 1
TO_PLACE: Final = 2
TO_TURN_UP: Final = 3
DONE: Final = 4
TO_CANCEL: Final = 3  # cards beyond which a gift may be cancelled (CF-EXAM-12)


def run(s: State) -> bool:
    """Tutoring, winner, placing, next candidate."""
    if s.cursor == TO_BEGIN:
        begin(s)
    if s.cursor == TO_TUTOR and tutoring(s):
        return True
    if s.cursor == TO_PLACE and placing(s):
        return True
    if s.cursor == TO_TURN_UP:
        return turning_up(s)
    return False


def begin(s: State) -> None:
    """Is an examination due (CF-EXAM-01), is there anybody to win it (CF-EXAM-02), is it contested (CF-EXAM-04)?"""
    one, two = i64(s.student[0]), i64(s.student[1])
    if (one == NOBODY and two == NOBODY) or (not s.forced and (one == NOBODY or two == NOBODY)):
        s.cursor = DONE
    elif one == NOBODY or two == NOBODY or one == two:
        s.winner = two if one == NOBODY else one  # CF-EXAM-03
        s.cursor = TO_PLACE
    else:
        s.step = 0
        s.cursor = TO_TUTOR


def tutoring(s: State) -> bool:
    """Everybody with a card tutors once, beginning with the Chief Minister (CF-EXAM-05, CF-EXAM-07)."""
    while s.step < s.players:
        s.seat = (s.chief + s.step) % s.players
        if s.hand[s.seat * ROW + ALL] > 0:
            s.room = TUTORING
            return True
        s.step += 1
    reveal(s)
    return False


def coins_beside(s: State, student: i64) -> i64:
    """The coins on all cards beside a student."""
    coins: i64 = 0
    for seat in range(s.players):
        if s.aside[seat * ROW + ALL] > 0 and i64(s.own[BACKED + seat]) == student:
            for kind in range(i64(N_CARDS)):
                coins += i64(s.aside[seat * ROW + kind]) * (kind + 1)
    return coins


def reveal(s: State) -> None:
    """More coins win (CF-EXAM-14), the red space breaks a tie (CF-EXAM-15); all cards are discarded (CF-EXAM-25)."""
    winning: i64 = 1 if coins_beside(s, 1) > coins_beside(s, 0) else 0
    s.winner = i64(s.student[winning])
    deck.discard_aside(s)
    s.cursor = TO_PLACE


def why_not_tutor(s: State, student: i64) -> i64:
    """What is against supporting this student."""
    if s.room == TUTORING_CARDS:
        return TUTOR_ONE_STUDENT  # CF-EXAM-08
    if s.room != TUTORING:
        return NOT_NOW
    if (obligations.students_to_back(s, s.seat) >> student) & 1 == 0:
        return TUTOR_BOUND  # CF-EXAM-10
    return NOTHING


def tutor(s: State, student: i64) -> None:
    """Choose the student; the cards follow."""
    s.own[BACKED + s.seat] = u8(student)
    s.spent = 0
    s.lowest = 0
    s.room = TUTORING_CARDS


def why_not_card(s: State, kind: i64) -> i64:
    """What is against putting one more card of this kind beside the student."""
    if s.hand[s.seat * ROW + kind] == 0:
        return OWN_HAND_ONLY
    return CARDS_IN_ORDER if kind < s.lowest else NOTHING


def card(s: State, kind: i64) -> None:
    """One more card, face down (CF-EXAM-09)."""
    deck.lay_aside(s, kind)
    s.spent += 1
    s.lowest = kind


def why_not_enough(s: State) -> i64:
    """At least one card has to be played (CF-EXAM-06)."""
    return TUTOR_COMPULSORY if s.spent == 0 else NOTHING


def enough(s: State) -> bool:
    """No more cards; with three or more for a giver's student, that gift may be cancelled (CF-EXAM-12)."""
    owner = i64(s.student[i64(s.own[BACKED + s.seat])])
    s.lowest = 0  # it tells which card was laid down last, and these lie face down (CF-INFO-09)
    if s.spent >= TO_CANCEL and owner != s.seat and gifts.value_from(s, owner, s.seat) > 0:
        s.room = CANCELLING
        return True
    s.step += 1
    return False


def cancel(s: State, cancelled: bool) -> None:
    """The gift of the student's owner goes, or stays."""
    if cancelled:
        gifts.cancel(s, i64(s.student[i64(s.own[BACKED + s.seat])]), s.seat)
    s.step += 1


def placing(s: State) -> bool:
    """The winner places the candidate if any place is legal (CF-EXAM-24); otherwise it leaves (CF-EXAM-20)."""
    s.seat = s.winner
    for official in range(i64(N_OFFICIALS)):
        if why_not_place(s, official) == NOTHING:
            s.room = PLACING_CANDIDATE
            return True
    dismiss(s)
    return False


def can_take(s: State, ministry: i64) -> bool:
    """Can the ministry take a candidate by CF-EXAM-17 or CF-EXAM-18?"""
    return not is_resolved(s, ministry) and (empty_space(s, ministry) >= 0 or has_replaceable(s, ministry))


def why_not_place(s: State, official: i64) -> i64:
    """What is against placing the face-up candidate here."""
    ministry = ministry_of(official)
    if is_resolved(s, ministry):
        return MINISTRY_FROZEN
    if s.candidate == ANY:
        if not can_take(s, ministry):
            return CANDIDATE_ANY  # CF-EXAM-21
    elif can_take(s, s.candidate):
        if ministry != s.candidate:
            return CANDIDATE_MINISTRY  # CF-EXAM-19
    else:  # CF-EXAM-19: replacing only, anywhere
        if s.tile[official] == NO_TILE:
            return CANDIDATE_MINISTRY
        return NOTHING if is_replaceable(s, official) else CANDIDATE_REPLACE
    if empty_space(s, ministry) >= 0:
        return NOTHING if s.tile[official] == NO_TILE else CANDIDATE_EMPTY_FIRST  # CF-EXAM-17
    return NOTHING if is_replaceable(s, official) else CANDIDATE_REPLACE  # CF-EXAM-18


def place(s: State, official: i64) -> None:
    """The candidate comes with a standing marker (CF-EXAM-22); a tile that was there leaves the game."""
    s.tile[official] = CANDIDATE_TILE
    put_marker(s, official, s.seat, True)
    dismiss(s)


def dismiss(s: State) -> None:
    """The candidate has been won; the students leave (CF-EXAM-26)."""
    s.student[0] = NOBODY
    s.student[1] = NOBODY
    s.winner = NOBODY
    s.candidate = NO_CANDIDATE
    s.cursor = TO_TURN_UP


def turning_up(s: State) -> bool:
    """The next candidate, if there is one (CF-EXAM-27)."""
    if s.candidate == NO_CANDIDATE and (s.named_left != 0 or s.any_left > 0):
        s.room = DRAW_CANDIDATE
        return True
    s.cursor = DONE
    return False


def turned_up(s: State, tile: i64) -> None:
    """A tile of the stack is turned up; one for a resolved ministry leaves at once (CF-EXAM-28)."""
    if tile == ANY:
        s.any_left -= 1
    else:
        s.named_left &= ~(i64(1) << tile)
    s.candidate = tile
    if tile < N_MINISTRIES and is_resolved(s, tile):
        s.candidate = NO_CANDIDATE
