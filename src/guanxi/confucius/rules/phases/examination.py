"""The Imperial Examination: CF-EXAM."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from guanxi.confucius.rules.clauses import (
    CANDIDATE_ANY,
    CANDIDATE_COMPULSORY,
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
from guanxi.confucius.rules.events import (
    CANDIDATE_DECLINED,
    CANDIDATE_LEAVES,
    EXAM_BEGINS,
    EXAM_CONTESTED,
    EXAM_UNCONTESTED,
    GIFT_CANCELLED,
    TUTOR_CARD,
    TUTOR_CARDS_SHOWN,
    TUTOR_DONE,
    someone,
    tell,
    tell_more,
)
from guanxi.confucius.rules.house import (
    ANY_CANDIDATE_EMPTY_SPACE_FIRST,
    CANDIDATE_FALLBACK_MAY_USE_EMPTY_SPACE,
    CANDIDATE_PLACEMENT_OPTIONAL,
    TUTOR_CANCEL_AUTOMATIC,
)
from guanxi.confucius.rules.kinds import (
    CANCEL_GIFT,
    DEAL_CANDIDATE,
    DECLINE_CANDIDATE,
    ENOUGH,
    KEEP_GIFT,
    KINDS,
    PLACE_CANDIDATE,
    SPEND,
    TUTOR,
)
from guanxi.confucius.rules.shared import deck, gifts, obligations
from guanxi.confucius.rules.shared.officials import (
    empty_elsewhere,
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
    SETTING_UP,
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
        return
    tell(s, EXAM_BEGINS, someone(one), someone(two), 0)
    if one == NOBODY or two == NOBODY or one == two:
        s.winner = two if one == NOBODY else one  # CF-EXAM-03
        s.cursor = TO_PLACE
        tell(s, EXAM_UNCONTESTED, s.winner, 0, 0)
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
    """The coins on all cards beside a student (CF-EXAM-13)."""
    coins: i64 = 0
    for seat in range(s.players):
        if s.aside[seat * ROW + ALL] > 0 and i64(s.own[BACKED + seat]) == student:
            for kind in range(i64(N_CARDS)):
                coins += i64(s.aside[seat * ROW + kind]) * (kind + 1)
    return coins


def reveal(s: State) -> None:
    """More coins win (CF-EXAM-14), the red space breaks a tie (CF-EXAM-15); all cards are discarded (CF-EXAM-25)."""
    red, plain = coins_beside(s, 0), coins_beside(s, 1)
    s.winner = i64(s.student[1 if plain > red else 0])
    if s.story is not None:
        show(s)
        tie: i64 = 1 if red == plain else 0
        tell_more(s, EXAM_CONTESTED, s.winner, i64(s.student[0]), i64(s.student[1]), red, plain, tie)
    deck.discard_aside(s)
    s.cursor = TO_PLACE


def show(s: State) -> None:
    """The cards beside the students are turned over (CF-INFO-09)."""
    for seat in range(s.players):
        at = seat * ROW
        if s.aside[at + ALL] > 0:
            student = i64(s.own[BACKED + seat])
            tell_more(
                s, TUTOR_CARDS_SHOWN, seat, student, i64(s.aside[at]), i64(s.aside[at + 1]), i64(s.aside[at + 2]), 0
            )


def is_tutoring(s: State) -> bool:
    """Does somebody choose a student, or cards for one?"""
    return s.room == TUTORING or s.room == TUTORING_CARDS


def why_not_tutor_now(s: State) -> i64:
    """What is against choosing a student while something else is asked."""
    return TUTOR_ONE_STUDENT if s.room == TUTORING_CARDS else NOT_NOW  # CF-EXAM-08


def why_not_pass(s: State) -> i64:
    """Neither tutoring nor placing the candidate can be passed."""
    if is_tutoring(s):
        return TUTOR_COMPULSORY  # CF-EXAM-06
    return CANDIDATE_COMPULSORY if s.room == PLACING_CANDIDATE else NOTHING  # CF-EXAM-24


def why_not_tutor(s: State, student: i64) -> i64:
    """What is against supporting this student."""
    if (obligations.students_to_back(s, s.seat) >> student) & 1 == 0:
        return TUTOR_BOUND  # CF-EXAM-10
    return NOTHING


def offer_students(s: State, out: vec[i64], n: i64) -> i64:
    """Students whom the seat may support."""
    for student in range(i64(2)):
        if why_not_tutor(s, student) == NOTHING:
            out[n] = KINDS.action(TUTOR, student, 0)
            n += 1
    return n


def tutor(s: State, student: i64) -> None:
    """Choose the student; the cards follow."""
    tell(s, TUTOR, s.seat, student, i64(s.student[student]))
    s.own[BACKED + s.seat] = u8(student)
    s.spent = 0
    s.lowest = 0
    s.room = TUTORING_CARDS


def why_not_card(s: State, coins: i64) -> i64:
    """What is against putting one more card of so many coins beside the student."""
    if s.room == TUTORING:
        return NOT_NOW
    if s.hand[s.seat * ROW + coins - 1] == 0:
        return OWN_HAND_ONLY  # CF-PAY-07
    return CARDS_IN_ORDER if coins - 1 < s.lowest else NOTHING  # CF-PAY-04


def why_not_enough(s: State) -> i64:
    """At least one card has to be played (CF-EXAM-06)."""
    return TUTOR_COMPULSORY if s.room == TUTORING or s.spent == 0 else NOTHING


def offer_cards(s: State, out: vec[i64], n: i64) -> i64:
    """Cards that may be put beside the student next, and whether it is enough."""
    for coins in range(i64(1), i64(N_CARDS + 1)):
        if why_not_card(s, coins) == NOTHING:
            out[n] = KINDS.action(SPEND, coins, 0)
            n += 1
    if why_not_enough(s) == NOTHING:
        out[n] = KINDS.action(ENOUGH, 0, 0)
        n += 1
    return n


def backed(s: State) -> i64:
    """The student whom the seat supports."""
    return i64(s.own[BACKED + s.seat])


def card(s: State, coins: i64) -> None:
    """One more card, face down (CF-EXAM-09)."""
    deck.lay_aside(s, coins)
    s.spent += 1
    s.lowest = coins - 1
    tell_more(s, TUTOR_CARD, s.seat, backed(s), i64(s.student[backed(s)]), coins, 0, 0)


def enough(s: State) -> bool:
    """No more cards; with three or more for a giver's student, that gift may be cancelled (CF-EXAM-12)."""
    owner = i64(s.student[backed(s)])
    tell_more(s, TUTOR_DONE, s.seat, backed(s), owner, s.spent, 0, 0)
    s.lowest = 0  # it tells which card was laid down last, and these lie face down (CF-INFO-09)
    if s.spent >= TO_CANCEL and owner != s.seat and gifts.value_from(s, owner, s.seat) > 0:
        if s.house & TUTOR_CANCEL_AUTOMATIC == 0:
            s.room = CANCELLING
            return False
        gifts.cancel(s, owner, s.seat, GIFT_CANCELLED)  # CF-EXAM-12, house rule
    s.step += 1
    return True


def offer_cancelling(out: vec[i64], n: i64) -> i64:
    """Both are free to choose."""
    out[n] = KINDS.action(CANCEL_GIFT, 0, 0)
    out[n + 1] = KINDS.action(KEEP_GIFT, 0, 0)
    return n + 2


def cancel(s: State, kind: i64) -> None:
    """The gift of the student's owner goes, or stays."""
    owner = i64(s.student[backed(s)])
    value = gifts.value_from(s, owner, s.seat)
    tell(s, kind, s.seat, value, owner)
    if kind == CANCEL_GIFT:  # CF-GIFT-CAN-03
        gifts.remove(s, owner, value)
    s.step += 1


def placing(s: State) -> bool:
    """The winner places the candidate if any place is legal (CF-EXAM-24); otherwise it leaves (CF-EXAM-20)."""
    s.seat = s.winner
    for official in range(i64(N_OFFICIALS)):
        if why_not_place(s, official) == NOTHING:
            s.room = PLACING_CANDIDATE
            return True
    tell(s, CANDIDATE_LEAVES, 0, 0, 0)
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
        if s.house & ANY_CANDIDATE_EMPTY_SPACE_FIRST and empty_space(s, ministry) < 0 and empty_elsewhere(s) >= 0:
            return CANDIDATE_ANY  # CF-EXAM-21, house rule
    elif can_take(s, s.candidate):
        if ministry != s.candidate:
            return CANDIDATE_MINISTRY  # CF-EXAM-19
    else:  # CF-EXAM-19: replacing only, anywhere
        if s.tile[official] == NO_TILE:  # CF-EXAM-19, house rule
            return NOTHING if s.house & CANDIDATE_FALLBACK_MAY_USE_EMPTY_SPACE else CANDIDATE_MINISTRY
        return NOTHING if is_replaceable(s, official) else CANDIDATE_REPLACE
    if empty_space(s, ministry) >= 0:
        return NOTHING if s.tile[official] == NO_TILE else CANDIDATE_EMPTY_FIRST  # CF-EXAM-17
    return NOTHING if is_replaceable(s, official) else CANDIDATE_REPLACE  # CF-EXAM-18


def offer_places(s: State, out: vec[i64], n: i64) -> i64:
    """Where the candidate may go, and whether it may be left."""
    for official in range(i64(N_OFFICIALS)):
        if why_not_place(s, official) == NOTHING:
            out[n] = KINDS.action(PLACE_CANDIDATE, official, 0)
            n += 1
    if why_not_decline(s) == NOTHING:
        out[n] = KINDS.action(DECLINE_CANDIDATE, 0, 0)
        n += 1
    return n


def why_not_decline(s: State) -> i64:
    """What is against not placing the candidate: placing is compulsory (CF-EXAM-24).

    CF-EXAM-24, house rule: replacing an official may be declined; an empty space has to be used all the same.
    """
    if s.house & CANDIDATE_PLACEMENT_OPTIONAL == 0:
        return CANDIDATE_COMPULSORY
    for official in range(i64(N_OFFICIALS)):
        if s.tile[official] == NO_TILE and why_not_place(s, official) == NOTHING:
            return CANDIDATE_COMPULSORY
    return NOTHING


def decline(s: State) -> None:
    """The tile leaves the game."""
    tell(s, CANDIDATE_DECLINED, s.seat, 0, 0)
    dismiss(s)


def place(s: State, official: i64) -> None:
    """The candidate comes with a standing marker (CF-EXAM-22); a tile that was there leaves the game."""
    there: i64 = 0
    if s.tile[official] != NO_TILE:
        there = 1 if s.marker[official] == NOBODY else 2
    tell_more(s, PLACE_CANDIDATE, s.seat, official, there, someone(i64(s.marker[official])), 0, 0)
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


def candidate_weight(s: State, tile: i64) -> i64:
    """The named tiles lie on top of the stack in any order, the others below (CF-SETUP-07, CF-SETUP-08)."""
    if tile == ANY:
        return 1 if s.named_left == 0 and s.any_left > 0 else 0
    return (s.named_left >> tile) & 1


def turned_up(s: State, tile: i64) -> None:
    """A tile of the stack is turned up; one for a resolved ministry leaves at once (CF-EXAM-28)."""
    if tile == ANY:
        s.any_left -= 1
    else:
        s.named_left &= ~(i64(1) << tile)
    s.candidate = tile
    leaves = tile < N_MINISTRIES and is_resolved(s, tile)
    tell(s, DEAL_CANDIDATE, tile, 1 if leaves else 0, 0)
    if leaves:
        s.candidate = NO_CANDIDATE
    if s.phase == SETTING_UP:
        s.cursor += 1
